// A zip of many pictures, which may be larger than what a PC holds: its table of contents first, and of its entries one at a
// time, each unpacked by the browser and under a bound. Documents are read whole by zip-file.ts.
import { FileFault } from "../file-fault.ts";
import { readZipDirectory, type ZipEntry } from "./zip-file.ts";

/** Room for the table of contents of many times the entries that anybody takes. */
const tailBytes = 4 * 1024 * 1024;
const localHeaderBytes = 30;

/** In the order of the table. @throws FileFault when it is no zip, or has more entries than `most` */
export async function readZipEntries(zip: Blob, most: number): Promise<ZipEntry[]> {
  const start = Math.max(0, zip.size - tailBytes);
  const tail = new Uint8Array(await zip.slice(start).arrayBuffer());
  const entries = [...readZipDirectory(tail, start).values()];
  if (entries.length > most) throw new FileFault("bomb");
  return entries;
}

/** @throws FileFault when it is encrypted, damaged, or larger than `maxBytes` */
export async function readZipEntry(zip: Blob, entry: ZipEntry, maxBytes: number): Promise<Blob> {
  const { encrypted, size, headerAt, method } = entry;
  if (encrypted) throw new FileFault("encrypted");
  if (size > maxBytes) throw new FileFault("bomb");
  const head = await zip.slice(headerAt, headerAt + localHeaderBytes).arrayBuffer();
  if (head.byteLength < localHeaderBytes) throw new FileFault("damaged");
  const view = new DataView(head);
  const from = headerAt + localHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true);
  const packed = zip.slice(from, from + entry.packedSize);
  if (method !== 0 && method !== 8) throw new FileFault("damaged");
  const unpacked = method === 0 ? packed : await inflated(packed, size);
  if (unpacked.size !== size) throw new FileFault("damaged");
  return unpacked;
}

/** What claims to be small may be large all the same: it is counted. */
async function inflated(packed: Blob, size: number): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let left = size;
  try {
    const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      left -= read.value.length;
      if (left < 0) {
        await reader.cancel();
        break;
      }
      pieces.push(read.value);
    }
  } catch {
    // Whatever the browser stumbles over, the file is what is wrong.
    throw new FileFault("damaged");
  }
  if (left < 0) throw new FileFault("bomb");
  return new Blob(pieces);
}
