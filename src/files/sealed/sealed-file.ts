// A file that only a passphrase opens: AES-256-GCM with a key by scrypt, and a digest at its end, by which a file that was cut or
// changed is told from a wrong passphrase. By @noble, because crypto.subtle is missing on file: and on plain http pages.
import { gcm } from "@noble/ciphers/aes.js";
import { scryptAsync } from "@noble/hashes/scrypt.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** 32 MiB and about a second on an old phone; OWASP's password storage cheat sheet lists N = 2^15 with r = 8, p = 3. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;
/** Of the derived bytes so many are in the file: they say whether the passphrase is right without opening anything. */
const checkLength = 8;
const saltLength = 16;
const nonceLength = 12;
const digestLength = 32;
const magic = utf8ToBytes("EXOSEAL1");
const headLength = magic.length + saltLength + checkLength + nonceLength;

export const shortestPassphrase = 10;

/** One passphrase with one salt: opening and closing more files of it takes no second derivation. */
export type SealKey = { salt: Uint8Array; key: Uint8Array; check: Uint8Array };

/** damaged: cut, changed, or no such file. wrong-passphrase: the file is whole. */
export type SealFault = "damaged" | "wrong-passphrase";
export type OpenedSeal = { content: Uint8Array } | { fault: SealFault };

type KeyOptions = { salt?: Uint8Array; onProgress?(done: number): void };

/** The passphrase is compared in one Unicode form, whatever keyboard typed it. */
export async function sealKey(passphrase: string, options: KeyOptions = {}): Promise<SealKey> {
  const salt = options.salt ?? crypto.getRandomValues(new Uint8Array(saltLength));
  const derived = await scryptAsync(utf8ToBytes(passphrase.normalize("NFKC")), salt, {
    ...cost,
    dkLen: keyLength + checkLength,
    ...(options.onProgress && { onProgress: options.onProgress }),
  });
  return { salt, key: derived.slice(0, keyLength), check: derived.slice(keyLength) };
}

/** Each with a nonce of its own. What stands before the content is bound to it. */
export function seal(content: Uint8Array, { salt, key, check }: SealKey): Uint8Array {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const head = concatBytes(magic, salt, check, nonce);
  const body = concatBytes(head, gcm(key, nonce, head).encrypt(content));
  return concatBytes(body, sha256(body));
}

/** Whether the bytes begin as such a file does. */
export const isSealed = (bytes: Uint8Array): boolean =>
  magic.every((byte, at) => bytes[at] === byte);

/** Null: it is cut or changed. */
function bodyOf(bytes: Uint8Array): Uint8Array | null {
  if (!isSealed(bytes) || bytes.length < headLength + digestLength) return null;
  const body = bytes.subarray(0, bytes.length - digestLength);
  return areEqual(sha256(body), bytes.subarray(body.length)) ? body : null;
}

/** By which a key is made for the file; null: it is damaged. */
export function saltOf(bytes: Uint8Array): Uint8Array | null {
  return bodyOf(bytes)?.slice(magic.length, magic.length + saltLength) ?? null;
}

export function unseal(bytes: Uint8Array, { key, check }: SealKey): OpenedSeal {
  const body = bodyOf(bytes);
  if (!body) return { fault: "damaged" };
  const checkAt = magic.length + saltLength;
  if (!areEqual(body.subarray(checkAt, checkAt + checkLength), check)) {
    return { fault: "wrong-passphrase" };
  }
  const nonce = body.subarray(headLength - nonceLength, headLength);
  try {
    return {
      content: gcm(key, nonce, body.subarray(0, headLength)).decrypt(body.subarray(headLength)),
    };
  } catch {
    // The authentication tag does not match: the file and its digest were changed.
    return { fault: "damaged" };
  }
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
