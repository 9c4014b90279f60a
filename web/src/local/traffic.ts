/** What a tab asks of Python on this device: its requests and sockets, until they are answered, refused or closed. */

import { CONNECTING, type LocalSocket } from "./local-socket";
import type { FromWorker, ToWorker } from "./messages";
import type { FailedFor } from "./state";

export interface Answer {
  status: number;
  body: string;
}

/** Nothing answers on this device. */
export class DeviceGone extends Error {}

interface Request {
  message: Extract<ToWorker, { type: "request" }>;
  wasSent: boolean;
  wasRepeated: boolean;
  answer(answer: Answer): void;
  refuse(error: DeviceGone): void;
}

export class Traffic {
  #pass: (message: ToWorker) => void;
  #tellNews: () => void;
  #last = 0;
  #requests = new Map<number, Request>();
  #sockets = new Map<number, LocalSocket>();

  /** `pass` sends to Python; `tellNews` is called after everything that may have changed a game. */
  constructor(pass: (message: ToWorker) => void, tellNews: () => void) {
    this.#pass = pass;
    this.#tellNews = tellNews;
  }

  request(method: "GET" | "POST", path: string, body: string | null): Promise<Answer> {
    return new Promise<Answer>((answer, refuse) => {
      const id = ++this.#last;
      const message = { type: "request", id, method, path, body } as const;
      this.#requests.set(id, { message, wasSent: false, wasRepeated: false, answer, refuse });
    });
  }

  /** The number of a new socket. */
  connect(socket: LocalSocket): number {
    const number = ++this.#last;
    this.#sockets.set(number, socket);
    return number;
  }

  /** What a socket has to say. */
  post(message: Extract<ToWorker, { socket: number }>): void {
    if (message.type === "disconnect") this.#sockets.delete(message.socket);
    this.#pass(message);
  }

  /** Send everything that has waited for Python. */
  flush(): void {
    for (const request of this.#requests.values()) {
      if (request.wasSent) continue;
      request.wasSent = true;
      this.#pass(request.message);
    }
    for (const [number, socket] of this.#sockets) {
      if (socket.readyState !== CONNECTING) continue;
      this.#pass({ type: "connect", socket: number });
      socket.opened();
    }
  }

  receive(message: FromWorker): void {
    if (message.type === "answer") {
      const request = this.#requests.get(message.id);
      this.#requests.delete(message.id);
      request?.answer({ status: message.status, body: message.body });
      if (request?.message.method === "POST") this.#tellNews();
    } else if (message.type === "message") {
      this.#sockets.get(message.socket)?.heard(message.text);
      this.#tellNews();
    } else if (message.type === "disconnected") {
      const socket = this.#sockets.get(message.socket);
      this.#sockets.delete(message.socket);
      socket?.closed();
    }
  }

  /** Whoever ran Python is gone: questions are asked once more, orders may have been carried out already. */
  lose(): void {
    for (const [id, request] of this.#requests) {
      if (!request.wasSent) continue;
      if (request.message.method === "GET" && !request.wasRepeated) {
        request.wasSent = false;
        request.wasRepeated = true;
        continue;
      }
      this.#requests.delete(id);
      request.refuse(new DeviceGone("gone"));
    }
    this.#closeSockets();
  }

  /** Python doesn't run here, for this reason. */
  refuse(reason: FailedFor): void {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const request of requests) request.refuse(new DeviceGone(reason));
    this.#closeSockets();
  }

  /** Those that still wait for Python go on waiting. */
  #closeSockets(): void {
    for (const [number, socket] of [...this.#sockets]) {
      if (socket.readyState === CONNECTING) continue;
      this.#sockets.delete(number);
      socket.closed();
    }
  }
}
