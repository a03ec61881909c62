// Looking at a password that somebody typed: at sign-in, before one's own is changed, at a locked bank. Guessing is slowed
// down alike, and one address has one look at a time, so that a flood of guesses keeps one core busy and not all.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { Call } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { verifyPassword } from "./passwords.ts";

/** Of one address, for their turn. */
export const maxWaiting = 100;
/** About as long as so many take. */
const crowdedSeconds = 4;

type Looked = {
  /** What is guessed at: an e-mail, or the name of another thing with a password. */
  account: string;
  typed: string;
  hash: string;
};

/** @throws Refusal of code 29 when too many wrong ones were typed before */
export async function isRightPassword(
  { account, typed, hash }: Looked,
  { ip, services }: Pick<Call, "ip" | "services">,
): Promise<boolean> {
  const waitSeconds = services.signInLimit.attempt(ip, account);
  if (waitSeconds > 0) throw tooMany("Terlalu banyak password salah.", waitSeconds);
  const looking = services.passwordTurns.take(ip, () => verifyPassword(typed, hash));
  if (looking === null) throw tooMany("Terlalu banyak yang masuk bersamaan.", crowdedSeconds);
  const isRight = await looking;
  if (isRight) services.signInLimit.succeeded(ip, account);
  return isRight;
}

function tooMany(reason: string, seconds: number): Refusal {
  const wait = seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
  return new Refusal(
    responseCodes.tooManyRequests,
    `${reason} Tunggu ${wait}, lalu coba lagi.`,
    null,
    { retryAfter: seconds },
  );
}
