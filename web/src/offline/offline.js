/* Keeps only the reader's language on the offline page, applies the theme chosen on this device, and retries. */
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("derby") ?? "{}");
} catch {
  // Without stored choices, the browser's settings apply.
}
if (kept.theme === "day" || kept.theme === "night") document.documentElement.dataset.theme = kept.theme;

const sections = [...document.querySelectorAll("section")];
const wishes = [kept.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase()), "en"];
const language = wishes.find((wish) => sections.some((section) => section.lang === wish));
document.documentElement.lang = language;
for (const section of sections) section.hidden = section.lang !== language;

for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
