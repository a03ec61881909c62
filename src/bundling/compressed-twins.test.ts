import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeTwins } from "./compressed-twins.ts";

const test = suite("compressed twins");

test("they unpack to the file, whatever its length, and the gzip one is smaller than zlib's", async () => {
  const folder = await mkdtemp(join(tmpdir(), "exo-twins-"));
  try {
    const text = await readFile("package-lock.json", "utf8");
    const files = {
      "empty.js": "",
      "one.css": "a",
      "long.json": text,
      "wörter.txt": "ابجد – ok\n",
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
    }
    await writeTwins(folder);
    for (const [name, content] of Object.entries(files)) {
      const twin = (ending: string) => readFile(join(folder, `${name}.${ending}`));
      assert.is(gunzipSync(await twin("gz")).toString(), content);
      assert.is(brotliDecompressSync(await twin("br")).toString(), content);
    }
    const { length } = await readFile(join(folder, "long.json.gz"));
    assert.ok(length < gzipSync(text, { level: 9 }).length, `${length}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
