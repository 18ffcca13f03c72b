// A question before its answer is shown. Everything that it needs is in the page: no kernel has to answer.

class PredictPage {
  /** `ended(first)` is called when the right answer is found, with whether it was the first one tried. */
  constructor(model, el, question, name = "", ended = () => {}) {
    this.question = question;
    this.name = name;
    this.ended = ended;
    this.choices = new Preferences(globalThis.localStorage, globalThis.window);
    this.words = (text) => say(text, this.choices.get("language"), this.question.then);
    this.ui = (key) => this.words(model.get("words")[key]);
    this.at = -1;
    this.guess = null;
    this.build(el, model.get("art"));
    this.tried = this.kept();
    this.closers = [this.choices.listen(() => this.redress())];
    this.redress();
  }

  build(el, art) {
    this.ships = html("div", { class: "vl-ships", role: "group" });
    const name = `vl-${Math.random().toString(36).slice(2, 8)}`;
    this.kicker = html("p", { class: "vl-who" });
    this.asks = html("h2", { class: "vl-question", id: name, tabindex: "-1" });
    this.answers = html("div", { class: "vl-options", role: "group", "aria-labelledby": name });
    this.told = html("div", { class: "vl-reasons" });
    this.slider = this.question.near ? new Slider(this.question, (guess) => this.estimate(guess)) : null;
    this.answers.append(...(this.slider?.parts ?? []));
    this.live = html("div", { class: "vl-live", "aria-live": "polite", role: "status" });
    this.ends = html("div", { class: "vl-tools" });
    this.dialog = new Dialog(this.words, this.ui);
    const head = html("section", { class: "vl-sheet-card vl-ask" }, this.kicker, this.asks, this.answers, this.told, this.ends);
    this.sheet = new Sheet(this.ui, "ships", head, this.ships);
    this.stage = this.sheet.stage;
    this.root = frame("vl-predict", this.sheet.element, this.live, this.dialog.element);
    el.replaceChildren(this.root);
    this.sheet.help = this.question.board ? "board" : "look";
    this.view = new SceneView(this.stage, this.ships, art, this.words, this.sheet.keys, this.sheet.own);
    this.view.decorate = (mark) => this.decorate(mark);
    this.walker = new Walker(this.view, (what, id) => this.asked(what, id));
    this.walker.reveal = (element) => this.sheet.reveal(element);
    for (const part of [this.stage, this.sheet.own, this.ships]) {
      part.addEventListener("keydown", (event) => event.target.closest("[data-id]") && this.walker.key(event));
      part.addEventListener("click", (event) => this.point(event.target.closest("g[data-id]")?.dataset.id));
    }
  }

  /** An estimate is settled by being made: then the chance is told. */
  get solved() {
    return this.tried.some((at) => this.slider || this.question.answers[at].right);
  }

  redress() {
    this.choices.dress(this.root);
    this.sheet.redress();
    this.kicker.textContent = this.ui("predict");
    this.asks.textContent = this.words(this.question.asks);
    this.ships.setAttribute("aria-label", this.ui("ships"));
    this.show(false);
  }

  show(glide = true) {
    this.view.show(this.scene(), glide);
    this.walker.settle();
    this.showAnswers();
    this.showReasons();
    this.showEnds();
  }

  /** What was asked about; and, once it is answered, what comes of it, a moment at a time. */
  scene() {
    const { scene, then } = this.question;
    if (this.at < 0) return scene;
    let shown = then.scene;
    for (const frame of then.frames.slice(1, this.at + 1)) shown = stepped(shown, frame);
    return shown;
  }

  decorate(mark) {
    if (!this.question.board || !this.solved) return {};
    const id = this.view.stands(mark);
    const answer = this.question.answers.find((each) => each.path[0] === id);
    return answer?.right ? { classes: ["vl-choice"], label: this.ui("right") } : {};
  }

  /** A question of the board is answered there; what isn't drawn there has a button all the same. */
  get offered() {
    const { answers, board, scene } = this.question;
    const drawn = new Set(scene.marks.flatMap((mark) => [mark.id, mark.choice]));
    return answers.map((answer, at) => [answer, at]).filter(([answer]) => !board || !drawn.has(answer.path[0]));
  }

