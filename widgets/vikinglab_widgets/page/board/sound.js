// @ts-check
// Sounds: short ones, made here by the browser, if the reader has asked for them.

/** @import {Preferences} from "../base/preferences.js" */

/** @typedef {"turn" | "throw" | "win"} Sound */
/** @typedef {[at: number, pitch: number, length: number, shape: OscillatorType]} Tone - in seconds and hertz */

const LOUD = 0.12; // of what a loudspeaker can do
const SOFT = 0.0001; // where a tone has faded

/** @type {Record<Sound, Tone[]>} */
const TONES = {
  turn: [
    [0, 440, 0.18, "sine"],
    [0.12, 587, 0.3, "sine"],
  ],
  throw: [0, 0.07, 0.13, 0.21].map((at, nth) => [at, 190 - 28 * nth, 0.06, "triangle"]),
  win: [392, 494, 587, 784].map((pitch, nth) => [nth * 0.13, pitch, nth < 3 ? 0.2 : 0.7, "triangle"]),
};

export class Sounds {
  /** @type {AudioContext | null} */ context = null;

  /** @param {Preferences} preferences */
  constructor(preferences) {
    this.preferences = preferences;
  }

  get on() {
    return this.preferences.get("sound") === "on";
  }

  set on(wanted) {
    this.preferences.set("sound", wanted ? "on" : "off");
    if (wanted) this.play("turn");
  }

  /** @param {Sound} sound */
  play(sound) {
    if (!this.on || !globalThis.AudioContext) return;
    this.context ??= new globalThis.AudioContext();
    const { context } = this;
    // A browser lets no page sound before somebody has touched it.
    void context.resume();
    for (const [at, pitch, length, shape] of TONES[sound]) {
      const [start, end] = [context.currentTime + at, context.currentTime + at + length];
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      tone.type = shape;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(LOUD, start);
      volume.gain.exponentialRampToValueAtTime(SOFT, end);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(end);
    }
  }

  close() {
    void this.context?.close();
    this.context = null;
  }
}
