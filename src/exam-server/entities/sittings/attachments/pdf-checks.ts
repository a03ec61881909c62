// Whether a PDF only shows pages. A second barrier: attachments are served as downloads, and browsers run little of what a PDF may
// contain. A PDF that hides what it does from this check reaches the reader, who opens it in a program of their own.
import { inflateSync } from "node:zlib";

/** Names in a PDF for what runs, sends, starts, or carries other files; and for a password, which hides all of these. */
const refused = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "SubmitForm",
  "ImportData",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "GoToE",
  "XFA",
  "Encrypt",
]);
/** Of the lists of objects in one file, unpacked. */
const maxUnpackedBytes = 16 * 1024 * 1024;

export function isWholePdf(bytes: Uint8Array): boolean {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    latin.subarray(0, 5).toString("latin1") === "%PDF-" &&
    latin.subarray(-1024).toString("latin1").includes("%%EOF")
  );
}

export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const begins = />>\s*stream\r?\n/gu;
  let left = maxUnpackedBytes;
  let at = 0;
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const described = text.slice(at, begin.index);
    const from = begins.lastIndex;
    const end = text.indexOf("endstream", from);
    if (end < 0 || namesRefused(described)) return false;
    if (namesIn(described).includes("ObjStm")) {
      const objects = unpacked(bytes.subarray(from, end), described, left);
      if (objects === null || namesRefused(objects)) return false;
      left -= objects.length;
    }
    at = end;
    begins.lastIndex = end;
  }
  return !namesRefused(text.slice(at));
}

/** Null: packed in another way than programs use, or larger than `most`. */
function unpacked(data: Uint8Array, described: string, most: number): string | null {
  if (!namesIn(described).includes("FlateDecode")) return null;
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) }).toString("latin1");
  } catch {
    // Damaged, or too large.
    return null;
  }
}

/** `#4a` in a name stands for the character of that code. */
const namesIn = (text: string): string[] =>
  (text.match(/\/[^\s()<>[\]{}/%]+/gu) ?? []).map((name) =>
    name
      .slice(1)
      .replace(/#([\da-f]{2})/giu, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
  );
const namesRefused = (text: string): boolean => namesIn(text).some((name) => refused.has(name));
