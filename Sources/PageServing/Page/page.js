"use strict";
// The page sends what its user does, and shows what it is told; it decides nothing.
const regions = {};
for (const name of ["screens", "settings", "drawing", "elements", "remarks", "steps", "facts", "status"])
  regions[name] = document.getElementById(name);

let sending = Promise.resolve();
let shown = -1;
let waiting = [];

// Waits until a patch is shown.
const reached = number => new Promise(done => {
  waiting.push({ number, done });
  wake();
});
function wake() {
  for (const each of waiting) if (each.number <= shown) each.done();
  waiting = waiting.filter(each => each.number > shown);
}

let pending = 0;
function begin() {
  pending += 1;
  document.body.setAttribute("aria-busy", "true");
}
function end() {
  pending -= 1;
  if (!pending) document.body.removeAttribute("aria-busy");
}

// The focus is told a moment later, because an act on the same element, as by a tap, tells it as well.
let looked = null;
function look(id) {
  forget();
  begin();
  looked = { id, timer: setTimeout(() => { forget(); send("focus", id); }, 50) };
}
function forget() {
  if (!looked) return;
  clearTimeout(looked.timer);
  looked = null;
  end();
}

function send(act, on, value) {
  if (looked && looked.id !== on) {
    const { id } = looked;
    forget();
    send("focus", id);
  }
  const message = { do: act, at: shown };
  if (on) message.on = on;
  if (value !== undefined) message.value = value;
  begin();
  forget();
  sending = sending.then(() => fetch("input", { method: "POST", body: JSON.stringify(message),
    headers: { "Content-Type": "application/json" } }))
    .then(answer => answer.ok ? answer.text().then(text => reached(Number(text)))
      : tell(`The program has refused this (${answer.status}).`),
    () => tell("The program does not answer."))
    .then(() => {
      end();
      const element = on && document.getElementById(on);
      // What the model has not changed is as it was.
      if (element && !pending) settle(element);
    });
}
function tell(problem) {
  regions.status.textContent = problem;
}

// Patches.
function parse(region, markup) {
  const template = document.createElement("template");
  const isDrawing = region === regions.drawing;
  template.innerHTML = isDrawing ? `<svg>${markup}</svg>` : markup;
  const parent = isDrawing ? template.content.firstChild : template.content;
  return parent.firstElementChild;
}

// Setting an attribute to the value that it has makes the browser lay out everything anew.
function set(element, name, value) {
  if (element.getAttribute(name) !== `${value}`) element.setAttribute(name, value);
}

function change(old, made) {
  if (old.isEqualNode(made)) return;
  if (old.localName !== made.localName || old.namespaceURI !== made.namespaceURI
    || old.childElementCount !== made.childElementCount) return old.replaceWith(made);
  for (const { name } of [...old.attributes])
    if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) set(old, name, value);
  if (made.childElementCount === 0) {
    if (old.textContent !== made.textContent) old.textContent = made.textContent;
  } else {
    const parts = [...made.children];
    [...old.children].forEach((child, place) => change(child, parts[place]));
  }
  settle(old);
}

// The properties of controls follow the attributes that the model has set.
let composing = null;
function settle(element) {
  if (element === composing) return;
  if (element.localName === "input") {
    element.checked = element.hasAttribute("checked");
    element.indeterminate = element.getAttribute("aria-checked") === "mixed";
    if (element.type !== "checkbox" && element.type !== "radio")
      element.value = element.getAttribute("value") ?? "";
  } else if (element.localName === "textarea") {
    element.value = element.textContent;
  } else if (element.localName === "select") {
    const chosen = [...element.options].findIndex(option => option.hasAttribute("selected"));
    element.selectedIndex = chosen < 0 ? 0 : chosen;
  }
}

