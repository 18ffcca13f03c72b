// The prose of a page in the chosen language. The server sends the source, and behind each cell what it knows in others.

import { byId, chosen, say } from "./words.js";

/** The attribute of a widget's script that holds what the widget's author wrote, in other languages. */
export const PHRASES = "data-phrases";
const PIECES = "h1, h2, h3, h4, h5, h6, p, li, td, th";
const WITHIN = "p, ul, ol, table, blockquote, pre, div, .anchor-link";

/** @typedef {{ element: HTMLElement, shown: string, forms: Map<string, ChildNode[]> }} Piece */

/** The language of the notebook. */
export const source = () => byId("content").lang;

/**
 * Return the page's title in the chosen language, after that of a part of it.
 * @param {string} [part]
 */
export function titled(part) {
  /** @type {Record<string, string>} */
  const titles = JSON.parse(byId("titles").textContent ?? "{}");
  const own = titles[chosen("language")] ?? titles[source()];
  return [...(part ? [part] : []), own, "Vikinglab"].join(" – ");
}

/** Pieces of prose that are known in other languages too, and those beside them. */
const pieces = /** @type {Piece[]} */ ([]);

/**
 * Learn what follows a cell: its prose in other languages, and what its widgets say in others.
 * @param {Element} cell
 * @param {Element} said
 */
export function learn(cell, said) {
  const prose = cell.querySelector(".jp-MarkdownOutput");
  const parts = prose ? piecesOf(prose) : [];
  for (const template of said.querySelectorAll("template")) {
    // A cell with markup of its own may have other elements than the server counted: it stays as it is.
    if (parts.length === Number(template.dataset.of)) add(parts, template);
  }
  pieces.push(...parts.filter(({ forms }) => forms.size > 1));
  const phrases = said.querySelector("script")?.textContent;
  if (phrases) for (const script of cell.querySelectorAll("script")) script.setAttribute(PHRASES, phrases);
}

/**
 * @param {Piece[]} parts
 * @param {HTMLTemplateElement} template
 */
function add(parts, template) {
  for (const said of template.content.children) {
    parts[Number(/** @type {HTMLElement} */ (said).dataset.at)].forms.set(template.lang, [...said.childNodes]);
  }
}

/**
 * Return the pieces of some prose: its elements that hold words themselves.
 * @param {Element} prose
 * @returns {Piece[]}
 */
function piecesOf(prose) {
  const found = [...prose.querySelectorAll(PIECES)].filter((element) => words(element).some(isSaid));
  return /** @type {HTMLElement[]} */ (found).map((element) => ({
    element,
    shown: source(),
    forms: new Map([[source(), words(element)]]),
  }));
}

/**
 * Return the words of an element: what stands in it before any part that has pieces of its own.
 * @param {Element} element
 */
function words(element) {
  const nodes = [...element.childNodes];
  const end = nodes.findIndex((node) => node instanceof Element && node.matches(WITHIN));
  return end < 0 ? nodes : nodes.slice(0, end);
}

/** @param {Node} node */
const isSaid = (node) => node instanceof Element || (node.textContent ?? "").trim() !== "";

/** Show the prose in the chosen language, and keep what the reader sees where it is. */
export function speak() {
  const language = chosen("language");
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = say(/** @type {HTMLElement} */ (element).dataset.say ?? "");
  }
  const seen = pieces.find(({ element }) => element.getBoundingClientRect().bottom > 0)?.element;
  const before = seen?.getBoundingClientRect().top ?? 0;
  for (const piece of pieces) show(piece, piece.forms.has(language) ? language : source());
  if (seen) scroller(seen).scrollTop += seen.getBoundingClientRect().top - before;
}

/** @param {Element} element */
const scroller = (element) => element.closest(".scene") ?? document.scrollingElement ?? document.body;

/**
 * @param {Piece} piece
 * @param {string} language
 */
function show(piece, language) {
  if (piece.shown === language) return;
  for (const node of piece.forms.get(piece.shown) ?? []) node.remove();
  piece.element.prepend(...(piece.forms.get(language) ?? []));
  piece.element.lang = language;
  piece.shown = language;
}

/**
 * Return the heading that has these words in the source language, in the chosen one.
 * @param {string} title
 */
export function heading(title) {
  const found = pieces.find(
    ({ element, forms }) => /^H\d$/.test(element.tagName) && text(forms.get(source())) === title,
  );
  return found ? text(found.forms.get(chosen("language")) ?? found.forms.get(source())) : title;
}

/** @param {ChildNode[] | undefined} nodes */
const text = (nodes) =>
  (nodes ?? [])
    .map((node) => node.textContent)
    .join("")
    .trim();
