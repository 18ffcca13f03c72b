// The types of the wire, written by `python -m vikinglab_widgets.wire` from inbound.py and outbound.py.

export type Language = "en" | "fr";
/** A text in every language; in a trace, the number of a row of its texts. */
export type Text = { [language in Language]: string } | { t: number };
/** What a frame changes of a thing: a field that went back to what is usual is null. */
export type Change<T> = { [K in keyof T]?: T[K] | null } & { id: string; after?: string };
/** What a page asks of the kernel. */
export type ToKernel = AskNew | AskLoad | AskPlay | AskUndo | AskRedo | AskRestart | AskFrom | AskWhy | AskName | AskSeen | AskSkip | AskPace | AskFreely | AskNotes | AskCoach | AskExplained | AskCard | AskPoint | AskBecause | AskAsk | AskVary | AskRecall | AskLink | AskExample | AskPicture | AskHint | AskSet | AskThrow | AskLay | AskReplay;
/** The answers of the kernel. */
export type FromKernel = Refused | Told | Here | CardOf | Changed | Named | Pointed | Why | Because | Shown | Recalled | Varied | Linked | Replay | Judged | Pictured;
/** The words of a page, each with the names of what fills it. */
export interface Words {
  "about": never;
  "again": never;
  "and-then": "next" | "told";
  "answers-again": never;
  "away": never;
  "back": never;
  "because": never;
  "begin": never;
  "beginner": never;
  "board": never;
  "busy": never;
  "by-hand": never;
  "can": "choices";
  "chances": "chances";
  "chapters": "done" | "of";
  "chart": never;
  "check": never;
  "check-again": never;
  "check-go": never;
  "check-passed": never;
  "check-told": never;
  "choices": "number";
  "choices-more": "number";
  "clauses": "after" | "before";
  "close": never;
  "closely": never;
  "coach": never;
  "copied": never;
  "decided": never;
  "done": never;
  "edition": never;
  "effort": never;
  "elsewhere": never;
  "elsewhere-join": never;
  "elsewhere-stay": never;
  "elsewhere-task": never;
  "export": never;
  "find": never;
  "first": never;
  "for-players": "most";
  "for-players-from": "least" | "most";
  "forget": never;
  "forget-told": never;
  "forget-yes": never;
  "freely": never;
  "full": never;
  "full-leave": never;
  "gallery-told": never;
  "go-all": never;
  "go-first": "chapter";
  "go-on": "chapter";
  "goes-on": never;
  "goes-on-soon": never;
  "gone": never;
  "gone-reload": never;
  "got-it": never;
  "grade-again": never;
  "grade-way": never;
  "greedy": never;
  "guess": never;
  "guess-set": never;
  "guess-told": "chance" | "guess" | "off";
  "hint": never;
  "import": never;
  "imported": never;
  "is-kept": never;
  "kept-bad": never;
  "known": never;
  "label": "name" | "said";
  "ladder": never;
  "ladder-told": never;
  "language": never;
  "last": never;
  "last-match": "result";
  "leads-on": "what";
  "learn-from": "number";
  "learn-on": never;
  "learn-title": never;
  "learn-told": never;
  "learnt": never;
  "length": never;
  "level-1": never;
  "level-2": never;
  "level-3": never;
  "light": never;
  "light-auto": never;
  "light-dark": never;
  "light-light": never;
  "link": never;
  "link-bad": never;
  "link-here": never;
  "link-nowhere": never;
  "link-opened": never;
  "linked-whole": never;
  "load": never;
  "log": never;
  "log-lines": "number";
  "look": never;
  "map": never;
  "map-told": never;
  "matches": never;
  "matches-bad": never;
  "matches-delete": never;
  "matches-delete-yes": never;
  "matches-moves": "number";
  "matches-open": never;
  "matches-over": never;
  "matches-told": never;
  "menu": never;
  "minutes": "number";
  "missed": never;
  "moment": never;
  "more": never;
  "more-pages": never;
  "new": never;
  "next": never;
  "no-figures": never;
  "not-here": never;
  "not-imported": never;
  "not-kept": never;
  "notes": never;
  "nothing-kept": never;
  "nothing-saved": never;
  "on-learn": never;
  "on-play": never;
  "one-tap": never;
  "panels": never;
  "pause": never;
  "person": never;
  "picked": never;
  "picked-next": "what";
  "play": never;
  "play-again": never;
  "play-first": never;
  "play-on": never;
  "players": never;
  "predict": never;
  "quiz": never;
  "quiz-again": never;
  "quiz-before": never;
  "quiz-begin": never;
  "quiz-known": never;
  "quiz-last": never;
  "quiz-making": never;
  "quiz-next": never;
  "quiz-not-known": never;
  "quiz-others": never;
  "quiz-passed": never;
  "quiz-score": "of" | "right";
  "quiz-skip": never;
  "quiz-skip-told": never;
  "quiz-told": never;
  "random": never;
  "readings": never;
  "redo": never;
  "replay": never;
  "replay-back": never;
  "restart": never;
  "review": never;
  "review-anyway": never;
  "review-due": "number";
  "review-end": never;
  "review-later": "when";
  "review-lesson": "lesson";
  "review-line": "due";
  "review-more": never;
  "review-nothing": never;
  "review-told": never;
  "right": never;
  "rule": never;
  "rules-found": "all" | "shown";
  "ruling": never;
  "save": never;
  "saved-whole": never;
  "settings": never;
  "several": never;
  "sheet": never;
  "sheet-replay": never;
  "short": never;
  "show": never;
  "showing": never;
  "shown": never;
  "skip": never;
  "sound": never;
  "source": never;
  "speed": never;
  "speed-0": never;
  "speed-1": never;
  "speed-2": never;
  "standing-known": never;
  "standing-met": never;
  "standing-unmet": never;
  "standing-used": never;
  "standings-known": "number";
  "standings-met": "number";
  "standings-unmet": "number";
  "standings-used": "number";
  "storage-full": never;
  "sum": never;
  "table": never;
  "tap-again": never;
  "task": never;
  "task-of": "number" | "of";
  "theme": never;
  "theme-colour-blind": never;
  "theme-default": never;
  "theme-high-contrast": never;
  "theme-no-colour": never;
  "thinking": never;
  "throw": never;
  "throw-by-hand": never;
  "throw-face": never;
  "throw-fewer": never;
  "throw-help": never;
  "throw-lift": never;
  "throw-more": never;
  "throw-skip": never;
  "throw-taken": never;
  "throw-told": never;
  "throw-turn-left": never;
  "throw-turn-right": never;
  "to-aid": never;
  "to-check": never;
  "to-learn": never;
  "to-match": never;
  "to-odds": never;
  "to-play": never;
  "to-rules": never;
  "to-start": never;
  "tools": never;
  "undecided": never;
  "undo": never;
  "undo-that": never;
  "unfinished": never;
  "veil": never;
  "veil-lift": "seat";
  "watch": never;
  "watch-first": never;
  "welcome": never;
  "well-done": never;
  "whole": never;
  "why-allowed": never;
  "won": never;
  "wrong": never;
  "you": never;
  "your-box": never;
  "zoom": never;
}

