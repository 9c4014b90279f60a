import type { ToWorker } from "./messages";

export const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/** Whoever carries what a socket says to Python: the device. */
interface Carrier {
  /** A number for a new socket. */
  connect(socket: LocalSocket): number;
  post(message: Extract<ToWorker, { socket: number }>): void;
}

/** A connection to the tables of this device, used as a WebSocket. */
export class LocalSocket {
  readyState: number = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #device: Carrier;
  #number: number;

  constructor(device: Carrier) {
    this.#device = device;
    this.#number = device.connect(this);
  }

  send(text: string): void {
    if (this.readyState === OPEN) this.#device.post({ type: "message", socket: this.#number, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#device.post({ type: "disconnect", socket: this.#number });
  }

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }

  heard(data: string): void {
    this.onmessage?.({ data });
  }

  closed(): void {
    this.readyState = CLOSED;
    this.onclose?.();
  }
}
