// @ts-check
// The link that opens a position: out of the page's address, and for others to open.

import { button, html } from "../base/dom.js";
import { hasBar } from "../base/preferences.js";

/** @import {Act, Page} from "../types.js" */
/** @import {Dialog} from "../base/dialog.js" */

/** The match in the page's address: `#match=…`. */
export const linked = () => /#match=[\w-]+/.exec(globalThis.location?.hash ?? "")?.[0] ?? null;

/** Take the match out of the address: its reader goes on from here, and a reload mustn't lead back. */
export function forgetLink() {
  if (linked()) history.replaceState(history.state, "", location.href.split("#")[0]);
}

/** Return whether the page's address opens this page: not so in frames that others fill, as those of notebooks are. */
export function leadsHere() {
  return /^https?:$/.test(location.protocol) && (hasBar() || globalThis.top === globalThis.self);
}

/**
 * Show a link in a dialog, and copy it to the clipboard.
 * @param {Page} page
 * @param {Dialog} dialog
 * @param {string} fragment
 */
export async function showLink(page, dialog, fragment) {
  const { ui } = page;
  const address = `${location.href.split("#")[0]}${fragment}`;
  const label = ui("link-here");
  const field = html("input", { class: "vl-address", readonly: "", value: address, "aria-label": label });
  dialog.open(ui("link"), html("p", {}, label), field, html("p", { class: "vl-source" }, ui("linked-whole")));
  field.select();
  try {
    await navigator.clipboard.writeText(address);
    page.tell(ui("copied"));
  } catch {
    // The field is for copying by hand.
  }
}

/**
 * Where a link would lead nowhere, offer the match as a file.
 * @param {Page} page
 * @param {Dialog} dialog
 * @param {Act} save
 */
export function offerFile({ ui }, dialog, save) {
  dialog.open(ui("link"), html("p", {}, ui("link-nowhere")), button(ui("save"), save, "vl-tool vl-does"));
}