/** An introduction of a game for beginners. */
export interface Aim {
  aim: Text;
  parts: Array<Thing>;
}

/** A possible answer, and why it is right or wrong. */
export interface Answer {
  words: Text;
  right: boolean;
  why: Text;
  rule: string;
  path?: Array<string>;
}

/** The actions that may be chosen, and those that may not. */
export interface Answers {
  choices: Array<Choice>;
  refused: Array<Refusal>;
  ends: Array<string>;
}

/** A request for other questions, from a seed of the browser. */
export interface AskAsk {
  do: "ask";
  seed: number;
}

/** A question why an entry of the log was allowed. */
export interface AskBecause {
  do: "because";
  moment: number;
}

/** A request for a rule. */
export interface AskCard {
  do: "card";
  rule: string;
}

/** The game's rules that this reader has been explained; None if no coach is wanted. */
export interface AskCoach {
  do: "coach";
  known: Array<string> | null;
  ago?: Array<number>;
}

/** A request for a position that shows a rule. */
export interface AskExample {
  do: "example";
  rule: string;
}

/** A rule that the reader has just been explained. */
export interface AskExplained {
  do: "explained";
  rule: string;
}

/** A switch: whether undo may take back outcomes of chance and pieces that were seen. */
export interface AskFreely {
  do: "freely";
  on: boolean;
}

