// Passwords as scrypt hashes that carry their own cost, so that the cost can be raised without invalidating old ones.
// scrypt runs in libuv's thread pool: hashing never blocks the event loop.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as rest } from "node:timers/promises";
import { promisify } from "node:util";
import { passwordAlphabet } from "../../contract/participants.ts";
import { randomAlphanumeric } from "../../domain/text/random-code.ts";

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(
  scrypt,
);

/** scrypt's N, a power of two, by who signs in. */
export type PasswordCosts = { staff: number; participant: number };

/**
 * Staff reach every participant's data: about 35 ms of one core a guess.
 * Participants get a quarter of the memory and an eighth of the time: a thousand children sign in within the same
 * minute on two cores, and an import hashes 5,000 at once. Their passwords open one exam, not the school.
 */
export const usualCosts: PasswordCosts = { staff: 16_384, participant: 2_048 };
/** For databases in memory: they hold the invented people of a test and end with it. */
export const testCosts: PasswordCosts = { staff: 16, participant: 16 };
const staffPasswordLength = 12;
const blockSize = 8;
const keyBytes = 32;

/** A new one for an account, to be shown once. */
export function staffPassword(): string {
  return randomAlphanumeric(staffPasswordLength, passwordAlphabet);
}

/** `cost` is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(normalised(password), salt, keyBytes, {
    N: cost,
    r: blockSize,
    p: 1,
  });
  return `scrypt:${cost}:${blockSize}:${salt.toString("base64")}:${key.toString("base64")}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, block, salt, key] = stored.split(":");
  if (scheme !== "scrypt" || !cost || !block || !salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const actual = await derive(normalised(password), Buffer.from(salt, "base64"), expected.length, {
    N: Number(cost),
    r: Number(block),
    p: 1,
  });
  return timingSafeEqual(actual, expected);
}

/** The same password typed on another system may arrive in another Unicode form. */
function normalised(password: string): string {
  return password.normalize("NFKC");
}

/** What an unknown e-mail is checked against, so that it takes as long as a wrong password. Nothing hashes to zeros. */
export function nobodysHash({ staff }: PasswordCosts): string {
  return `scrypt:${staff}:${blockSize}:${zeros(16)}:${zeros(keyBytes)}`;
}

function zeros(bytes: number): string {
  return Buffer.alloc(bytes).toString("base64");
}

const restFactor = 5;
/** So long a hash that costs next to nothing may take in a busy loop; those of a school need more by themselves. */
const unnoticedMs = 2;

/**
 * Hashes for many, as many at once as there are cores: whoever signs in or asks for a list meanwhile gets a turn soon. A hash
 * that takes much longer than it needs tells that others are at work: they get several times as long for themselves.
 */
export async function hashPasswords(passwords: readonly string[], cost: number): Promise<string[]> {
  const hashes: string[] = [];
  const left = passwords.entries();
  let quickest = Infinity;
  async function hashOneByOne(): Promise<void> {
    for (const [index, password] of left) {
      const began = performance.now();
      hashes[index] = await hashPassword(password, cost);
      const took = performance.now() - began;
      quickest = Math.min(quickest, took);
      const waited = took - Math.max(1.5 * quickest, unnoticedMs);
      if (waited > 0) await rest(restFactor * waited);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, hashOneByOne));
  return hashes;
}
