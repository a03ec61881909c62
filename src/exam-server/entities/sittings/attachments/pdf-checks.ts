// Whether a PDF is whole, and only shows pages. A second barrier: attachments are served as downloads, and browsers run little of what a PDF may
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

const latinOf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

export const isPdf = (bytes: Uint8Array): boolean => latinOf(bytes.subarray(0, 5)) === "%PDF-";

/** `damaged`: its end is missing, or a part of it. `unsafe`: it may do more than show pages. */
export type PdfFault = "damaged" | "unsafe";

/** @param bytes of a PDF. Null: it may be taken */
export function pdfFault(bytes: Uint8Array): PdfFault | null {
  const text = latinOf(bytes);
  if (!text.slice(-1024).includes("%%EOF")) return "damaged";
  const begins = />>\s*stream\r?\n/gu;
  let left = maxUnpackedBytes;
  let at = 0;
  for (let begin = begins.exec(text); begin; begin = begins.exec(text)) {
    const described = text.slice(at, begin.index);
    const from = begins.lastIndex;
    const end = text.indexOf("endstream", from);
    if (namesRefused(described)) return "unsafe";
    if (end < 0) return "damaged";
    if (namesIn(described).includes("ObjStm")) {
      const objects = unpacked(bytes.subarray(from, end), described, left);
      if (objects === null || namesRefused(objects)) return "unsafe";
      left -= objects.length;
    }
    at = end;
    begins.lastIndex = end;
  }
  return namesRefused(text.slice(at)) ? "unsafe" : null;
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
