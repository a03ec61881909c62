import { randomUUID } from "node:crypto";
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

test("a file that was compressed before gets the same twins, also beside one of the same content", async () => {
  const folder = await mkdtemp(join(tmpdir(), "exo-twins-"));
  try {
    const content = `const own = "${randomUUID()}";`;
    const names = ["one.js", "same.js"];
    for (const name of names) await writeFile(join(folder, name), content);
    const read = () =>
      Promise.all(
        names.flatMap((name) => ["gz", "br"].map((e) => readFile(join(folder, `${name}.${e}`)))),
      );
    await writeTwins(folder);
    const first = await read();
    await writeTwins(folder);
    assert.equal(await read(), first);
    assert.is(gunzipSync(first[2]!).toString(), content);
    await writeFile(join(folder, "one.js"), "changed");
    await writeTwins(folder);
    assert.is(gunzipSync((await read())[0]!).toString(), "changed");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
