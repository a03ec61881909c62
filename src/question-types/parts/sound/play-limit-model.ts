// How often a sound may be heard from its beginning, and from where: what was started counts, pauses do not, and nobody
// goes back or ahead within it.

export type PlayLimit = {
  readonly left: number;
  /** Begun and not heard to its end: going on is no new start. */
  readonly isUnderWay: boolean;
  /** Begins or goes on; false: not any more. */
  start(): boolean;
  /** Heard up to here, in seconds. */
  advance(time: number): void;
  /** Where the sound must be when somebody moved it to `time`. */
  allowed(time: number): number;
  end(): void;
  /** It could not be heard at all: the start does not count. */
  fail(): void;
};

/** The sound's own clock is not exact. */
const slackSeconds = 0.5;

export function createPlayLimit(most: number): PlayLimit {
  let plays = 0;
  let isUnderWay = false;
  let heard = 0;
  return {
    get left() {
      return most - plays;
    },
    get isUnderWay() {
      return isUnderWay;
    },
    start() {
      if (isUnderWay) return true;
      if (plays >= most) return false;
      plays += 1;
      heard = 0;
      isUnderWay = true;
      return true;
    },
    advance(time) {
      heard = Math.max(heard, time);
    },
    allowed: (time) => (isUnderWay && Math.abs(time - heard) > slackSeconds ? heard : time),
    end() {
      isUnderWay = false;
    },
    fail() {
      if (isUnderWay && heard === 0) plays -= 1;
      isUnderWay = false;
    },
  };
}

/** "1:05". Unknown is 0:00. */
export function clockOf(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
