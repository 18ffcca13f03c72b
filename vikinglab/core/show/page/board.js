// A board in a page: what is asked, what can be chosen, why something can't, what happened.

const BEAT = 5000;
const PATIENCE = 4000;
const POINTING = 350;

class BoardPage {
  constructor(model, el) {
    this.model = model;
    this.choices = new Preferences(globalThis.localStorage, globalThis.window);
    this.words = (text) => say(text, this.choices.get("language"));
    this.ui = (key) => this.words(model.get("words")[key]);
    this.picked = [];
    this.spoken = null;
    this.build(el);
    this.closers = [this.choices.listen(() => this.redress())];
    for (const [event, heard] of [
      ["change:state", () => this.moved()],
      ["msg:custom", (message) => this.hear(message)],
    ]) {
      model.on(event, heard);
      this.closers.push(() => model.off(event, heard));
    }
    this.sheet.redress();
    this.show(false);
    this.begin();
    this.beat();
  }

  build(el) {
    const name = `vl-${Math.random().toString(36).slice(2, 8)}`;
    this.ships = html("div", { class: "vl-ships", role: "group" });
    this.who = html("p", { class: "vl-who" });
    this.question = html("h2", { class: "vl-question", id: name, tabindex: "-1" });
    this.answers = html("div", { class: "vl-answers", role: "group", "aria-labelledby": name });
    this.logTitle = html("h3", { id: `${name}-log` });
    this.log = html("ol", { class: "vl-log", "aria-labelledby": this.logTitle.id });
    this.log.addEventListener("keydown", (event) => this.walkLog(event));
    this.tools = html("div", { class: "vl-tools", role: "toolbar" });
    this.bubble = html("div", { class: "vl-bubble", hidden: "hidden" });
    this.live = html("div", { class: "vl-live", "aria-live": "polite", role: "status" });
    this.banner = html("div", { class: "vl-banner", role: "alert", hidden: "hidden" });
    this.dialog = new Dialog(this.words, this.ui);
    this.veil = html("div", { class: "vl-veil", hidden: "hidden" });
    const ask = html("section", { class: "vl-sheet-card vl-ask" }, this.who, this.question, this.answers);
    const happened = html("section", { class: "vl-sheet-card vl-happened" }, this.logTitle, this.log);
    this.sheet = new Sheet(this.ui, "sheet", ask, this.ships, happened, this.tools);
    this.stage = this.sheet.stage;
    this.parts = [this.sheet.element];
    this.sheet.chart.after(this.bubble);
    this.root = frame("", this.banner, this.sheet.element, this.veil, this.live, this.dialog.element);
    this.choices.dress(this.root);
    el.replaceChildren(this.root);
    this.view = new SceneView(this.stage, this.ships, this.model.get("art"), this.words, this.sheet.keys, this.sheet.own);
    this.view.decorate = (mark) => this.decorate(mark);
    this.view.featured = (group) => group.seat === this.state.viewer;
    this.walker = new Walker(this.view, (what, id) => this.asked(what, id));
    this.walker.reveal = (element) => this.sheet.reveal(element);
    for (const part of [this.stage, this.sheet.own, this.ships]) this.listen(part);
    this.root.addEventListener("keydown", (event) => event.key === "Escape" && !this.dialog.element.open && this.asked("escape"));
    this.bubble.addEventListener("click", (event) => event.target.closest("button") || this.hush());
  }

