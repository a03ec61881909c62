import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { splitTexts } from "./split-texts.ts";

const test = suite("splitting a language's texts");

test("each room has its file, which holds its groups as they are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "exo-texts-"));
  try {
    const home = { home: { b: "two", a: "one" }, "home/tiles": { c: "three" } };
    const faults = { "faults-sheets": { "{Label} wajib diisi.": "{Label} is required." } };
    await writeFile(join(folder, "en.json"), JSON.stringify({ ...home, ...faults }));
    await splitTexts(folder);
    assert.equal(await readdir(folder), ["en"]);
    assert.equal((await readdir(join(folder, "en"))).sort(), ["faults-sheets.json", "home.json"]);
    const read = async (name: string) =>
      JSON.parse(await readFile(join(folder, "en", name), "utf8"));
    assert.equal(await read("home.json"), home);
    assert.equal(await read("faults-sheets.json"), faults);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
