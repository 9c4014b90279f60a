/** How far Python has come on this device. */

export type DeviceState =
  /** Nobody has needed it so far. */
  | { stage: "off" }
  /** Bytes that have come. */
  | { stage: "loading"; loaded: number; total: number }
  /** What can't be measured: another tab is asked, or Python starts. */
  | { stage: "starting" }
  /** Whether games are kept through reloads and restarts, and whether bots think on compiled rules. */
  | { stage: "ready"; kept: boolean; compiled: boolean }
  | { stage: "failed"; reason: FailedFor; detail: string };

export type FailedFor =
  /** Its files could not be loaded. */
  | "download"
  | "start"
  /** Another tab runs Python, in a browser in which tabs can't share it. */
  | "other-tab"
  /** The page was opened again in a newer version. */
  | "new-version";
