// The table of contents of a zip, and its entries unpacked under a bound. Sizes that the file claims are checked before
// anything is unpacked, and again while it is: a claim may be a lie.
import { Inflate, inflateSync } from "fflate";
import { FileFault } from "../file-fault.ts";

export type ZipEntry = {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  crc: number;
  headerAt: number;
  encrypted: boolean;
  /** Its record in the table of contents: where it begins in the bytes that were given, and how long it is. */
  record: { at: number; length: number };
};

/** How many bytes may still be unpacked. */
export type Budget = { left: number };

const endSignature = 0x06054b50;
const end64Signature = 0x06064b50;
const locator64Signature = 0x07064b50;
const centralSignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
const none32 = 0xffffffff;

const damaged = (): FileFault => new FileFault("damaged");

/**
 * By path as a package names it: forward slashes, no slash in front, lower case. `bytes` may be the end of a file alone, that
 * from `start` on.
 */
export function readZipDirectory(bytes: Uint8Array, start = 0): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { count, at } = directoryPlace(view, start);
    const entries = new Map<string, ZipEntry>();
    let position = at - start;
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(position, true) !== centralSignature) throw damaged();
      const entry = readCentralEntry(view, bytes, position);
      entries.set(packagePath(entry.name), entry);
      position += entry.record.length;
    }
    return entries;
  } catch (error) {
    // A DataView past its end throws a RangeError: the file stops in the middle of its directory.
    throw error instanceof FileFault ? error : damaged();
  }
}

export function packagePath(name: string): string {
  return name.replace(/\\/gu, "/").replace(/^\//u, "").toLowerCase();
}

function lengths(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint16(at + 2, true) + view.getUint16(at + 4, true);
}

function directoryPlace(view: DataView, start: number): { count: number; at: number } {
  const lowest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let end = view.byteLength - endLength; end >= lowest; end -= 1) {
    if (view.getUint32(end, true) !== endSignature) continue;
    const count = view.getUint16(end + 10, true);
    const at = view.getUint32(end + 16, true);
    return count === 0xffff || at === none32 ? directoryPlace64(view, end, start) : { count, at };
  }
  throw damaged();
}

function directoryPlace64(
  view: DataView,
  end: number,
  start: number,
): { count: number; at: number } {
  const locator = end - 20;
  if (view.getUint32(locator, true) !== locator64Signature) throw damaged();
  const record = Number(view.getBigUint64(locator + 8, true)) - start;
  if (view.getUint32(record, true) !== end64Signature) throw damaged();
  return {
    count: Number(view.getBigUint64(record + 32, true)),
    at: Number(view.getBigUint64(record + 48, true)),
  };
}

function readCentralEntry(view: DataView, bytes: Uint8Array, at: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const nameLength = view.getUint16(at + 28, true);
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
  const entry = {
    name,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    headerAt: view.getUint32(at + 42, true),
    encrypted: (flags & 1) !== 0,
    record: { at, length: 46 + lengths(view, at + 28) },
  };
  const extraAt = at + 46 + nameLength;
  return withWideSizes(view, entry, extraAt, extraAt + view.getUint16(at + 30, true));
}

/** Zip64: what did not fit into 32 bits follows in an extra field, in a fixed order. */
function withWideSizes(view: DataView, entry: ZipEntry, from: number, to: number): ZipEntry {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    const wide = (value: number): number => {
      if (value !== none32) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    };
    const size = wide(entry.size);
    const packedSize = wide(entry.packedSize);
    return { ...entry, size, packedSize, headerAt: wide(entry.headerAt) };
  }
  return entry;
}

// Packed bytes at a time. Deflate grows at most a thousandfold: no single step unpacks more than 16 MB.
const stepBytes = 16 * 1024;
/** What is packed in one step and claims no more is unpacked into its own bytes: a step by itself begins with ten times them. */
const smallBytes = 128 * 1024;

/**
 * Unpacks an entry piece by piece. `done` is the share of packed bytes behind, 0 to 1.
 * @throws FileFault when it is encrypted, damaged, or more than the budget allows
 */
export function unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: Budget,
  take: (piece: Uint8Array, done: number) => void,
): void {
  if (entry.encrypted) throw new FileFault("encrypted");
  if (entry.size > budget.left) throw new FileFault("bomb");
  const packed = packedBytes(bytes, entry);
  const check = createCrc32();
  let size = 0;
  let behind = 0;
  const accept = (piece: Uint8Array): void => {
    size += piece.length;
    if (size > budget.left) throw new FileFault("bomb");
    check.add(piece);
    take(piece, packed.length === 0 ? 1 : behind / packed.length);
  };
  const unpack = unpacker(entry);
  for (let at = 0; at < packed.length || at === 0; at += stepBytes) {
    behind = Math.min(at + stepBytes, packed.length);
    unpack(packed.subarray(at, behind), behind === packed.length).forEach(accept);
  }
  budget.left -= size;
  if (size !== entry.size || check.value() !== entry.crc) throw damaged();
}

type Unpacker = (step: Uint8Array, last: boolean) => Uint8Array[];

function unpacker({ method, size }: ZipEntry): Unpacker {
  if (method === 0) return (step) => [step];
  if (method !== 8) throw damaged();
  let pieces: Uint8Array[] = [];
  let inflate: Inflate | null = null;
  return (step, last) => {
    const whole = !inflate && last && size <= smallBytes ? unpackedWhole(step, size) : null;
    if (whole) return [whole];
    pieces = [];
    inflate ??= new Inflate((piece) => pieces.push(piece));
    try {
      inflate.push(step, last);
    } catch {
      // Whatever the decompressor stumbles over, the file is what is wrong.
      throw damaged();
    }
    return pieces;
  };
}

/** Null: it is not what it claims, and what is wrong shows step by step. */
function unpackedWhole(packed: Uint8Array, size: number): Uint8Array | null {
  try {
    const bytes = inflateSync(packed, { out: new Uint8Array(size + 1) });
    return bytes.length === size ? bytes : null;
  } catch {
    return null;
  }
}

/** As they stand in the file. */
export function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.headerAt;
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localSignature) throw damaged();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + entry.packedSize);
  if (packed.length !== entry.packedSize) throw damaged();
  return packed;
}

export function crc32(bytes: Uint8Array): number {
  const check = createCrc32();
  check.add(bytes);
  return check.value();
}

let crcTable: Uint32Array | null = null;

function createCrcTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_none, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      value = (value & 1) === 0 ? value >>> 1 : (value >>> 1) ^ 0xedb88320;
    }
    return value;
  });
}

function createCrc32(): { add(piece: Uint8Array): void; value(): number } {
  const table = (crcTable ??= createCrcTable());
  let value = ~0;
  return {
    add(piece) {
      // By number: an iterator of bytes takes several times as long.
      for (let at = 0; at < piece.length; at += 1)
        value = (value >>> 8) ^ table[(value ^ piece[at]!) & 0xff]!;
    },
    value: () => ~value >>> 0,
  };
}
