// The focus of keys on the table: one piece of each surface is reached by Tab, the others by arrows.

import { focusedOf, set } from "../dom.js";

/** @import { Point, Sprite } from "../../types/client" */
/** @import { Surface } from "../engine/surface.js" */

/** @type {Record<string, [dx: number, dy: number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Focus {
  /**
   * `surfaces()` are those of the table, the garden first; `bring(key)` moves the view to a piece of the garden.
   * @param {() => Surface[]} surfaces
   * @param {(key: string) => void} bring
   */
  constructor(surfaces, bring) {
    this.surfaces = surfaces;
    this.bring = bring;
  }

  /** The piece that has the focus: its surface and its sprite, or null. */
  get at() {
    const key = document.activeElement?.closest?.(".sprite")?.getAttribute("data-key") ?? "";
    const surface = this.surfaces().find(({ root }) => root.contains(document.activeElement));
    const sprite = surface?.nodes.get(key)?.item?.sprite;
    return surface && sprite ? { surface, sprite } : null;
  }

  /**
   * Say of every piece what it is to keys and screen readers.
   * @param {Set<string>} lit
   * @param {Set<string>} chosen
   */
  reach(lit, chosen) {
    for (const surface of this.surfaces()) {
      const first = firstStop(
        [...surface.nodes.values()].map(({ item }) => item.sprite),
        lit,
        chosen,
      );
      for (const [key, node] of surface.nodes) {
        const { sprite } = node.item;
        const able = lit.has(key) || chosen.has(key);
        const role = !sprite.label ? "none" : able || sprite.would.length ? "button" : "img";
        const reach = `${role} ${able && chosen.has(key)} ${able} ${first === key}`;
        if (node.reach === reach) continue;
        node.reach = reach;
        set(node.outer, "role", role === "none" ? null : role);
        set(node.outer, "aria-hidden", role === "none" ? "true" : null);
        set(node.outer, "aria-pressed", able ? String(chosen.has(key)) : null);
        set(node.outer, "tabindex", first === key ? "0" : "-1");
      }
    }
  }

  /**
   * The focus has moved: its ring moves with it.
   * @param {Element} node
   */
  moved(node) {
    const sprite = node.closest?.(".sprite");
    const key = sprite?.getAttribute("data-key") ?? null;
    const [garden] = this.surfaces();
    for (const surface of this.surfaces()) {
      const here = sprite && surface.root.contains(sprite) && node.matches(":focus-visible");
      surface.focus(here ? key : null);
      if (here && key !== null && surface === garden) this.bring(key);
    }
  }

  /**
   * To the next lit piece of the table, or the one before.
   * @param {number} by
   * @param {Set<string>} lit
   */
  hop(by, lit) {
    const nodes = this.surfaces().flatMap((surface) =>
      surface.items.filter(({ sprite }) => sprite.label && lit.has(sprite.key)).map((item) => surface.outer(item)),
    );
    const next = hopped(focusedOf(nodes), by, nodes.length);
    if (next !== null) nodes[next].focus();
  }

  /**
   * To the next piece in the direction of an arrow.
   * @param {string} arrow
   * @param {Set<string>} lit
   */
  go(arrow, lit) {
    if (!this.at) return;
    const { surface, sprite } = this.at;
    const items = surface.items.filter((item) => item.sprite.label);
    const from = surface.nodes.get(sprite.key)?.item;
    const best = from && toward(from, items, WAYS[arrow], lit);
    if (best) surface.outer(best).focus();
  }
}

/**
 * Which of these sprites Tab comes to: what is chosen, or the first that is lit.
 * @param {Pick<Sprite, "key" | "label" | "lines" | "would">[]} sprites
 * @param {Set<string>} lit
 * @param {Set<string>} chosen
 */
export function firstStop(sprites, lit, chosen) {
  const can = sprites.filter((s) => s.label && (s.lines.length || s.would.length || lit.has(s.key)));
  return (can.find(({ key }) => chosen.has(key)) ?? can.find(({ key }) => lit.has(key)))?.key ?? null;
}

/**
 * The place after or before one of `n` in a round; from nowhere (-1) to the first or the last.
 * @param {number} at
 * @param {number} by
 * @param {number} n
 */
export function hopped(at, by, n) {
  if (!n) return null;
  if (at < 0) return by > 0 ? 0 : n - 1;
  return (at + by + n) % n;
}

/**
 * The nearest item in a direction: what lies ahead, lit things before others, those straight on before those aside.
 * @template {Point & {sprite: {key: string}}} Each
 * @param {Point} from
 * @param {Each[]} items
 * @param {[dx: number, dy: number]} way
 * @param {Set<string>} lit
 */
export function toward(from, items, [dx, dy], lit) {
  /** @type {{cost: number, item: Each} | null} */
  let best = null;
  for (const item of items) {
    const [x, y] = [item.x - from.x, item.y - from.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy - y * dx);
    if (along <= 1) continue;
    const cost = along + across * 2 + (lit.has(item.sprite.key) ? 0 : 1);
    if (!best || cost < best.cost) best = { cost, item };
  }
  return best?.item ?? null;
}
