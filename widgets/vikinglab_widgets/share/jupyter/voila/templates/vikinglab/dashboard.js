// What a dashboard does by itself: it says how far it has come, fetches the front end if there are widgets, and lets go of
// its kernel if there are none.
const dashboard = (() => {
  const PATIENCE = 30000;
  const told = document.getElementById("told");
  const bar = document.querySelector("#loading progress");
  const content = document.getElementById("content");
  const widgets = 'script[type="application/vnd.voila.cell-output+json"]';
  // A board is there when something is drawn in its place, and not when the place is.
  const place = ".lm-Widget:not(.jupyter-widgets):empty";
  const rendering = `.lm-Panel.jp-OutputArea-output:not(.jupyter-widgets, .lm-mod-hidden, :has(> :not(${place})))`;
  const waiting = () => content.querySelector(`${widgets}, ${rendering}`) !== null;
  let fetched = false;

  function config() {
    return JSON.parse(document.getElementById("jupyter-config-data").textContent);
  }

  /** Fetch what shows widgets; it starts by itself when the page is whole. */
  function fetchFrontEnd() {
    if (fetched) return;
    fetched = true;
    const script = document.createElement("script");
    script.src = `${config().fullStaticUrl}/voila.js`;
    document.head.append(script);
  }

  function step(cell, cells) {
    bar.max = cells + 1;
    bar.value = cell;
    told.textContent = cell < cells ? `Loading: step ${cell} of ${cells}` : "Loading the board…";
    if (waiting()) fetchFrontEnd();
  }

  function finish() {
    if (!fetched) freeKernel();
    for (const part of content.querySelectorAll("table, pre")) wide.observe(part);
    if (!waiting()) return ready();
    const late = setTimeout(() => {
      told.textContent = "This takes longer than it should. You can wait, or load the page again.";
    }, PATIENCE);
    const watch = new MutationObserver(() => {
      if (waiting()) return;
      watch.disconnect();
      clearTimeout(late);
      ready();
    });
    watch.observe(content, { childList: true, subtree: true });
  }

  function ready() {
    told.textContent = "Ready.";
    document.getElementById("loading").className = "unseen";
    bar.remove();
  }

  /** What is too wide for the page is moved sideways: by keys too, where it can be reached by them. */
  const wide = new ResizeObserver((parts) => {
    for (const { target } of parts) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });

  function freeKernel() {
    const form = new FormData();
    form.append("_xsrf", document.cookie.match(/\b_xsrf=([^;]*)/)?.[1] ?? "");
    navigator.sendBeacon(`${config().baseUrl}voila/api/shutdown/${config().kernelId}`, form);
  }

  // Boards let their reader choose between light and dark; the page goes with them.
  function dress() {
    let chosen = null;
    try {
      chosen = localStorage.getItem("vikinglab/light");
    } catch {
      // a browser may refuse storage: then its own scheme stands
    }
    document.documentElement.style.colorScheme = ["light", "dark"].includes(chosen) ? chosen : "";
  }
  dress();
  addEventListener("vikinglab:preference", dress);

  window.voila_heartbeat = () => {};
  return { step, finish };
})();
