// A task on a board: what to do stands above what is asked, and a move that isn't the task is answered with its reason.

class TryPage extends BoardPage {
  get toolKeys() {
    return ["undo", "restart", "settings"];
  }

  get looksBack() {
    return false;
  }

  get task() {
    return this.model.get("state").task;
  }

  showAsk() {
    const helped = document.activeElement?.matches(".vl-help") && this.answers.contains(document.activeElement);
    super.showAsk();
    const { number, of, asks, done: all, missed, waits, hint } = this.task;
    if (all) done(globalThis.localStorage, this.model.get("name"));
    this.who.textContent = all ? this.ui("done") : of > 1 ? `${this.ui("task")} ${number} / ${of}` : this.ui("task");
    this.question.textContent = this.heading();
    this.question.lang = this.tongue(all || missed || waits ? null : asks);
    this.answers.prepend(html("p", { class: "vl-who vl-waits" }, all || waits ? "" : missed ? this.words(asks) : this.words(this.state.asks)));
    if (all || missed || waits) return;
    this.answers.append(...(hint.words ? [html("p", { class: "vl-hint", lang: this.tongue(hint.words) }, this.words(hint.words))] : []));
    const help = button(this.ui("hint"), () => this.help(), "vl-more vl-help");
    this.answers.append(help);
    if (helped) help.focus();
  }

  /** What a teacher wrote is in one language, whichever is chosen. */
  tongue(text) {
    return typeof text === "string" ? CHOICES.language[0] : this.choices.get("language");
  }

  /** Once the move itself is told, there is no more help than to hear it again. */
  help() {
    if (this.task.hint.path.length) this.tell(this.words(this.task.hint.words));
    else this.send({ do: "hint" });
  }

  decorate(mark) {
    const found = super.decorate(mark);
    const hinted = this.task.hint.path[this.picked.length] === this.view.stands(mark);
    return hinted && found.classes?.includes("vl-choice") ? { ...found, classes: [...found.classes, "vl-hinted"] } : found;
  }

  /** The task, but not before the others have moved: it might give away what they do. */
  heading() {
    const { asks, done: all, missed, waits } = this.task;
    if (waits) return this.ui("thinking");
    if (missed) return this.ui("missed");
    return all ? this.ui("well-done") : this.words(asks);
  }

  /** The task, and what is asked on the way to it. */
  whole() {
    return `${this.heading()} ${this.words(this.state.asks)}`;
  }

  asked(what, id) {
    if (what === "who") this.tell(`${this.words(this.state.scene.title)}. ${this.whole()}`);
    else super.asked(what, id);
  }

  /** A task as long as a voyage is told once, and not at each of its moves. */
  told() {
    const { number, done: all, missed, waits, hint } = this.task;
    const before = this.heard;
    this.heard = all || missed || waits ? null : number;
    if (this.heard === null) return this.heading();
    const asked = before === number ? this.words(this.state.asks) : this.whole();
    const known = this.words(hint.words);
    const helped = known && known !== this.helped;
    this.helped = known;
    return helped ? known : asked;
  }

  /** Take up what is kept; a task brings its own position, so nothing else is begun. */
  begin() {
    const kept = this.shelf && read(globalThis.localStorage, this.shelf);
    this.started = true;
    if (kept) this.send({ do: "load", data: kept, kept: true });
  }
}
