async () => {
  // A new size of the window takes some frames until everything has its place.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const found = [];
  const told = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !name.startsWith("svelte")).join(".")} “${node.textContent.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll("body *")].filter((node) => node.getBoundingClientRect().right > root.clientWidth + 1);
    found.push(`the page is ${root.scrollWidth} wide, the window ${root.clientWidth}: ${wide.slice(-3).map(told).join(", ")}`);
  }
  // Styles and boxes are asked for once: most elements have many words below them.
  const kept = new Map();
  const known = (node) => {
    let what = kept.get(node);
    if (!what) {
      const { display, overflowX, overflowY, clipPath, fontSize } = getComputedStyle(node);
      what = { display, overflowX, overflowY, clipPath, fontSize, edge: node.getBoundingClientRect() };
      kept.set(node, what);
    }
    return what;
  };
  const isForListeners = (node) => {
    for (let each = node; each; each = each.parentElement) if (known(each).clipPath === "inset(50%)") return true;
    return false;
  };
  /* For words; a number on a disc may be smaller. */
  const SMALLEST = 9.9;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const dialog = document.querySelector("dialog[open], section.chat");
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility() || isForListeners(parent)) continue;
    if (dialog && !dialog.contains(parent)) continue;
    if (parent.closest("script, style, title, option, textarea")) continue;
    const size = parseFloat(known(parent).fontSize);
    if (size < SMALLEST && /\p{L}{2}/u.test(node.textContent)) found.push(`${told(parent)} is written in ${size} px`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let scrolls = false;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = known(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const { edge } = style;
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
  // What is chosen from a list is drawn by the browser: there is no text to measure.
  const pen = document.createElement("canvas").getContext("2d");
  for (const select of document.querySelectorAll("select")) {
    if (!select.checkVisibility() || (dialog && !dialog.contains(select))) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const text = select.selectedOptions[0]?.textContent.trim() ?? "";
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(text).width > room + 1) found.push(`${told(select).slice(0, 20)} cuts its “${text}”`);
  }
  for (const field of document.querySelectorAll("textarea, input[readonly]")) {
    if (!field.checkVisibility() || (dialog && !dialog.contains(field))) continue;
    const isWhole = field.scrollWidth <= field.clientWidth + 1 && field.scrollHeight <= field.clientHeight + 1;
    if (!isWhole) found.push(`a field cuts its “${field.value}”`);
  }
  return [...new Set(found)];
}
