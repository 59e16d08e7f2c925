// Elements, in one line each. `style` is an object set through the CSSOM, which a strict policy allows.

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element: el("button.btn.go", {type: "button", onclick}, "Play"). */
export function el(spec, props = {}, ...children) {
  const [tag, ...classes] = spec.split(".");
  const node = document.createElement(tag || "div");
  if (classes.length) node.className = classes.join(" ");
  return fill(node, props, children);
}

/** An SVG element: svg("circle", {r: 4}). */
export function svg(tag, attrs = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attrs, children);
}

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) set(node, name, value);
  node.append(...there(children));
  return node;
}

/** Children, however deep in lists, without those that are left out. */
const there = (children) => children.flat(9).filter((child) => child !== null && child !== undefined && child !== false);

/** Set an attribute, a listener, styles or data; null, undefined and false take an attribute away. */
export function set(node, name, value) {
  if (name.startsWith("on") && typeof value === "function") {
    node.addEventListener(name.slice(2), value);
  } else if (name === "style") {
    for (const [key, each] of Object.entries(value)) node.style.setProperty(key, each);
  } else if (name === "data") {
    Object.assign(node.dataset, value);
  } else if (name === "value" && "value" in node) {
    node.value = value;
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? "" : value);
  }
}

/** A drawing of the shared sheets, as an icon: icon("ic-undo"). */
export function icon(id, size = "ic") {
  return svg("svg", { class: size, "aria-hidden": "true", focusable: "false" }, svg("use", { href: `#${id}` }));
}

/** Put new children in place of the old ones. */
export function swap(node, ...children) {
  node.replaceChildren(...there(children));
  return node;
}

/** Have these children in this order; those that stay where they are are not touched. */
export function order(node, children) {
  const wanted = new Set(children);
  for (const old of [...node.children]) if (!wanted.has(old)) old.remove();
  children.forEach((child, i) => node.children[i] !== child && node.insertBefore(child, node.children[i] ?? null));
}

/** Do something only if what it depends on has changed since the last time. */
export function once(node, name, state, act) {
  const told = JSON.stringify(state);
  node.shown ??= {};
  if (node.shown[name] === told) return;
  node.shown[name] = told;
  act();
}
