// @ts-check
// The server of a dashboard, asked for the kernel of its page.

/** @import {Answer} from "../board/goingon.js" */

const WENT_ON = "vikinglab/went-on";
const AGAIN = 60_000; // milliseconds before a page may open again by itself for a second time

/** The address of the kernel of this page; null where the page isn't a dashboard, as in JupyterLab. */
export function kernelAddress() {
  const written = globalThis.document?.getElementById?.("jupyter-config-data")?.textContent;
  const { baseUrl, kernelId } = JSON.parse(written || "{}");
  return kernelId ? `${baseUrl}api/kernels/${kernelId}` : null;
}

/**
 * Ask for a kernel.
 * @param {string} address
 * @returns {Promise<Answer>}
 */
export async function ask(address) {
  try {
    const answer = await fetch(address, { cache: "no-store" });
    // Between here and the server others may answer for it: that it is away, or that one has to log in.
    return answer.ok && !answer.redirected ? "alive" : answer.status === 404 ? "gone" : "away";
  } catch {
    return "away";
  }
}

/** Open this page again, and note when. */
export function openAgain() {
  try {
    sessionStorage.setItem(WENT_ON, `${Date.now()}`);
  } catch {
    // Then it isn't known, and the page may not open again by itself.
  }
  location.reload();
}

/** Return whether this page has just opened again: if its kernel has ended once more, the next may, too. */
export function hasJustOpened() {
  try {
    return Date.now() - Number(sessionStorage.getItem(WENT_ON) ?? 0) < AGAIN;
  } catch {
    return true;
  }
}
