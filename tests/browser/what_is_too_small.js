async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const dialog = document.querySelector("dialog[open]");
  const found = [];
  for (const node of (dialog ?? document).querySelectorAll("button, a, summary, select, input, [role=tab]")) {
    // Sectors can't be larger than the track; there are two large buttons that lead to each of them, too.
    if (!node.checkVisibility() || node.disabled || node.matches(".spot")) continue;
    const { width, height } = (node.closest("label") ?? node).getBoundingClientRect();
    if (Math.min(width, height) < 43.5) found.push(`${node.tagName} ${width.toFixed(0)} × ${height.toFixed(0)} “${(node.ariaLabel ?? node.textContent).trim().slice(0, 40)}”`);
  }
  return found;
}
