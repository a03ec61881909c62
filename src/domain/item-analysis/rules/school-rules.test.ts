import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  analysisSettingIn,
  type AnalysisSetting,
} from "../../../contract/analysis/analysis-setting-fields.ts";
import { chosenTable } from "../../../testing/item-analysis/response-builders.ts";
import { analyseItems, usualRules } from "../analyse-items.ts";
import { difficultyWord, discriminationClass, wordSets } from "../figure-classes.ts";
import { roundedFigure } from "../item-figure.ts";
import { analysisRules, schoolRules, usualSetting } from "./school-rules.ts";

const test = suite("rules of a school");

const rulesOf = (more: Partial<AnalysisSetting>) =>
  schoolRules(JSON.stringify({ ...usualSetting, ...more }));

test("a school that has set nothing, or what cannot be read, has the usual rules", () => {
  assert.is(schoolRules(""), usualRules);
  for (const value of ["x", "[]", "null", '{"words":"arikunto"}']) {
    assert.is(analysisSettingIn(value), null, value);
    assert.is(schoolRules(value), usualRules, value);
  }
  assert.equal(analysisRules(usualSetting), usualRules);
  assert.equal(analysisSettingIn(JSON.stringify(usualSetting)), usualSetting);
});

test("a word set is taken by its name", () => {
  assert.is(rulesOf({ words: "ebel_frisbie" }).words, wordSets.ebel_frisbie);
});

test("own limits move the words of a set, and carry their own name", () => {
  const own = { name: "Ketentuan sekolah", p: [25, 75] as [number, number], d: [0, 15, 30, 60] };
  const { words } = rulesOf({ own });
  assert.is(words.name, "Ketentuan sekolah");
  const difficulties = [0.24, 0.25, 0.74, 0.75].map((p) => difficultyWord(words, roundedFigure(p)));
  assert.equal(difficulties, ["sukar", "sedang", "sedang", "mudah"]);
  const classes = [-0.01, 0.14, 0.15, 0.3, 0.6].map((d) =>
    discriminationClass(words, roundedFigure(d)),
  );
  assert.equal(
    classes.map((each) => [each!.word, each!.worth]),
    [
      ["buang", "discard"],
      ["jelek", "weak"],
      ["cukup", "good"],
      ["baik", "good"],
      ["baik_sekali", "good"],
    ],
  );
  assert.equal(wordSets.arikunto.p[1], { from: 31, word: "sedang" });
});

test("groups, bounds and what speaks against a question follow the setting", () => {
  const rules = rulesOf({
    groups: { large_from: 50, large: 33, small: 40 },
    fewest: 20,
    length: 1.5,
    nearly_all: 90,
    asks_distractors: false,
    asks_validity: false,
  });
  assert.equal(
    { ...rules, words: null },
    {
      groups: { largeFrom: 50, largeShare: 0.33, smallShare: 0.4 },
      words: null,
      status: { nearlyAll: 90, asksDistractors: false, asksValidity: false },
      fewest: 20,
      length: 1.5,
    },
  );
});

test("limits out of order, of another number or out of range are no setting", () => {
  const own = { name: "Sendiri", p: [31, 71], d: [0, 21, 41, 71] };
  const isRead = (more: object) =>
    analysisSettingIn(JSON.stringify({ ...usualSetting, ...more })) !== null;
  assert.ok(isRead({ own }));
  for (const wrong of [
    { own: { ...own, p: [71, 31] } },
    { own: { ...own, p: [31, 31] } },
    { own: { ...own, d: [0, 21, 41] } },
    { own: { ...own, d: [0, 41, 21, 71] } },
    { own: { ...own, d: [0, 21, 41, 101] } },
    { own: { ...own, name: " " } },
    { own, words: "ebel_frisbie" },
    { groups: { ...usualSetting.groups, large: 51 } },
    { fewest: 0 },
    { length: 0 },
    { nearly_all: 50 },
  ]) {
    assert.not(isRead(wrong), JSON.stringify(wrong));
  }
});

/** What the dialog says of them: only the groups and the length change figures. */
test("limits, bounds and what is asked change words and proposals alone", () => {
  const rows = ["ABD", "AAC", "CBA", "BBA", "ABA", "DCB", "AB ", "CDB", "ABC", "BBA"];
  const figuresOf = (more: Partial<AnalysisSetting>) => {
    const { test: whole, questions } = analyseItems(chosenTable(rows, "ABA"), rulesOf(more));
    return {
      forecast: whole.spearmanBrown.value,
      d: questions.map(({ d }) => d.value),
      others: questions.map(({ p, itemTotal, itemRest }) => [
        p.value,
        itemTotal.value,
        itemRest.value,
      ]),
      options: questions.map(({ options }) =>
        options.map(({ upper, lower, verdict }) => [upper.value, lower.value, verdict]),
      ),
    };
  };
  const usual = figuresOf({});
  for (const more of [
    { words: "ebel_frisbie" as const },
    { own: { name: "Sendiri", p: [10, 20] as [number, number], d: [0, 5, 10, 20] } },
    { fewest: 50, nearly_all: 60, asks_distractors: false, asks_validity: false },
  ])
    assert.equal(figuresOf(more), usual);
  const groups = figuresOf({ groups: { ...usualSetting.groups, small: 20 } });
  assert.not.equal(groups.d, usual.d);
  assert.not.equal(groups.options, usual.options);
  assert.equal([groups.others, groups.forecast], [usual.others, usual.forecast]);
  assert.equal({ ...figuresOf({ length: 3 }), forecast: null }, { ...usual, forecast: null });
  assert.not.equal(figuresOf({ length: 3 }).forecast, usual.forecast);
});

test.run();
