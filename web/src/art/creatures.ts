import art from "../../../src/derby/game/art/creatures.json";

/** The creatures' drawings: paths in a box of 500 by 500, facing right; for the token, 100 by 100. */
export type CreatureArt = {
  letter: string;
  /** The silhouette. */
  figure: string;
  /** What is painted in the creature's colour. */
  accent: string;
  /** Lines scratched into the glaze. */
  incised: string;
  /** Lines drawn with glaze, on the accent or on flesh. */
  drawn?: string;
  flesh?: string;
  /** The silhouette for the token, drawn for the size of a fingertip, and where it stands on the disc. */
  token: string;
  place: string;
};

export const creatures: Record<keyof typeof art.creatures, CreatureArt> = art.creatures;

/** The pattern around each token: teeth, two lines, blocks, one line, rays, pearls. */
export const rings: Record<keyof typeof creatures, { d: string; width: number; dash?: string }> = art.rings;

/** The letters, as strokes around their middle; a language may need another than ours. */
export const glyphs: Record<string, string> = art.glyphs;
