import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { comparedText, isBlank } from "./compared-text.ts";

const test = suite("text as it is compared");

const plain = { case_sensitive: false, ignore_punctuation: false, ignore_harakat: false };
const loose = { ...plain, ignore_punctuation: true };
const same = (one: string, other: string, rules = plain) =>
  comparedText(one, rules) === comparedText(other, rules);

test("what nobody sees and what a keyboard chooses does not count", () => {
  for (const [one, other] of [
    ["Cafe\u0301", "caf\u00e9"],
    ["\u200ekata\u200f", "kata"],
    ["ma\u00adkan", "makan"],
    ["\u2067كتاب\u2069", "كتاب"],
    ["e\u200b\u0301", "é"],
    ["Jum’at", "Jum'at"],
    ["Jumʼat", "Jum‘at"],
    ["“ya”", '"ya"'],
    ["anak–anak", "anak-anak"],
    ["anak—anak", "anak‑anak"],
    [" dua  kata\u00a0ini ", "Dua kata ini"],
  ] as const) {
    assert.ok(same(one, other), `${one} = ${other}`);
  }
  assert.not(same("Jum`at", "Jum'at"), "only the signs that the rules name");
  assert.not(same("a b", "ab"));
});

test("finding 6: without punctuation symbols still count, and initials are read together", () => {
  for (const [one, other] of [
    ["a+b", "a-b"],
    ["C++", "C"],
    ["C#", "C"],
    ["?", "!"],
    ["1/2", "12"],
    ["50%", "50"],
    ["a&b", "a b"],
  ] as const) {
    assert.not(same(one, other, loose), `${one} ≠ ${other}`);
  }
  for (const [one, other] of [
    ["U.S.A.", "USA"],
    ["R.A. Kartini", "ra kartini!"],
    ["Jum’at", "Jumat"],
    ["anak-anak", "anak anak"],
    ["«Ya», kata ibu.", "ya kata ibu"],
    ["Jakarta (DKI)", "jakarta dki"],
    ["نعم،", "نعم"],
    ["?", " ? "],
  ] as const) {
    assert.ok(same(one, other, loose), `${one} = ${other}`);
  }
});

test("vowel signs of Arabic count unless they are ignored, and letters always do", () => {
  const vowelled = { ...plain, ignore_harakat: true };
  assert.not(same("كِتَابٌ", "كتاب"));
  assert.not(same("كِتَابٌ", "كتاب", loose), "they are no punctuation");
  assert.ok(same("كِتَابٌ", "كتاب", vowelled));
  assert.ok(same("مُحَمَّد", "محمد", vowelled));
  assert.ok(same("ٱلرَّحْمَٰن", "ٱلرحمن", vowelled));
  assert.not(same("أب", "اب", vowelled), "hamza makes another letter");
  assert.not(same("آب", "اب", vowelled), "so does madda");
  assert.ok(same("a\u0301", "á", vowelled), "accents of other scripts stay");
  assert.not(same("\u064e", "\u0650", vowelled), "what would be empty is compared as it is");
});

test("empty is what shows nothing", () => {
  for (const text of ["", " \u00a0\t", "\u200b\u200e", "\u00ad", null, undefined])
    assert.ok(isBlank(text));
  for (const text of ["0", ".", "\u064e"]) assert.not(isBlank(text));
});

test("what is compared is compared alike a second time", () => {
  const rules = fc.record({
    case_sensitive: fc.boolean(),
    ignore_punctuation: fc.boolean(),
    ignore_harakat: fc.boolean(),
  });
  const signs = fc.array(fc.constantFrom(..."aA +-.,’“–ـَ\u200b\u0301?!C"), { maxLength: 8 });
  fc.assert(
    fc.property(signs, rules, (given, each) => {
      const once = comparedText(given.join(""), each);
      assert.is(comparedText(once, each), once);
      assert.is(once, once.trim());
    }),
    { numRuns: 500, seed: 13 },
  );
});

test.run();
