// Elements, in one line each. `style` is an object set through the CSSOM, which a strict policy allows.

/** @import { Attributes, Child, Made, Props } from "../types/client" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element: el("button.btn.go", {type: "button", onclick}, "Play").
 * @template {string} Spec
 * @param {Spec} spec
 * @param {Props<Made<Spec>>} props
 * @param {Child[]} children
 */
export function el(spec, props = {}, ...children) {
  const [tag, ...classes] = spec.split(".");
  const node = /** @type {Made<Spec>} */ (document.createElement(tag || "div"));
  if (classes.length) node.className = classes.join(" ");
  return fill(node, props, children);
}

/**
 * An SVG element: svg("circle", {r: 4}).
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} attrs
 * @param {Child[]} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attrs = {}, ...children) {
  return fill(/** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag)), attrs, children);
}

/**
 * @template {HTMLElement | SVGElement} Made
 * @param {Made} node
 * @param {Attributes} props
 * @param {Child[]} children
 */
function fill(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) set(node, name, value);
  node.append(...there(children));
  return node;
}

/**
 * Children, however deep in lists, without those that are left out.
 * @param {readonly Child[]} children
 * @returns {(Node | string)[]}
 */
const there = (children) =>
  /** @type {Child[]} */ (children.flat(9))
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Node ? child : String(child)));

/**
 * Set an attribute, a listener, styles or data; null, undefined and false take an attribute away.
 * @param {HTMLElement | SVGElement} node
 * @param {string} name
 * @param {any} value as the attribute wants it: text, a listener, a table of styles
 */
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

/**
 * The element that something happened to: on a page it is never anything else.
 * @param {Event} event
 */
export const targetOf = (event) => /** @type {HTMLElement | SVGElement} */ (event.target);

/**
 * Which of these has the focus; -1: none.
 * @param {Element[]} nodes
 */
export const focusedOf = (nodes) => (document.activeElement ? nodes.indexOf(document.activeElement) : -1);

/**
 * A drawing of the shared sheets, as an icon: icon("ic-undo").
 * @param {string} id
 * @param {string} size
 */
export function icon(id, size = "ic") {
  return svg("svg", { class: size, "aria-hidden": "true", focusable: "false" }, svg("use", { href: `#${id}` }));
}

/**
 * Put new children in place of the old ones.
 * @template {Element} Kept
 * @param {Kept} node
 * @param {Child[]} children
 */
export function swap(node, ...children) {
  node.replaceChildren(...there(children));
  return node;
}

/**
 * Have these children in this order; those that stay where they are are not touched.
 * @param {Element} node
 * @param {Element[]} children
 */
export function order(node, children) {
  const wanted = new Set(children);
  for (const old of [...node.children]) if (!wanted.has(old)) old.remove();
  for (const [i, child] of children.entries())
    if (node.children[i] !== child) node.insertBefore(child, node.children[i] ?? null);
}

/**
 * Do something only if what it depends on has changed since the last time.
 * @param {Element & {shown?: Record<string, string>}} node
 * @param {string} name
 * @param {unknown} state
 * @param {() => void} act
 */
export function once(node, name, state, act) {
  const told = JSON.stringify(state);
  node.shown ??= {};
  if (node.shown[name] === told) return;
  node.shown[name] = told;
  act();
}
