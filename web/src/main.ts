import "./fonts.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme, preferences } from "./house/preferences.svelte";
import { followOtherTabs, speak } from "./words/words.svelte";

const SOON_MS = 700;
const LATER_MS = 2_000;

applyTheme();
await speak();
followOtherTabs();
mount(App, { target: document.getElementById("page")! });

/** What nobody waits for: without a network it is tried again when the page is next opened. */
function later(ms: number, load: () => Promise<unknown>): void {
  setTimeout(() => void load().catch(() => undefined), ms);
}

// Whoever reads the first page will soon sit at a table.
later(SOON_MS, () => import("./table/Table.svelte"));
later(SOON_MS, () => import("./local/handing-in").then(({ watchGames }) => watchGames()));
if (preferences.notifies !== null)
  later(SOON_MS, () => import("./notifications/notifications.svelte").then(({ watchLooks }) => watchLooks()));
later(SOON_MS, () => import("./local/pace.svelte").then(({ watchPace }) => watchPace()));
if (import.meta.env.PROD) later(LATER_MS, () => import("./offline/keeping").then(({ keepPage }) => keepPage()));
