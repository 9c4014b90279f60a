() => {
  const found = [];
  const isForListeners = (node) => {
    for (let each = node; each; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (!parent.checkVisibility() || parent.closest("script, style, title, option, textarea")) continue;
    if (getComputedStyle(parent).hyphens === "auto") continue;
    if (isForListeners(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    // What is between soft hyphens is a word of its own: there it may be divided.
    for (const { 0: word, index } of node.textContent.matchAll(/\p{L}{2,}/gu)) {
      // The hyphen at the end of a line counts as part of the letter after it.
      range.setStart(node, node.textContent[index - 1] === "\u00AD" ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return [...new Set(found)];
}
