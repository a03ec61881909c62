// What a browser test may cost, checked from the sources: a screen is proven in few walks, all of them by the same harness,
// and the older browser runs only what can differ there.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("browser tests");

const maxOfScreen = 12;
/** A folder in `features/` is one screen, but for these. */
const screensIn: Record<string, number> = { "features/coded-names": 2 };

type BrowserFile = { file: string; source: string };
const files: BrowserFile[] = (readdirSync("src", { recursive: true }) as string[])
  .filter((file) => file.endsWith(".browser.ts"))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, "utf8") }));

/** Exploits are as many as there are ways in for them. */
const ofScreens = files.filter(
  ({ file }) => file.startsWith("features/") && !file.includes("-exploits."),
);

/** What an older browser may do otherwise: looks, files, dragging, print, what is edited in place. */
const mayDiffer =
  /\bvisualCheck\(|setInputFiles|checkFile|download|mouse\.down|emulateMedia|\.pdf\(|contenteditable|ProseMirror/u;

const findings = (
  among: readonly BrowserFile[],
  find: (one: BrowserFile) => readonly (string | false)[],
) => among.flatMap((one) => find(one).flatMap((fault) => (fault ? [`${one.file}: ${fault}`] : [])));

test("a screen has at most twelve in all its files", () => {
  const counts = new Map<string, number>();
  for (const { file, source } of ofScreens) {
    const folder = dirname(file);
    const own = source.match(/^test\(/gmu)?.length ?? 0;
    counts.set(folder, (counts.get(folder) ?? 0) + own);
  }
  assert.ok(counts.size > 10, "the screens are found");
  const tooMany = [...counts].filter(
    ([folder, count]) => count > maxOfScreen * (screensIn[folder] ?? 1),
  );
  assert.equal(tooMany, []);
  assert.equal(
    Object.keys(screensIn).filter((folder) => !counts.has(folder)),
    [],
  );
});

test("each is written out, so that it can be counted: one that walks twice has its loop inside", () => {
  const looped = findings(ofScreens, ({ source }) => [
    /^[ \t]+test\(/mu.test(source) && "a test inside a loop",
  ]);
  assert.equal(looped, []);
});

test("all are run by the harness, which tells each test's fate; uvu's own runner does not", () => {
  const others = findings(files, ({ source }) => [
    /from "uvu";/u.test(source) && "uvu's suite",
    !source.trimEnd().endsWith("test.run();") && "it does not run at its end",
  ]);
  assert.equal(others, []);
});

test("a page is looked at in both themes at once, not in a walk for each", () => {
  const twice = findings(ofScreens, ({ source }) => [
    /for \(const theme of/u.test(source) &&
      /\bvisualCheck\(/u.test(source) &&
      "a walk for each theme",
  ]);
  assert.equal(twice, []);
});

test("the older browser runs what can differ there, and the looks of every screen", () => {
  const inBoth = ofScreens.filter(({ file }) => file.endsWith(".both.browser.ts"));
  const alike = findings(inBoth, ({ source }) => [
    !mayDiffer.test(source) && "nothing in it can differ",
  ]);
  assert.equal(alike, []);
  const folders = new Set(ofScreens.map(({ file }) => dirname(file)));
  const seen = new Set(inBoth.map(({ file }) => dirname(file)));
  assert.equal(
    [...folders].filter((folder) => !seen.has(folder)),
    [],
  );
});

test("a file's name is its own, so that it can be run by it", () => {
  const names = files.map(({ file }) => basename(file));
  assert.equal(names.length, new Set(names).size);
});

test.run();
