/** Cards in rows that are even: all of them full, and none more than one card shorter than another. */

export interface Rows {
  /** Of the grid: so fine that the cards of every row fill it. */
  tracks: number;
  /** How many of them each card takes. */
  spans: number[];
}

export function evenRows(cards: number, most: number): Rows {
  const rows = Math.max(1, Math.ceil(cards / most));
  const short = Math.max(1, Math.floor(cards / rows));
  const longRows = cards - short * rows;
  const tracks = longRows === 0 ? short : short * (short + 1);
  const inLong = longRows * (short + 1);
  return { tracks, spans: Array.from({ length: cards }, (_, card) => tracks / (card < inLong ? short + 1 : short)) };
}
