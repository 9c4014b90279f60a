import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./house/preferences.svelte";
import { speak } from "./words/words.svelte";

const SOON_MS = 700;

applyTheme();
await speak();
mount(App, { target: document.getElementById("page")! });
// Whoever reads the first page will soon sit at a table.
setTimeout(() => void import("./table/Table.svelte"), SOON_MS);

// For the page that is shown without the server; nothing of a game is kept.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/service-worker.js").catch(() => undefined);
