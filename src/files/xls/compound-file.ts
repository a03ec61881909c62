// The container of old Office files: a small file system of sectors (MS-CFB). Read with bounds: a chain that runs in circles or
// out of the file is damage.
import { FileFault } from "../file-fault.ts";

const lastSector = 0xffff_fffa;
const entrySize = 128;
const headerSectors = 109;

type Chains = { view: DataView; bytes: Uint8Array; shift: number; fat: number[] };

/** A stream by its name, whatever its case; null: there is none. @throws FileFault */
export function compoundStream(bytes: Uint8Array, name: string): Uint8Array | null {
  if (bytes.length < 512) throw new FileFault("damaged");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new FileFault("damaged");
  const chains: Chains = { view, bytes, shift, fat: [] };
  chains.fat = allocation(chains);
  const directory = joined(chains, view.getUint32(48, true), bytes.length);
  const entries = directoryEntries(directory);
  const found = entries.find((entry) => entry.isStream && entry.name === name.toUpperCase());
  if (!found) return null;
  if (found.size > bytes.length) throw new FileFault("damaged");
  const cutoff = view.getUint32(56, true);
  if (found.size >= cutoff) return joined(chains, found.start, found.size);
  const root = entries.find(({ isRoot }) => isRoot);
  return smallStream(chains, root?.start ?? lastSector, found);
}

function sectorOf({ bytes, shift }: Chains, sector: number): Uint8Array {
  const from = (sector + 1) * 2 ** shift;
  if (from >= bytes.length) throw new FileFault("damaged");
  return bytes.subarray(from, from + 2 ** shift);
}

function numbersIn(sector: Uint8Array): number[] {
  const view = new DataView(sector.buffer, sector.byteOffset, sector.byteLength);
  return Array.from({ length: sector.length >> 2 }, (_, at) => view.getUint32(at * 4, true));
}

/** Where each sector goes on: the table of the header, and the sectors that carry on with it. */
function allocation(chains: Chains): number[] {
  const { view, bytes, shift } = chains;
  const tables: number[] = [];
  for (let at = 0; at < headerSectors; at += 1) tables.push(view.getUint32(76 + at * 4, true));
  const most = bytes.length >> shift;
  let next = view.getUint32(68, true);
  for (let count = 0; next < lastSector; count += 1) {
    if (count > most) throw new FileFault("damaged");
    const numbers = numbersIn(sectorOf(chains, next));
    next = numbers.pop() ?? lastSector;
    tables.push(...numbers);
  }
  return tables
    .filter((table) => table < lastSector)
    .flatMap((table) => numbersIn(sectorOf(chains, table)));
}

function joined(chains: Chains, start: number, size: number): Uint8Array {
  const { bytes, shift, fat } = chains;
  const pieces: Uint8Array[] = [];
  const most = bytes.length >> shift;
  let length = 0;
  for (let at = start; at < lastSector && length < size; at = fat[at] ?? lastSector) {
    if (pieces.length > most) throw new FileFault("damaged");
    const piece = sectorOf(chains, at);
    pieces.push(piece);
    length += piece.length;
  }
  const all = new Uint8Array(Math.min(size, length));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece.subarray(0, all.length - at), at);
    at += piece.length;
  }
  return all;
}

type Entry = { name: string; isStream: boolean; isRoot: boolean; start: number; size: number };

function directoryEntries(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const length = Math.min(64, view.getUint16(at + 64, true));
    const name = new TextDecoder("utf-16le").decode(
      directory.subarray(at, at + Math.max(0, length - 2)),
    );
    const kind = directory[at + 66];
    entries.push({
      name: name.toUpperCase(),
      isStream: kind === 2,
      isRoot: kind === 5,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

/** Small streams lie in pieces of 64 bytes within the stream of the root. */
function smallStream(chains: Chains, root: number, { start, size }: Entry): Uint8Array {
  const { view, bytes } = chains;
  const space = joined(chains, root, bytes.length);
  const table = numbersIn(joined(chains, view.getUint32(60, true), bytes.length));
  const all = new Uint8Array(size);
  let done = 0;
  for (let at = start; at < lastSector && done < size; at = table[at] ?? lastSector) {
    const piece = space.subarray(at * 64, at * 64 + Math.min(64, size - done));
    if (piece.length === 0) throw new FileFault("damaged");
    all.set(piece, done);
    done += piece.length;
  }
  return all.subarray(0, done);
}
