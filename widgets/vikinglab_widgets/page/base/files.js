// Files that a reader saves and loads.

import { html } from "./dom.js";

/** Offer a text as a file. */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  html("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Let the reader pick a file, and give its text. */
export function pickFile(taken) {
  const picker = html("input", { type: "file", accept: "application/json,.json" });
  picker.addEventListener("change", async () => taken(await picker.files[0].text()));
  picker.click();
}
