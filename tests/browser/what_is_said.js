() => {
  // What was announced before is not said again when the language changes.
  const SPOKEN = ".unseen:is([aria-live], [role=log], [role=status])";
  const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")]
    .filter((node) => !node.closest(SPOKEN))
    .flatMap((node) => ["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name) ?? ""));
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (!node.parentElement.closest(`script, style, kbd, code, textarea, ${SPOKEN}`)) said.push(node.textContent);
  }
  return said.map((text) => text.trim()).filter(Boolean);
}
