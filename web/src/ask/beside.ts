/** Places a panel near its subject, covering nothing that matters if possible. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Covered {
  box: Box;
  /** How bad it is to cover a square pixel of it. */
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

/** The screen below the top bar, which is never covered. */
interface Screen extends Size {
  from: number;
}

const GAP = 10;
const STEP = 8;
/** One pixel of distance costs as much as covering this many square pixels of weight 1. */
const FAR = 160;

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The shortest line from one box to another; its length is 0 if they touch. */
export function bridge(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [x1, x2] = nearest(from.left, from.width, to.left, to.width);
  const [y1, y2] = nearest(from.top, from.height, to.top, to.height);
  return { x1, y1, x2, y2 };
}

function nearest(from: number, length: number, to: number, other: number): [number, number] {
  if (from + length < to) return [from + length, to];
  if (to + other < from) return [from, to + other];
  const middle = (Math.max(from, to) + Math.min(from + length, to + other)) / 2;
  return [middle, middle];
}

function distance(one: Box, other: Box): number {
  const { x1, y1, x2, y2 } = bridge(one, other);
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The best place on the screen for a panel of this size. */
export function beside(
  panel: Size,
  about: Box,
  covered: readonly Covered[],
  screen: Screen,
): { left: number; top: number } {
  const [right, bottom] = [screen.width - panel.width - GAP, screen.height - panel.height - GAP];
  const lefts = [
    GAP,
    right,
    about.left,
    about.left + (about.width - panel.width) / 2,
    about.left + about.width - panel.width,
  ];
  lefts.push(about.left - panel.width - GAP, about.left + about.width + GAP);
  const tops = [
    about.top - panel.height - GAP,
    about.top,
    about.top + about.height - panel.height,
    about.top + about.height + GAP,
  ];
  const highest = screen.from + GAP;
  for (let top = highest; top < bottom; top += STEP) tops.push(top);

  let best = { left: GAP, top: Math.max(highest, bottom), harm: Infinity };
  for (const left of lefts) {
    if (left < GAP || left > Math.max(GAP, right)) continue;
    for (const top of tops) {
      if (top < highest || top > Math.max(highest, bottom)) continue;
      const box = { left, top, ...panel };
      const harm = covered.reduce(
        (sum, each) => sum + each.weight * overlap(box, each.box),
        FAR * Math.max(GAP, distance(box, about)),
      );
      if (harm < best.harm) best = { left, top, harm };
    }
  }
  return { left: best.left, top: best.top };
}
