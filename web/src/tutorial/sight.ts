/** What is in sight on a small screen, where the page scrolls between the guide's note and the bar of decisions. */

import type { Box } from "../ask/beside";

/** How far to scroll until a box lies between two edges; if there isn't room for all of it, until it begins there. */
export function scrollToSee(box: Box, from: number, to: number): number {
  if (box.top < from) return box.top - from;
  return Math.min(Math.max(box.top + box.height - to, 0), box.top - from);
}

/** The lower edge of what can be seen of a box: the bar lies below it, or beside it. */
export function edgeBelow(box: Box, bar: Box, height: number): number {
  const isAboveBar = box.left < bar.left + bar.width && bar.left < box.left + box.width && box.top < bar.top;
  return isAboveBar ? bar.top : height;
}
