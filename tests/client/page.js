// As much of a page as the parts of a table need: nodes with children, classes, attributes and listeners.

class Node {
  constructor() {
    this.childNodes = [];
    this.parentNode = null;
  }

  append(...nodes) {
    for (const each of nodes) {
      const node = each instanceof Node ? each : new Text(each);
      node.remove();
      node.parentNode = this;
      this.childNodes.push(node);
    }
  }

  insertBefore(node, next) {
    node.remove();
    node.parentNode = this;
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, node);
    return node;
  }

  replaceChildren(...nodes) {
    for (const old of [...this.childNodes]) old.remove();
    this.append(...nodes);
  }

  remove() {
    if (this.parentNode) this.parentNode.childNodes = this.parentNode.childNodes.filter((each) => each !== this);
    this.parentNode = null;
  }

  contains(node) {
    return node === this || this.childNodes.some((each) => each.contains(node));
  }

  get children() {
    return this.childNodes.filter((each) => each instanceof Element);
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get textContent() {
    return this.childNodes.map((each) => each.textContent).join("");
  }

  set textContent(words) {
    this.replaceChildren(words);
  }
}

class Text extends Node {
  constructor(words) {
    super();
    this.words = String(words);
  }

  get textContent() {
    return this.words;
  }
}

class Element extends Node {
  constructor(tag) {
    super();
    this.tag = tag;
    this.hidden = false;
    this.value = "";
    this.attributes = new Map();
    this.listeners = new Map();
    this.dataset = {};
    this.classes = new Set();
    this.style = { setProperty: (name, value) => (this.style[name] = value) };
    this.classList = {
      add: (name) => this.classes.add(name),
      remove: (name) => this.classes.delete(name),
      contains: (name) => this.classes.has(name),
      toggle: (name, on = !this.classes.has(name)) => this.classes[on ? "add" : "delete"](name),
    };
  }

  set className(names) {
    this.classes = new Set(names.split(" "));
  }

  setAttribute(name, value) {
    if (name === "hidden") this.hidden = true;
    if (name === "class") this.className = value;
    this.attributes.set(name, String(value));
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? this.dataset[name.replace("data-", "")] ?? null;
  }

  removeAttribute(name) {
    this.attributes.delete(name);
  }

  addEventListener(name, heard) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), heard]);
  }

  happen(name, more = {}) {
    const event = { target: this, currentTarget: this, preventDefault() {}, stopPropagation() {}, ...more };
    for (const heard of this.listeners.get(name) ?? []) heard(event);
  }

  click() {
    this.happen("click");
  }

  /** Of a canvas: no picture can be drawn here, so nothing is as wide as nothing. */
  getContext() {
    return null;
  }

  getClientRects() {
    return this.unseen ? [] : [{}];
  }

  getBoundingClientRect() {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }

  get offsetWidth() {
    return 0;
  }

  /** "li", ".empty", "li:not(.empty)", "li[data-n]", "[aria-selected=true]". */
  matches(selector) {
    const [, tag, classes, not, name, value] = selector.match(
      /^([a-z0-9]*)((?:\.[\w-]+)*)(?::not\(\.([\w-]+)\))?(?:\[([\w-]+)(?:=(\w+))?\])?$/,
    );
    const held = name ? this.getAttribute(name) : "";
    return (
      (!tag || this.tag === tag) &&
      classes.split(".").every((each) => !each || this.classes.has(each)) &&
      !(not && this.classes.has(not)) &&
      held !== null &&
      (!value || held === value)
    );
  }

  /** Of a path such as ":scope > g > .scenery" only the end is looked at. */
  querySelectorAll(path) {
    const selector = path.split(" > ").at(-1);
    return this.children.flatMap((each) => [
      ...(each.matches(selector) ? [each] : []),
      ...each.querySelectorAll(selector),
    ]);
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** Put a page into the place of the browser's. */
export function page() {
  const document = Object.assign(new Element("body"), {
    activeElement: null,
    createElement: (tag) => new Element(tag),
    createElementNS: (_, tag) => new Element(tag),
  });
  Object.assign(globalThis, {
    Node,
    document,
    requestAnimationFrame: (act) => act(),
    ResizeObserver: class {
      observe() {}
    },
  });
  return document;
}

/** A painter of small squares. */
export const squares = { unit: 10, icons: {}, layer: () => 0, size: () => [8, 8], paint: () => null };
