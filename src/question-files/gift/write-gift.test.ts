import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import { countingIds, questionOf, shapeOf } from "../../testing/questions/question-shape.ts";
import {
  forAnyTexts,
  oneStatement,
  smallGroup,
} from "../../testing/questions/text-format-cases.ts";
import { blanksStem, truthStem } from "../moodle/moodle-kinds.ts";
import { readGift } from "./read-gift.ts";
import { writeGift } from "./write-gift.ts";

const test = suite("write GIFT");

function andBack(question: QuestionInput): QuestionInput {
  const { text } = writeGift([question]);
  const { questions } = readGift(text, countingIds());
  assert.is(questions.length, 1, text);
  assert.ok(questions[0]?.question, `${text} ${JSON.stringify(questions)}`);
  return questions[0].question;
}
function assertSame(content: QuestionContent, fields: Partial<QuestionInput> = {}): void {
  const question = questionOf(content, fields);
  const read = andBack(question);
  assert.equal(shapeOf(read.content), shapeOf(content));
  assert.is(read.stem, question.stem);
  assert.is(read.explanation, question.explanation);
}

test("types 1, 4, 5, 6, 7 and 8 come back as they were", () => {
  for (const type of [1, 4, 5, 6, 7, 8] as const)
    assertSame(questionSamples[type].content, { explanation: "<p>Sebab: {a} ~ b</p>" });
});

test("weights come back with their policy", () => {
  const { policy } = andBack(questionOf(questionSamples[4].content));
  assert.is(policy, "bobot_opsi");
});

test("an essay, a group, one statement and one blank come back too", () => {
  const { payload } = questionSamples[2].content;
  assertSame({ type: 2, payload, key: { rujukan: "", rubric: [], keywords: [] } });
  assertSame(smallGroup());
  const one = oneStatement(0);
  assertSame(one, { stem: truthStem });
  assertSame(one, { stem: "<p>Nilailah.</p>" });
  const blanks = questionSamples[14].content.payload.blanks.slice(1, 2);
  const text = "<p>Ibu kota [[n2]] itu besar.</p>";
  const blank: QuestionContent = {
    type: 14,
    payload: { text, blanks, bank: [] },
    key: { words: { n2: "o2" }, texts: {} },
  };
  assertSame(blank, { stem: blanksStem });
});

test("numbers, shares and patterns come back", () => {
  const { payload } = questionSamples[6].content;
  const number = { ...accepting("3.14"), mode: "number" as const, tolerance: 0.01 };
  assertSame({ type: 6, payload: { ...payload, number: true }, key: number });
  assertSame({ type: 6, payload, key: { ...accepting(String.raw`.*a\+b\*.*`), mode: "regex" } });
  const near = {
    ...accepting("x"),
    accepted: [
      { text: "x * = #", share: 1 },
      { text: "y", share: 0.5 },
    ],
  };
  assertSame({ type: 6, payload, key: near });
});

test("what GIFT cannot say is told by the question's number, and the others are written", () => {
  const impossible: QuestionType[] = [9, 10, 11, 14, 15, 16];
  const { text, notes } = writeGift(allSamples.map(({ content }) => questionOf(content)));
  const errors = notes.filter(({ severity }) => severity === "error").map(({ reason }) => reason);
  assert.equal(
    errors.map((reason) => Number(/^Soal (\d+): /u.exec(reason)?.[1])),
    impossible,
  );
  assert.is(readGift(text, countingIds()).questions.length, 16 - impossible.length);
  const lost = writeGift([
    questionOf(questionSamples[1].content, { bobot: 2, difficulty: "sukar" }),
  ]);
  assert.match(lost.notes[0]!.reason, /^Soal 1: .*bobot, tingkat kesukaran/u);
});

test("any text of a stem and of options comes back", () => {
  const signs = [
    "// x",
    "$CATEGORY: x",
    "::a::",
    "{#1}",
    "\\n",
    "a->b",
    "[html]",
    "####",
    "\\",
    "<b>",
    "&amp;",
    "$$x$$",
  ];
  forAnyTexts(signs, /\s/gu, assertSame);
});

test.run();
