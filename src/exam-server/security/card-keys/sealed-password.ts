// A participant's password as it is kept for printing: AES-256-GCM with a nonce of its own, tied to the participant, so that
// a copy put beside somebody else does not open. All of the usual length look alike.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { CardKey } from "./card-key.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** Filled up to a multiple of this: how long somebody's password is nobody else needs to know. */
const blockBytes = 64;

/** Nonce, ciphertext and tag, as base64. `password`: at most 65,535 bytes. */
export function sealPassword(password: string, participant: string, key: CardKey): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key.bytes, nonce).setAAD(Buffer.from(participant));
  const parts = [nonce, sealing.update(filledUp(password)), sealing.final(), sealing.getAuthTag()];
  return Buffer.concat(parts).toString("base64");
}

/** Null: it is damaged, somebody else's, or of another key. */
export function openPassword(sealed: string, participant: string, key: CardKey): string | null {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes.length < nonceBytes + blockBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, key.bytes, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(participant))
    .setAuthTag(bytes.subarray(-tagBytes));
  const begun = opening.update(bytes.subarray(nonceBytes, -tagBytes));
  try {
    const filled = Buffer.concat([begun, opening.final()]);
    return filled.toString("utf8", 2, 2 + filled.readUInt16BE());
  } catch {
    // What GCM says of a wrong tag holds nothing that a person could use.
    return null;
  }
}

function filledUp(password: string): Buffer {
  const text = Buffer.from(password);
  const filled = Buffer.alloc(Math.ceil((text.length + 2) / blockBytes) * blockBytes);
  filled.writeUInt16BE(text.length);
  text.copy(filled, 2);
  return filled;
}
