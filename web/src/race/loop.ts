/** The shape of the track: a loop around Olympus, flown clockwise from the middle of its lower side. */

export interface Point {
  x: number;
  y: number;
}

/** How much longer than a sector of the track the starting and the finish sector are. */
const WIDE = 2.6;
/** Between the finish and the start, in sectors. */
const GAP = 0.3;

export interface Size {
  width: number;
  height: number;
  /** Across the track. */
  depth: number;
  /** Around the track, for its border. */
  margin: number;
}

export class Loop {
  readonly length: number;
  readonly depth: number;
  /** Of a sector along the middle of the track. */
  readonly pace: number;
  readonly #sides: { length: number; at: (s: number, out: number) => Point }[];
  readonly #finish: number;

  constructor({ width, height, depth, margin }: Size, finishAfter: number) {
    const inset = margin + depth / 2;
    const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
    const r = Math.min(depth * 1.15, (right - left) / 2, (bottom - top) / 2);
    const middle = width / 2;
    this.depth = depth;
    this.#finish = finishAfter + 1;
    const arc = (x: number, y: number, from: number) => ({
      length: (Math.PI / 2) * r,
      at: (s: number, out: number) => {
        const angle = from + s / r;
        return { x: x + (r + out) * Math.cos(angle), y: y + (r + out) * Math.sin(angle) };
      },
    });
    this.#sides = [
      { length: middle - left - r, at: (s, out) => ({ x: middle - s, y: bottom + out }) },
      arc(left + r, bottom - r, Math.PI / 2),
      { length: bottom - top - 2 * r, at: (s, out) => ({ x: left - out, y: bottom - r - s }) },
      arc(left + r, top + r, Math.PI),
      { length: right - left - 2 * r, at: (s, out) => ({ x: left + r + s, y: top - out }) },
      arc(right - r, top + r, 1.5 * Math.PI),
      { length: bottom - top - 2 * r, at: (s, out) => ({ x: right + out, y: top + r + s }) },
      arc(right - r, bottom - r, 0),
      { length: right - r - middle, at: (s, out) => ({ x: right - r - s, y: bottom + out }) },
    ];
    this.length = this.#sides.reduce((sum, side) => sum + side.length, 0);
    this.pace = this.length / (finishAfter + 2 * WIDE + GAP);
  }

  /** The point at a distance along the middle of the track, and a distance outwards from it. */
  point(s: number, out = 0): Point {
    let rest = Math.min(Math.max(s, 0), this.length);
    for (const side of this.#sides) {
      if (rest <= side.length) return side.at(rest, out);
      rest -= side.length;
    }
    return this.#sides.at(-1)!.at(this.#sides.at(-1)!.length, out);
  }

  /** Where a sector begins; the one behind the finish is where the finish ends. */
  begin(sector: number): number {
    const before = (GAP / 2) * this.pace;
    if (sector <= 0) return before;
    if (sector > this.#finish) return this.length - before;
    return before + (WIDE + sector - 1) * this.pace;
  }

  middle(sector: number): number {
    return (this.begin(sector) + this.begin(sector + 1)) / 2;
  }

  extent(sector: number): number {
    return this.begin(sector + 1) - this.begin(sector);
  }

  /** The outline of a stretch of the track. */
  area(from: number, to: number, inner: number, outer: number): string {
    const there = this.#samples(from, to).map((s) => this.point(s, outer));
    const back = this.#samples(from, to)
      .reverse()
      .map((s) => this.point(s, inner));
    return path([...there, ...back]) + "Z";
  }

  /** A line across the track. */
  across(s: number, inner: number, outer: number): { x1: number; y1: number; x2: number; y2: number } {
    const [a, b] = [this.point(s, inner), this.point(s, outer)];
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  }

  /** Whether a sector is the start or the finish, which has a name instead of a number. */
  isEnd(sector: number): boolean {
    return sector <= 0 || sector >= this.#finish;
  }

  /** A line along the track that leads from one place to another. */
  between(from: Place, to: Place): string {
    return path(
      this.#samples(Math.min(from.s, to.s), Math.max(from.s, to.s)).map((s) =>
        this.point(s, from.out + (to.out - from.out) * (to.s === from.s ? 1 : (s - from.s) / (to.s - from.s))),
      ),
    );
  }

  /** A line along the track. */
  along(from: number, to: number, out: number): string {
    return path(this.#samples(from, to).map((s) => this.point(s, out)));
  }

  /** A meander along the whole loop, between two distances from its middle. */
  meander(inner: number, outer: number): string {
    const size = outer - inner;
    const turns = Math.max(1, Math.round(this.length / (size * 1.25)));
    const step = this.length / turns;
    // One turn of the key, in parts of its length and of its height.
    const key: [number, number][] = [
      [0, 0],
      [0, 1],
      [0.75, 1],
      [0.75, 0.35],
      [0.4, 0.35],
      [0.4, 0.65],
      [0.22, 0.65],
      [0.22, 0],
      [1, 0],
    ];
    const points: Point[] = [];
    for (let turn = 0; turn < turns; turn++) {
      for (const [along, up] of key) points.push(this.point((turn + along) * step, inner + up * size));
    }
    return path(points);
  }

  #samples(from: number, to: number): number[] {
    const steps = Math.max(2, Math.ceil((to - from) / 6));
    return Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
  }
}

