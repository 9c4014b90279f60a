import { FluentNumber } from "@fluent/bundle";

type Scope = Parameters<FluentNumber["toString"]>[0];

/**
 * A number in a sentence. Small whole ones, nearly all of ours, are written alike in our four languages: the browser's
 * own way with numbers, which costs more at the start than all other words together, is kept for the rest.
 */
export class SpokenNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isPlain ? `${this.value}` : super.toString(scope);
  }
}