/** A request to play on from the decision after some moves. */
export interface AskFrom {
  do: "from";
  ply: number;
  at?: number | null;
}

/** A request for help with a task. */
export interface AskHint {
  do: "hint";
}

/** A piece that was put down by hand, in units of its picture. */
export interface AskLay {
  do: "lay";
  number: number;
  x: number;
  y: number;
  turn: number;
  face: number;
}

/** A request for the link that opens this position. */
export interface AskLink {
  do: "link";
}

/** A save or a link, and where the page has it from: a file, a link, or the browser's own storage. */
export interface AskLoad {
  do: "load";
  data: string;
  source?: "file" | "link" | "browser";
  at?: number | null;
  match?: number | null;
}

/** A question for the words of the choices whose paths begin with these ids. */
export interface AskName {
  do: "name";
  path: Array<string>;
}

/** A request for another match, of the present edition if none is named. */
export interface AskNew {
  do: "new";
  seed: number;
  players: number;
  seats: Array<string>;
  rulings?: Record<string, string>;
  edition?: string | null;
  short?: boolean;
  at?: number | null;
  match?: number | null;
}

/** A switch: whether the board remembers for its readers. */
export interface AskNotes {
  do: "notes";
  on: boolean;
}

/** The pace at which others move, as this reader likes to follow them. */
export interface AskPace {
  do: "pace";
  speed: "slow" | "steady" | "fast";
}

/** A request for a picture of the position that shows a rule: of the whole board, or of what matters there. */
export interface AskPicture {
  do: "picture";
  rule: string;
  whole: boolean;
}

/** A move, in notation. */
export interface AskPlay {
  do: "play";
  line: string;
  at?: number | null;
}

/** A request for the pieces that an entry of the log is about. */
export interface AskPoint {
  do: "point";
  moment: number;
}

/** A request for a question about a rule, by its full key, from a seed; of this edition, if it has the rule. */
export interface AskRecall {
  do: "recall";
  rule: string;
  seed: number;
  edition?: string | null;
}

/** A request to redo. */
export interface AskRedo {
  do: "redo";
  at?: number | null;
}

/** A request for everything that happened in a finished match, moment by moment. */
export interface AskReplay {
  do: "replay";
}

/** A request to start the match again. */
export interface AskRestart {
  do: "restart";
  at?: number | null;
}

/** The number of the state that a page shows, and the question whether anybody is there. */
export interface AskSeen {
  do: "seen";
  number: number;
}

/** The settings of a figure: each by the place of its value among the possible ones. */
export interface AskSet {
  do: "set";
  figures: Record<string, number>;
}

/** A request to see only the outcome of what others are about to do. */
export interface AskSkip {
  do: "skip";
}

/** A throw of some pieces, from a seed of the browser. */
export interface AskThrow {
  do: "throw";
  pieces: number;
  seed: number;
}

/** A request to undo. */
export interface AskUndo {
  do: "undo";
  at?: number | null;
}

/** A request for a question like one of a row, by its number, in another position; from a seed of the browser. */
export interface AskVary {
  do: "vary";
  number: number;
  seed: number;
}

/** A question why these ids, in this order, choose nothing; and what brought the last of them there. */
export interface AskWhy {
  do: "why";
  path: Array<string>;
  brought?: boolean;
}

/** The rules of an edition for questions; the ``hard`` ones can be broken, or cost most. */
export interface AskedEdition {
  key: string;
  name: Text | string;
  rules: Array<string>;
  hard: Array<string>;
}

