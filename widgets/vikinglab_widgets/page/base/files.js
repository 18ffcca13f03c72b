// @ts-check
// Files that a reader saves and loads.

import { html } from "./dom.js";
import { sure } from "./sure.js";

/**
 * Offer a text as a file.
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  html("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/**
 * Let the reader pick a file, and pass on its text.
 * @param {(text: string) => void} taken
 */
export function pickFile(taken) {
  const picker = html("input", { type: "file", accept: "application/json,.json" });
  picker.addEventListener("change", async () => taken(await sure(picker.files)[0].text()));
  picker.click();
}
