import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cardKeyIn, cardKeyName } from "./card-key-file.ts";
import { unusableCardKey } from "./card-key.ts";

const test = suite("the key in the data folder");
let folder = "";
test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), "exo-card-key-"));
});
test.after.each(() => rm(folder, { recursive: true, force: true }));

const path = () => join(folder, cardKeyName);

/** What the terminal is told meanwhile. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const usual = console.error;
  const lines: unknown[] = [];
  console.error = (line) => lines.push(line);
  await work().finally(() => (console.error = usual));
  return lines.join("\n");
}

test("is made once, for nobody else's eyes, and the same at every start", async () => {
  const made = await cardKeyIn(folder);
  assert.not.ok("missing" in made);
  assert.equal(await cardKeyIn(folder), made);
  const bytes = await readFile(path());
  assert.is(bytes.length, 32);
  assert.not.equal(bytes, Buffer.alloc(32));
  if (process.platform !== "win32") assert.is((await stat(path())).mode & 0o777, 0o600);
  const other = await mkdtemp(join(tmpdir(), "exo-card-key-"));
  assert.not.equal(await cardKeyIn(other), made);
  await rm(other, { recursive: true });
});

test("is not made of what a start that was cut short left behind", async () => {
  await writeFile(`${path()}.new`, "half");
  await chmod(`${path()}.new`, 0o644);
  assert.not.ok("missing" in (await cardKeyIn(folder)));
  assert.is((await readFile(path())).length, 32);
  if (process.platform !== "win32") assert.is((await stat(path())).mode & 0o777, 0o600);
});

test("a damaged one is told, keeps nobody from an exam, and is never written over", async () => {
  await writeFile(path(), "half of it");
  const told = await logged(async () => assert.equal(await cardKeyIn(folder), unusableCardKey));
  assert.match(told, /damaged\. Take it from a copy of the data folder/u);
  assert.is(await readFile(path(), "utf8"), "half of it");
});

test("where none can be made the server starts all the same", async () => {
  const missing = join(folder, "away");
  const told = await logged(async () => assert.equal(await cardKeyIn(missing), unusableCardKey));
  assert.match(told, /cannot be used: ENOENT/u);
});

test.run();
