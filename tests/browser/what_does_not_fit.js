async () => {
  // A new size of the window takes some frames until everything has its place.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const found = [];
  const told = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !name.startsWith("svelte")).join(".")} “${node.textContent.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll("body *")].filter((node) => node.getBoundingClientRect().right > root.clientWidth + 1);
    found.push(`the page is ${root.scrollWidth} wide, the window ${root.clientWidth}: ${wide.slice(-3).map(told).join(", ")}`);
  }
  const isForListeners = (node) => {
    for (let each = node; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const dialog = document.querySelector("dialog[open]");
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility() || isForListeners(parent)) continue;
    if (dialog && !dialog.contains(parent)) continue;
    if (parent.closest("script, style, title, option, textarea")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let scrolls = false;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = box.getBoundingClientRect();
      const cutsX = style.overflowX !== "visible" && !scrolls;
      const cutsY = style.overflowY !== "visible" && !["auto", "scroll"].includes(style.overflowY) && !scrolls;
      const isBox = box.matches("button, a.button, td, li, dialog, label, .card, .chip");
      if ((cutsX || isBox) && (text.left < edge.left - 1.5 || text.right > edge.right + 1.5)) {
        found.push(`${told(parent)} is cut or overflows sideways at ${told(box).slice(0, 60)}`);
        break;
      }
      if (cutsY && (text.top < edge.top - 3 || text.bottom > edge.bottom + 3)) {
        found.push(`${told(parent)} is cut above or below at ${told(box).slice(0, 60)}`);
        break;
      }
      if (["auto", "scroll"].includes(style.overflowY)) scrolls = true;
    }
  }
  return [...new Set(found)];
}