  showAnswers() {
    if (this.slider) this.slider.show(this.ui, this.choices.get("language"), this.guess);
    if (this.slider) return;
    const held = [...this.answers.children].indexOf(document.activeElement);
    this.answers.replaceChildren(
      ...this.offered.map(([answer, at]) => {
        const tried = this.tried.includes(at);
        const sign = tried || this.solved ? (answer.right ? "✓" : "✗") : "";
        const made = button("", () => this.answer(at), "vl-option");
        made.append(html("span", { class: "vl-verdict", "aria-hidden": "true" }, sign), this.words(answer.words));
        if (sign) made.setAttribute("aria-label", this.verdict(answer));
        made.setAttribute("aria-pressed", String(tried));
        if (sign) made.classList.add(answer.right ? "vl-right" : "vl-wrong");
        return made;
      }),
    );
    this.answers.children[held]?.focus();
  }

  /** Why what was tried is right or wrong; and of all answers once the right one is found. */
  showReasons() {
    const all = this.question.answers.map((_, at) => at);
    const shown = this.solved && !this.question.board && !this.slider ? [...this.tried.slice(-1), ...all.filter((at) => at !== this.tried.at(-1))] : this.tried.slice(-1);
    const reasons = shown.map((at) => {
      const answer = this.question.answers[at];
      const verdict = this.slider ? this.slider.told(this.ui, this.guess) : `${answer.right ? "✓" : "✗"} ${this.words(answer.words)}`;
      return html("div", { class: answer.right ? "vl-reason vl-right" : "vl-reason vl-wrong" },
        html("p", {}, html("strong", {}, verdict), ` ${this.ui(answer.right ? "right" : "wrong")} `, this.words(answer.why)),
        ...this.ruled(this.question.cards[answer.rule]));
    });
    this.told.replaceChildren(...reasons);
  }

  /** Where several rules can be opened, each button says which. What is no choice here, no rule of the game refuses. */
  ruled(card) {
    if (!card) return [];
    const made = button(this.ui("rule"), () => this.dialog.card(card), "vl-more");
    made.setAttribute("aria-label", `${this.ui("rule")} – ${this.words(card.title)}`);
    return [made];
  }

  /** An answer and whether it is right, as two sentences. */
  verdict({ words, right }) {
    return `${this.words(words).replace(/[^.!?]$/, "$&.")} ${this.ui(right ? "right" : "wrong")}`;
  }

  showEnds() {
    const frames = this.question.then?.frames ?? [];
    const next = () => {
      this.at = Math.min(this.at + 1, frames.length - 1);
      this.show();
      this.tell(this.words({ t: frames[this.at].say }));
      this.ends.querySelector("button")?.focus();
    };
    const sentence = this.at >= 0 ? [html("p", { class: "vl-who vl-moment" }, this.words({ t: frames[this.at].say }))] : [];
    const watch = this.solved && this.at + 1 < frames.length ? [button(this.ui(this.at < 0 ? "watch" : "next"), next)] : [];
    const again = this.tried.length ? [button(this.ui("again"), () => this.again())] : [];
    this.ends.replaceChildren(...sentence, ...watch, ...again);
  }

  point(id) {
    if (!id || !this.question.board) return;
    const mark = this.view.scene.marks.find((each) => each.id === id);
    const ids = [mark.choice, mark.id, mark.on].filter(Boolean);
    const at = this.question.answers.findIndex((answer) => ids.includes(answer.path[0]));
    if (at >= 0) this.answer(at);
    else {
      this.told.replaceChildren(html("p", {}, this.ui("not-here")));
      this.tell(this.ui("not-here"));
    }
  }

  asked(what, id) {
    if (what === "choose") this.point(id);
    if (what === "where") this.tell(this.words(this.view.scene.marks.find((mark) => mark.id === id)?.words));
    if (what === "what" || what === "who") this.tell(this.words(this.question.asks));
  }

