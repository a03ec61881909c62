// The order in which passwords are checked. One address has one check at a time, so that a flood of guesses keeps one core busy and not
// all. Within an address accounts take turns, in three lanes: devices that have signed in before, accounts without a mistake, then
// everything else. A school behind one address signs in beside whoever guesses there.
import { createFairQueue, type FairQueue } from "../fair-queue.ts";
import type { SignInPlace } from "./sign-in-limit.ts";

export const passwordLanes = { knownDevice: 0, firstTry: 1, other: 2 } as const;

export type PasswordQueue = {
  /** Null when too many wait in that lane. */
  take<Result>(
    place: SignInPlace & { lane: number },
    work: () => Promise<Result>,
  ): Promise<Result> | null;
};

/** In each lane of an address: a school whose pupils all sign in at once. */
const mostWaiting = 2_000;

export function createPasswordQueue(): PasswordQueue {
  const queues = new Map<string, FairQueue>();
  return {
    take({ address, account, device, lane }, work) {
      const lanes = Object.keys(passwordLanes).length;
      const queue = queues.get(address) ?? createFairQueue({ lanes, mostWaiting });
      queues.set(address, queue);
      const who = lane === passwordLanes.knownDevice ? device : account.toLowerCase();
      const result = queue.take({ who, lane }, work);
      const forget = () => queue.isIdle() && queues.delete(address);
      result?.then(forget, forget);
      return result;
    },
  };
}
