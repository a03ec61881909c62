// Slows down guessing: after some failed sign-ins from one address with one e-mail, or very many from one address,
// further ones are refused for a while without looking at the password. Kept in memory; a restart forgets it.
export type SignInLimit = {
  /** Counts an attempt before it is judged, so that many at once do not slip through. Answers the seconds to wait, or 0. */
  attempt(address: string, email: string): number;
  /** The attempt was the right person's: their failures are forgotten. */
  succeeded(address: string, email: string): void;
};

export const failuresPerEmail = 5;
/** A whole staff room may sit behind one address. */
const failuresPerAddress = 100;
export const windowMs = 10 * 60 * 1000;

type Window = { count: number; endsAt: number };

export function createSignInLimit(now: () => Date): SignInLimit {
  const windows = new Map<string, Window>();

  function windowOf(key: string): Window {
    const time = now().getTime();
    const known = windows.get(key);
    if (known && known.endsAt > time) return known;
    if (windows.size > 10_000) forgetEnded(windows, time);
    const fresh = { count: 0, endsAt: time + windowMs };
    windows.set(key, fresh);
    return fresh;
  }

  return {
    attempt(address, email) {
      const perEmail = windowOf(keyOf(address, email));
      const perAddress = windowOf(address);
      const full = [
        perEmail.count >= failuresPerEmail ? perEmail : null,
        perAddress.count >= failuresPerAddress ? perAddress : null,
      ].filter((window) => window !== null);
      if (full.length > 0) {
        const ends = Math.max(...full.map(({ endsAt }) => endsAt));
        return Math.ceil((ends - now().getTime()) / 1000);
      }
      perEmail.count += 1;
      perAddress.count += 1;
      return 0;
    },
    succeeded(address, email) {
      windows.delete(keyOf(address, email));
      const perAddress = windowOf(address);
      perAddress.count = Math.max(0, perAddress.count - 1);
    },
  };
}

function keyOf(address: string, email: string): string {
  return `${address} ${email.toLowerCase()}`;
}

function forgetEnded(windows: Map<string, Window>, time: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
}
