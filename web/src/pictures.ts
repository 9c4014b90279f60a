/** The pictures of the page. */

export { default as Creature } from "./race/Creature.svelte";
export { default as God } from "./art/God.svelte";
export { default as Meander } from "./art/Meander.svelte";
export { default as Rays } from "./art/Rays.svelte";
export { default as Owl } from "./art/Owl.svelte";
export { default as Laurel } from "./art/Laurel.svelte";
export { default as Bolt } from "./art/Bolt.svelte";
export { default as Zeus } from "./art/Zeus.svelte";
export { default as Protection } from "./art/Protection.svelte";
export { default as Trick } from "./art/Trick.svelte";
export { default as Eye } from "./art/Eye.svelte";
export { default as Fate } from "./art/Fate.svelte";
export { default as FirstPlayer } from "./art/FirstPlayer.svelte";
