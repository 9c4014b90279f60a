/* Which of these aren't wholly in the window, or are cut off by something that scrolls. */
(selectors) => {
  const isWhole = (node) => {
    const box = node.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return false;
    for (let each = node.parentElement; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = each.getBoundingClientRect();
      if (box.left < edge.left - 2 || box.right > edge.right + 2) return false;
      if (box.top < edge.top - 2 || box.bottom > edge.bottom + 2) return false;
    }
    return box.width > 0 && box.height > 0;
  };
  return selectors.flatMap((selector) => {
    const nodes = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    if (nodes.length === 0) return [`there is no ${selector}`];
    const cut = nodes.filter((node) => !isWhole(node));
    return cut.length === 0 ? [] : [`${cut.length} of ${nodes.length} × ${selector} are out of sight`];
  });
};
