// Types that several modules of the page share, beside those of the wire.

import type {
  Answers,
  BoardTraits,
  Group,
  Language,
  Mark,
  Plural,
  Reason,
  Scene,
  Setup,
  State,
  Text,
  ToKernel,
  Trace,
  Words,
} from "./wire.js";
import type { Dialog } from "./base/dialog.js";

/** A text in every language, or one that a teacher wrote in one. */
export type Said = Text | string | null | undefined;
/** What an author wrote in the `source` language, with its translations: those of a widget's cell, from the page. */
export type Phrases = { source?: string } & { [language in Language]?: Record<string, string> };
export type Say = (text: Said) => string;
/** A word of the interface in one language: with places for figures, or in the forms by which it counts them. */
export type Form = string | Plural;
/** What fills a word: figures, and texts in the reader's language. */
export type Given = Record<string, number | string>;
/** The key of a word that nothing fills. */
export type Plain = { [Key in keyof Words]: [Words[Key]] extends [never] ? Key : never }[keyof Words];
/** Says a word of the interface by its key, with all that fills it. */
export interface Ui {
  (key: Plain): string;
  <Key extends Exclude<keyof Words, Plain>>(key: Key, given: Record<Words[Key], number | string>): string;
}
export type Act = () => void;
/** What an element may be made of. */
export type Part = Node | string;
export type Attributes = Record<string, string | number | null | undefined>;
export type Point = [number, number];
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> | null | undefined;
/** Texts by their number: those of a trace. */
export type Table = Pick<Trace, "languages" | "texts"> | null;
export type Interface = Partial<Record<keyof Words, { [language in Language]: Form }>>;

/** What a model has: its traits, and the translations that a page gives it before it is drawn. */
type Shown<Traits> = Traits & { phrases?: Phrases };
/** The model of a widget, by its traits. */
export interface Model<Traits> {
  get<Name extends keyof Shown<Traits> & string>(name: Name): Shown<Traits>[Name];
  send(message: ToKernel): void;
  on(event: string, heard: (message: any) => void): void;
  off(event: string, heard: (message: any) => void): void;
  /** Whether the way to the kernel is open, where a notebook knows. */
  readonly comm_live?: boolean;
  /** What several views of it have in common. */
  readonly shared?: object;
}

/** A page as its parts know it: it says words, and reads sentences aloud. */
export interface Page {
  words: Say;
  ui: Ui;
  tell: (sentence: string) => void;
}

/** How a mark is drawn, beyond what its scene says. */
export interface Decoration {
  classes?: string[];
  label?: string;
  role?: string;
}

/** The keys that ask: choose, what, where, who, escape. */
export type Heard = (what: string, id?: string | null) => void;

/** What a page does with its board. */
export interface Hooks {
  heard: Heard;
  touched?: (event: PointerEvent) => void;
  pointed?: (id: string | null | undefined) => void;
  moved?: (id: string | null | undefined) => void;
  refitted?: Act;
  decorate?: (mark: Mark) => Decoration;
  featured?: (group: Group) => boolean;
}

/** What stands in the prompt of a board. */
export interface Prompted {
  kicker: string;
  question: string;
  language?: string | null;
  above?: HTMLElement[];
  below?: HTMLElement[];
}

/** A board as its purpose knows it. */
export interface Board extends Page {
  model: Model<BoardTraits>;
  storage: Store;
  readonly language: Language;
  tongue: (text: Said) => string;
  /** Who moved last, and the last entry of the log before that. */
  since: { mover: number | null; number: number };
  send: (message: ToKernel) => void;
}

/** A position that a rule is shown by, as a dialog or a page opens it. */
export interface Replayed {
  trace: Trace;
  art: string;
  words: Interface;
  playOn?: ((ply: number) => void) | null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A block in the air: how far it is still to spin and to tilt, around which axis, and how high it is; its lift so far. */
export interface Pose {
  spin: number;
  tilt: number;
  axis: number;
  height: number;
  lifted: number;
}

/** How blocks are flung: in a direction, and how fast, from 0 to 1. */
export interface Fling {
  direction: number;
  speed: number;
}

/** How long blocks fall, how long apart; how long each is counted, and how long the sum stands; whether all throws fall at once. */
export interface Pace {
  fall: number;
  apart: number;
  count: number;
  end: number;
  together?: boolean;
}

/** A step of what was thrown: its marks, the blocks among them, and when it is told. */
export interface Told {
  marks: Mark[];
  blocks: Mark[];
  pace: Pace;
  start: number;
  end: number;
}

/** A thing that lies somewhere on the screen. */
export interface Place {
  id: string;
  x: number;
  y: number;
}

export type Choosable = Answers & { scene: Pick<Scene, "marks"> };
export type MaybeReason = Pick<Reason, "text" | "rule">;
export type Seats = Pick<Setup, "names" | "letters">;
export type Covered = Pick<State, "shared" | "viewer" | "over">;
export type Opened = Pick<Dialog, "open">;
