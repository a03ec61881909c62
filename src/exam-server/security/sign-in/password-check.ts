// Checking a password that somebody typed: at sign-in, before one's own is changed, at a locked bank. Guessing is slowed
// down alike everywhere.
import { callerOf, type Call } from "../../http/handler.ts";
import { refuseIfCancelled, tooManyRequests } from "../../http/refusal.ts";
import { verifyPassword } from "../passwords.ts";
import { passwordLanes } from "./password-queue.ts";
import type { SignInPlace } from "./sign-in-limit.ts";

/** About as long as a full lane takes at most. */
const crowdedSeconds = 10;

type Typed = {
  /** What is guessed at: an e-mail, or the name of another thing with a password. */
  account: string;
  typed: string;
  hash: string;
  /** False: the hash is nobody's. It is checked all the same, so that the answer takes as long; in a crowd it comes last. */
  exists: boolean;
  device: Pick<SignInPlace, "device" | "isKnownDevice">;
};

/** @throws Refusal of code 29 when too many wrong ones were typed before */
export async function isRightPassword(
  { account, typed, hash, exists, device }: Typed,
  { ip: address, services, signal }: Pick<Call, "ip" | "services" | "signal">,
): Promise<boolean> {
  const { signInLimit: limit, passwordQueue } = services;
  const place = { address, account, ...device };
  const waitSeconds = limit.attempt(place);
  if (waitSeconds > 0) throw tooManyRequests("Terlalu banyak password salah.", waitSeconds);
  const lane = laneOf(place, exists && !limit.hasMistakes(place));
  const checking = passwordQueue.take({ ...place, lane }, async () => {
    refuseIfCancelled(signal);
    return verifyPassword(typed, hash);
  });
  if (checking === null) {
    limit.withdraw(place);
    throw tooManyRequests("Terlalu banyak yang masuk bersamaan.", crowdedSeconds);
  }
  const isRight = await checking.catch((error: unknown) => {
    limit.withdraw(place);
    throw error;
  });
  if (isRight) limit.succeeded(place);
  return isRight;
}

/** Of somebody who is signed in already: nobody else's guesses make them wait. */
export const signedInDevice = (call: Pick<Call, "caller">): Typed["device"] => ({
  device: `account ${callerOf(call).id}`,
  isKnownDevice: true,
});

function laneOf({ isKnownDevice }: SignInPlace, isFirstTry: boolean): number {
  if (!isFirstTry) return passwordLanes.other;
  return isKnownDevice ? passwordLanes.knownDevice : passwordLanes.firstTry;
}