/** The rules of a game for questions, and its own words for buttons. */
export interface AskedGame {
  key: string;
  name: Text;
  editions: Array<AskedEdition>;
  words: Record<string, Record<string, string | Plural>>;
}

/** The reason why a moment was allowed: the event, its rules, and whose choice it was. */
export interface Because {
  say: "because";
  told: Text;
  rules: Array<Card>;
  choice: Text | null;
}

/** The traits of a board, with tasks or without. */
export interface BoardTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
  setup: Setup;
  state: State;
  name: string;
}

/** The tools that work now; ``freely`` is there if undo can be set free, and says whether it is. */
export interface Can {
  undo: boolean;
  redo: boolean;
  freely?: boolean;
}

/** A rule for readers. */
export interface Card {
  key: string;
  title: Text;
  text: Text;
  ruling: Text | null;
  source: string;
  met: Text | null;
  shown: boolean;
}

/** The requested rule; None if there is no such rule. */
export interface CardOf {
  say: "card";
  card: Card | null;
}

/** The changes of a state since the one with this number. */
export interface Changed {
  say: "changed";
  since: number;
  whole: Record<string, any>;
  choices: Array<Array<any>> | null;
  scene: SceneChange;
  log: Entries;
  save: Letters;
}

/** A chapter of a course, and the names of its tasks and questions. */
export interface Chapter {
  path: string;
  title: Text | string;
  parts: Array<string>;
  known: Array<string>;
}

/** The sentence and the table of a figure, or a board that shows it; the ``number`` tells drawings apart. */
export interface Chart {
  title: Text | string;
  sentence: Text | string;
  labels: Array<Text>;
  head: Array<Text | string>;
  rows: Array<Array<number | Text | string | null>>;
  series: Array<Series>;
  words: Record<string, Text | string>;
  uses: Array<string> | null;
  scene: Scene | null;
  number?: number;
}

/** A legal action: its notation, its path and its words; if many paths begin alike, the words come later. */
export interface Choice {
  line: string;
  path: Array<string>;
  words: Text | null;
}

/** A figure that can be set: its values, and the place of its first value. */
export interface Control {
  name: string;
  values: Array<number | string>;
  at: number;
}

/** The course of a match: each seat's chances after some frames, and the moves that decided it. */
export interface Course {
  winner: number;
  chances: Array<[number, Array<number>]>;
  turns: Array<Turn>;
  note: Text;
}

/** A detail that lies on a mark and moves with it: its place counts from the middle of the mark. */
export interface Detail {
  x: number;
  y: number;
  sprite?: string;
  frame?: string;
  over?: string;
  size?: number;
  turn?: number;
  corner?: string;
  figure?: string;
  unsure?: boolean;
  text?: string;
  label?: Text | null;
  print?: string;
  align?: "" | "start";
  seat?: number | null;
  faint?: boolean;
}

/** The traits of a widget that draws scenes. */
export interface DrawnTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
}

/** The matches that an edition offers. */
export interface Edition {
  key: string;
  name: Text | string;
  players: Array<number>;
  short: Array<number>;
  readings: Array<Reading>;
}

/** The end of a match: who won, in a headline, what the reader missed it by, and what brought each seat its points. */
export interface Ending {
  headline: Text;
  more: Text | null;
  reader: number | null;
  rows: Array<Tally>;
  sums: Array<number>;
  winners: Array<number>;
}

/** The entries of a log that stay, from one to before another, and those that follow them. */
export interface Entries {
  start: number;
  end: number;
  new: Array<Entry>;
}

/** An entry of the log. */
export interface Entry {
  number: number;
  seat: number | null;
  text: Text;
  rule: string;
  aside?: boolean;
}

/** A position that shows a rule, as the moments that led there. */
export interface Example {
  rule: string;
  trace: Trace;
  refused: RefusedMove | null;
}

