import { suite } from "uvu";
import * as assert from "uvu/assert";
import { zipSync } from "fflate";
import { FileFault } from "../file-fault.ts";
import { readZipEntries, readZipEntry } from "./zip-blob.ts";

const test = suite("zip read piece by piece");

const content = new TextEncoder().encode("wajah ".repeat(5000));
const zip = zipSync({ "Foto/0001.JPG": content, "0002.jpg": [content, { level: 0 }] });
const blobOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);

async function faultOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FileFault) return error.code;
    throw error;
  }
  return "none";
}

/** With one number of the entry's place in the table of contents changed. */
function changed(offset: number, value: number): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  let at = 0;
  while (view.getUint32(at, true) !== 0x02014b50) at += 1;
  view.setUint32(at + offset, value, true);
  return bytes;
}

async function readFirst(bytes: Uint8Array, most = 1e6): Promise<Blob> {
  const blob = blobOf(bytes);
  const [first] = await readZipEntries(blob, 10);
  return readZipEntry(blob, first!, most);
}

test("finds all entries by their names and unpacks each", async () => {
  const blob = blobOf(zip);
  const entries = await readZipEntries(blob, 10);
  assert.equal(
    entries.map(({ name }) => name),
    ["Foto/0001.JPG", "0002.jpg"],
  );
  for (const entry of entries) {
    const unpacked = await readZipEntry(blob, entry, 1e6);
    assert.equal(new Uint8Array(await unpacked.arrayBuffer()), content);
  }
});

test("reads only the end of a large file for its table, and the entry that is asked for", async () => {
  const large = new Uint8Array(6 * 1024 * 1024);
  const stored = zipSync({ "besar.jpg": [large, { level: 0 }], "kecil.jpg": content });
  const blob = blobOf(stored);
  const entries = await readZipEntries(blob, 10);
  assert.is((await readZipEntry(blob, entries[1]!, 1e6)).size, content.length);
  assert.is((await readZipEntry(blob, entries[0]!, 1e7)).size, large.length);
});

test("refuses what is no zip, cut off, protected, too large or has too many entries", async () => {
  assert.is(await faultOf(readFirst(new TextEncoder().encode("not a zip at all"))), "damaged");
  assert.is(await faultOf(readFirst(new Uint8Array())), "damaged");
  assert.is(await faultOf(readFirst(zip.subarray(0, zip.length - 30))), "damaged");
  assert.is(await faultOf(readFirst(zip, content.length - 1)), "bomb");
  assert.is(await faultOf(readZipEntries(blobOf(zip), 1)), "bomb");
  assert.is(await faultOf(readFirst(changed(8, 1))), "encrypted");
});

test("an entry that is larger than it claims is a bomb, one that is smaller is damaged", async () => {
  assert.is(await faultOf(readFirst(changed(24, 100))), "bomb");
  assert.is(await faultOf(readFirst(changed(24, content.length + 1))), "damaged");
});

test.run();
