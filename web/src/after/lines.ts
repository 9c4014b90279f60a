/** Tells the lines of a plot apart without colour: by dashes, and by the token at the end. */

export const DASHES = ["none", "9 4", "2 4", "14 4 2 4", "6 3 2 3 2 3", "1 6"] as const;

/** A plot is drawn as large as the text around it: CSS pixels of the screen to units of the drawing. */
export function unitsAcross(pixels: number): number {
  return (pixels * 16) / parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Places for the labels at the ends of lines: close to the end, but never overlapping; smallest first. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let from = least;
  for (const at of order) {
    found[at] = Math.max(found[at]!, from);
    from = found[at]! + gap;
  }
  let to = most;
  for (const at of order.toReversed()) {
    found[at] = Math.min(found[at]!, to);
    to = found[at]! - gap;
  }
  return found;
}
