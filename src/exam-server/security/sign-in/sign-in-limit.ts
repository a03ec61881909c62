// Slows down guessing without shutting out who knows their password. Mistakes are counted by account, address and device: a second's
// wait after the fifth, twice as long after each further one, a minute at most. Who mistypes loses seconds, a guesser has about a
// hundred tries an hour. What others do from the same address makes nobody wait at a device that has signed in before; devices
// that nobody knows share a further bound for each account, since whoever guesses makes up a new one for each try. A device has a
// bound for all accounts together. A first try is always checked.
// Kept in memory and bounded; a restart forgets it.

/** `device`: empty where it is not known which one it is. */
export type SignInPlace = {
  address: string;
  account: string;
  device: string;
  /** Somebody has signed in at it before. */
  isKnownDevice: boolean;
};

export type SignInLimit = {
  /** Counts an attempt before it is judged, so that many at once do not slip through. Answers the seconds to wait, or 0. */
  attempt(place: SignInPlace): number;
  /** Whether an attempt that is counted already was judged wrong, or is still judged. */
  hasMistakes(place: SignInPlace): boolean;
  /** The attempt was not judged after all. */
  withdraw(place: SignInPlace): void;
  /** The attempt was the right person's: their mistakes are forgotten. */
  succeeded(place: SignInPlace): void;
};

export const freeTries = 5;
/** From the first mistake on; then it begins anew. */
export const triesLastMs = 15 * 60 * 1000;
const longestWaitMs = 60_000;
/** From all addresses, more than the person themself would make: from then on one mistake is free in each place. */
const manyForAccount = 20;
/** With one account from one address, at devices that are not known. */
const freeForUnknown = 20;
/** At one device with all accounts: a pupil's mistakes, and those of whoever helps. */
const freeForDevice = 20;
/** More is only made by guessing with as many accounts or addresses; the oldest go first. */
const maxKept = 10_000;

/** `clock`: milliseconds by a clock that nobody sets. */
export function createSignInLimit(clock: () => number): SignInLimit {
  const ofPlace = createTally(clock);
  const ofUnknown = createTally(clock);
  const ofDevice = createTally(clock);
  const ofAccount = createTally(clock);

  function waitMs({ device, isKnownDevice, ...rest }: Keys): number {
    const isGuessedAt = !isKnownDevice && ofAccount.read(rest.account).count >= manyForAccount;
    return Math.max(
      ofPlace.waitMs(rest.place, isGuessedAt ? 1 : freeTries),
      isKnownDevice ? 0 : ofUnknown.waitMs(rest.addressAndAccount, freeForUnknown),
      device === "" ? 0 : ofDevice.waitMs(device, freeForDevice),
    );
  }

  function add({ device, isKnownDevice, ...rest }: Keys, mistakes: number): void {
    ofPlace.add(rest.place, mistakes);
    ofAccount.add(rest.account, mistakes);
    if (!isKnownDevice) ofUnknown.add(rest.addressAndAccount, mistakes);
    if (device !== "") ofDevice.add(device, mistakes);
  }

  return {
    attempt(place) {
      const keys = keysOf(place);
      const wait = waitMs(keys);
      if (wait > 0) return Math.ceil(wait / 1000);
      add(keys, 1);
      return 0;
    },
    hasMistakes: (place) => ofPlace.read(keysOf(place).place).count > 1,
    withdraw: (place) => add(keysOf(place), -1),
    succeeded(place) {
      const keys = keysOf(place);
      add(keys, -ofPlace.read(keys.place).count);
    },
  };
}

type Keys = ReturnType<typeof keysOf>;

function keysOf({ address, account: name, device, isKnownDevice }: SignInPlace) {
  const account = name.toLowerCase();
  const addressAndAccount = `${address} ${account}`;
  return {
    account,
    addressAndAccount,
    place: `${addressAndAccount} ${device}`,
    device,
    isKnownDevice,
  };
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
    /** @param free how many mistakes cost nothing */
    waitMs(key: string, free: number): number {
      const { count, latest } = read(key);
      if (count < free) return 0;
      return latest + Math.min(longestWaitMs, 1000 * 2 ** (count - free)) - clock();
    },
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
