import { FluentNumber } from "@fluent/bundle";

type Scope = Parameters<FluentNumber["toString"]>[0];

/**
 * A number in a sentence. Small whole ones, nearly all of ours, look the same in all our languages: the browser's own
 * formatting, which costs more at startup than all other words together, is only used for the rest.
 */
export class SpokenNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    const isPlain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return isPlain ? `${this.value}` : super.toString(scope);
  }
}
