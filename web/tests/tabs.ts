/** Several tabs of one browser, without a browser: their locks, their channel, and workers that answer at once. */

import { Device } from "../src/local/device.svelte";
import type { PythonWorker } from "../src/local/holder";
import type { FromWorker, ToWorker } from "../src/local/messages";
import type { BetweenTabs, TabChannel, TabLocks } from "../src/local/tabs";

export class FakeWorker implements PythonWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  heard: ToWorker[] = [];
  isRunning = true;

  postMessage(message: ToWorker): void {
    if (this.isRunning) this.heard.push(message);
  }

  terminate(): void {
    this.isRunning = false;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }

  /** Answer the latest request that has no answer yet. */
  answer(body: string): void {
    const request = this.heard.findLast((message) => message.type === "request")!;
    this.say({ type: "answer", id: request.id, status: 200, body });
  }
}

interface Waiting {
  owner: object;
  hold: () => Promise<void>;
  done: () => void;
  refuse: (error: Error) => void;
}

export class FakeBrowser {
  #channels = new Set<TabChannel>();
  #held = new Map<string, Waiting>();
  #queues = new Map<string, Waiting[]>();

  tab({ version = "one", loadedMs = 0, hasLocks = true, notes = new Map<string, string>() } = {}): FakeTab {
    return new FakeTab(this, { version, loadedMs }, hasLocks, notes);
  }

  channel(): TabChannel {
    const own: TabChannel = {
      onmessage: null,
      postMessage: (message) => {
        for (const other of [...this.#channels]) {
          // A copy, as a browser makes one; later, as a browser does.
          const data = structuredClone(message);
          if (other !== own) queueMicrotask(() => this.#hear(other, data));
        }
      },
    };
    this.#channels.add(own);
    return own;
  }

  #hear(channel: TabChannel, data: BetweenTabs): void {
    if (this.#channels.has(channel)) channel.onmessage?.({ data } as MessageEvent<BetweenTabs>);
  }

  locks(owner: object): TabLocks {
    return {
      request: (name, options, hold) =>
        new Promise((done, refuse) => {
          const mine = { owner, hold, done, refuse };
          options.signal?.addEventListener("abort", () => this.#leave(name, mine));
          const holding = this.#held.get(name);
          if (options.steal && holding) {
            this.#held.delete(name);
            holding.refuse(new Error("AbortError"));
          }
          if (this.#held.has(name)) this.#queues.set(name, [...(this.#queues.get(name) ?? []), mine]);
          else this.#grant(name, mine);
        }),
    };
  }

  #leave(name: string, one: Waiting): void {
    const queue = this.#queues.get(name) ?? [];
    if (queue.includes(one)) one.refuse(new Error("AbortError"));
    this.#queues.set(
      name,
      queue.filter((other) => other !== one),
    );
  }

  #grant(name: string, one: Waiting): void {
    this.#held.set(name, one);
    void Promise.resolve()
      .then(one.hold)
      .then(() => {
        one.done();
        if (this.#held.get(name) === one) this.#next(name);
      });
  }

  #next(name: string): void {
    this.#held.delete(name);
    const [next, ...rest] = this.#queues.get(name) ?? [];
    this.#queues.set(name, rest);
    if (next) this.#grant(name, next);
  }

  /** A tab is closed or killed: its locks are free, and it hears nothing any more. */
  close(owner: object, channel: TabChannel): void {
    this.#channels.delete(channel);
    for (const [name, queue] of this.#queues) {
      this.#queues.set(
        name,
        queue.filter((one) => one.owner !== owner),
      );
    }
    for (const [name, one] of [...this.#held]) if (one.owner === owner) this.#next(name);
  }
}

export class FakeTab {
  readonly device: Device;
  readonly workers: FakeWorker[] = [];
  readonly notes: Map<string, string>;
  reloads = 0;
  isHidden = false;
  #browser: FakeBrowser;
  #channel: TabChannel;

  constructor(
    browser: FakeBrowser,
    build: { version: string; loadedMs: number },
    hasLocks: boolean,
    notes: Map<string, string>,
  ) {
    this.#browser = browser;
    this.#channel = browser.channel();
    this.notes = notes;
    this.device = new Device({
      build,
      folder: "/",
      locks: hasLocks ? browser.locks(this) : null,
      channel: this.#channel,
      newWorker: () => {
        this.workers.push(new FakeWorker());
        return this.worker;
      },
      reload: () => {
        this.reloads += 1;
        this.close();
      },
      isHidden: () => this.isHidden,
      notes: {
        getItem: (key) => this.notes.get(key) ?? null,
        setItem: (key, value) => void this.notes.set(key, value),
      },
    });
  }

  get worker(): FakeWorker {
    return this.workers.at(-1)!;
  }

  close(): void {
    for (const worker of this.workers) worker.terminate();
    this.#browser.close(this, this.#channel);
  }

  /** The browser suspends the tab: it keeps its locks and hears nothing. */
  suspend(): void {
    this.#channel.onmessage = null;
  }
}
