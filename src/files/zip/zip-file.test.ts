import { suite } from "uvu";
import * as assert from "uvu/assert";
import { zipSync } from "fflate";
import { FileFault } from "../file-fault.ts";
import { readZipDirectory, unpackEntry } from "./zip-file.ts";

const test = suite("zip file");

const content = new TextEncoder().encode("isi lembar ".repeat(2000));
const zip = zipSync({ "xl/a.xml": content, "stored.xml": [content, { level: 0 }] });

function unpack(bytes: Uint8Array, path: string, left = 1e6): Uint8Array {
  const entry = readZipDirectory(bytes).get(path);
  if (!entry) throw new Error(`No ${path}`);
  const pieces: Uint8Array[] = [];
  unpackEntry(bytes, entry, { left }, (piece) => pieces.push(piece.slice()));
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}
function faultOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof FileFault) return error.code;
    throw error;
  }
  return "none";
}
/** The place of a signature in a zip. */
function find(bytes: Uint8Array, signature: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === signature) return at;
  }
  throw new Error("No such signature");
}
const central = 0x02014b50;

test("unpacks what was packed and what was only stored", () => {
  assert.equal(unpack(zip, "xl/a.xml"), content);
  assert.equal(unpack(zip, "stored.xml"), content);
});

test("finds entries by backslashes and capitals too, as some programs write them", () => {
  const odd = zipSync({ "XL\\Workbook.xml": content });
  assert.ok(readZipDirectory(odd).has("xl/workbook.xml"));
});

test("reads a file with a comment behind its directory", () => {
  const commented = new Uint8Array(zip.length + 300);
  commented.set(zip);
  assert.equal(unpack(commented, "xl/a.xml"), content);
});

test("refuses an entry that claims more than may be unpacked, before unpacking it", () => {
  assert.is(
    faultOf(() => unpack(zip, "xl/a.xml", content.length - 1)),
    "bomb",
  );
});

test("refuses an entry that unpacks to more than it claims", () => {
  const lying = zip.slice();
  new DataView(lying.buffer).setUint32(find(lying, central) + 24, 10, true);
  assert.is(
    faultOf(() => unpack(lying, "xl/a.xml", 5000)),
    "bomb",
  );
  assert.is(
    faultOf(() => unpack(lying, "xl/a.xml")),
    "damaged",
  );
});

test("refuses a file with a flipped bit", () => {
  const flipped = zip.slice();
  const at = find(zip, central) - 100;
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  assert.is(
    faultOf(() => unpack(flipped, "stored.xml")),
    "damaged",
  );
});

test("refuses a file that was cut off anywhere", () => {
  for (const share of [0.05, 0.5, 0.9, 0.99]) {
    const cut = zip.slice(0, Math.floor(zip.length * share));
    assert.is(
      faultOf(() => unpack(cut, "xl/a.xml")),
      "damaged",
      `${share}`,
    );
  }
});

test("says that an entry is encrypted", () => {
  const locked = zip.slice();
  const flags = find(locked, central) + 8;
  locked[flags] = (locked[flags] ?? 0) | 1;
  assert.is(
    faultOf(() => unpack(locked, "xl/a.xml")),
    "encrypted",
  );
});

test.run();
