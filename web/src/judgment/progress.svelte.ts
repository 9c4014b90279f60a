/** How far the judgment scene has come: cards turned, then the ranking closing up, then the bets. */

import { PROTECTION } from "../game/edition";
import { sound } from "../sounds/sounds";
import type { RaceEnd } from "./ending";

export class Progress {
  turned = $state(0);
  isClosed = $state(false);
  settled = $state(0);
  readonly isOver: boolean = $derived.by(() => this.isClosed && this.settled >= this.race.bets.length);
  /** Every seat's points, with the bets settled so far. */
  readonly points: number[] = $derived.by(() =>
    this.race.before.map((own, seat) =>
      this.race.bets.slice(0, this.settled).reduce((sum, bet) => sum + (bet.seat === seat ? bet.points : 0), own),
    ),
  );

  constructor(readonly race: RaceEnd) {}

  step(): void {
    const { drawn, disqualified, bets } = this.race;
    if (this.turned < drawn.length) {
      void sound(drawn[this.turned]!.card === PROTECTION ? "safe" : "card");
      this.turned += 1;
    } else if (!this.isClosed) {
      if (disqualified.length > 0) void sound("thunder");
      this.isClosed = true;
    } else if (this.settled < bets.length) {
      const { points } = bets[this.settled]!;
      void sound(points > 0 ? "points" : "bet", { count: points });
      this.settled += 1;
    }
  }

  skip(): void {
    this.turned = this.race.drawn.length;
    this.isClosed = true;
    this.settled = this.race.bets.length;
  }
}
