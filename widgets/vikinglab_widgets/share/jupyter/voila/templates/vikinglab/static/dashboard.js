// The script of a dashboard: it adds the bar, shows how far the page has come, draws widgets at once or step by step, and
// lets go of the kernel if it has none.

import { bar, dress } from "./bar.js";
import { Loading } from "./loading.js";
import { WIDGETS, drawn, freeKernel, frontEnd, isFetched, mountAll } from "./mount.js";
import { learn, speak, titled } from "./tongue.js";
import { byId } from "./words.js";

Object.assign(window, { voila_heartbeat() {} }); // Voilà's script calls it
await present("#loading progress");
const content = byId("content");
const shelf = JSON.parse(byId("shelf").textContent ?? "{}");
dress();
addEventListener("vikinglab:preference", dress);
speak();
addEventListener("vikinglab:preference", speak);

const loading = new Loading();
const steps = document.body.classList.contains("vl-stepped") ? await stepped() : null;
const showBar = bar(shelf);
await new Promise((resolve) => follow(() => resolve(null)));
if (!isFetched()) freeKernel();
reachWide();
if (steps) steps.finish();
else {
  const name = () => (document.title = titled());
  name();
  addEventListener("vikinglab:preference", name);
  await mountAll(content);
  await drawn(content);
  loading.ready();
}

/**
 * Resolve when an element is there: this script may run before the page has come to it.
 * @param {string} selector
 */
async function present(selector) {
  if (document.querySelector(selector)) return;
  await new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watching.disconnect();
      resolve(null);
    });
    watching.observe(document, { childList: true, subtree: true });
  });
}

async function stepped() {
  const { Steps } = await import("./steps.js");
  return new Steps(content, shelf, () => loading.ready());
}

/**
 * Follow the cells as they come, and the end of the page.
 * @param {() => void} ended
 */
function follow(ended) {
  const look = () => {
    /** @type {NodeListOf<HTMLElement>} */
    const marks = content.querySelectorAll(":scope > .whole");
    for (const mark of marks) {
      loading.came(Number(mark.dataset.cell), Number(content.dataset.cells));
      const before = mark.previousElementSibling;
      const said = before?.matches(".said") ? before : null;
      const cell = said ? said.previousElementSibling : before;
      if (cell && said) learn(cell, said);
      said?.remove();
      mark.remove();
      if (cell?.querySelector(WIDGETS)) frontEnd();
      steps?.take(cell);
    }
    if (!marks.length) return;
    speak();
    showBar();
  };
  const watching = new MutationObserver(look);
  watching.observe(content, { childList: true });
  const end = () => {
    watching.disconnect();
    look();
    speak(); // what follows the cells came after the last of them was looked at
    ended();
  };
  look();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", end);
  else end();
}

/** Parts that are too wide for the page scroll sideways: also by keys, if these can reach them. */
function reachWide() {
  const wide = new ResizeObserver((parts) => {
    for (const { target } of parts) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const part of content.querySelectorAll("table, pre")) wide.observe(part);
}
