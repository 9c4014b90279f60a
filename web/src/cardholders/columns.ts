/** How a number of cards are laid out in a box so that they are as large as they can be, in pixels of usual size. */

/** Height of a card divided by its width. */
const SHAPE = 1.35;
const FEW = 3;
/** A thumb needs this much. */
const NARROWEST = 44;

export function columnsFor(cards: number, width: number, height: number): number {
  const most = Math.max(1, Math.min(cards, Math.floor(width / NARROWEST)));
  // A few cards stand side by side: in two rows they would leave a hole.
  if (cards <= FEW && most === cards) return cards;
  const sizeIn = (columns: number): number => {
    const rows = Math.ceil(cards / columns);
    return Math.min(width / columns, height / rows / SHAPE);
  };
  let best = most;
  // With fewer columns for the same size, the rows are more even.
  for (let columns = most - 1; columns > 0; columns--) if (sizeIn(columns) >= sizeIn(best)) best = columns;
  // Cards that lie may have much larger values than narrow ones that stand.
  const lying = Math.ceil(cards / 2);
  const isLegible = valueOn(width / lying, height / 2) > valueOn(width / best, height) * 1.15;
  return best === cards && isLegible ? lying : best;
}

/** The size of the values on a card in a place, as it draws them. */
function valueOn(width: number, height: number): number {
  return width >= height
    ? Math.min(0.38 * height, 0.22 * width)
    : Math.min(0.26 * Math.min(height, 1.6 * width), 0.38 * width);
}
