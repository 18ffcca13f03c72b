// What has been done of a course, as this browser knows it: where one left off, and all of it as a file to take along.

const OURS = /^vikinglab\/(language|theme|light|done\/1|(match|answer)\/1\/[\w/ .-]{1,80})$/;
const LARGEST_PROGRESS = 4_000_000;

/** How far a chapter is: known, or how many of its parts are done. */
function standing(chapter, all) {
  const parts = chapter.parts.filter((name) => all.has(name)).length;
  const known = chapter.known.some((name) => all.has(name));
  return { parts, of: chapter.parts.length, known, whole: known || (parts > 0 && parts === chapter.parts.length) };
}

/** Where to go on: the first chapter that was begun and isn't whole, else the first that isn't whole. */
function leftOff(chapters, all) {
  const open = chapters.filter((chapter) => !standing(chapter, all).whole);
  return open.find((chapter) => standing(chapter, all).parts > 0) ?? open[0] ?? null;
}

/** All that this browser keeps of ours, as one text. */
function exported(storage) {
  const kept = {};
  for (let at = 0; at < storage.length; at += 1) if (OURS.test(storage.key(at))) kept[storage.key(at)] = storage.getItem(storage.key(at));
  return JSON.stringify({ vikinglab: "progress", version: 1, kept });
}

/** Take up what was exported: whether it was ours. What has been done here before stays done. */
function imported(storage, text) {
  let found = null;
  try {
    found = text.length <= LARGEST_PROGRESS ? JSON.parse(text) : null;
  } catch {
    return false;
  }
  if (found?.vikinglab !== "progress" || found.version !== 1 || typeof found.kept !== "object" || found.kept === null) return false;
  const entries = Object.entries(found.kept);
  if (!entries.every(([key, value]) => OURS.test(key) && typeof value === "string")) return false;
  const before = allDone(storage);
  for (const [key, value] of entries) write(storage, key, value);
  write(storage, DONE, JSON.stringify([...new Set([...before, ...allDone(storage)])]));
  return true;
}

class ProgressPage {
  constructor(model, el) {
    this.model = model;
    this.storage = globalThis.localStorage;
    this.choices = new Preferences(this.storage, globalThis.window);
    this.words = (text) => say(text, this.choices.get("language"));
    this.ui = (key) => this.words(model.get("words")[key]);
    this.dialog = new Dialog(this.words, this.ui);
    this.list = html("ol", { class: "vl-chapters" });
    this.on = html("p", { class: "vl-on" });
    this.tools = html("div", { class: "vl-tools" });
    this.told = html("p", { class: "vl-who", role: "status" });
    const sheet = html("section", { class: "vl-sheet-card" }, this.on, this.list, this.tools, this.told);
    this.root = frame("vl-progress", sheet, this.dialog.element);
    el.replaceChildren(this.root);
    const show = () => this.show();
    for (const event of ["vikinglab:done", "storage", "pageshow"]) globalThis.window.addEventListener(event, show);
    this.closers = [
      this.choices.listen(show),
      () => ["vikinglab:done", "storage", "pageshow"].forEach((event) => globalThis.window.removeEventListener(event, show)),
    ];
    this.show();
  }

  show() {
    this.choices.dress(this.root);
    const [chapters, all] = [this.model.get("chapters"), allDone(this.storage)];
    const next = leftOff(chapters, all);
    const begun = chapters.some((chapter) => standing(chapter, all).parts > 0 || standing(chapter, all).known);
    this.on.replaceChildren(next ? html("a", { href: next.path, class: "vl-go" }, `${this.ui(begun ? "go-on" : "go-first")} ${next.title}`) : this.ui("go-all"));
    this.list.replaceChildren(...chapters.map((chapter) => this.chapter(chapter, standing(chapter, all))));
    this.tools.replaceChildren(
      button(this.ui("export"), () => this.save()),
      button(this.ui("import"), () => this.open()),
      button(this.ui("forget"), () => this.ask()),
      button(this.ui("settings"), () => this.dialog.settings(this.choices)),
    );
  }

  chapter(chapter, { parts, of, known, whole }) {
    const meter = html("progress", { max: of || 1, value: known ? of || 1 : parts, "aria-label": `${chapter.title}: ${parts} / ${of}` });
    const state = known ? this.ui("known") : whole ? this.ui("done") : `${parts} / ${of}`;
    return html("li", {}, html("a", { href: chapter.path }, chapter.title), meter, html("span", { class: "vl-who" }, whole ? `✓ ${state}` : state));
  }

  save() {
    const url = URL.createObjectURL(new Blob([exported(this.storage)], { type: "application/json" }));
    html("a", { href: url, download: "vikinglab-progress.json" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  open() {
    const picker = html("input", { type: "file", accept: "application/json,.json" });
    picker.addEventListener("change", async () => {
      const taken = imported(this.storage, await picker.files[0].text());
      this.show();
      this.told.textContent = this.ui(taken ? "imported" : "not-imported");
      if (taken) globalThis.window.dispatchEvent(new CustomEvent("vikinglab:preference", { detail: "all" }));
    });
    picker.click();
  }

  /** Ask before everything is forgotten: it can't be taken back. */
  ask() {
    const forget = button(this.ui("forget-yes"), () => {
      for (const key of Object.keys(JSON.parse(exported(this.storage)).kept)) this.storage.removeItem(key);
      this.dialog.close();
      this.show();
    });
    this.dialog.open(this.ui("forget"), html("p", {}, this.ui("forget-told")), forget);
  }

  close() {
    for (const close of this.closers) close();
  }
}
