/* Leaves the reader's language of the offline page, in the theme chosen on this device, and tries again. */
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("derby") ?? "{}");
} catch {
  // Without what was chosen, the browser's wishes count.
}
if (kept.theme === "day" || kept.theme === "night") document.documentElement.dataset.theme = kept.theme;

const sections = [...document.querySelectorAll("section")];
const wishes = [kept.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase()), "en"];
const language = wishes.find((wish) => sections.some((section) => section.lang === wish));
document.documentElement.lang = language;
for (const section of sections) section.hidden = section.lang !== language;

for (const button of document.querySelectorAll("button")) button.addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
