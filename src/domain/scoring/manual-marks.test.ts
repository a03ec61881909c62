import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { compare, fraction, toDecimal } from "./fraction.ts";
import { markRanges, type ManualMarks } from "./manual-marks.ts";
import { scoringPolicyOf } from "./question-policy.ts";
import { scoreQuestion } from "./score-question.ts";

const test = suite("marks of people");

const third = fraction(1n, 3n);
const essay: ContentOf<2> = {
  ...questionSamples[2].content,
  key: {
    rujukan: "",
    keywords: [],
    rubric: [
      { id: "isi", label: "Isi", max: 4 },
      { id: "ejaan", label: "Ejaan", max: 2 },
    ],
  },
};
const written = questionSamples[2].right;

function scored(
  content: QuestionContent,
  answer: QuestionAnswer,
  marks: ManualMarks[] = [],
  policy: PolicyName = "parsial",
) {
  const ranges = markRanges(content, answer, marks);
  return scoreQuestion(content, answer, scoringPolicyOf(policy), ranges);
}

/** "menunggu 0.33–0.67", or the share alone. */
function textOf(
  content: QuestionContent,
  answer: QuestionAnswer,
  marks: ManualMarks[] = [],
  policy?: PolicyName,
): string {
  const { verdict, share, least, most } = scored(content, answer, marks, policy);
  if (share !== null) assert.ok(compare(least, most) === 0 && compare(share, least) === 0);
  const bounds = share === null ? [least, most] : [share];
  return `${verdict} ${bounds.map((each) => toDecimal(each, 2)).join("–")}`;
}

test("finding 1: an essay of only a formula, picture, sound, table or file waits for its marker, and the mark counts", () => {
  for (const html of [
    '<p><span data-formula="x^2"></span></p>',
    '<p><span data-formula-block="\\\\frac{1}{2}"></span></p>',
    '<p><img src="/storage/media/a"></p>',
    '<p><audio src="/storage/media/b" controls></audio></p>',
    "<table><tbody><tr><td></td></tr></tbody></table>",
    "<p>0</p>",
  ]) {
    assert.is(textOf(essay, { type: 2, html }), "menunggu 0.00–1.00", html);
    assert.is(textOf(essay, { type: 2, html }, [{ whole: 0.4 }]), "sebagian 0.40", html);
  }
  const open = { ...essay, payload: { ...essay.payload, attachments: true } };
  const file: QuestionAnswer = { type: 2, html: "", attachments: ["f1"] };
  assert.is(textOf(open, file), "menunggu 0.00–1.00");
  assert.is(textOf(open, { type: 2, html: "", attachments: [] }), "kosong 0.00");
});

test("an essay of nothing is empty, waits for nobody, and no mark counts", () => {
  for (const html of [
    "",
    "<p><br></p>",
    "<p>&nbsp; &#8203;</p>",
    "<ul><li></li></ul>",
    "<!-- a -->",
    '<p><span data-formula=" "></span></p>',
  ]) {
    assert.is(textOf(essay, { type: 2, html }, [{ whole: 1 }]), "kosong 0.00", html);
  }
});

test("a mark beyond the bounds is held within them, and one that is no number is refused", () => {
  assert.is(textOf(essay, written, [{ whole: 1.5 }]), "benar 1.00");
  assert.is(textOf(essay, written, [{ whole: -1 }]), "salah 0.00");
  assert.throws(() => textOf(essay, written, [{ whole: Number.NaN }]), RangeError);
});

test("the mean of markers is exact: two thirds and a third are a half", () => {
  const { share } = scored(essay, written, [{ whole: third }, { whole: fraction(2n, 3n) }]);
  assert.equal(share, fraction(1n, 2n));
  const three = scored(essay, written, [{ whole: third }, { whole: 0.1 }, { whole: 0.2 }]);
  assert.equal(three.share, fraction(19n, 90n));
  assert.is(
    textOf(essay, written, [{ whole: 0.5 }, {}]),
    "sebagian 0.50",
    "who gave nothing is not counted",
  );
});

test("criteria are summed over their points, and those that are missing say from–to", () => {
  assert.is(textOf(essay, written, [{ criteria: { isi: 3, ejaan: 1 } }]), "sebagian 0.67");
  assert.is(textOf(essay, written, [{ criteria: { isi: 3 } }]), "menunggu 0.50–0.83");
  assert.is(textOf(essay, written, [{ criteria: { isi: 9, ejaan: 2 } }]), "benar 1.00");
  assert.is(textOf(essay, written, [{ criteria: { gone: 1 } }]), "menunggu 0.00–1.00");
  assert.is(
    textOf(essay, written, [{ criteria: { isi: 4, ejaan: 2 } }, { whole: 0 }]),
    "sebagian 0.50",
  );
  assert.is(
    textOf(essay, written, [{ criteria: { isi: 4 } }, { whole: 1 }]),
    "menunggu 0.83–1.00",
    "one of two markers is not done",
  );
});

