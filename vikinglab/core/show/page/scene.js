// A scene, drawn live. It is drawn as core/show/picture.py draws it; pieces glide to where the next scene puts them.

const SVG = "http://www.w3.org/2000/svg";
const UNIT = 32;
const FRAME = 52;
const GLIDE = 450;
const TIGHT = 4; // spaces with less between them have no room for a ring around each
const REACH = 22; // how far around the middle of a mark a finger may come down, in pixels

function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== "") made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function html(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== "" && value !== null) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** What a widget stands in. JupyterLab around it has keys of its own; what is pressed here is not for it, unless with Ctrl, Alt
    or Meta. (Its attribute that turns keys off isn't asked for where the focus lies within what bears it.) */
function frame(kind, ...parts) {
  const made = html("div", { class: `vl-board ${kind}`.trim() }, ...parts);
  made.addEventListener("keydown", (event) => event.ctrlKey || event.altKey || event.metaKey || event.stopPropagation());
  return made;
}

const used = (name, transform = "") => (name ? [svg("use", { href: `#${name}`, transform })] : []);

const scaled = (mark) => (mark.size ?? UNIT) / (mark.frame ? FRAME : UNIT);

/** Whether its text stands in the middle of its sprite, and is as large as in print. */
const inDrawing = (mark) => Boolean(mark.sprite && mark.text && !mark.align && scaled(mark).toFixed(2) === "1.00");

/** The drawings and the figures of a mark, in its square. */
function body(mark, active) {
  const names = [mark.frame, mark.sprite, ...(mark.over ?? "").split(" "), active ? "vl-ring" : ""];
  const letters = [
    [mark.figure, mark.unsure ? "vl-est" : "vl-fig"],
    [inDrawing(mark) ? mark.text : "", `vl-${mark.print ?? "note"}`],
    [mark.corner, "vl-at"],
  ];
  return [...names.flatMap((name) => used(name)), ...letters.flatMap(([text, style]) => (text ? [svg("text", { class: style }, text)] : []))];
}

/** What a finger meets of a space where nothing is drawn: its square. */
function ground(mark) {
  const room = mark.frame ? FRAME : UNIT;
  return mark.kind === "space" ? [svg("rect", { class: "vl-ground", x: -room / 2, y: -room / 2, width: room, height: room })] : [];
}

/** What a mark says in letters beside its drawing, or without one. */
function printed(mark, words) {
  const text = mark.label ? words(mark.label) : mark.text;
  if (!text || inDrawing(mark)) return [];
  const x = mark.sprite && mark.align ? (mark.size ?? UNIT) / 2 + 3 : 0;
  return [svg("text", { class: `vl-${mark.print ?? "note"}${mark.align ? ` vl-${mark.align}` : ""}`, x }, text)];
}

/** The marks of a scene after a frame of a trace. Scenes are never changed: each step makes a new one. */
function stepped(scene, frame) {
  const marks = patched(scene.marks, frame.put ?? [], frame.gone ?? []);
  const groups = patched(scene.groups, frame.groups ?? [], []);
  return clean({ ...scene, ...(frame.head ?? {}), marks, groups });
}

function patched(parts, put, gone) {
  const left = new Map(parts.filter((part) => !gone.includes(part.id)).map((part) => [part.id, part]));
  const order = [...left.keys()];
  for (const { after, ...fields } of put) {
    if (after === undefined) {
      left.set(fields.id, clean({ ...left.get(fields.id), ...fields }));
    } else {
      if (left.has(fields.id)) order.splice(order.indexOf(fields.id), 1);
      order.splice(after === "" ? 0 : order.indexOf(after) + 1, 0, fields.id);
      left.set(fields.id, fields);
    }
  }
  return order.map((id) => left.get(id));
}

const clean = (mark) => Object.fromEntries(Object.entries(mark).filter(([, value]) => value !== null));

/** Which mark lies nearest in a direction, of those that can be reached from here. */
function neighbour(places, from, [dx, dy]) {
  let best = null;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (place.id === from.id || along <= 1 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

/** A scene in the page: groups as pictures of their own, those on sheets beside the others; marks by their ids. */
class SceneView {
  /** `host` is where the board is drawn, `beside` where its sheets are; `keys` tells of the keys that move over it. */
  constructor(host, beside, art, words, keys = null, own = beside) {
    this.hosts = { host, beside, own };
    this.words = words;
    this.keys = keys;
    this.marks = new Map();
    this.groups = new Map();
    this.scene = null;
    this.focus = svg("g", { class: "vl-focus" });
    this.focused = null;
    this.decorate = () => ({});
    this.featured = (group) => (this.scene.active ?? []).includes(group.id);
    this.large = null;
    const defs = svg("svg", { class: "vl-scene vl-defs", "aria-hidden": "true", width: 0, height: 0 });
    defs.innerHTML = art; // our own drawings, from the package
    host.append(defs);
  }

  /** Show a scene; `decorate(mark)` may add classes, a description and a role to a mark, `featured(group)` make one large. */
  show(scene, glide = true) {
    const before = glide && this.scene && !still() ? this.places() : new Map();
    this.scene = scene;
    const sheets = scene.groups.filter((group) => group.sheet);
    this.large = (sheets.find((group) => this.featured(group)) ?? sheets.find((group) => group.id === this.large) ?? sheets[0])?.id;
    for (const group of scene.groups) this.showGroup(group, scene);
    this.shape(scene.groups.filter((group) => !group.sheet));
    this.ids = new Set(scene.marks.map((mark) => mark.id));
    const seen = new Set();
    const changed = [];
    for (const mark of scene.marks) {
      seen.add(mark.id);
      if (this.showMark(mark, scene)) changed.push(mark);
    }
    for (const [id, element] of this.marks) {
      if (!seen.has(id)) {
        element.remove();
        this.marks.delete(id);
      }
    }
    this.mark(changed.filter((mark) => this.marks.get(mark.id).matches(".vl-choice, .vl-picked")));
    if (this.focused) this.ring(this.focused);
    this.glide(scene.marks.filter((mark) => before.has(mark.id)), before);
  }

  /** Put rings around what can be chosen, and what is: all are measured before one is drawn, so that the page is laid out once. */
  mark(marks) {
    const rooms = marks.map((mark) => extent(this.marks.get(mark.id), mark));
    marks.forEach((mark, at) => this.marks.get(mark.id).append(...marker(rooms[at], touches(mark, this.scene.marks))));
  }

  /** The id that a mark stands for in a path; null if another mark is there for it. */
  stands(mark) {
    if (!mark.choice || mark.choice === mark.id) return mark.id;
    return this.ids.has(mark.choice) ? null : mark.choice;
  }

  showGroup(group, scene) {
    let part = this.groups.get(group.id);
    if (!part) {
      const keys = group.sheet ? "" : (this.keys?.id ?? "");
      part = svg("svg", { class: "vl-group", "data-id": group.id, role: "group", "aria-describedby": keys });
      this.groups.set(group.id, part);
    }
    const host = this.hosts[!group.sheet ? "host" : group.id === this.large ? "own" : "beside"];
    if (part.parentNode !== host) {
      host.append(part);
      part.setAttribute("preserveAspectRatio", host === this.hosts.beside ? "xMidYMin slice" : "xMidYMid meet");
    }
    const sheet = group.sheet ? [svg("rect", { class: "vl-sheet", width: group.width, height: group.height })] : [];
    const backdrop = `${group.backdrop}|${group.width}|${group.height}`;
    if (part.dataset.backdrop !== backdrop) {
      part.dataset.backdrop = backdrop;
      part.setAttribute("viewBox", `0 0 ${group.width} ${group.height}`);
      part.querySelector(".vl-under")?.remove();
      part.prepend(svg("g", { class: "vl-under", "aria-hidden": "true" }, ...sheet, ...used(group.backdrop)));
    }
    const active = (scene.active ?? []).includes(group.id);
    const names = ["vl-scene vl-group", group.sheet ? "vl-panel" : "", group.sheet && group.seat === undefined ? "vl-aside" : "", group.id === this.large ? "vl-featured" : "", group.seat === undefined || group.seat === null ? "" : `vl-seat-${group.seat}`];
    part.setAttribute("class", names.filter(Boolean).join(" "));
    part.firstChild.setAttribute("class", `vl-under${active ? " vl-active" : ""}`);
    if (group.words) part.setAttribute("aria-label", this.words(group.words));
  }

  /** Tell the page the proportions of the board, so that its style can give it as much room as there is. */
  shape(groups) {
    const high = groups.reduce((sum, { width, height }) => sum + height / width, 0);
    if (high) this.hosts.host.closest(".vl-layout")?.style.setProperty("--vl-ratio", String(1 / high));
  }

  showMark(mark, scene) {
    let element = this.marks.get(mark.id);
    if (!element) {
      element = this.made(mark.id);
      this.marks.set(mark.id, element);
    }
    const part = this.groups.get(mark.group ?? "") ?? this.groups.values().next().value;
    if (element.parentNode !== part) part.append(element);
    const active = mark.kind === "piece" && (scene.active ?? []).includes(mark.id);
    const { classes = [], label = "", role = "" } = this.decorate(mark);
    const look = JSON.stringify([mark, active, this.words(mark.label), classes]);
    const changed = element.look !== look;
    if (changed) {
      element.look = look;
      element.replaceChildren(svg("g", { transform: `rotate(${mark.turn ?? 0})scale(${scaled(mark)})` }, ...ground(mark), ...body(mark, active)), ...printed(mark, this.words));
      element.setAttribute("transform", `translate(${mark.x} ${mark.y})`);
      element.setAttribute("class", [mark.seat === undefined || mark.seat === null ? "" : `vl-seat-${mark.seat}`, mark.faint ? "vl-faint" : "", `vl-${mark.kind}`, ...classes].filter(Boolean).join(" "));
    }
    const known = [this.words(mark.words ?? mark.label), label].filter(Boolean).join(". ");
    if (element.known !== `${role}|${known}`) this.name(element, known, role);
    return changed;
  }

  name(element, known, role) {
    element.known = `${role}|${known}`;
    if (known) {
      element.setAttribute("aria-label", known);
      element.setAttribute("role", role || "img");
    } else {
      element.setAttribute("aria-hidden", "true");
    }
  }

  made(id) {
    const element = svg("g", { "data-id": id });
    element.addEventListener("focus", () => this.ring(element));
    element.addEventListener("blur", () => this.ring(null));
    return element;
  }

  /** Show on top of all that a mark has the focus, where the browser would show it too. */
  ring(element) {
    this.focus.remove();
    this.focused = element;
    if (!element?.matches(":focus-visible")) return;
    const { x, y, width, height } = extent(element, this.scene.marks.find((mark) => mark.id === element.dataset.id));
    const size = { x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 6 };
    this.focus.replaceChildren(svg("rect", size), svg("rect", size));
    this.focus.setAttribute("transform", element.getAttribute("transform"));
    element.parentNode.append(this.focus);
  }

  /** The id of the mark that was pointed at: the one hit; for a finger also the nearest of those that can be chosen. */
  hit(event) {
    const direct = event.target.closest("g[data-id]");
    const chosen = direct?.matches(".vl-choice, .vl-hand, .vl-space, .vl-piece");
    if (chosen || event.pointerType === "mouse") return direct?.dataset.id;
    const near = [...this.marks.values()].filter((mark) => mark.classList.contains("vl-choice")).map((mark) => {
      const { e, f } = mark.getScreenCTM();
      return { id: mark.dataset.id, aside: [Math.abs(event.clientX - e), Math.abs(event.clientY - f)] };
    });
    const within = near.filter(({ aside }) => Math.max(...aside) <= REACH);
    within.sort((one, other) => Math.hypot(...one.aside) - Math.hypot(...other.aside));
    return within[0]?.id ?? direct?.dataset.id;
  }

  /** Where the pieces are on the screen, as far as they are seen. */
  places() {
    const moving = this.scene.marks.filter((mark) => mark.kind === "piece");
    const rects = moving.map((mark) => [mark.id, this.marks.get(mark.id).getBoundingClientRect()]);
    return new Map(rects.filter(([, rect]) => rect.width));
  }

  /** Let pieces move from where they were; all are measured before one is moved. */
  glide(marks, before) {
    const moved = marks.map((mark) => {
      const element = this.marks.get(mark.id);
      const [from, to] = [before.get(mark.id), element.getBoundingClientRect()];
      const scale = element.ownerSVGElement.getScreenCTM()?.a ?? 1;
      const [dx, dy] = [(from.x + from.width / 2 - to.x - to.width / 2) / scale, (from.y + from.height / 2 - to.y - to.height / 2) / scale];
      return { mark, element, dx, dy, seen: to.width > 0 };
    });
    for (const { mark, element, dx, dy, seen } of moved) {
      if (!seen || Math.hypot(dx, dy) < 2) continue;
      const places = way([mark.x + dx, mark.y + dy], [mark.x, mark.y], mark.around);
      const frames = places.map(([x, y]) => `translate(${x}px, ${y}px)`);
      element.animate({ transform: frames }, { duration: GLIDE * Math.min(2, Math.sqrt(places.length - 1)), easing: "ease-in-out" });
    }
  }
}

/** The places that a piece comes through: straight on, or clockwise around a middle, unless it went back a little. */
function way(from, to, around) {
  if (!around) return [from, to];
  const [start, end] = [from, to].map(([x, y]) => ({ angle: Math.atan2(y - around[1], x - around[0]), far: Math.hypot(x - around[0], y - around[1]) }));
  const ahead = (end.angle - start.angle + 2 * Math.PI) % (2 * Math.PI);
  const turn = ahead > 1.7 * Math.PI ? ahead - 2 * Math.PI : ahead;
  const steps = Math.ceil(Math.abs(turn) / 0.3) + 1;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start.angle + (turn * step) / steps;
    const far = start.far + ((end.far - start.far) * step) / steps;
    return [around[0] + far * Math.cos(angle), around[1] + far * Math.sin(angle)];
  });
}

/** How much room a mark takes around its place: its square, or what is drawn of it where that is much wider. */
function extent(element, mark) {
  const { x, y, width, height } = element.getBBox();
  const half = (mark.size ?? UNIT) / 2;
  return width > 3 * half ? { x, y, width, height } : { x: -half, y: -half, width: 2 * half, height: 2 * half };
}

/** Whether a mark lies right beside another space, as the squares of a checkered board do. */
function touches(mark, marks) {
  const room = (mark.size ?? UNIT) + TIGHT;
  const aside = (other) => Math.max(Math.abs(other.x - mark.x), Math.abs(other.y - mark.y));
  return marks.some((other) => other.kind === "space" && other.group === mark.group && aside(other) > 1 && aside(other) < room);
}

/** What shows that a mark can be chosen: a shape, so that colour isn't needed; around it, or within where there is no room. */
function marker({ x, y, width, height }, within) {
  const out = within ? -3 : 2;
  const size = { x: x - out, y: y - out, width: width + 2 * out, height: height + 2 * out, rx: within ? 4 : 9 };
  const ring = (style) => svg("rect", { class: within ? `${style} vl-tight` : style, ...size });
  const arrow = within ? `M${x + 4} ${y + 4}h13l-13 13Z` : `M${x + width / 2 - 8} ${y - 15}h16l-8 9Z`;
  return [ring("vl-chosen-edge"), ring("vl-chosen"), svg("path", { class: "vl-arrow", d: arrow })];
}

const still = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** A field to choose one of some values, with its label. */
function select(title, options, chosen) {
  const field = html("select", {}, ...options.map(([value, text]) => html("option", { value }, text)));
  field.value = String(chosen);
  if (field.selectedIndex < 0) field.selectedIndex = 0; // what was chosen before can’t be chosen here
  return { field, label: html("label", {}, html("span", {}, title), field) };
}
