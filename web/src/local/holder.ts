/** The worker with Python, and the tabs it works for: every tab numbers its requests and sockets as it likes. */

import type { FromWorker, ToWorker } from "./messages";
import type { DeviceState } from "./state";

/** What is used of a worker. */
export interface PythonWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** What browsers and `python.ts` say when a file doesn't come. */
const NOT_LOADED = /fetch|network|load failed|answered with|bytes instead of/i;

interface Mine {
  tab: string;
  number: number;
}

interface Ears {
  /** A message of the worker to one tab. */
  deliver(tab: string, message: FromWorker): void;
  changed(state: DeviceState): void;
}

export class Holder {
  state: DeviceState = { stage: "starting" };
  #worker: PythonWorker;
  #ears: Ears;
  #last = 0;
  #requests = new Map<number, Mine>();
  #sockets = new Map<number, Mine>();

  constructor(worker: PythonWorker, ears: Ears) {
    this.#worker = worker;
    this.#ears = ears;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.#fail(event.message ?? "");
    };
  }

  /** Pass on what a tab wants of the worker. */
  pass(tab: string, message: ToWorker): void {
    switch (message.type) {
      case "request":
        this.#requests.set(++this.#last, { tab, number: message.id });
        this.#worker.postMessage({ ...message, id: this.#last });
        break;
      case "connect":
        this.#sockets.set(++this.#last, { tab, number: message.socket });
        this.#worker.postMessage({ type: "connect", socket: this.#last });
        break;
      case "pace":
        this.#worker.postMessage(message);
        break;
      default: {
        const socket = this.#socketOf(tab, message.socket);
        if (socket === null) return;
        this.#worker.postMessage({ ...message, socket });
        if (message.type === "disconnect") this.#sockets.delete(socket);
      }
    }
  }

  /** A tab is gone. */
  forget(tab: string): void {
    for (const [id, mine] of this.#requests) if (mine.tab === tab) this.#requests.delete(id);
    for (const [socket, mine] of this.#sockets) {
      if (mine.tab !== tab) continue;
      this.#worker.postMessage({ type: "disconnect", socket });
      this.#sockets.delete(socket);
    }
  }

  /** Everything that was acknowledged is durable: the worker may end at any time. */
  close(): void {
    this.#worker.onmessage = this.#worker.onerror = null;
    this.#worker.terminate();
  }

  #socketOf(tab: string, number: number): number | null {
    for (const [socket, mine] of this.#sockets) if (mine.tab === tab && mine.number === number) return socket;
    return null;
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.#become(
          message.stage === "loading"
            ? { stage: "loading", loaded: message.loaded, total: message.total }
            : { stage: "starting" },
        );
        break;
      case "ready":
        this.#become({ stage: "ready", kept: message.kept, compiled: message.compiled });
        break;
      case "failed":
        this.#fail(message.reason);
        break;
      case "answer": {
        const mine = this.#requests.get(message.id);
        this.#requests.delete(message.id);
        if (mine) this.#ears.deliver(mine.tab, { ...message, id: mine.number });
        break;
      }
      default: {
        const mine = this.#sockets.get(message.socket);
        if (message.type === "disconnected") this.#sockets.delete(message.socket);
        if (mine) this.#ears.deliver(mine.tab, { ...message, socket: mine.number });
      }
    }
  }

  #become(state: DeviceState): void {
    this.state = state;
    this.#ears.changed(state);
  }

  /** Why exactly is only known in the words of whoever failed; of a script that doesn't come, nothing is said. */
  #fail(detail: string): void {
    this.close();
    this.#become({ stage: "failed", reason: !detail || NOT_LOADED.test(detail) ? "download" : "start", detail });
  }
}
