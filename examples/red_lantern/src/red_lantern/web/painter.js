// Red Lantern: paper lanterns in the wind.

/** @import { Hooks } from "engawa/types" */

export const unit = 84; // from one lantern to the next
/** @type {Hooks["size"]} */
export const size = () => [70, 78];
/** @type {Hooks["icons"]} */
export const icons = { lanterns: "rl-lantern", roll: "ic-play", stop: "ic-check" };
/** @type {Hooks["paint"]} */
export const paint = (lantern, h) => h.use(lantern.drawing);
/** @type {Hooks["motion"]} */
export const motion = (was) => (was ? null : "grow");
/** @type {Hooks["caption"]} */
export const caption = () => null;
