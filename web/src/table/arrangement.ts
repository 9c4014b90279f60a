/** How the parts of a table are arranged in a window. */

/**
 * - `column`: a phone held upright. One panel at a time, chosen by a tab.
 * - `sideways`: a phone on its side. The same, beside the track.
 * - `tall`: a tablet held upright. Cards are always shown; the other panels share a place.
 * - `landscape`: a tablet on its side, or half a window. The same, with the panels beside the track.
 * - `wide`: a desk. The story has a column of its own, too.
 */
export type Arrangement = "column" | "sideways" | "tall" | "landscape" | "wide";

/** For a size in pixels of usual size: those of a window whose text is twice as large count half. */
export function arrangementFor(width: number, height: number): Arrangement {
  if (width >= 1200 && height >= 640) return "wide";
  if (width > height && height < 560) return "sideways";
  if (width >= 700 && width > height) return "landscape";
  return width >= 700 && height >= 880 ? "tall" : "column";
}
