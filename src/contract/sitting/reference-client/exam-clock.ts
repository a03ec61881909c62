// The server's time, by a clock of the device that nobody can set.

type Sample = {
  /** Server's milliseconds since 1970, minus the device's own milliseconds. */
  difference: number;
  /** The difference is no further from the truth than this. */
  errorMs: number;
};

export class ExamClock {
  #sample: Sample | null = null;
  readonly #elapsed: () => number;

  /** @param elapsed milliseconds by a clock that nobody can set */
  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  /** @param sentAt when the call was sent whose answer has this time, by `elapsed` */
  note(serverTime: string, sentAt: number): void {
    const receivedAt = this.#elapsed();
    const errorMs = (receivedAt - sentAt) / 2;
    const difference = Date.parse(serverTime) - (sentAt + receivedAt) / 2;
    const known = this.#sample;
    // The most exact one stays, unless the server's clock was set since.
    const isFurther = known && Math.abs(difference - known.difference) > errorMs + known.errorMs;
    if (!known || isFurther || errorMs <= known.errorMs) this.#sample = { difference, errorMs };
  }

  /** Milliseconds since 1970; null before the first answer. */
  now(): number | null {
    return this.#sample && this.#elapsed() + this.#sample.difference;
  }

  /** Milliseconds until an instant of the server, below 0 after it; null before the first answer. */
  until(instant: string): number | null {
    const now = this.now();
    return now === null ? null : Date.parse(instant) - now;
  }
}