/** A rule that matters now, in a sentence; before it the event, and its moment; the ids of its subject. */
export interface Explanation {
  rule: string;
  title: Text;
  text: Text;
  told: Text | null;
  moment: number | null;
  others: boolean;
  ids: Array<string>;
}

/** A frame for one moment: its words, the rule, the number of moves before it, and the changes to the scene. */
export interface Frame {
  ply: number;
  say: number;
  rule?: string;
  put?: Array<Change<Mark>>;
  gone?: Array<string>;
  groups?: Array<Change<Group>>;
  head?: Partial<Scene>;
}

/** A game in a gallery: its introduction, its pages, and the names under which a browser keeps matches of it. */
export interface GalleryCard {
  key: string;
  name: Text;
  line: Text | null;
  editions: Array<Text>;
  players: [number, number];
  minutes: number | null;
  level: number | null;
  pages: Record<string, string>;
  asked: Array<string>;
  matches: Array<string>;
  starts: Array<string>;
  chapters: Array<Chapter>;
  picture: string;
}

/** The traits of a gallery: ``review`` is the page that asks about due rules, if there is one. */
export interface GalleryTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  games: Array<GalleryCard>;
  review: string | null;
  others: Array<LinkedPage>;
}

/** The grade of a finished task: stars, words with a place for the points, and whether there is a better way. */
export interface Grade {
  stars: number;
  told: Text;
  more: Text;
  points: string;
}

/** A part of a scene with its own place: its upper left corner, and its size. */
export interface Group {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  words: Text;
  backdrop?: string;
  sheet?: boolean;
  seat?: number | null;
  fold?: number;
  only?: "" | "wide" | "narrow";
  views?: Array<View>;
  closeup?: [number, number, number, number, number] | null;
}

/** The answer to a message that changes nothing. */
export interface Here {
  say: "here";
}

/** Help with a task: a word, then the move itself. */
export interface Hint {
  words: Text | string | null;
  path: Array<string>;
}

/** A rule with the words to find it by, the best match first. */
export interface IndexedCard {
  key: string;
  title: Text;
  text: Text;
  ruling: Text | null;
  source: string;
  met: Text | null;
  shown: boolean;
  index: Array<string>;
}

/** The course of that match, as soon as it has been calculated. */
export interface Judged {
  say: "course";
  course: Course;
}

/** Pieces in place: their picture, the place, turn and face of each, and their worth. */
export interface Layout {
  scene: Scene;
  pieces: Array<Array<number>>;
  faces: Array<Text>;
  most: number;
  words: Text;
  fallen: boolean;
  number: number;
}

/** A chapter that teaches a rule. */
export interface Lesson {
  path: string;
  title: Text | string;
}

/** The letters of a text that changed, from one to before another, and their replacement. */
export interface Letters {
  start: number;
  end: number;
  new: string;
}

/** The link that opens this position: the fragment of an address. */
export interface Linked {
  say: "link";
  link: string;
}

/** A notebook to open: its path and its first heading. */
export interface LinkedPage {
  path: string;
  title: Text | string;
}

/** An element of a board. Its id stays the same from scene to scene, and never encodes a secret. */
export interface Mark {
  id: string;
  kind: "space" | "piece" | "label";
  x: number;
  y: number;
  words?: Text | null;
  group?: string;
  on?: string;
  around?: [number, number] | null;
  choice?: string;
  small?: string;
  fine?: boolean;
  solid?: Solid | null;
  path?: string;
  paint?: string;
  step?: number;
  details?: Array<Detail>;
  tells?: boolean;
  comes?: "" | "roll" | "turn" | "show" | "count" | "flourish";
  origin?: string;
  goes?: string;
  sprite?: string;
  frame?: string;
  over?: string;
  size?: number;
  turn?: number;
  corner?: string;
  figure?: string;
  unsure?: boolean;
  text?: string;
  label?: Text | null;
  print?: string;
  align?: "" | "start";
  seat?: number | null;
  faint?: boolean;
}

/** The words of choices that begin alike, by their lines, in the state with this number. */
export interface Named {
  say: "named";
  number: number;
  words: Record<string, Text>;
}

