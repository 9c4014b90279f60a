/** How much wider a repeated figure must be drawn so that none is cut: a whole number of them fills the width. */
export function stretch(width: number, figure: number): number {
  const times = Math.round(width / figure);
  return times > 0 ? width / (times * figure) : 1;
}
