// Files that stand inside an imported file as base64: each gets a name of its own, by which the HTML names it.
import type { ImportedFile } from "./imported-question.ts";

export type FileStore = { files: ImportedFile[] };

/** Fits, after "import:", into the field for a media id. */
const longestName = 50;

/** The bytes; null when it is no base64. */
export function bytesOfBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replace(/\s/gu, "")), (sign) => sign.codePointAt(0) ?? 0);
  } catch {
    // atob tells what is no base64 by throwing; the caller tells people.
    return null;
  }
}

export function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);
}

/** Its name in the store: that of the file, or another when the name is taken by other bytes. */
export function keepFile(store: FileStore, wanted: string, bytes: Uint8Array): string {
  const safe = wanted.normalize("NFC").replace(/[^\p{L}\p{N}._-]+/gu, "_");
  const dot = safe.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot, dot + 10)] : [safe, ""];
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? "" : `-${count}`;
    const name = `${stem.slice(0, longestName - ending.length - suffix.length)}${suffix}${ending}`;
    const other = store.files.find((file) => file.name === name);
    if (!other) {
      store.files.push({ name, bytes });
      return name;
    }
    if (isSame(other.bytes, bytes)) return name;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
