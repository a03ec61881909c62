import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { makeUnlessFresh } from "./fresh-bundle.ts";

const test = suite("made again only when something changed");
let root = "";
let times = 0;
const at = (...names: string[]) => join(root, ...names);
const makeIt = () =>
  makeUnlessFresh({
    from: [at("src"), at("lock.json")],
    made: at("dist"),
    note: at("cache", "note"),
    async make() {
      times += 1;
      await rm(at("dist"), { recursive: true, force: true });
      await mkdir(at("dist"));
      await writeFile(at("dist", "index.html"), `made ${times}`);
    },
  });

test.before.each(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-fresh-"));
  times = 0;
  await mkdir(at("src", "deep"), { recursive: true });
  await writeFile(at("src", "deep", "one.ts"), "1");
  await writeFile(at("lock.json"), "{}");
  await makeIt();
});
test.after.each(() => rm(root, { recursive: true, force: true }));

test("nothing has changed: it stays", async () => {
  await makeIt();
  await makeIt();
  assert.is(times, 1);
});

test("whatever is changed, added or taken away makes it anew, once", async () => {
  const changes: (() => Promise<unknown>)[] = [
    () => writeFile(at("src", "deep", "one.ts"), "22"),
    () => writeFile(at("src", "deep", "two.ts"), ""),
    () => rm(at("src", "deep", "two.ts")),
    () => writeFile(at("lock.json"), "{ }"),
    () => rm(at("dist", "index.html")),
    () => writeFile(at("dist", "index.html"), "by hand"),
    () => rm(at("dist"), { recursive: true }),
    () => rm(at("cache"), { recursive: true }),
  ];
  for (const [done, change] of changes.entries()) {
    await change();
    await makeIt();
    await makeIt();
    assert.is(times, done + 2, String(change));
  }
});

test("what was changed while it was being made is in the next", async () => {
  await writeFile(at("src", "deep", "one.ts"), "22");
  await makeUnlessFresh({
    from: [at("src"), at("lock.json")],
    made: at("dist"),
    note: at("cache", "note"),
    make: () => writeFile(at("src", "deep", "one.ts"), "333"),
  });
  await makeIt();
  assert.is(times, 2);
});

test("a broken make leaves no note behind", async () => {
  await writeFile(at("src", "deep", "one.ts"), "22");
  const broken = makeUnlessFresh({
    from: [at("src"), at("lock.json")],
    made: at("dist"),
    note: at("cache", "note"),
    make: () => Promise.reject(new Error("no")),
  });
  assert.is(await broken.catch((error: Error) => error.message), "no");
  await makeIt();
  assert.is(times, 2);
});

test.run();
