// The bar of every page: links to all games and to the pages of this one, the reader's place, language and appearance.

import { CHOICES, button, byId, chosen, choose, kept, made, nameOf, say } from "./words.js";

const PAGES = ["start", "learn", "play", "odds", "rules"];

/** @typedef {{ name: Record<string, string>, pages: string[] }} Game */
/** @typedef {Record<string, Game>} Shelf */
/** @typedef {{ folder: string, root: string, page: string }} Stand */

/**
 * Return what a page is: its game's folder in the shelf and its name within, or null if it belongs to no game.
 * @param {string} pathname
 * @param {Shelf} shelf
 * @returns {Stand | null}
 */
export function placed(pathname, shelf) {
  const path = decodeURIComponent(pathname);
  const folders = Object.keys(shelf).filter((folder) => path.includes(`/${folder}/`));
  const folder = folders.sort((one, other) => other.length - one.length)[0];
  if (!folder) return null;
  const at = path.lastIndexOf(`/${folder}/`) + folder.length + 2;
  return { folder, root: path.slice(0, at), page: path.slice(at).replace(/\.ipynb$/, "") };
}

/**
 * Return the name under which the browser keeps the reader's progress: one for a course, one for any other page.
 * @param {Pick<Stand, "folder" | "page">} stand
 */
export const shelved = ({ folder, page }) => `at/1/${folder}/${page.replace(/^learn\/.*/, "learn")}`;

/**
 * Return the links of a game: each kind of page that it has; a course opens where the reader left it.
 * @param {Stand} stand
 * @param {string[]} pages
 * @param {(name: string) => string | null} at
 */
export function links({ folder, root, page }, pages, at = kept) {
  const chapters = pages.filter((each) => each.startsWith("learn/"));
  const left = at(shelved({ folder, page: "learn/" }))?.split("#") ?? [];
  const learn = chapters.includes(left[0]) ? left : [chapters[0]];
  // A first match is for readers who have played none.
  const played = ["start", "play"].some((kind) => at(`match/1/${folder}/${kind}`) !== null);
  const found = PAGES.filter((kind) => (kind === "learn" ? chapters.length : pages.includes(kind)));
  return found
    .filter((kind) => kind !== "start" || page === "start" || !played)
    .map((kind) => {
      const [path, step] = kind === "learn" ? learn : [kind];
      return {
        kind,
        href: `${root}${path}.ipynb${step ? `#${step}` : ""}`,
        here: page === kind || page.startsWith(`${kind}/`),
      };
    });
}

/**
 * Draw the bar; call the function that it returns when the page has come to its title.
 * @param {Shelf} shelf
 */
export function bar(shelf) {
  const place = placed(location.pathname, shelf);
  const home = byId("home");
  const where = made("p", { class: "where" });
  const dialog = made("dialog", { class: "looks", "aria-labelledby": "looks-title" });
  const looks = button("", () => opened(dialog), { class: "looks-button", "aria-haspopup": "dialog" });
  looks.innerHTML = LOOKS; // eslint-disable-line no-restricted-properties -- our own drawing
  const tongue = made("span", { class: "tongue" });
  looks.prepend(tongue);
  const game = made("p", { class: "game" });
  const pages = made("nav", { class: "pages" });
  byId("bar").replaceChildren(home, game, pages, where, looks, dialog);
  const show = () => {
    home.title = say("games");
    looks.title = say("looks");
    tongue.textContent = nameOf(chosen("language"));
    looks.setAttribute("aria-label", `${say("looks")} (${tongue.textContent})`);
    byId("bar").lang = chosen("language");
    where.textContent = (document.querySelector("h1")?.textContent ?? "").replace("¶", "").trim();
    where.hidden = !where.textContent || where.textContent === home.textContent;
    game.hidden = pages.hidden = !place;
    if (place) showGame(place, shelf[place.folder], game, pages);
  };
  show();
  addEventListener("vikinglab:preference", show);
  return show;
}

/**
 * @param {Stand} place
 * @param {Game} found
 * @param {HTMLElement} game
 * @param {HTMLElement} pages
 */
function showGame(place, { name, pages: found }, game, pages) {
  game.textContent = name[chosen("language")] ?? name.en;
  pages.setAttribute("aria-label", say("pages"));
  pages.replaceChildren(
    ...links(place, found).map(({ kind, href, here }) =>
      made("a", { href, ...(here ? { "aria-current": "page" } : {}) }, say(kind)),
    ),
  );
}

/**
 * Let readers choose language and appearance, for the page and all of its widgets.
 * @param {HTMLDialogElement} dialog
 */
function opened(dialog) {
  const fields = Object.entries(CHOICES).map(([name, values]) => {
    const named = /** @param {string} value */ (value) =>
      name === "language" ? nameOf(value) : say(`${name}-${value}`);
    const field = made("select", {}, ...values.map((value) => made("option", { value }, named(value))));
    field.value = chosen(name);
    field.addEventListener("change", () => {
      choose(name, field.value);
      opened(dialog);
      dialog.querySelectorAll("select")[Object.keys(CHOICES).indexOf(name)].focus();
    });
    return made("label", {}, made("span", {}, say(name)), field);
  });
  const close = made("form", { method: "dialog" }, made("button", {}, say("close")));
  dialog.replaceChildren(made("h2", { id: "looks-title" }, say("looks")), ...fields, close);
  if (!dialog.open) dialog.showModal();
}

/** Give the page the chosen light. */
export function dress() {
  const light = chosen("light");
  document.documentElement.style.colorScheme = light === "auto" ? "" : light;
  document.documentElement.dataset.theme = chosen("theme");
}

const LOOKS =
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="12" cy="12" r="9"/><path d="M12 3a9 9 0 0 0 0 18Z" fill="currentColor"/></svg>';
