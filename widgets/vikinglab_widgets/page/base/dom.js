// @ts-check
// Elements, and the controls that all widgets are made of.

/** @import {Attributes, Part} from "../types.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Part} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== "") made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Part} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function html(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== "" && value !== null) made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/**
 * A small drawing in lines, as on a button.
 * @param {string} path
 */
export const sign = (path) =>
  svg("svg", { class: "vl-sign", viewBox: "0 0 18 18", "aria-hidden": "true" }, svg("path", { d: path }));

/**
 * Give an element an attribute, unless it has it: setting it again costs the page more than looking. Return whether it
 * changed.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function put(element, name, value) {
  if (element.getAttribute(name) === value) return false;
  element.setAttribute(name, value);
  return true;
}

/** A name for an element that another one refers to. */
export const uid = () => `vl-${Math.random().toString(36).slice(2, 8)}`;

/**
 * The outermost element of a widget. JupyterLab around it has keys of its own: keys pressed here are kept from it, unless
 * with Ctrl, Alt or Meta. (Its attribute that turns keys off has no effect while the focus is inside the element that has
 * it.)
 * @param {string} kind
 * @param {...Part} parts
 */
export function frame(kind, ...parts) {
  const made = html("div", { class: `vl-board ${kind}`.trim() }, ...parts);
  made.addEventListener(
    "keydown",
    (event) => event.ctrlKey || event.altKey || event.metaKey || event.stopPropagation(),
  );
  return made;
}

/**
 * @param {string} text
 * @param {(event: MouseEvent) => void} act
 * @param {string} [classes]
 */
export function button(text, act, classes = "vl-tool") {
  const made = html("button", { type: "button", class: classes }, text);
  made.addEventListener("click", act);
  return made;
}

/**
 * A field to choose one of some values, with its label.
 * @param {string} title
 * @param {Array<{ value: string | number, text: string }>} options
 * @param {unknown} chosen
 */
export function select(title, options, chosen) {
  const field = html("select", {}, ...options.map(({ value, text }) => html("option", { value }, text)));
  field.value = String(chosen);
  if (field.selectedIndex < 0) field.selectedIndex = 0; // the earlier choice isn’t available here
  return { field, label: html("label", {}, html("span", {}, title), field) };
}

/**
 * Put these elements, and no others, into a host in this order; those already there stay. If the element with the focus
 * goes, the focus moves to the button in its place, or else to `otherwise`.
 * @param {HTMLElement} host
 * @param {HTMLElement[]} wanted
 * @param {HTMLElement} otherwise
 */
export function follow(host, wanted, otherwise) {
  const held = [...host.querySelectorAll("button")].findIndex((each) => each === document.activeElement);
  const stays = new Set(wanted);
  for (const child of /** @type {HTMLElement[]} */ ([...host.children])) if (!stays.has(child)) child.remove();
  wanted.forEach((each, at) => {
    if (host.children[at] !== each) host.insertBefore(each, host.children[at] ?? null);
  });
  if (held < 0 || host.contains(document.activeElement)) return;
  const now = host.querySelectorAll("button")[held];
  (now && !now.disabled ? now : otherwise).focus();
}

/** A region that a screen reader reads aloud when it changes. */
export const liveRegion = () => html("div", { class: "vl-live", "aria-live": "polite", role: "status" });

/**
 * Read a sentence aloud, even if it is the same as the last one.
 * @param {HTMLElement} region
 * @param {string} sentence
 */
export function announce(region, sentence) {
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = sentence));
}

/**
 * The element that fits a selector, around what an event hit.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const around = (event, selector) => /** @type {Element} */ (event.target).closest(selector);

/**
 * The id of the mark that an event hit.
 * @param {Event} event
 */
export const markAt = (event) => around(event, "g[data-id]")?.dataset.id;

/**
 * Give the focus to the first element that fits a selector, if there is one.
 * @param {HTMLElement} host
 * @param {string} selector
 */
export const focusOn = (host, selector) => /** @type {HTMLElement | null} */ (host.querySelector(selector))?.focus();

/**
 * Make an element focusable as long as it has to be scrolled; then it is a group, named by another element.
 * @param {HTMLElement} element
 * @param {string} name - the id of that one
 */
export function reachable(element, name = "") {
  const stops = { tabindex: "0", ...(name ? { role: "group", "aria-labelledby": name } : {}) };
  const sized = new ResizeObserver(() => {
    const scrolls = element.scrollHeight > element.clientHeight + 1;
    for (const [key, value] of Object.entries(stops))
      if (scrolls) element.setAttribute(key, value);
      else element.removeAttribute(key);
  });
  for (const part of [element, ...element.children]) sized.observe(part);
  return element;
}
