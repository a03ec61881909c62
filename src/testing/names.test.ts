// One vocabulary: the rules on names of src/README.md, checked from the files' names and sources.
import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("names");

const all = (readdirSync("src", { recursive: true }) as string[]).filter((name) =>
  /\.(?:tsx?|css|md)$/u.test(name),
);

/** A style sheet that is a file of its own, or a browser test, tells of more than one file. */
const isOfNoFile = (file: string) => /\.browser\.ts$|(?<!\.module)\.css$/u.test(file);

/** Words that stand in several folders: a file shares its word with its tests and styles, beside it, and nothing else. */
function wordsOfSeveral(files: readonly string[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files.filter((name) => !isOfNoFile(name))) {
    const word = basename(file).replace(/\..*$/u, "");
    places.set(word, (places.get(word) ?? new Set()).add(dirname(file)));
  }
  return [...places].filter(([, folders]) => folders.size > 1).map(([word]) => word);
}

test("a file's word is its own: two of it stand in one folder, as a component and its style do", () => {
  assert.equal(wordsOfSeveral(all), []);
});

test("the check of words finds what it is there for", () => {
  assert.equal(wordsOfSeveral(["contract/live.ts", "core/live.ts"]), ["live"]);
  assert.equal(wordsOfSeveral(["core/menu.ts", "ui/overlay/menu.tsx"]), ["menu"]);
  assert.equal(wordsOfSeveral(["contract/banks.ts", "features/banks/banks.module.css"]), ["banks"]);
  assert.equal(wordsOfSeveral(["ui/menu.tsx", "ui/menu.test.tsx", "ui/menu.module.css"]), []);
});

test.run();
