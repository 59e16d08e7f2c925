// Where pieces fly from: those that change surfaces, and new ones that their painter knows the origin of.

/** @import { Origins, Painter, Scene } from "../../types/client" */

/** @import { Surface } from "./surface.js" */

/**
 * From surfaces as they lie now, the garden first: (key, surface) -> where that piece was and how large, in its
 * units, or null.
 * @param {Surface[]} surfaces
 * @param {Painter} painter
 * @param {Scene} scene
 * @param {Scene | null} before
 * @returns {Origins}
 */
export function originsOf(surfaces, painter, scene, before) {
  const [garden] = surfaces;
  /** @type {Map<string, DOMRect | null>} */
  const spots = new Map();
  const places = new Map(scene.places.map((place) => [place.id, place.on]));
  for (const surface of surfaces) {
    const here = surface === garden ? "garden" : "tray";
    for (const key of surface.nodes.keys()) {
      const next = scene.sprites.get(key);
      if (next && places.get(next.lies) !== here) spots.set(key, surface.seen(key));
    }
  }
  for (const s of before ? scene.sprites.values() : []) {
    const key = before?.sprites.has(s.key) ? null : painter.origin?.(s, before?.sprites ?? new Map(), scene);
    const lay = key && surfaces.find((surface) => surface.nodes.has(key));
    if (key && lay) spots.set(s.key, lay.seen(key));
  }
  const ways = new Map(spots.size ? surfaces.map((surface) => [surface, surface.way()]) : []);
  return (key, surface) => {
    const spot = spots.get(key);
    const way = spot && (ways.get(surface) ?? surface.way()); // asked before: later it would lay out the page again
    if (!way || !spot) return null;
    const { x, y } = new DOMPoint(spot.left + spot.width / 2, spot.top + spot.height / 2).matrixTransform(way);
    const sprite = scene.sprites.get(key);
    return { x, y, k: sprite ? (spot.width * way.a) / painter.size(sprite)[0] : 1 };
  };
}
