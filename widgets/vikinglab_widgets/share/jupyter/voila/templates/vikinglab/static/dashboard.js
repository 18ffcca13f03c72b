// What a dashboard does by itself: its bar; how far it has come; its widgets, at once or a step at a time; and it lets go of
// its kernel if it has none.

import { bar, dress } from "./bar.js";
import { Loading } from "./loading.js";
import { WIDGETS, drawn, freeKernel, frontEnd, isFetched, mountAll } from "./mount.js";

window.voila_heartbeat = () => {}; // Voilà's script calls it
await present("#loading progress");
const content = document.getElementById("content");
const shelf = JSON.parse(document.getElementById("shelf").textContent);
dress();
addEventListener("vikinglab:preference", dress);

const loading = new Loading();
const steps = document.body.classList.contains("vl-stepped") ? await stepped() : null;
const showBar = bar(shelf, steps?.tools ?? []);
const whole = new Promise((resolve) => watch(resolve));
await whole;
if (!isFetched()) freeKernel();
for (const part of content.querySelectorAll("table, pre")) wide().observe(part);
if (steps) steps.finish();
else {
  await mountAll(content);
  await drawn(content);
  loading.ready();
}

/** Resolve when an element is there: this script may run before the page has come to it. */
function present(selector) {
  const found = document.querySelector(selector);
  if (found) return found;
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      const come = document.querySelector(selector);
      if (!come) return;
      watching.disconnect();
      resolve(come);
    });
    watching.observe(document, { childList: true, subtree: true });
  });
}

async function stepped() {
  const { Steps } = await import("./steps.js");
  return new Steps(content, shelf, () => loading.ready());
}

/** Follow the cells as they come, and the end of the page. */
function watch(ended) {
  const look = () => {
    for (const mark of content.querySelectorAll(":scope > .whole")) {
      loading.came(Number(mark.dataset.cell), Number(content.dataset.cells));
      const cell = mark.previousElementSibling;
      mark.remove();
      if (cell?.querySelector(WIDGETS)) frontEnd();
      showBar();
      steps?.take(cell);
    }
  };
  const watching = new MutationObserver(look);
  watching.observe(content, { childList: true });
  const end = () => {
    watching.disconnect();
    look();
    ended();
  };
  look();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", end);
  else end();
}

/** What is too wide for the page is moved sideways: by keys too, where it can be reached by them. */
function wide() {
  return new ResizeObserver((parts) => {
    for (const { target } of parts) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
}
