/* Which controls and panels cover each other, as far as they are visible. */
() => {
  // What somebody has opened lies over everything else.
  const dialog = [...document.querySelectorAll("dialog[open], section.chat")].at(-1);
  const root = dialog ?? document.body;
  const name = (node) =>
    `${node.tagName.toLowerCase()}.${[...node.classList].filter((each) => !each.startsWith("svelte")).join(".")}` +
    `${node.id ? `#${node.id}` : ""} “${(node.ariaLabel ?? node.textContent).trim().replace(/\s+/g, " ").slice(0, 30)}”`;
  const kept = new Map();
  const known = (node) => {
    let what = kept.get(node);
    if (!what) {
      const { overflowX, overflowY } = getComputedStyle(node);
      what = { cuts: overflowX !== "visible" || overflowY !== "visible", edge: node.getBoundingClientRect() };
      kept.set(node, what);
    }
    return what;
  };
  /* The part of an element that its scrolling ancestors and the window leave visible. */
  const visible = (node) => {
    const box = node.getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let each = node.parentElement; each; each = each.parentElement) {
      const { cuts, edge } = known(each);
      if (!cuts) continue;
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return { left, top, right, bottom };
  };
  const WHAT =
    "button, a[href], input, select, summary, aside, .banner, .awaited, .notice p, [data-region], .panel, .seat, .hand li, .chip, " +
    ".seat :is(.god, .who, .points, .back, .end), .olympus :is(.race, .by, .card, .ranking, .deck)";
  const things = [...root.querySelectorAll(WHAT)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // Creatures and ghosts fly over the track, but not over its middle; a checkbox lies in its label.
    .filter((node) => !node.closest(".sky") || node.closest(".olympus"))
    .filter((node) => getComputedStyle(node).clipPath !== "inset(50%)")
    .map((node) => ({ node, box: visible(node) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const found = [];
  const SLACK = 2;
  things.forEach((one, place) => {
    for (const other of things.slice(place + 1)) {
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > SLACK && height > SLACK) {
        found.push(`${name(one.node)} and ${name(other.node)} overlap by ${Math.round(width)} × ${Math.round(height)}`);
      }
    }
  });
  return found;
};
