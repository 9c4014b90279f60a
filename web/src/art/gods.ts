import art from "../../../src/derby/game/art/gods.json";

/** The devices on the gods' shields: paths in a box of 500 by 500. */

export type Device = {
  /** Thin lines behind the device. */
  back?: string;
  device: string;
  /** Lines and spots left blank in the device. */
  drawn?: string;
  spots?: string;
  /** Strings of beads. */
  beads?: string;
  /** Drawn once where the rest is drawn twice. */
  once?: string;
  /** The position of the second copy of the device. */
  turn?: string;
};

export const devices: Record<keyof typeof art, Device> = art;
