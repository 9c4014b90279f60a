/** What the tabs of the page say to each other: one of them runs Python for all. */

import type { FromWorker, ToWorker } from "./messages";
import type { DeviceState } from "./state";

/** Which build of the page a tab has loaded, and when: of two different ones, the one loaded last is the newer. */
export interface Build {
  version: string;
  loadedMs: number;
}

export type Word =
  /** Who runs Python? */
  | { type: "hello"; tab: string }
  /** This tab does; said to everybody who asks, and whenever the state changes. */
  | { type: "holding"; tab: string; state: DeviceState }
  | { type: "to-worker"; tab: string; message: ToWorker }
  | { type: "from-worker"; tab: string; message: FromWorker }
  /** Start again what has failed. */
  | { type: "again" }
  /** A newer version of the page wants to run Python. */
  | { type: "step-down" };

export type BetweenTabs = Word & Build;

/** What is used of a BroadcastChannel. */
export interface TabChannel {
  onmessage: ((event: MessageEvent<BetweenTabs>) => void) | null;
  postMessage(message: BetweenTabs): void;
}

/** What is used of the browser's locks. */
export interface TabLocks {
  request(name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: () => Promise<void>): Promise<void>;
}

/** What a tab has of its browser; tests have several tabs in one. */
export interface Means {
  build: Build;
  /** The folder of the page: pages in different folders have nothing to do with each other. */
  folder: string;
  locks: TabLocks | null;
  channel: TabChannel | null;
  newWorker(): import("./holder").PythonWorker;
  reload(): void;
  isHidden(): boolean;
  /** Notes of this tab that outlive a reload. */
  notes: Pick<Storage, "getItem" | "setItem"> | null;
}
