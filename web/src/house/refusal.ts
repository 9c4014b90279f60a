/** The server, or this device in its place, refused; or neither could be reached. */

import type { Reason } from "../generated/wire";

export type RefusedFor = Reason | "offline";

export class Refusal extends Error {
  constructor(readonly reason: RefusedFor) {
    super(reason);
  }
}
