/** Plays without a server: a Python with `derby`, what it keeps, and the workers in which its bots think. */

import type { FromWorker, ToWorker } from "./messages";
import { loadPython } from "./python";
import { openStorage } from "./storage";
import { HURRY } from "./thinker";

/** `Host` in `src/derby/local/host.py`. */
interface Host {
  /** Whether bots think on compiled rules. */
  is_compiled: boolean;
  /** Status and body as JSON. */
  request(method: string, path: string, body: string | null): Promise<string>;
  connect(socket: number): void;
  receive(socket: number, text: string): void;
  disconnect(socket: number): void;
  set_pace(ms: number): void;
  worker_answered(worker: number, text: string): void;
  worker_died(worker: number): void;
}

const tell = (message: FromWorker): void => postMessage(message);

const waiting: ToWorker[] = [];
let host: Host | null = null;

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (host) hear(host, data);
  else waiting.push(data);
};

function hear(host: Host, message: ToWorker): void {
  switch (message.type) {
    case "request":
      void answer(host, message);
      break;
    case "connect":
      host.connect(message.socket);
      break;
    case "message":
      host.receive(message.socket, message.text);
      break;
    case "disconnect":
      host.disconnect(message.socket);
      break;
    case "pace":
      host.set_pace(message.ms);
      break;
  }
}

async function answer(host: Host, { id, method, path, body }: ToWorker & { type: "request" }): Promise<void> {
  const [status, answered] = JSON.parse(await host.request(method, path, body)) as [number, string];
  tell({ type: "answer", id, status, body: answered });
}

async function start(): Promise<void> {
  const [storage, python] = await Promise.all([
    openStorage(),
    loadPython((loaded, total, stage) => tell({ type: "progress", loaded, total, stage })),
  ]);
  const workers = new Map<number, Worker>();
  const end = (number: number): void => {
    workers.get(number)?.terminate();
    workers.delete(number);
  };
  const { start } = python.pyimport("derby.local.host") as { start: (page: object) => Promise<Host> };
  // `Page` in src/derby/local/page.py.
  host = await start({
    load: storage.load,
    append: storage.append,
    replace: storage.replace,
    send: (socket: number, text: string) => tell({ type: "message", socket, text }),
    disconnected: (socket: number) => tell({ type: "disconnected", socket }),
    start_worker(number: number) {
      const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<string>) => host?.worker_answered(number, data);
      worker.onerror = () => {
        end(number);
        host?.worker_died(number);
      };
      workers.set(number, worker);
    },
    tell_worker: (number: number, text: string) => workers.get(number)?.postMessage(text),
    hurry_worker: (number: number) => workers.get(number)?.postMessage(HURRY),
    end_worker: end,
  });
  tell({ type: "ready", kept: storage.kept, compiled: host.is_compiled });
  for (const message of waiting.splice(0)) hear(host, message);
}

start().catch((error: unknown) => tell({ type: "failed", reason: String(error) }));
