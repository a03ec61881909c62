// Slows down guessing without shutting out who knows their password. Only the mistakes with one account from one address make
// anybody wait: a second after the fifth, twice as long after each further one, a minute at most. Who mistypes loses
// seconds, a guesser has about a hundred tries an hour. Many mistakes with one account, or from one address, only take away
// the free ones: whoever comes next waits from their first mistake on. A first try is always looked at, so that the right
// password gets in whatever others do to the same account, or from behind the same proxy.
// Kept in memory and bounded; a restart forgets it.
export type SignInLimit = {
  /** Counts an attempt before it is judged, so that many at once do not slip through. Answers the seconds to wait, or 0. */
  attempt(address: string, account: string): number;
  /** The attempt was the right person's: their mistakes are forgotten. */
  succeeded(address: string, account: string): void;
};

export const freeTries = 5;
/** From the first mistake on; then it begins anew. */
export const triesLastMs = 15 * 60 * 1000;
const longestWaitMs = 60_000;
/** From all addresses, more than the person themself would make. */
const manyForAccount = 20;
/** With all accounts: a whole staff room may sit behind one address. */
const manyForAddress = 50;
/** More is only made by guessing with as many accounts or addresses; the oldest go first. */
const maxKept = 10_000;

/** `clock`: milliseconds by a clock that nobody sets. */
export function createSignInLimit(clock: () => number): SignInLimit {
  const ofBoth = createTally(clock);
  const ofAccount = createTally(clock);
  const ofAddress = createTally(clock);

  function waitMs(address: string, account: string): number {
    const { count, latest } = ofBoth.read(keyOf(address, account));
    const isGuessedAt =
      ofAccount.read(account).count >= manyForAccount ||
      ofAddress.read(address).count >= manyForAddress;
    const free = isGuessedAt ? 1 : freeTries;
    if (count < free) return 0;
    return latest + Math.min(longestWaitMs, 1000 * 2 ** (count - free)) - clock();
  }

  function add(address: string, account: string, mistakes: number): void {
    ofBoth.add(keyOf(address, account), mistakes);
    ofAccount.add(account, mistakes);
    ofAddress.add(address, mistakes);
  }

  return {
    attempt(address, name) {
      const account = name.toLowerCase();
      const wait = waitMs(address, account);
      if (wait > 0) return Math.ceil(wait / 1000);
      add(address, account, 1);
      return 0;
    },
    succeeded(address, name) {
      const account = name.toLowerCase();
      add(address, account, -ofBoth.read(keyOf(address, account)).count);
    },
  };
}

function keyOf(address: string, account: string): string {
  return `${address} ${account}`;
}

type Tries = { count: number; latest: number; endsAt: number };

function createTally(clock: () => number) {
  const kept = new Map<string, Tries>();

  function read(key: string): Tries {
    const known = kept.get(key);
    const now = clock();
    return known && known.endsAt > now
      ? known
      : { count: 0, latest: now, endsAt: now + triesLastMs };
  }

  return {
    read,
    add(key: string, mistakes: number): void {
      const { count, endsAt } = read(key);
      // Taken out first: the map is in the order of the latest change.
      kept.delete(key);
      const left = count + mistakes;
      if (left > 0) kept.set(key, { count: left, latest: clock(), endsAt });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}