function path(points: Point[]): string {
  return "M" + points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}

/** Room for the sectors' numbers, at the inner edge of the track: most of them are free. */
const NUMBERS = 14;
/** On a track narrower than this, creatures need all the room there is. */
const NARROW = 50;

/** A creature smaller than this can't be told from the others. */
const SMALLEST = 20;
/** One smaller than this may have the room of the number. */
const SMALL = 28;

/** On a narrow track a disc of this size needn't be larger at the price of lying over another. */
const CLEAR = 24;
/** After which part of a disc the next one begins, where there is room, and where discs would be too small so. */
const STEPS = [0.95, 0.7];
/** How far discs of a crowded sector may reach, in their size: their middles stay within it. */
const OVER_THE_EDGE = 1.6;

export interface Place extends Point {
  size: number;
  /** Along the middle of the track, and outwards from it. */
  s: number;
  out: number;
}

/** The positions of creatures that share a sector, best first: outer before inner, front before back. */
export function places(loop: Loop, sector: number, count: number): Place[] {
  if (count === 0) return [];
  const isNarrow = loop.depth < NARROW;
  const beside = arranged(loop, sector, count, loop.isEnd(sector) ? 0 : isNarrow ? NUMBERS / 3 : NUMBERS);
  if (loop.isEnd(sector) || isNarrow || beside[0]!.size >= SMALL) return beside;
  return arranged(loop, sector, count, 0);
}

/** Whether a disc hides the number of its sector, or a good part of it. */
export function coversNumber(loop: Loop, { out, size }: Place): boolean {
  return out - size / 2 < NUMBERS * 0.6 - loop.depth / 2;
}

interface Shape {
  columns: number;
  rows: number;
}

function arranged(loop: Loop, sector: number, count: number, numbers: number): Place[] {
  const extent = loop.extent(sector) - 3;
  const isNarrow = loop.depth < NARROW;
  const depth = loop.depth - numbers - 4;
  const largest = isNarrow ? 0.9 : 0.78;
  const shapes = Array.from({ length: count }, (_, more) => ({
    columns: more + 1,
    rows: Math.ceil(count / (more + 1)),
  }));
  const room = { along: extent, across: depth };
  for (const step of isNarrow ? STEPS : STEPS.slice(0, 1)) {
    // The number of columns that makes the discs largest.
    const sizeIn = ({ columns, rows }: Shape) =>
      Math.min(depth * largest, fit(extent, columns, step), fit(depth, rows, step));
    const best = shapes.reduce((best, shape) => (sizeIn(shape) > sizeIn(best) + 0.5 ? shape : best));
    const enough = step === STEPS[0] && isNarrow ? CLEAR : SMALLEST;
    if (sizeIn(best) >= enough || count === 1) return inColumns(loop, sector, count, best, sizeIn(best), room, numbers);
  }
  // Rather over each other, over the number, and over the edge of their sector, than too small to be known: then as far
  // apart as may be.
  const size = Math.min(SMALLEST, loop.depth * largest);
  const crowded = { along: Math.max(extent, size * OVER_THE_EDGE), across: Math.max(loop.depth - 4, size * 1.4) };
  const apartIn = (shape: Shape) => nearest(inColumns(loop, sector, count, shape, size, crowded, 0));
  const widest = shapes.reduce((best, shape) => (apartIn(shape) > apartIn(best) + 0.5 ? shape : best));
  return inColumns(loop, sector, count, widest, size, crowded, 0);
}

function inColumns(
  loop: Loop,
  sector: number,
  count: number,
  { columns, rows }: Shape,
  size: number,
  room: { along: number; across: number },
  numbers: number,
): Place[] {
  // A little apart where there is room.
  const apart = size * 1.12;
  const gapAlong = columns > 1 ? Math.min(apart, (room.along - size) / (columns - 1)) : 0;
  const gapAcross = rows > 1 ? Math.min(apart, (room.across - size) / (rows - 1)) : 0;
  return Array.from({ length: count }, (_, place) => {
    const column = Math.floor(place / rows);
    const row = place % rows;
    const inColumn = Math.min(rows, count - column * rows);
    const s = loop.middle(sector) + ((columns - 1) / 2 - column) * gapAlong;
    const out = numbers / 2 + ((inColumn - 1) / 2 - row) * gapAcross;
    return { ...loop.point(s, out), s, out, size };
  });
}

/** How near the nearest two of some places are to each other. */
export function nearest(places: Place[]): number {
  const distances = places.flatMap((one, at) =>
    places.slice(at + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)),
  );
  return Math.min(...distances);
}

/** The size of a number of discs in a row that overlap: each begins after a part of the one before. */
function fit(room: number, count: number, step: number): number {
  return room / (1 + (count - 1) * step);
}
