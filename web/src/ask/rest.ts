/** Whether a mouse rests: what comes to lie under it, because the table changes, isn't what it points at. */

export interface Point {
  x: number;
  y: number;
}

/** How far a pointer may move and still be at rest, in pixels. */
export const STILL = 10;

export function isNear(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) <= STILL;
}

export class Rest {
  /** Where the mouse was first seen, pressed, or lay when something else came under it. */
  #at: Point | null = null;
  #last: Point | null = null;

  pressed(at: Point): void {
    this.#at = this.#last = at;
  }

  /** Something is under the mouse; whether the mouse has been moved there. */
  isOverByMoving(at: Point): boolean {
    // A browser tells of what comes under a mouse at the place where the mouse already was.
    if (this.#last === null || (this.#last.x === at.x && this.#last.y === at.y)) this.#at = at;
    this.#last = at;
    return !this.#rests(at);
  }

  /** Whether this movement ends the rest. */
  ends(at: Point): boolean {
    this.#last = at;
    return this.#at !== null && !this.#rests(at);
  }

  #rests(at: Point): boolean {
    if (this.#at && !isNear(this.#at, at)) this.#at = null;
    return this.#at !== null;
  }
}
