// @ts-check
// The link that opens a position.

import { html } from "../base/dom.js";

/** @import {Page} from "../types.js" */
/** @import {Dialog} from "../base/dialog.js" */

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
