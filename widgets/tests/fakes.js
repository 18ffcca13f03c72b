// What stands for a browser in these tests: elements that only hold what they were given, and storage.

/** An element without a page: it knows its attributes, its children and its listeners. */
class FakeElement {
  constructor(tag) {
    Object.assign(this, { tag, attributes: {}, children: [], heard: {}, hidden: false, inert: false, dataset: {} });
    this.style = {};
    this.classList = { contains: (name) => (this.attributes.class ?? "").split(" ").includes(name), toggle() {} };
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
    if (name === "hidden") this.hidden = true;
  }

  append(...children) {
    this.children.push(...children);
  }

  insertBefore(child, before) {
    const at = this.children.indexOf(before);
    this.children.splice(at < 0 ? this.children.length : at, 0, child);
  }

  replaceChildren(...children) {
    this.children = children;
  }

  addEventListener(event, heard) {
    this.heard[event] = heard;
  }

  querySelectorAll() {
    return [];
  }

  querySelector() {
    return null;
  }

  contains() {
    return false;
  }

  focus() {
    globalThis.document.activeElement = this;
  }

  get textContent() {
    return this.own ?? this.children.map((child) => child.textContent ?? child).join("");
  }

  set textContent(text) {
    this.own = text;
  }
}

/** Let modules make elements. */
export function fakeDocument() {
  const createElement = (tag) => new FakeElement(tag);
  const createElementNS = (_, tag) => new FakeElement(tag);
  globalThis.document = { activeElement: null, createElement, createElementNS };
}

/** A storage that holds this, and keeps what is written. */
export function fakeStorage(held = {}) {
  return {
    held,
    get length() {
      return Object.keys(held).length;
    },
    key: (at) => Object.keys(held)[at] ?? null,
    getItem: (key) => held[key] ?? null,
    setItem: (key, value) => (held[key] = value),
    removeItem: (key) => delete held[key],
  };
}

export const broken = {
  getItem() {
    throw new Error("storage is switched off");
  },
  setItem() {
    throw new Error("storage is full");
  },
};

/** A page that says words in English, names those of the interface with what fills them, and notes what is read aloud. */
export function fakePage() {
  const told = [];
  const words = (text) => (typeof text === "string" ? text : (text?.en ?? ""));
  return {
    told,
    words,
    ui: (key, given = {}) => `<${[key, ...Object.values(given)].join(" ")}>`,
    tell: (sentence) => told.push(sentence),
    language: "fr",
    tongue: (text) => (typeof text === "string" ? "en" : "fr"),
    storage: fakeStorage(),
  };
}
