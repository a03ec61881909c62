// How fast one participant may call: faster than any hand, and slower than a program that means to occupy the server. Answers that are
// refused wait on the device and are sent again (code 29 with Retry-After), so that nothing is lost.
// Kept in memory and bounded by how many participants are at work; a restart forgets it.

export type ParticipantRate = {
  /** Counts a call. Answers the seconds to wait, or 0. */
  call(participant: string): number;
  /** What a call has sent counts once it has come. */
  sent(participant: string, bytes: number): void;
};

/** Whoever types fast makes ten changes a second; what was kept without a network comes in a few large calls. */
const callsPerSecond = 10;
const callsAtOnce = 200;
/** A text of 10 kB that is saved with each change is 6 MB a minute. Files have bounds of their own. */
const bytesPerSecond = 100_000;
const bytesAtOnce = 6_000_000;

/** By how much what was sent exceeds what may be sent in that time. */
type Ahead = { calls: number; bytes: number; at: number };

/** `clock`: milliseconds by a clock that nobody sets. */
export function createParticipantRate(clock: () => number): ParticipantRate {
  const kept = new Map<string, Ahead>();

  function read(participant: string): Ahead {
    const now = clock();
    const known = kept.get(participant) ?? { calls: 0, bytes: 0, at: now };
    const passed = (now - known.at) / 1000;
    return {
      calls: Math.max(0, known.calls - passed * callsPerSecond),
      bytes: Math.max(0, known.bytes - passed * bytesPerSecond),
      at: now,
    };
  }

  function keep(participant: string, ahead: Ahead): void {
    // Taken out first: the map is in the order of the latest call, and whoever has not called for long is ahead of nothing.
    kept.delete(participant);
    kept.set(participant, ahead);
    const [oldest] = kept.keys();
    if (oldest !== undefined && isOver(read(oldest))) kept.delete(oldest);
  }

  return {
    call(participant) {
      const ahead = read(participant);
      const seconds = Math.max(
        (ahead.calls + 1 - callsAtOnce) / callsPerSecond,
        (ahead.bytes - bytesAtOnce) / bytesPerSecond,
      );
      if (seconds > 0) return Math.ceil(seconds);
      keep(participant, { ...ahead, calls: ahead.calls + 1 });
      return 0;
    },
    sent(participant, bytes) {
      const ahead = read(participant);
      keep(participant, { ...ahead, bytes: ahead.bytes + bytes });
    },
  };
}

const isOver = ({ calls, bytes }: Ahead) => calls === 0 && bytes === 0;
