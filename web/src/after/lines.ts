/** How lines are told apart in a plot without their colours: by dashes, and by the token at their end. */

export const DASHES = ["none", "9 4", "2 4", "14 4 2 4", "6 3 2 3 2 3", "1 6"] as const;

/** Where the ends of lines are labelled: near their place, but never on top of each other; smallest first. */
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
