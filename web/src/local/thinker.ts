/** What is said to a worker in which bots think, besides what it is to do. */

/** Nobody wants to wait for the present work any longer. */
export const HURRY = "";

/** `Thinker` in `src/derby/local/worker.py`. */
export interface Thinker {
  answer(text: string): Promise<string>;
  hurry(): void;
}
