// Passwords as scrypt hashes that carry their own cost, so that the cost can be raised without invalidating old ones.
// scrypt runs in libuv's thread pool: hashing never blocks the event loop.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { passwordAlphabet } from "../../contract/participants.ts";
import { randomAlphanumeric } from "../../domain/text/random-code.ts";
import { logLine } from "../log-line.ts";
import { wordsOf } from "../start-error.ts";
import { HashingProcess, type KeyInput, type KeyOptions } from "./hashing-process.ts";

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
const staffPasswordLength = 12;
const blockSize = 8;
const keyBytes = 32;
const saltBytes = 16;

/** A new one for an account, to be shown once. */
export function staffPassword(): string {
  return randomAlphanumeric(staffPasswordLength, passwordAlphabet);
}

/** `cost` is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const input = salted(password);
  const [key] = await keysInThisProcess([input], optionsOf(cost));
  return written(cost, input.salt, key!);
}

function salted(password: string): KeyInput {
  return { password: normalised(password), salt: randomBytes(saltBytes) };
}

function optionsOf(cost: number): KeyOptions {
  return { N: cost, r: blockSize, p: 1, bytes: keyBytes };
}

function written(cost: number, salt: Buffer, key: Buffer): string {
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
  return `scrypt:${staff}:${blockSize}${nobodysHashEnd()}`;
}

/** By which an account is known that nobody can sign in with, whatever a hash costs. */
export const nobodysHashEnd = (): string => `:${zeros(saltBytes)}:${zeros(keyBytes)}`;

function zeros(bytes: number): string {
  return Buffer.alloc(bytes).toString("base64");
}

/** From here on another process does it; starting one takes as long as ten hashes of participants. */
const muchWork = 50 * 1_024;
const hashing = new HashingProcess();

/** Hashes for many, which give way to whoever signs in or asks for a list meanwhile. */
export async function hashPasswords(passwords: readonly string[], cost: number): Promise<string[]> {
  const inputs = passwords.map(salted);
  const keysOf = passwords.length * cost >= muchWork ? keysInOtherProcess : keysInThisProcess;
  const keys = await keysOf(inputs, optionsOf(cost));
  return inputs.map(({ salt }, index) => written(cost, salt, keys[index]!));
}

async function keysInOtherProcess(
  inputs: readonly KeyInput[],
  options: KeyOptions,
): Promise<Buffer[]> {
  try {
    return await hashing.keysOf(inputs, options);
  } catch (error) {
    logLine(`Passwords are hashed without a process of their own: ${wordsOf(error)}`);
    return keysInThisProcess(inputs, options);
  }
}

function keysInThisProcess(inputs: readonly KeyInput[], { bytes, ...options }: KeyOptions) {
  return Promise.all(inputs.map(({ password, salt }) => derive(password, salt, bytes, options)));
}
