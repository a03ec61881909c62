// English sentences that are put together with a noun, such as "one row per {noun}", read with every noun and with one and
// two of them. A noun stands in its singular; its plural is made with "s" where a sentence needs it.
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fillPlaces } from "../core/i18n.ts";

const test = suite("English sentences with nouns");

const english = JSON.parse(readFileSync("static/i18n/en.json", "utf8")) as Record<
  string,
  Record<string, string>
>;

/** The whole title of a screen, which is no noun within a sentence. */
const titles = ["sittings-board/board-late"];
const nouns = Object.entries(english).flatMap(([group, { noun }]) =>
  noun === undefined || titles.includes(group) ? [] : [noun],
);
/** Not of the list of what was deleted, whose {noun} is the title of a screen: "Deleted: Participants". */
const sentences = Object.entries(english).flatMap(([group, texts]) =>
  group === "faults" || group === "kit/deleted"
    ? []
    : Object.values(texts).filter((text) => text.includes("{noun}")),
);

function filled(sentence: string, noun: string, count: string): string {
  const places = [...sentence.matchAll(/\{(\w+)/gu)].map(([, name]) => name!);
  const isCount = (name: string) => name === "n" || name === "count";
  const values = places.map((name) => [name, isCount(name) ? count : name]);
  return fillPlaces(sentence, { ...Object.fromEntries(values), noun });
}

/** What is wrong with a sentence that was made with this noun, or null. */
function mistakeIn(sentence: string, noun: string): string | null {
  const plural = `${noun}s`;
  const has = (pattern: string) => new RegExp(pattern, "iu").test(sentence);
  if (has(`\\b(?:per|one|1|a|an|another|each|every|add|edit|delete) ${plural}\\b`)) {
    return "a plural where one is meant";
  }
  if (has(`\\b(?:no|2|several|all|import) ${noun}\\b`)) return "a singular where several are meant";
  if (has("\\ba [aeiou]") || has("\\ban [^aeiou]")) return "the wrong article";
  if (has(`\\b(?:1 ${noun}|2 ${plural}) rows?\\b`)) return "a noun beside its rows";
  if (has(`\\b(?:1 ${noun} already exist|2 ${plural} already exists)\\b`)) {
    return "a verb of another number";
  }
  return null;
}

test("each noun is a singular whose plural ends in s", () => {
  assert.ok(nouns.length > 5, "the nouns are found");
  assert.equal(
    nouns.filter((noun) => !/^[a-z]+(?: [a-z]+)*$/u.test(noun) || /(?:[sxzy]|ch|sh)$/u.test(noun)),
    [],
  );
});

test("each sentence is right with every noun, for one and for several", () => {
  assert.ok(sentences.length > 10, "the sentences are found");
  const mistakes = sentences.flatMap((sentence) =>
    nouns.flatMap((noun) =>
      ["1", "2"].flatMap((count) => {
        const text = filled(sentence, noun, count);
        const mistake = mistakeIn(text, noun);
        return mistake === null ? [] : [`${text} (${mistake})`];
      }),
    ),
  );
  assert.equal([...new Set(mistakes)], []);
});

test("the mistakes that were made once are found", () => {
  const found = (sentence: string, noun: string) => mistakeIn(sentence, noun) !== null;
  assert.ok(found("Fill in the template, one row per subjects.", "subject"));
  assert.ok(found("Save 2 subject", "subject"));
  assert.ok(found("Move it to a event first.", "event"));
  assert.not(found("2 subjects saved", "subject"));
});

test.run();
