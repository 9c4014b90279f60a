/**
 * What the page and the worker that plays without a server say to each other. Requests and sockets carry exactly what
 * goes over HTTP and the WebSocket elsewhere.
 */

export type ToWorker =
  | { type: "request"; id: number; method: "GET" | "POST"; path: string; body: string | null }
  | { type: "connect"; socket: number }
  | { type: "message"; socket: number; text: string }
  | { type: "disconnect"; socket: number }
  /** How long a bot's turn takes at least; those in a hurry have bots that think less, too. */
  | { type: "pace"; ms: number };

export type FromWorker =
  /** Until Python is ready: bytes that have come, of how many; then the start itself, which can't be measured. */
  | { type: "progress"; loaded: number; total: number; stage: "loading" | "starting" }
  /** Whether games are kept through reloads and restarts, and whether bots think on compiled rules. */
  | { type: "ready"; kept: boolean; compiled: boolean }
  | { type: "failed"; reason: string }
  | { type: "answer"; id: number; status: number; body: string }
  | { type: "message"; socket: number; text: string }
  | { type: "disconnected"; socket: number };
