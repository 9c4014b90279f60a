/** The window: how the table is arranged in it, and how much larger than usual everything is drawn. */

import { arrangementFor, type Arrangement } from "./arrangement";

const USUAL_TEXT = 16;

class Screen {
  /** Pixels of the window per pixel of usual size; more than 1 on a large screen (see base.css). */
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  readonly arrangement: Arrangement = $derived(arrangementFor(this.width / this.scale, this.height / this.scale));

  constructor() {
    this.measure();
    addEventListener("resize", this.measure);
  }

  measure = (): void => {
    this.width = innerWidth;
    this.height = innerHeight;
    this.scale = (parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT) / USUAL_TEXT;
  };
}

export const screen = new Screen();