/** The traits of an explorer's controls. */
export interface PanelTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
  controls: Array<Control>;
  chart: Chart;
}

/** A picture of the position that shows a rule, as the address of an image; with the event or refusal there. */
export interface Pictured {
  say: "pictured";
  rule: string;
  whole: boolean;
  image: string;
  told: Text | null;
}

/** A word that counts: its forms by the categories of its language, and for 0 if that is said in another way. */
export interface Plural {
  by: string;
  none?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** The ids of the pieces that an entry of the log is about. */
export interface Pointed {
  say: "point";
  moment: number;
  ids: Array<string>;
}

/** A match as one seat sees it. */
export interface Position {
  choices: Array<Choice>;
  refused: Array<Refusal>;
  ends: Array<string>;
  game: string;
  edition: string;
  scene: Scene;
  viewer: number;
  asks: Text;
  seat: number | null;
  seats: Array<string>;
  readings: Record<string, string>;
  short: boolean;
  notes: boolean;
  log: Array<Entry>;
  can: Can;
  over: boolean;
  ending: Ending | null;
  save: string;
}

/** The traits of a row of questions. */
export interface PredictTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
  questions: Array<Question>;
  name: string;
}

/** The traits of a course. */
export interface ProgressTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  chapters: Array<Chapter>;
}

/** A question before its answer is shown; an estimate has a ``chance`` and a bound that is ``near`` enough. */
export interface Question {
  about: string | null;
  before?: Trace;
  position: string;
  asks: Text | string;
  answers: Array<Answer>;
  board: boolean;
  needs: Array<string>;
  chance?: number;
  near?: number;
  scene: Scene;
  cards: Record<string, Card | null>;
  then: Trace | null;
}

/** The traits of a quiz; ``trouble`` says why there are no questions. */
export interface QuizTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
  questions: Array<Question>;
  name: string;
  trouble: Text | null;
  skips: boolean;
}

/** A rule that can be read in several ways, each with its name. */
export interface Reading {
  key: string;
  title: Text;
  text: Text;
  ruling: Text | null;
  source: string;
  met: Text | null;
  shown: boolean;
  readings: Array<[string, Text]>;
}

/** The reason why something may not be chosen; without a text if no rule forbids it. */
export interface Reason {
  text: Text | null;
  rule: string | null;
}

/** The requested question about a rule, None if there is none; and the lesson that teaches the rule. */
export interface Recalled {
  say: "recalled";
  rule: string;
  question: Question | null;
  lesson: Lesson | null;
}

/** An action that may not be chosen. */
export interface Refusal {
  text: Text | null;
  rule: string | null;
  path: Array<string>;
  words: Text;
}

/** The refusal of a message; if it brought a match, where the page had that from. */
export interface Refused {
  text: Text | null;
  rule: string | null;
  say: "refused";
  source: "file" | "link" | "browser" | null;
}

/** A move that an example shows as refused, with the reason. */
export interface RefusedMove {
  move: string;
  text: Text;
}

/** All moments of a finished match. */
export interface Replay {
  say: "replay";
  trace: Trace;
}

/** The traits of a review, or of a check of a whole rulebook. */
export interface ReviewTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  games: Array<AskedGame>;
  arts: Record<string, string>;
  count: number;
  whole: boolean;
  name: string;
}

/** A chapter of a rulebook, with the keys of its rules. */
export interface RuleChapter {
  title: Text;
  rules: Array<string>;
}

/** The traits of a rule browser ``of`` a game; ``check`` is the page that asks about all rules, if there is one. */
export interface RulesTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
  of: string;
  check: string | null;
  rules: Array<IndexedCard>;
  chapters: Array<RuleChapter>;
  example: Example;
}

/** A board in one position, for one seat or for all. */
export interface Scene {
  game: string;
  width: number;
  height: number;
  title: Text;
  marks: Array<Mark>;
  groups: Array<Group>;
  active?: Array<string>;
}