test("statements earn their mean, and one that was left alone waits for nobody", () => {
  const { content, right } = questionSamples[9];
  assert.is(textOf(content, right, [{ statements: { s1: 1, u2: 0.5 } }]), "sebagian 0.75");
  assert.is(textOf(content, right, [{ statements: { s1: third, u2: third } }]), "sebagian 0.33");
  assert.is(textOf(content, right, [{ statements: { s1: 1 } }]), "menunggu 0.50–1.00");
  const one: AnswerOf<9> = { type: 9, values: { s1: { value: 1, argument: "" } } };
  assert.is(textOf(content, one, [{ statements: { s1: 1, u2: 1 } }]), "sebagian 0.50");
  assert.is(textOf(content, right), "menunggu 0.00–1.00");
  assert.is(textOf(content, right, [{ whole: 1 }]), "benar 1.00");
  assert.is(
    textOf(content, { type: 9, values: { s1: { value: null, argument: " " } } }),
    "kosong 0.00",
  );
});

const byHand: ContentOf<11> = {
  ...questionSamples[11].content,
  key: {
    cells: {
      c1: questionSamples[11].content.key.cells["c1"]!,
      c2: { ...questionSamples[11].content.key.cells["c2"]!, manual: true },
    },
  },
};
const cells = (c1: string, c2: string): QuestionAnswer => ({ type: 11, cells: { c1, c2 } });

test("a cell that a person marks is waited for only when something stands in it", () => {
  assert.is(textOf(byHand, cells("6", "satu")), "menunggu 0.50–1.00");
  assert.is(textOf(byHand, cells("6", "")), "sebagian 0.50");
  assert.is(textOf(byHand, cells("6", "satu"), [{ cells: { c2: 0.5 } }]), "sebagian 0.75");
  assert.is(textOf(byHand, cells("6", "satu"), [{ cells: { c2: 1 } }]), "benar 1.00");
  const two = [{ cells: { c2: third } }, { cells: { c2: fraction(2n, 3n) } }];
  assert.is(textOf(byHand, cells("6", "satu"), two), "sebagian 0.75");
  assert.is(textOf(byHand, cells("", "")), "kosong 0.00");
});

test("nobody is waited for when no mark can change the score", () => {
  assert.is(textOf(byHand, cells("7", "satu"), [], "mutlak"), "salah 0.00");
  assert.is(textOf(byHand, cells("6", "satu"), [], "mutlak"), "menunggu 0.00–1.00");
  assert.is(textOf(byHand, cells("7", "satu"), [], "parsial_penalti"), "salah 0.00");
  assert.is(textOf(byHand, cells("7", "satu"), [], "bertingkat"), "menunggu 0.00–0.50");
});

test("a cell that waits is not among the parts that are judged", () => {
  const parts = (marks: ManualMarks[], policy: "mutlak" | "parsial" = "parsial") =>
    Object.keys(scored(byHand, cells("7", "satu"), marks, policy).byPart);
  assert.equal(parts([]), ["c1"]);
  assert.equal(parts([], "mutlak"), ["c1"]);
  assert.equal(parts([{ cells: { c2: 1 } }]), ["c1", "c2"]);
});

test("every mark that may still come leads into what was told before", () => {
  const mark = fc.integer({ min: 0, max: 4 }).map((quarters) => quarters / 4);
  const policies = fc.constantFrom("mutlak", "parsial", "parsial_penalti", "bertingkat");
  fc.assert(
    fc.property(mark, fc.constantFrom("6", "7", ""), policies, (given, c1, name) => {
      const table = (marks: ManualMarks[]) =>
        scored(byHand, cells(c1, "satu"), marks, name as PolicyName);
      const [before, after] = [table([]), table([{ cells: { c2: given } }])];
      assert.ok(after.share !== null);
      assert.ok(compare(before.least, after.share) <= 0 && compare(after.share, before.most) <= 0);
      const criteria = { isi: given * 4 };
      const half = scored(essay, written, [{ criteria }]);
      const whole = scored(essay, written, [{ criteria: { ...criteria, ejaan: given } }]);
      assert.ok(compare(half.least, whole.least) <= 0 && compare(whole.most, half.most) <= 0);
    }),
    { numRuns: 200, seed: 13 },
  );
});

test.run();
