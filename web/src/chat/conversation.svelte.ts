/** The chat of a table: who is heard, what is unread, and what was said just now. */

import type { ChatReacted, ChatSaid, Reaction } from "../generated/wire";
import { beGuest, lastName } from "../house/guest.svelte";
import { preferences } from "../house/preferences.svelte";
import { placeOf } from "../local/transport";
import { say } from "../words/words.svelte";
import type { TableConnection } from "../table/connection.svelte";

export type Utterance = ChatSaid | ChatReacted;

export const REACTIONS: Reaction[] = ["cheer", "laugh", "gasp", "groan", "thunder", "thanks"];

/** How long a new message is shown next to its speaker. */
const FRESH_MS = 6000;

export class Conversation {
  isOpen = $state(false);
  /** What is being written. */
  draft = $state("");
  /** Messages of the last few seconds, for those without the chat open. */
  fresh = $state.raw<Utterance[]>([]);
  #readUntil = $state(0);
  readonly #connection: TableConnection;
  readonly said: Utterance[] = $derived.by(() =>
    this.#connection.chat.filter(({ who }) => !this.#connection.muted.has(who)),
  );
  readonly unread: number = $derived.by(
    () => this.said.filter((one) => this.#isNew(one) && one.seq > this.#readUntil).length,
  );

  constructor(connection: TableConnection) {
    this.#connection = connection;
  }

  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.read();
  }

  /** Everything said so far has been read. */
  read(): void {
    this.#readUntil = this.#connection.chat.at(-1)?.seq ?? 0;
  }

  heard(utterance: Utterance): void {
    if (!this.#isNew(utterance) || this.#connection.muted.has(utterance.who)) return;
    this.fresh = [...this.fresh, utterance];
    setTimeout(() => (this.fresh = this.fresh.filter((one) => one !== utterance)), FRESH_MS);
  }

  /** The latest message of a speaker. */
  freshOf(who: string | null | undefined): Utterance | null {
    return this.fresh.findLast((one) => one.who === who) ?? null;
  }

  async speak(message: { type: "Say"; text: string } | { type: "React"; reaction: Reaction }): Promise<void> {
    if (preferences.isGuest || placeOf(this.#connection.room?.table ?? "") === "device") {
      this.#connection.send(message);
      return;
    }
    // A spectator without a name needs one first.
    await beGuest(lastName() || say("page-guest"));
    this.#connection.enterAgain(message);
  }

  #isNew({ who, at_ms }: Utterance): boolean {
    return who !== this.#connection.you && at_ms > this.#connection.cameMs;
  }
}

/** A message as a sentence. */
export function spokenText(utterance: Utterance): string {
  const { name } = utterance;
  return utterance.type === "ChatSaid"
    ? say("chat-said", { name, text: utterance.text })
    : say(`reaction-${utterance.reaction}.by`, { name });
}
