// @ts-check
// A board that fills the whole screen, and gives it back.

/** @import {Item} from "./menu.js" */

/**
 * Return the menu item that turns it on or off; null if the browser doesn't allow it.
 * @param {HTMLElement} root
 * @returns {Item | null}
 */
export function fullScreen(root) {
  if (!document.fullscreenEnabled) return null;
  const on = document.fullscreenElement === root;
  return {
    key: on ? "full-leave" : "full",
    act: () => void (on ? document.exitFullscreen() : root.requestFullscreen()).catch(() => {}),
  };
}
