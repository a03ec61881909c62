// The records of a workbook stream (MS-XLS, BIFF5 and BIFF8), each with what its continuations hold, and the texts in them.
import { FileFault } from "../file-fault.ts";

export type BiffRecord = {
  type: number;
  /** Its own bytes, then those of its continuations. */
  parts: Uint8Array[];
  view: DataView;
};

const continuation = 0x3c;

/** From a place in the stream up to its end; the caller stops at the end of a substream. */
export function* biffRecords(stream: Uint8Array, from: number): Generator<BiffRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let open: BiffRecord | null = null;
  for (let at = from; at + 4 <= stream.length;) {
    const type = view.getUint16(at, true);
    const bytes = stream.subarray(at + 4, at + 4 + view.getUint16(at + 2, true));
    at += 4 + bytes.length;
    if (type === continuation && open) {
      open.parts.push(bytes);
      continue;
    }
    if (open) yield open;
    const own = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    open = { type, parts: [bytes], view: own };
  }
  if (open) yield open;
}

/** Reads on across the continuations of a record. */
export class BiffCursor {
  readonly #parts: readonly Uint8Array[];
  #part = 0;
  #at: number;

  constructor({ parts }: BiffRecord, from: number) {
    this.#parts = parts;
    this.#at = from;
  }

  byte(): number {
    while (this.#at >= (this.#parts[this.#part]?.length ?? 0)) {
      this.#part += 1;
      this.#at = 0;
      if (this.#part >= this.#parts.length) throw new FileFault("damaged");
    }
    const value = this.#parts[this.#part]?.[this.#at] ?? 0;
    this.#at += 1;
    return value;
  }

  short(): number {
    return this.byte() + this.byte() * 256;
  }

  long(): number {
    return this.short() + this.short() * 65_536;
  }

  skip(count: number): void {
    for (let left = count; left > 0;) {
      const rest = (this.#parts[this.#part]?.length ?? 0) - this.#at;
      const step = Math.min(left, rest);
      this.#at += step;
      left -= step;
      if (left === 0) return;
      this.#part += 1;
      this.#at = 0;
      if (this.#part >= this.#parts.length) throw new FileFault("damaged");
    }
  }

  /** Of BIFF8: flags, then signs of one or two bytes; each continuation says anew which. */
  text(length: number): string {
    const flags = this.byte();
    const runs = (flags & 8) === 0 ? 0 : this.short();
    const phonetic = (flags & 4) === 0 ? 0 : this.long();
    const text = this.#signs(length, (flags & 1) === 1);
    // How parts of it look, and how it is pronounced.
    this.skip(runs * 4 + phonetic);
    return text;
  }

  #signs(length: number, isWideAtFirst: boolean): string {
    const codes: string[] = [];
    let isWide = isWideAtFirst;
    let wanted = length;
    while (wanted > 0) {
      if (this.#at >= (this.#parts[this.#part]?.length ?? 0)) isWide = (this.byte() & 1) === 1;
      codes.push(String.fromCharCode(isWide ? this.short() : this.byte()));
      wanted -= 1;
    }
    return codes.join("");
  }
}

/** Of BIFF5: bytes of a code page. */
export function pageText(bytes: Uint8Array, page: number): string {
  const names: Readonly<Record<number, string>> = {
    10_000: "macintosh",
    932: "shift_jis",
    936: "gbk",
  };
  const isWindows = page >= 1250 && page <= 1258;
  return new TextDecoder(isWindows ? `windows-${page}` : (names[page] ?? "windows-1252")).decode(
    bytes,
  );
}