  listen(part) {
    part.addEventListener("keydown", (event) => event.target.closest("[data-id]") && this.walker.key(event));
    part.addEventListener("click", (event) => {
      const id = this.view.hit(event);
      if (!id) return this.hush();
      this.walker.here = this.walker.stops().some((mark) => mark.id === id) ? id : this.walker.here;
      this.walker.settle();
      this.choose(id);
    });
    part.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.point(event.target.closest("g[data-id]")?.dataset.id));
    part.addEventListener("pointerleave", () => this.point(null));
  }

  /** The id by which a mark is chosen: its own, what it stands for, or the space that a piece lies on. A piece that can be
      chosen by itself stands for its space where only that leads on: one sails to where another ship lies. */
  chosen(id) {
    const mark = this.view.scene.marks.find((each) => each.id === id);
    if (!mark) return id;
    const own = mark.choice || mark.id;
    if (mark.kind !== "piece" || !mark.on || this.leads([...this.picked, own])) return own;
    return !mark.choice || this.leads([...this.picked, mark.on]) ? mark.on : own;
  }

  leads(path) {
    return this.state.choices.some((choice) => path.every((id, at) => choice.path[at] === id));
  }

  decorate(mark) {
    const id = this.view.stands(mark);
    if (id === null) return { classes: this.leads([...this.picked, mark.choice]) ? ["vl-hand"] : [] };
    if (this.picked.includes(id)) return { classes: ["vl-picked"], label: this.ui("picked"), role: "button" };
    const found = this.state.choices.filter((choice) => choice.path[this.picked.length] === id && this.picked.every((part, at) => choice.path[at] === part));
    if (!found.length) return {};
    const label = found.length === 1 ? `${this.words(found[0].words)}.` : this.ui("several");
    return { classes: ["vl-choice"], label, role: "button" };
  }

  show(glide = true) {
    this.state = this.model.get("state");
    this.picked = [];
    this.hush();
    this.view.show(this.state.scene, glide);
    this.walker.settle();
    this.sheet.follow();
    this.showAsk();
    this.showLog();
    this.showTools();
    this.cover();
    this.keep();
  }

  showAsk() {
    this.who.textContent = this.words(this.state.scene.title);
    this.question.textContent = this.words(this.state.asks);
    const marks = new Set(this.state.scene.marks.flatMap((mark) => [mark.id, mark.choice]));
    const buttons = this.state.choices.filter((choice) => !marks.has(choice.path[0]));
    const refused = this.state.refused.filter((each) => !marks.has(each.path[0]));
    const held = this.answers.contains(document.activeElement);
    this.answers.replaceChildren(
      ...buttons.map((choice) => button(this.words(choice.words), () => this.send({ do: "play", line: choice.line }), "vl-answer")),
      ...refused.map((each) => {
        const cannot = button(this.words(each.words), () => this.refuse(each, cannot), "vl-answer vl-cannot");
        cannot.setAttribute("aria-disabled", "true");
        return cannot;
      }),
    );
    if (this.looksBack) this.answers.append(button(this.ui("walk"), () => this.send({ do: "walk" }), "vl-answer"));
    if (held) this.question.focus();
    this.ships.setAttribute("aria-label", this.ui("ships"));
  }

  showLog() {
    this.logTitle.textContent = this.ui("log");
    const { letters } = this.model.get("setup");
    const entries = this.state.log.map((entry) => {
      const letter = html("span", { class: `vl-letter-badge${entry.seat === null ? "" : ` vl-seat-${entry.seat}`}`, "aria-hidden": "true" }, entry.seat === null ? "" : this.words(letters[entry.seat]));
      const rule = button(this.words(entry.text), () => this.send({ do: "card", rule: entry.rule }), "vl-entry");
      for (const event of ["mouseenter", "focus"]) rule.addEventListener(event, () => this.post({ do: "point", moment: entry.number }));
      for (const event of ["mouseleave", "blur"]) rule.addEventListener(event, () => this.light([]));
      return html("li", {}, letter, rule);
    });
    renew(this.log, entries, this.question);
    this.stop(this.log.querySelector(":focus") ?? this.log.querySelector("li:last-child > button"));
    requestAnimationFrame(() => (this.log.scrollTop = this.log.scrollHeight));
    const fresh = this.state.log.filter((entry) => this.spoken !== null && entry.number > this.spoken);
    this.spoken = this.state.log.at(-1)?.number ?? -1;
    this.tell([...fresh.slice(-6).map((entry) => this.words(entry.text)), this.told()].join(" "));
  }

  /** Whether what happened can be walked through: once all of it has. */
  get looksBack() {
    return this.state.over;
  }

  /** The log has one tab stop too, and arrows move over its entries. */
  walkLog(event) {
    const entries = [...this.log.querySelectorAll("button")];
    const at = entries.indexOf(document.activeElement);
    const entry = entries[{ ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: entries.length - 1 }[event.key]];
    if (!entry) return;
    event.preventDefault();
    this.stop(entry);
    entry.focus();
  }

  stop(entry) {
    for (const each of this.log.querySelectorAll("button")) each.tabIndex = each === entry ? 0 : -1;
  }

  /** What is said after what happened: what is asked now. */
  told() {
    return this.words(this.state.asks);
  }

  showTools() {
    const able = { undo: this.state.can.undo, redo: this.state.can.redo, restart: this.state.can.undo };
    const acts = {
      undo: () => this.send({ do: "undo" }),
      redo: () => this.send({ do: "redo" }),
      restart: () => this.send({ do: "restart" }),
      new: () => this.offer(),
      save: () => this.save(),
      load: () => this.open(),
      link: () => this.send({ do: "link" }),
      settings: () => this.dialog.settings(this.choices),
    };
    const tools = this.toolKeys.map((key) => {
      const made = button(this.ui(key), acts[key]);
      made.disabled = able[key] === false;
      return made;
    });
    renew(this.tools, [...tools, ...this.freely(), ...this.notes()], this.question);
  }

  /** Where undo stops at dice and at what was seen, the switch that lets it go on. */
  freely() {
    const on = this.state.can.freely;
    return on === undefined ? [] : [this.toggle("freely", on)];
  }

  /** Where memory counts, the switch for a board that remembers for its readers. */
  notes() {
    if (!this.model.get("setup").notes) return [];
    return [this.toggle("notes", this.state.notes)];
  }

  toggle(key, on) {
    const made = button(this.ui(key), () => this.send({ do: key, on: !on }));
    made.setAttribute("aria-pressed", String(on));
    return made;
  }

  get toolKeys() {
    return ["undo", "redo", "restart", "new", "save", "load", "link", "settings"];
  }

  /** Between two people at one screen: what only the next may see stays covered until they say that they are there. */
  cover() {
    const { shared, viewer, over } = this.state;
    if (!shared || over || viewer === this.lifted) {
      this.lifted = shared ? viewer : this.lifted;
      return this.lift();
    }
    const name = this.words(this.model.get("setup").names[viewer]);
    const lift = button(`${this.ui("veil-lift")} ${name}`, () => {
      this.lifted = viewer;
      this.lift();
      this.question.focus();
    });
    this.veil.replaceChildren(html("p", { class: "vl-question" }, `${name}. ${this.ui("veil")}`), lift);
    this.veil.hidden = false;
    for (const part of this.parts) part.inert = true;
    lift.focus();
    this.tell(`${name}. ${this.ui("veil")}`);
  }

  lift() {
    this.veil.hidden = true;
    for (const part of this.parts) part.inert = false;
  }

  // Choosing

  choose(id) {
    const path = [...this.picked, this.chosen(id)];
    const exact = this.exact(path);
    if (exact) return this.send({ do: "play", line: exact.line });
    if (this.leads(path)) return this.pick(path);
    const last = path.at(-1);
    if (last === this.picked.at(-1)) return this.putBack();
    if (this.picked.length && this.leads([last]) && !this.exact([last])) return this.pick([last]);
    return this.explain(path, id);
  }

  exact(path) {
    return this.state.choices.find((choice) => choice.path.length === path.length && choice.path.every((part, at) => part === path[at]));
  }

  /** Point at something that a path goes on from; at another such thing later, and it is chosen instead. */
  pick(path) {
    this.hush();
    this.picked = path;
    this.view.show(this.state.scene, false);
    this.walker.settle();
    this.sheet.follow();
    this.tell(this.ui("more"));
  }

  putBack() {
    this.escape();
    this.tell(this.words(this.state.asks));
  }

  /** Say why these ids can't be chosen one after the other: the page knows it of the first, of others it asks. */
  explain(path, id, quiet = false) {
    const refused = this.state.refused.find((each) => path.every((part, at) => each.path[at] === part));
    this.wondering = refused || path.length < 2 ? null : { id, quiet, path: path.join("/") };
    if (this.wondering) this.post({ do: "why", path });
    else if (refused || !quiet) this.refuse(refused ?? { text: null, rule: null }, this.view.marks.get(id), quiet);
    else this.hush();
  }

  /** Say at the thing itself why it can't be chosen. */
  refuse({ text, rule }, at, quiet = false) {
    const sentence = text ? this.words(text) : `${this.ui("not-here")} ${this.words(this.state.asks)}`;
    const more = rule && !rule.startsWith("core:") ? [button(this.ui("rule"), () => this.post({ do: "card", rule }), "vl-more")] : [];
    this.bubble.replaceChildren(html("p", {}, sentence), ...more);
    this.bubble.hidden = false;
    this.refused = at;
    this.place(at);
    if (!quiet) this.tell(sentence);
  }

  /** What was asked about something that was pointed at, if nothing else has been since. */
  answer({ path, text, rule }) {
    const { wondering } = this;
    if (wondering?.path !== path.join("/")) return;
    this.wondering = null;
    if (text || !wondering.quiet) this.refuse({ text, rule }, this.view.marks.get(wondering.id), wondering.quiet);
  }

  /** Beside what is drawn, where the next tab stop is; what is asked isn't covered, but gets its answer underneath. */
  place(at) {
    const asks = at.closest(".vl-ask");
    this.bubble.classList.toggle("vl-within", asks !== null);
    if (asks) {
      asks.append(this.bubble);
      return this.bubble.scrollIntoView({ block: "nearest" });
    }
    (this.ships.contains(at) ? this.ships : this.sheet.chart).after(this.bubble);
    const parts = [this.root, at, this.bubble, this.question.closest(".vl-ask"), this.bubble.offsetParent];
    const [room, box, own, asked, from] = parts.map((part) => part.getBoundingClientRect());
    const left = Math.max(8, Math.min(box.x + box.width / 2 - room.x - own.width / 2, room.width - own.width - 8));
    const aside = room.x + left > asked.right || room.x + left + own.width < asked.x;
    const free = (top) => top > room.y && (aside || top > asked.bottom || top + own.height < asked.y);
    const tops = [box.y - own.height - 10, box.bottom + 10, asked.y - own.height - 10];
    this.bubble.style.left = `${room.x + left - from.x}px`;
    this.bubble.style.top = `${(tops.find(free) ?? tops[1]) - from.y}px`;
  }

  /** Show on the board what an entry of the log is about. */
  light(ids) {
    for (const [id, element] of this.view.marks) element.classList.toggle("vl-told", ids.includes(id));
  }

  hush() {
    if (this.bubble.contains(document.activeElement)) this.refused.focus();
    this.bubble.hidden = true;
    this.wondering = null;
  }

  point(id) {
    clearTimeout(this.pointing);
    if (!id) return;
    this.pointing = setTimeout(() => {
      const path = [...this.picked, this.chosen(id)];
      if (this.leads(path) || this.leads(path.slice(-1))) this.hush();
      else this.explain(path, id, true);
    }, POINTING);
  }

  // Asking by key

  asked(what, id) {
    if (what === "choose") this.choose(id);
    if (what === "escape") this.escape();
    if (what === "who") this.tell(`${this.words(this.state.scene.title)}. ${this.words(this.state.asks)}`);
    if (what === "what") this.tell(`${this.ui("can")} ${this.next().join(", ")}.`);
    if (what === "where") this.tell(this.words(this.view.scene.marks.find((mark) => mark.id === id)?.words));
  }

  /** What can be chosen next: by what it does, or by its name where there is more to choose afterwards. */
  next() {
    const open = this.state.choices.filter((choice) => this.picked.every((part, at) => choice.path[at] === part));
    const ids = [...new Set(open.map((choice) => choice.path[this.picked.length]))];
    const name = (id) => this.words(this.view.scene.marks.find((mark) => mark.words && id === (mark.choice || mark.id))?.words);
    return ids.map((id) => {
      const found = open.filter((choice) => choice.path[this.picked.length] === id);
      return (found.length > 1 && name(id)) || this.words(found[0].words);
    });
  }

  escape() {
    this.hush();
    if (this.picked.length) {
      this.picked = [];
      this.view.show(this.state.scene, false);
    }
  }

  tell(sentence) {
    this.live.textContent = "";
    requestAnimationFrame(() => (this.live.textContent = sentence));
  }

  // The kernel

  send(message) {
    this.hush();
    this.post(message);
  }

  /** Give the kernel a message. Where the way there is closed, nobody will answer: that is said at once. */
  post(message) {
    this.waiting ??= Date.now();
    try {
      this.model.send(message);
    } catch {
      this.missing(true);
    }
  }

  moved() {
    this.answered();
    this.show();
  }

  hear(message) {
    this.answered();
    if (message.say === "refused") {
      this.refuse({ text: message.text, rule: message.rule }, this.question);
      if (message.kept) this.bubble.prepend(html("p", {}, this.ui("kept-bad")));
    }
    if (message.say === "told") this.refuse({ text: message.text, rule: null }, this.question);
    if (message.say === "why") this.answer(message);
    if (message.say === "card" && message.card) this.dialog.card(message.card, (rule) => this.send({ do: "example", rule }));
    if (message.say === "example") this.dialog.example(message, this.model.get("art"), this.model.get("words"));
    if (message.say === "link") this.link(message.link);
    if (message.say === "point") this.light(message.ids);
    if (message.say === "walk") this.walkThrough(message.trace);
    if (message.say === "course") this.went(message.course);
  }

  /** Ask now and then whether anybody is there; say so when not. */
  beat() {
    let number = 0;
    const beating = setInterval(() => {
      if (this.waiting && Date.now() - this.waiting > PATIENCE) this.missing();
      this.post({ do: "ping", number: (number += 1) });
    }, BEAT);
    this.closers.push(() => clearInterval(beating));
  }

  missing(gone = this.model.comm_live === false || this.missed > 2) {
    this.missed = (this.missed ?? 0) + 1;
    this.banner.textContent = this.ui(gone ? "gone" : "busy");
    this.banner.hidden = false;
  }

  answered() {
    this.waiting = null;
    if (!this.banner.hidden) this.tell(this.ui("answers-again"));
    this.missed = 0;
    this.banner.hidden = true;
  }

  // What happened, a moment at a time

  /** In the place of the board: the whole match, to be stepped through; and back to the board, or on from a moment. */
  walkThrough(trace) {
    this.walkedOut();
    const host = html("div");
    const back = button(this.ui("walk-back"), () => this.walkedOut());
    this.walked = html("div", { class: "vl-walked" }, host, html("div", { class: "vl-ends" }, back));
    this.sheet.element.after(this.walked);
    this.sheet.element.hidden = true;
    const playOn = (ply) => {
      this.walkedOut();
      this.send({ do: "from", ply });
    };
    this.walk = new WalkPage({ trace, art: this.model.get("art"), words: this.model.get("words"), playOn }, host);
    this.walk.parts.next.focus();
  }

  went(course) {
    const { names, letters } = this.model.get("setup");
    if (this.walk) new Course(this.walk, course, names, letters).enter();
  }

  walkedOut() {
    if (!this.walk) return;
    this.walk.close();
    this.walk = null;
    this.walked.remove();
    this.sheet.element.hidden = false;
    this.question.focus();
  }

  // What the browser keeps

  get shelf() {
    const name = this.model.get("name");
    return name ? `vikinglab/match/1/${name}` : null;
  }

  keep() {
    if (this.shelf && this.started) write(globalThis.localStorage, this.shelf, this.state.save);
  }

  /** Take up the match of a link, else the one that is kept, else begin a new one. */
  begin() {
    const linked = /#match=[\w-]+/.exec(globalThis.location?.hash ?? "");
    const kept = this.shelf && read(globalThis.localStorage, this.shelf);
    this.started = true;
    if (linked) this.send({ do: "load", data: linked[0], kept: false });
    else if (kept) this.send({ do: "load", data: kept, kept: true });
    else if (!this.model.get("setup").given) {
      this.send({ do: "new", seed: seed(), players: this.state.seats.length, seats: this.state.seats });
    }
  }

  save() {
    const url = URL.createObjectURL(new Blob([this.state.save], { type: "application/json" }));
    html("a", { href: url, download: `${this.state.game}-match.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    this.tell(this.ui("saved-whole"));
  }

  open() {
    const picker = html("input", { type: "file", accept: "application/json,.json" });
    picker.addEventListener("change", async () => this.send({ do: "load", data: await picker.files[0].text(), kept: false }));
    picker.click();
  }

  async link(fragment) {
    const address = `${location.href.split("#")[0]}${fragment}`;
    const field = html("input", { class: "vl-address", readonly: "", value: address, "aria-label": this.ui("link-here") });
    this.dialog.open(this.ui("link"), html("p", {}, this.ui("link-here")), field, html("p", { class: "vl-source" }, this.ui("linked-whole")));
    field.select();
    try {
      await navigator.clipboard.writeText(address);
      this.tell(this.ui("copied"));
    } catch {
      // the field is there to be copied by hand
    }
  }

  // Dialogs

  /** What a match of an edition can be: for how many, and by which readings. */
  edition(key) {
    return this.model.get("setup").editions.find((each) => each.key === key);
  }

  offer() {
    const { editions } = this.model.get("setup");
    const { field, label } = select(this.ui("edition"), editions.map((each) => [each.key, this.words(each.name)]), this.state.edition);
    const fields = html("div");
    let chosen;
    const fill = () => {
      const { parts, values } = this.fields(this.edition(field.value), chosen?.());
      chosen = values;
      fields.replaceChildren(...parts);
    };
    field.addEventListener("change", fill);
    fill();
    const begin = button(this.ui("begin"), () => {
      this.dialog.close();
      this.send({ do: "new", seed: seed(), edition: field.value, ...chosen() });
    }, "vl-tool vl-first");
    this.dialog.open(this.ui("new"), ...(editions.length > 1 ? [html("div", { class: "vl-fields" }, label)] : []), fields, begin);
  }

  /** The fields of an edition, how many play, who, and by which readings, and what is chosen in them; of what was chosen `before`, what fits stays. */
  fields(edition, before = { players: this.state.seats.length, seats: [], rulings: this.state.readings }) {
    const { names, bots } = this.model.get("setup");
    const count = select(this.ui("players"), edition.players.map((number) => [number, String(number)]), before.players);
    const seats = html("div", { class: "vl-fields" });
    const sitting = () => [...seats.querySelectorAll("select")].map((each) => each.value);
    const fill = (sat) =>
      seats.replaceChildren(
        ...Array.from({ length: Number(count.field.value) }, (_, seat) => select(this.words(names[seat]), bots.map((bot) => [bot, this.ui(bot)]), sat[seat] ?? (seat ? "greedy" : "person")).label),
      );
    count.field.addEventListener("change", () => fill(sitting()));
    fill(before.seats);
    const [rulings, readings] = this.readings(edition.readings, before.rulings);
    return {
      parts: [html("div", { class: "vl-fields" }, count.label), seats, ...rulings],
      values: () => ({ players: Number(count.field.value), seats: sitting(), rulings: readings() }),
    };
  }

  /** How the rulebook is read where it leaves that open: fields, folded away, and what is chosen in them. */
  readings(rules, before) {
    const fields = rules.map((rule) => ({ rule, ...select(this.words(rule.title), rule.readings.map(([name, called]) => [name, this.words(called)]), before[rule.key]) }));
    const told = fields.map(({ rule, label }) => html("div", {}, label, html("p", { class: "vl-source" }, this.words(rule.ruling))));
    const chosen = () => Object.fromEntries(fields.map(({ rule, field }) => [rule.key, field.value]));
    const folded = html("details", {}, html("summary", {}, this.ui("readings")), html("div", { class: "vl-fields" }, ...told));
    return [rules.length ? [folded] : [], chosen];
  }

  redress() {
    this.choices.dress(this.root);
    this.sheet.redress();
    this.spoken = null;
    this.show(false);
    this.dialog.close();
  }

  close() {
    this.walk?.close();
    for (const close of this.closers) close();
  }
}

/** Put new buttons in the place of old ones. Who stood on one stays at its place, or goes on where there is something. */
function renew(host, parts, otherwise) {
  const held = [...host.querySelectorAll("button")].indexOf(document.activeElement);
  host.replaceChildren(...parts);
  if (held < 0) return;
  const now = host.querySelectorAll("button")[held];
  (now && !now.disabled ? now : otherwise).focus();
}
