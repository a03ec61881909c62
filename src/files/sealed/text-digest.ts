// Digests of texts and files, where crypto.subtle is missing: the console's pages are served by plain http.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 as 64 hexadecimal digits. */
export function digestOf(content: string | Uint8Array): string {
  return bytesToHex(sha256(typeof content === "string" ? utf8ToBytes(content) : content));
}

/** SHA-256 as a content security policy names a script. */
export function scriptDigest(script: string): string {
  return `sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(script))))}`;
}
