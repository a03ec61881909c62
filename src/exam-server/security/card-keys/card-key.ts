// The key of the copies from which participants' passwords are printed. It is never in the database: who has a dump of that
// alone has nothing.
import { createHmac } from "node:crypto";

export const cardKeyBytes = 32;

export type CardKey = {
  /** Stands beside each copy, so that another key's copies are told from damaged ones; says nothing of the key. */
  id: string;
  bytes: Buffer;
};
/** `missing`: why there is none, for whoever would print. */
export type CardKeyState = CardKey | { missing: string };

export const noCardKey: CardKeyState = {
  missing:
    "Server ini tidak punya kunci untuk salinan password. Pengelola server perlu mengisi EXO_CARD_KEY.",
};
export const unusableCardKey: CardKeyState = {
  missing:
    "Kunci salinan password di folder data tidak dapat dipakai. Pengelola server menemukan sebabnya di terminal.",
};

export function cardKeyOf(bytes: Buffer): CardKey {
  const id = createHmac("sha256", bytes).update("id of a card key").digest("hex").slice(0, 16);
  return { id, bytes };
}

/** 32 bytes as hex or as base64; null: it is none. */
export function readCardKey(text: string): Buffer | null {
  const key = text.trim();
  if (/^[0-9a-f]{64}$/iu.test(key)) return Buffer.from(key, "hex");
  return /^[A-Za-z0-9+/]{43}=?$/u.test(key) ? Buffer.from(key, "base64") : null;
}