function place(element) {
  for (const each of element.matches("[data-frame]") ? [element] : element.querySelectorAll("[data-frame]")) {
    const [left, top, width, height] = each.dataset.frame.split(" ");
    // What is operated lies above what is only read, and the smaller one above the larger one.
    const isOperated = each.firstElementChild?.tabIndex >= 0 ? 50000 : 0;
    const size = Math.min(49999, Math.round(Math.sqrt(width * height)));
    Object.assign(each.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`,
      height: `${height}px`, zIndex: 50000 + isOperated - size });
  }
  for (const control of [element, ...element.querySelectorAll("input, select, textarea")])
    settle(control);
}

function show(patch) {
  if (patch.whole) for (const region of Object.values(regions)) region.replaceChildren();
  const stage = document.getElementById("stage");
  const hadFocus = regions.elements.contains(document.activeElement);
  set(regions.drawing, "viewBox", `0 0 ${patch.width} ${patch.height}`);
  set(regions.drawing, "width", patch.width);
  set(regions.drawing, "height", patch.height);
  set(regions.elements, "lang", patch.language);
  set(regions.elements, "dir", patch.direction);
  set(stage, "data-patch", patch.number);
  set(stage, "data-appearance", patch.appearance);
  for (const splice of patch.splices) {
    const region = regions[splice.region];
    const made = splice.inserted.map(markup => parse(region, markup));
    const both = Math.min(splice.removed, made.length);
    for (let k = 0; k < both; k++) {
      const old = region.children[splice.start + k];
      // Another element has another control, so that no key goes to it by chance.
      if (old.id === made[k].id) change(old, made[k]); else old.replaceWith(made[k]);
    }
    for (let k = both; k < splice.removed; k++)
      region.children[splice.start + both].remove();
    const next = region.children[splice.start + both] ?? null;
    for (const element of made.slice(both)) region.insertBefore(element, next);
    for (let k = 0; k < made.length; k++) place(region.children[splice.start + k]);
    if (splice.region === "steps") region.scrollTop = region.scrollHeight;
  }
  shown = patch.number;
  if (hadFocus && document.activeElement === document.body) regions.elements.focus();
  wake();
}

// A browser has few connections to one host, so a page that is not seen has none.
let events;
function listen() {
  events = new EventSource("events");
  events.onmessage = event => show(JSON.parse(event.data));
  events.onerror = () => tell("Waiting for the program.");
}
document.addEventListener("visibilitychange", () => {
  if (document.hidden) events.close(); else listen();
});
listen();

// Input.
const control = event => event.target.closest?.("[data-do]");
const isText = element => element.dataset.do === "type";

// A press that moves, or that is long, is no click.
let press = null;
let wasMoved = false;
document.addEventListener("pointerdown", event => {
  const element = control(event);
  wasMoved = false;
  press = element?.closest("#elements") && event.button === 0 && element.type !== "range"
    && !isText(element)
    ? { element, x: event.clientX, y: event.clientY, at: event.timeStamp, alt: event.altKey } : null;
});
document.addEventListener("pointercancel", () => { press = null; });
document.addEventListener("pointerup", event => {
  if (!press) return;
  const movement = [event.clientX - press.x, event.clientY - press.y, event.timeStamp - press.at];
  wasMoved = press.alt || Math.hypot(movement[0], movement[1]) > 10 || movement[2] > 500;
  const numbers = movement.map(Math.round).join(" ");
  if (wasMoved) send("drag", press.element.id, press.alt ? `${numbers} Alt` : numbers);
  press = null;
});

// A wheel scrolls what is under it, once for each turn.
let turned = -Infinity;
document.addEventListener("wheel", event => {
  const element = event.target.closest?.("#elements .place")?.firstElementChild;
  if (!element || !("scrolls" in element.dataset) || event.ctrlKey) return;
  event.preventDefault();
  if (pending || event.timeStamp - turned < 150) return;
  turned = event.timeStamp;
  const isUpright = Math.abs(event.deltaY) >= Math.abs(event.deltaX);
  send("scroll", element.id, isUpright ? event.deltaY > 0 ? "down" : "up"
    : event.deltaX > 0 ? "right" : "left");
}, { passive: false });

document.addEventListener("click", event => {
  const element = control(event);
  if (wasMoved) {
    event.preventDefault();
    wasMoved = false;
    return;
  }
  if (!element || element.matches("select, textarea:not(#elements *)") || element.dataset.do === "set") return;
  if (isText(element)) return send("tap", element.id);
  event.preventDefault();
  const { top, height } = element.getBoundingClientRect();
  const isLower = event.clientY > top + height / 2;
  if (isLower && element.dataset.lower) return send(element.dataset.lower, element.id);
  send(element.dataset.do, element.dataset.on ?? element.id,
    event.detail > 1 && element.closest("#elements") ? `${event.detail}` : element.dataset.value);
});
document.addEventListener("contextmenu", event => {
  const element = control(event);
  if (!element?.closest("#elements") || isText(element)) return;
  event.preventDefault();
  send("right-click", element.id);
});
document.addEventListener("change", event => {
  const element = control(event);
  if (element?.matches("select, textarea:not(#elements *)") || element?.dataset.do === "set")
    send(element.dataset.do, element.id, element.value);
});
document.addEventListener("beforeinput", event => {
  const element = control(event);
  if (!element || !isText(element) || event.isComposing) return;
  event.preventDefault();
  const text = event.data ?? event.dataTransfer?.getData("text/plain");
  if (event.inputType === "insertLineBreak") send("type", element.id, "\n");
  else if (text) send("type", element.id, text);
  else if (event.inputType.startsWith("delete")) send("key", element.id, "Backspace");
});
document.addEventListener("compositionstart", event => { composing = event.target; });
document.addEventListener("compositionend", event => {
  const element = control(event);
  composing = null;
  if (!element || !isText(element)) return;
  if (event.data) send("type", element.id, event.data); else settle(element);
});
const steps = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement",
  ArrowLeft: "decrement" };
// The keys that a field leaves to the model, and those that stay the browser's.
const editing = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Backspace",
  "Delete", "Escape"];
const own = ["r", "l", "t", "w", "c", "v", "x", "f", "p", "+", "-", "=", "0", "tab", "control", "alt",
  "shift", "meta", "altgraph"];
document.addEventListener("keydown", event => {
  const element = control(event);
  if (!element?.closest("#elements") || event.isComposing) return;
  const flags = [event.ctrlKey && "Control", event.altKey && "Alt", event.shiftKey && "Shift",
    event.metaKey && "Meta"].filter(Boolean);
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph")
    && !isText(element) && !own.includes(event.key.toLowerCase());
  if (isCommand || isText(element) && editing.includes(event.key)) {
    event.preventDefault();
    send("key", element.id, [...flags, event.key].join(" "));
  } else if (isText(element)) {
    return;
  } else if ("steps" in element.dataset && steps[event.key]) {
    event.preventDefault();
    send(steps[event.key], element.id);
  } else if (event.key === " " && element.type === "radio") {
    // A browser does nothing with one that is chosen; its control is tapped again.
    event.preventDefault();
    send("tap", element.id);
  } else if (event.key === "Escape") {
    send("key", element.id, "Escape");
  }
});
document.addEventListener("focusin", event => {
  const element = control(event);
  if (element?.closest("#elements")) look(element.id);
});
// What takes no focus of a keyboard is looked at by a click.
document.addEventListener("pointerdown", event => {
  const element = control(event);
  if (element?.closest("#elements") && element.tabIndex < 0) look(element.id);
});
