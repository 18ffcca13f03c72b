// Widgets: their front end is loaded once, and each is drawn when the page asks for it.

import { PHRASES } from "./tongue.js";
import { byId } from "./words.js";

export const WIDGETS = 'script[type="application/vnd.vikinglab.widget+json"]';
const VIEW = "application/vnd.jupyter.widget-view+json";
const HELD = "IPY_MODEL_";
const WAIT = 40; // milliseconds between two looks for a model that is on its way

/** @typedef {{ get(name: string): any, set(name: string, value: any): void }} Model */

/** Return the settings that the page gives the front end. */
export const config = () => JSON.parse(byId("jupyter-config-data").textContent ?? "");

/** @type {Promise<any> | null} */
let fetched = null;

/** Load the front end, once; resolves to its manager of widgets. */
export function frontEnd() {
  fetched ??= started()
    .then((app) => app.widgetManagerPromise.promise)
    .then(patient);
  return fetched;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT));

/**
 * A widget may hold another that was made before this page listened: then that one comes with everything that the page asks
 * the kernel for. The manager gives up after two seconds, and hears of nothing else meanwhile. So ours waits, and goes on
 * listening.
 * @param {any} manager
 */
function patient(manager) {
  const get = manager.get_model.bind(manager);
  manager.get_model = async (/** @type {string} */ id) => {
    while (!manager.has_model(id)) await pause();
    return get(id);
  };
  const hear = manager.handle_comm_open.bind(manager);
  manager.handle_comm_open = async (/** @type {any} */ comm, /** @type {any} */ told) => {
    const { comm_id: id, data } = told.content;
    const held = heldBy(data.state);
    const isWhole = () => held.every((each) => manager.has_model(each));
    if (isWhole()) return hear(comm, told);
    comm.jsServicesComm.dispose();
    afterwards(isWhole, async () => {
      if (manager.has_model(id)) return; // it came with the other
      const again = await manager._create_comm(manager.comm_target_name, id);
      await hear(again, told);
      again.send({ method: "request_state" }, {}); // the messages about it meanwhile
    });
  };
  return manager;
}

/**
 * @param {() => boolean} holds
 * @param {() => Promise<void>} act
 */
async function afterwards(holds, act) {
  while (!holds()) await pause();
  await act();
}

/**
 * Return the widgets that a widget holds, by their names.
 * @param {Record<string, unknown>} state
 */
const heldBy = (state) =>
  Object.values(state)
    .flat()
    .flatMap((value) => (typeof value === "string" && value.startsWith(HELD) ? [value.slice(HELD.length)] : []));

export const isFetched = () => fetched !== null;

function started() {
  const ready = new Promise((resolve) => {
    Object.defineProperty(window, "jupyterapp", { configurable: true, set: resolve });
  });
  startEarly(ready);
  const script = document.createElement("script");
  script.src = `${config().fullStaticUrl}/voila.js`;
  document.head.append(script);
  return ready;
}

/**
 * Voilà's script waits until the whole page has come. Ours needn't: it hears of the widgets of later cells as they are
 * made. And if the page came faster than the script, the wait would be in vain.
 * @param {Promise<any>} ready
 */
function startEarly(ready) {
  const listen = window.addEventListener;
  /** @type {(this: Window, type: string, heard: any, options?: any) => void} */
  const early = function (type, heard, options) {
    if (type === "load") heard();
    else listen.call(this, type, heard, options);
  };
  window.addEventListener = early;
  ready.then(() => (window.addEventListener = listen));
}

/**
 * Return the model of the widget that a script stands for, as soon as the page has it.
 * @param {Element} script
 * @returns {Promise<Model>}
 */
export async function model(script) {
  const id = JSON.parse(script.textContent ?? "").data[VIEW].model_id;
  return (await frontEnd()).get_model(id);
}

/**
 * Draw a widget in place of its script.
 * @param {Element} script
 */
export async function mount(script) {
  const drawn = await model(script);
  if (!script.isConnected) return;
  const phrases = script.getAttribute(PHRASES);
  if (phrases) drawn.set("phrases", JSON.parse(phrases)); // the kernel isn't told
  const output = JSON.parse(script.textContent ?? "");
  const place = script.parentElement;
  const renderer = (await frontEnd()).rendermime.createRenderer(VIEW);
  renderer.addClass("jp-OutputArea-output");
  script.remove();
  // Its class inherits this from the widgets of Lumino, which this page doesn't import.
  renderer.constructor.attach(renderer, place);
  await renderer.renderModel({ data: output.data, metadata: output.metadata ?? {}, trusted: true });
}

/**
 * Draw all widgets of a part of the page.
 * @param {Element} part
 */
export const mountAll = (part) => Promise.all([...part.querySelectorAll(WIDGETS)].map(mount));

// A board is there when something is drawn in its place, and not when the place is there.
const PLACE = ".lm-Widget:not(.jupyter-widgets):empty";
const DRAWING = `.lm-Panel.jp-OutputArea-output:not(.jupyter-widgets, .lm-mod-hidden, :has(> :not(${PLACE})))`;

/**
 * Return whether something in a part is still to be drawn.
 * @param {Element} part
 */
export const waiting = (part) => part.querySelector(`${WIDGETS}, ${DRAWING}`) !== null;

/**
 * Resolve when everything in a part is drawn.
 * @param {Element} part
 * @returns {Promise<void>}
 */
export async function drawn(part) {
  if (!waiting(part)) return;
  await new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (waiting(part)) return;
      watch.disconnect();
      resolve(null);
    });
    watch.observe(part, { childList: true, subtree: true });
  });
}

/** Let go of a kernel that nothing on this page needs. */
export function freeKernel() {
  if (!config().kernelId) return; // a still page has none
  const form = new FormData();
  form.append("_xsrf", document.cookie.match(/\b_xsrf=([^;]*)/)?.[1] ?? "");
  navigator.sendBeacon(`${config().baseUrl}voila/api/shutdown/${config().kernelId}`, form);
}
