// Whoever makes the check of questions refuse more raises the number of its rules, or stored questions are never looked at.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionRules } from "./question-rules.ts";

const test = suite("rules of the check");
const folder = "src/domain/questions";

/** What each set of rules refuses for, as the sources say it. */
const reasonsOf: Record<number, string> = { 1: "dc4812ff2263" };

async function reasons(): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => /^check-|^question-fault/u.test(name) && !name.includes(".test."),
  );
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const found = sources.flatMap((source) =>
    [...source.matchAll(/\berror\(\s*(?:path|"[^"]*"|`[^`]*`),\s*("[^"]*"|`[^`]*`)/gu)].map(
      ([, reason = ""]) => reason,
    ),
  );
  return [...new Set(found)].sort();
}

test("a new reason to refuse raises the number of the rules", async () => {
  const all = await reasons();
  assert.ok(all.length > 20, all.join("\n"));
  const mark = createHash("sha256").update(all.join("\n")).digest("hex").slice(0, 12);
  assert.is(
    reasonsOf[questionRules],
    mark,
    "raise questionRules and note the reasons' mark, unless only the words have changed",
  );
});

test.run();
