/** Round numbers between two others, about so many, for the axis of a plot. */
export function rounds(least: number, most: number, about: number): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => (first + at) * step);
}
