// A zip with one of its parts replaced. All other parts keep their packed bytes, names, times and attributes.
import { deflateSync } from "fflate";
import { FileFault } from "../file-fault.ts";
import { crc32, packedBytes, readZipDirectory, type ZipEntry } from "./zip-file.ts";

const localHeaderBytes = 30;
const endBytes = 22;
const endSignature = 0x06054b50;
/** Sizes follow the packed bytes instead of standing in the header. */
const sizesFollow = 0b1000;
const widest = 0xffffffff;

/** `path`: as readZipDirectory names it. @throws FileFault when there is no such part, or the file is damaged or larger than 4 GiB */
export function replacePart(bytes: Uint8Array, path: string, content: Uint8Array): Uint8Array {
  const directory = readZipDirectory(bytes);
  if (!directory.has(path)) throw new FileFault("damaged");
  const locals: Uint8Array[] = [];
  const records: Uint8Array[] = [];
  let at = 0;
  for (const [name, entry] of directory) {
    const parts = writtenEntry(bytes, entry, at, name === path ? content : null);
    locals.push(parts.header, parts.packed);
    records.push(parts.record);
    at += parts.header.length + parts.packed.length;
  }
  const size = records.reduce((sum, { length }) => sum + length, 0);
  return joined([...locals, ...records, endRecord(directory.size, size, at)]);
}

/** `content` null: as it is. */
function writtenEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  at: number,
  content: Uint8Array | null,
): { header: Uint8Array; packed: Uint8Array; record: Uint8Array } {
  const old = packedBytes(bytes, entry);
  const from = new DataView(bytes.buffer, bytes.byteOffset + entry.headerAt, localHeaderBytes);
  const headerLength = localHeaderBytes + from.getUint16(26, true) + from.getUint16(28, true);
  const header = bytes.slice(entry.headerAt, entry.headerAt + headerLength);
  const record = bytes.slice(entry.record.at, entry.record.at + entry.record.length);
  const packed = content === null ? old : deflateSync(content);
  const facts = {
    method: content === null ? entry.method : 8,
    crc: content === null ? entry.crc : crc32(content),
    packedSize: packed.length,
    size: content === null ? entry.size : content.length,
  };
  if (Math.max(facts.size, facts.packedSize, at) >= widest) throw new FileFault("damaged");
  writeFacts(header, 6, facts);
  writeFacts(record, 8, facts);
  new DataView(record.buffer).setUint32(42, at, true);
  return { header, packed, record };
}

type Facts = { method: number; crc: number; packedSize: number; size: number };

/** From the flags on, a header and its record in the table of contents are alike. */
function writeFacts(target: Uint8Array, at: number, facts: Facts): void {
  const view = new DataView(target.buffer, target.byteOffset);
  view.setUint16(at, view.getUint16(at, true) & ~sizesFollow, true);
  view.setUint16(at + 2, facts.method, true);
  view.setUint32(at + 8, facts.crc, true);
  view.setUint32(at + 12, facts.packedSize, true);
  view.setUint32(at + 16, facts.size, true);
}

function endRecord(count: number, size: number, at: number): Uint8Array {
  const record = new Uint8Array(endBytes);
  const view = new DataView(record.buffer);
  view.setUint32(0, endSignature, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, at, true);
  return record;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
