import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cacheFolder } from "../bundle-settings.ts";
import { bundleLinkedStyles } from "./linked-styles.ts";

const test = suite("the page's style sheet");

test("its classes are the names that scripts are given, of each file others, and scripts are not among its files", async () => {
  await mkdir(cacheFolder, { recursive: true });
  const outdir = await mkdtemp(join(resolve(cacheFolder), "linked-styles-"));
  const sources = [
    "src/ui/layers.css",
    "src/ui/layout/table.module.css",
    "src/ui/layout/tabs.module.css",
  ];
  try {
    const { names, metafile } = await bundleLinkedStyles(
      { bundle: true, minify: true, outdir },
      sources,
    );
    const [file = "", ...others] = await readdir(outdir);
    assert.match(file, /^main-\w+\.css$/u);
    assert.equal(others, []);
    assert.equal(Object.keys(metafile.outputs).length, 1);
    const sheet = await readFile(join(outdir, file), "utf8");
    assert.ok(sheet.startsWith("@layer tokens"));
    const classes = sources.slice(1).flatMap((path) => Object.values(names.get(path)!));
    assert.ok(classes.length > 5);
    assert.is(new Set(classes).size, classes.length);
    for (const name of classes) assert.ok(sheet.includes(`.${name}`), name);
  } finally {
    await rm(outdir, { recursive: true });
  }
});

test.run();
