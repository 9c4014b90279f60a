/** What only games with powers or fate tokens show. */

export { default as FateBar } from "./FateBar.svelte";
export { default as Looked } from "./Looked.svelte";
export { default as OwnPowers } from "./OwnPowers.svelte";
export { default as PowerCount } from "./PowerCount.svelte";
export { default as PowerList } from "./PowerList.svelte";
export { default as PowerPrompt } from "./PowerPrompt.svelte";