/** The changes of a scene, in the form of a trace's frames; or the complete scene. */
export interface SceneChange {
  whole?: Scene;
  put?: Array<any>;
  gone?: Array<string>;
  groups?: Array<any>;
  head?: Record<string, any>;
}

/** A series of a chart, and its look. */
export interface Series {
  name: Text | string;
  look: "bars" | "line";
}

/** The choices for a new match, and the names of the seats. */
export interface Setup {
  game: string;
  editions: Array<Edition>;
  bots: Array<string>;
  names: Array<Text>;
  letters: Array<Text>;
  notes: boolean;
  given: boolean;
  welcome?: Welcome;
}

/** The requested example. */
export interface Shown {
  rule: string;
  trace: Trace;
  refused: RefusedMove | null;
  say: "example";
}

/** A block in place: its sides, the drawings on its faces, the height of its base above the ground. */
export interface Solid {
  long: number;
  wide: number;
  high: number;
  top?: string;
  under?: string;
  front?: string;
  lift?: number;
}

/** A match as a board shows it; ``shared`` if several people at one screen must not see the same. */
export interface State {
  choices: Array<Choice>;
  refused: Array<Refusal>;
  ends: Array<string>;
  game: string;
  edition: string;
  scene: Scene;
  viewer: number;
  asks: Text;
  seat: number | null;
  seats: Array<string>;
  readings: Record<string, string>;
  short: boolean;
  notes: boolean;
  log: Array<Entry>;
  can: Can;
  over: boolean;
  ending: Ending | null;
  save: string;
  number: number;
  match: number;
  shared: boolean;
  coach: Explanation | null;
  task?: Task;
}

/** A line of the table at the end: what it is, and each seat's points; ``of`` so many, where it can be filled. */
export interface Tally {
  words: Text;
  points: Array<number>;
  of: number;
}

/** A task, and its progress. */
export interface Task {
  number: number;
  of: number;
  done: boolean;
  missed: boolean;
  because: Text | null;
  waits: boolean;
  grade: Grade | null;
  played: boolean;
  asks: string;
  hint: Hint;
  taught: Array<string>;
}

/** A thing of a game: its use, and its picture as the address of an image. */
export interface Thing {
  word: Text;
  line: Text;
  picture: string;
}

/** The traits of a throw. */
export interface ThrowTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
  lies: Layout;
}

/** A sentence for the reader. */
export interface Told {
  say: "told";
  text: Text;
}

/** The frames of a match or of a part of it. */
export interface Trace {
  vikinglab: number;
  game: string;
  languages: Array<string>;
  texts: Array<Array<string>>;
  rules: Record<string, TraceCard>;
  scene: Scene;
  frames: Array<Frame>;
}

/** A rule for readers; texts by number. */
export interface TraceCard {
  title: number;
  text: number;
  ruling: number | null;
  source: string;
}

/** The traits that every widget has: a chosen language, and all languages if a folder adds some. */
export interface Traits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
}

/** A move that decided a match: its frame, and each seat's chances before and after it. */
export interface Turn {
  frame: number;
  seat: number;
  words: Text;
  before: Array<number>;
  after: Array<number>;
}

/** A question like one of a row, by its number, in another position; None if there is none. */
export interface Varied {
  say: "varied";
  number: number;
  question: Question | null;
}

/** A part of a group that is shown alone where space is short: when its tab is pointed at, or is active. */
export interface View {
  tab: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The traits of a walkthrough. */
export interface WalkthroughTraits {
  language: string;
  languages: string;
  words: Record<string, Record<string, string | Plural>>;
  art: string;
  trace: Trace;
  plays_on: boolean;
  name: string;
}

/** The beginning of a first match, in each edition, and the pages after its end, by the words of their buttons. */
export interface Welcome {
  seed: number;
  aims: Record<string, Aim>;
  onward: Record<string, string>;
}

/** The reason why this path chooses nothing. */
export interface Why {
  text: Text | null;
  rule: string | null;
  say: "why";
  path: Array<string>;
  moment: number | null;
}
