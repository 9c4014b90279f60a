import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./house/preferences.svelte";
import { speak } from "./words/words.svelte";

applyTheme();
await speak();
mount(App, { target: document.getElementById("page")! });
