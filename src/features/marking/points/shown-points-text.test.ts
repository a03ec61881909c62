// Points as the person likes them, wherever they are shown or typed.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkingAct } from "../../../contract/marking/marks.ts";
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { markImportMessages } from "../offline/import/mark-import-messages.ts";
import { pointsText } from "../offline/import/mark-import-text.ts";
import { unsentMarkText } from "../unsent/unsent-mark-text.ts";
import { unsentMarksMessages } from "../unsent/unsent-marks-messages.ts";
import { keepScale } from "./point-scale-value.ts";
import { mostShown, shareAsTyped, shownShare, typedShare } from "./shown-points-text.ts";

const test = suite("points on the scale that the person likes");
test.before.each(() => localStorage.clear());
test.after.each(() => keepScale("percent"));

const plain = questionSamples[2].content as ContentOf<2>;
const rubric = [{ id: "k", label: "Isi", max: 4 }];
const byRubric: ContentOf<2> = { ...plain, key: { ...plain.key, rubric } };
const actOf = (given: unknown) =>
  ({ kind: "mark", given, comment: "", answers: [] }) as unknown as MarkingAct;
const unsent = (given: unknown) => unsentMarkText(actOf(given), unsentMarksMessages.get());

test("a share is shown and typed as 0–100, or as 0–1 for whoever chose that", () => {
  assert.equal([shownShare("3/4"), mostShown(plain), typedShare("75")], ["75", 100, "3/4"]);
  keepScale("share");
  assert.equal([shownShare("3/4"), mostShown(plain), typedShare("0,75")], ["0,75", 1, "3/4"]);
  assert.is(typedShare("75"), "2", "above all that there is, which the schema refuses");
  assert.is(typedShare(" "), null);
  assert.is(shareAsTyped("1/3"), "1/3");
});

test("of a question with a rubric it is shown and typed in the rubric's points, whatever was chosen", () => {
  keepScale("share");
  assert.equal([shownShare("3/4", byRubric), mostShown(byRubric)], ["3", 4]);
  assert.is(typedShare("3", byRubric), "3/4");
});

test("a mark that is not sent is written on that scale, criteria in their own points", () => {
  assert.is(unsent({ whole: "3/4" }), "nilai 75 (0–100)");
  keepScale("share");
  assert.is(unsent({ whole: "3/4" }), "nilai 0,75 (0–1)");
  assert.is(
    unsent({ statements: { s1: "1", u2: "1/2" } }),
    "pernyataan 1: 1 (0–1) · pernyataan 2: 0,5 (0–1)",
  );
  assert.is(unsent({ criteria: { k1: "2", k2: "1/2" } }), "kriteria 1: 2 · kriteria 2: 0,5");
});

test("the plan of a file shows marks on that scale", () => {
  keepScale("share");
  const t = markImportMessages.get();
  assert.is(pointsText({ given: { whole: "1/2" }, share: "1/2" }, t), "0,5");
});

test.run();