  tell(sentence) {
    this.live.textContent = "";
    requestAnimationFrame(() => (this.live.textContent = sentence));
  }

  estimate(guess) {
    this.guess = guess;
    this.answer(judged(this.question, guess).at, this.slider.told(this.ui, guess));
    this.told.querySelector("button")?.focus();
  }

  answer(at, said = "") {
    const answer = this.question.answers[at];
    this.tell(`${said ? `${said} ${this.ui(answer.right ? "right" : "wrong")}` : this.verdict(answer)} ${this.words(answer.why)}`);
    const before = this.solved;
    this.tried = [...this.tried.filter((each) => each !== at), at];
    this.keep();
    this.show(false);
    if (before || !this.solved) return;
    done(globalThis.localStorage, this.name);
    this.ended(this.tried.length === 1);
  }

  again() {
    this.tried = [];
    this.guess = null;
    this.at = -1;
    this.keep();
    this.show(false);
    if (this.slider) this.slider.field.focus();
    else (this.question.board ? this.view.marks.get(this.walker.here) : this.answers.querySelector("button"))?.focus();
  }

  // What the browser keeps: which answers were tried. What it gives back is a stranger's.

  get shelf() {
    return this.name ? `vikinglab/answer/1/${this.name}` : null;
  }

  kept() {
    try {
      const found = JSON.parse(read(globalThis.localStorage, this.shelf ?? "") ?? "[]");
      if (!Array.isArray(found) || !found.every(Number.isInteger)) return [];
      if (this.slider) return this.guessed(found);
      return found.every((at) => at in this.question.answers) ? [...new Set(found)] : [];
    } catch {
      return [];
    }
  }

  /** An estimate that was made before. */
  guessed([guess, ...more]) {
    if (!(guess >= 0 && guess <= 100) || more.length) return [];
    this.guess = guess;
    return [judged(this.question, guess).at];
  }

  keep() {
    const made = this.guess === null ? this.tried : [this.guess];
    if (this.shelf) write(globalThis.localStorage, this.shelf, JSON.stringify(made));
  }

  close() {
    for (const close of this.closers) close();
  }
}

/** One question after the other, each as soon as the one before is answered. */
class PredictRow {
  constructor(model, el) {
    this.model = model;
    this.questions = model.get("questions");
    this.choices = new Preferences(globalThis.localStorage, globalThis.window);
    this.words = (text) => say(text, this.choices.get("language"));
    this.host = html("div");
    this.foot = frame("vl-foot");
    this.foot.hidden = this.questions.length < 2;
    el.replaceChildren(this.host, this.foot);
    this.solved = this.questions.map(() => false);
    this.closers = [this.choices.listen(() => this.show()), () => this.page.close()];
    this.open(0);
    while (this.page.solved && this.at + 1 < this.questions.length) this.open(this.at + 1);
  }

  open(at) {
    this.page?.close();
    this.at = at;
    const name = this.model.get("name");
    const own = name && this.questions.length > 1 ? `${name}/${at + 1}` : name;
    this.page = new PredictPage(this.model, this.host, this.questions[at], own, () => this.ended());
    this.solved[at] = this.page.solved;
    this.show();
  }

  ended() {
    this.solved[this.at] = true;
    if (this.solved.every(Boolean)) done(globalThis.localStorage, this.model.get("name"));
    this.show();
  }

  show() {
    const ui = (key) => this.words(this.model.get("words")[key]);
    this.choices.dress(this.foot);
    const go = (key, at, able) => {
      const made = button(ui(key), () => {
        this.open(at);
        this.host.querySelector(".vl-question").focus();
      });
      made.disabled = !able;
      return made;
    };
    this.foot.replaceChildren(
      html("p", { class: "vl-who" }, `${this.at + 1} / ${this.questions.length}`),
      go("quiz-last", this.at - 1, this.at > 0),
      go("quiz-next", this.at + 1, this.at + 1 < this.questions.length && this.solved[this.at]),
    );
  }

  close() {
    for (const close of this.closers) close();
  }
}
