/** The faces of the reactions: masks of the theatre, a wreath, a bolt, a raised cup. Drawn in a box of 100 by 100. */

import type { Reaction } from "../generated/wire";

export interface Face {
  /** In the figure's colour. */
  figure: string;
  /** Cut out of it, in the colour of the ground. */
  cut?: string;
  /** Incised lines on the figure. */
  incised?: string;
}

const mask = "M17 22c20-14 46-14 66 0 4 30 0 54-33 70C17 76 13 52 17 22z";
const hair = "M17 30c8-6 14-2 16-9 4 6 11 5 17-2 6 7 13 8 17 2 2 7 8 3 16 9";

export const faces: Record<Reaction, Face> = {
  cheer: {
    figure:
      "M46 92 30 58c-9-2-15-12-22-32l9-5 14 25 8-1-9-31 9-4 13 34h6l-1-36h10l2 37 7 3 11-23 9 5c-4 20-8 31-14 40l-6 22z",
    incised: "M41 50c5 6 17 8 27 4M46 60c4 3 10 4 16 2",
  },
  laugh: {
    figure: mask,
    cut: "M26 42c6-8 14-8 19 0-6-3-13-3-19 0zM55 42c5-8 13-8 19 0-6-3-13-3-19 0zM27 56c14 6 32 6 46 0-3 17-12 25-23 25S30 73 27 56z",
    incised: hair + "M46 50c2 3 6 3 8 0",
  },
  gasp: {
    figure: mask,
    cut: "M35 47a8 8 0 1 1-.1 0zM65 47a8 8 0 1 1-.1 0zM50 58c8 0 12 6 12 13s-4 14-12 14-12-7-12-14 4-13 12-13z",
    incised: hair + "M26 34c5-5 11-5 16-2M58 32c5-3 11-3 16 2",
  },
  groan: {
    figure: mask,
    cut: "M26 46c5-1 13-3 18-8 1 9-3 14-9 14-5 0-8-2-9-6zM74 46c-5-1-13-3-18-8-1 9 3 14 9 14 5 0 8-2 9-6zM50 62c11 0 19 6 21 16-7-5-14-7-21-7s-14 2-21 7c2-10 10-16 21-16z",
    incised: hair + "M26 38c7-1 13-4 17-8M74 38c-7-1-13-4-17-8",
  },
  thunder: {
    figure: "M58 3c6 1 12 1 18 3L55 44l26-3L31 97l14-44-25 3 12-17z",
  },
  thanks: {
    figure:
      "M8 24h84c-2 20-13 33-33 37l-3 18c8 2 15 5 17 11H27c2-6 9-9 17-11l-3-18C21 57 10 44 8 24zM8 24c-7 4-8 14-1 19l5 3-2-8c-3-3-3-7 0-9zM92 24c7 4 8 14 1 19l-5 3 2-8c3-3 3-7 0-9z",
    incised: "M15 32h70M19 40c18 8 44 8 62 0M42 68h16",
  },
};
