import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkingAnswer, ShownMark } from "../../../contract/marking/marking-answers.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import {
  inChunks,
  paperAnswerOf,
  participantsOf,
  sectionsOf,
  unitsPrinted,
  type PaperQuestion,
} from "./essay-paper-rows.ts";
import { scoreBoxesOf } from "./score-box-rows.ts";

const test = suite("answers on paper");

const mark = (more: Partial<ShownMark>): ShownMark => ({
  marker: "Sinta",
  is_own: true,
  is_decision: false,
  is_stale: false,
  is_by_older_rubric: false,
  act_id: null,
  given: { whole: "1/2" },
  share: "1/2",
  comment: "",
  written: "",
  comments: [],
  at: "2026-11-29T10:00:00.000Z",
  ...more,
});
const answer = (code: string, more: Partial<MarkingAnswer> = {}): MarkingAnswer => ({
  code,
  seq: 1,
  version: 2,
  answer: { type: 2, html: `<p>${code}</p>` },
  words: 1,
  state: "left",
  decision_hindrance: null,
  mark_hindrance: null,
  is_flagged: false,
  marks: [],
  equal: [],
  spellings: [],
  ...more,
});
const unit = (id: string, type: 2 | 9 = 2) => ({ question_id: id, type }) as MarkingUnit;
const version = (number: number) => ({ version: number }) as PaperQuestion["versions"][number];
const question = (id: string, answers: readonly MarkingAnswer[]): PaperQuestion => ({
  unit: unit(id),
  versions: [version(2), version(1)],
  answers: answers.map(paperAnswerOf),
});

test("an answer is to be marked until it has a mark of its present state", () => {
  const isOpen = (...marks: ShownMark[]) => paperAnswerOf(answer("A", { marks })).isOpen;
  assert.ok(isOpen());
  assert.ok(isOpen(mark({ is_stale: true })));
  assert.not(isOpen(mark({})));
  assert.not(isOpen(mark({ is_stale: true }), mark({ is_own: false })), "somebody has settled it");
  assert.not(paperAnswerOf(answer("A", { state: "settled" })).isOpen, "and how is not shown");
});

test("nothing but code, words and the answer goes on paper", () => {
  assert.equal(Object.keys(paperAnswerOf(answer("A", { marks: [mark({})] }))).sort(), [
    "answer",
    "code",
    "isOpen",
    "version",
    "words",
  ]);
});

test("answers stand below the version that their participants were shown", () => {
  const asked = question("q", [answer("A", { version: 1 }), answer("B"), answer("C")]);
  const codes = sectionsOf(asked, "semua").map((section) => [
    section.version.version,
    ...section.answers.map(({ code }) => code),
  ]);
  assert.equal(codes, [
    [2, "B", "C"],
    [1, "A"],
  ]);
});

test("only what is left for the person is printed, where it is chosen so", () => {
  const asked = question("q", [answer("A", { marks: [mark({})] }), answer("B")]);
  const codes = sectionsOf(asked, "belum").flatMap(({ answers }) =>
    answers.map(({ code }) => code),
  );
  assert.equal(codes, ["B"]);
  assert.equal(sectionsOf(question("q", [answer("A", { marks: [mark({})] })]), "belum"), []);
});

test("a participant has all of their answers below one code, in the order of the questions", () => {
  const [first, second] = [
    question("1", [answer("A"), answer("B")]),
    question("2", [answer("C"), answer("A")]),
  ];
  const found = participantsOf([first, second], "semua").map(({ code, answers }) => [
    code,
    ...answers.map((one) => one.question.unit.question_id),
  ]);
  assert.equal(found, [
    ["A", "1", "2"],
    ["B", "1"],
    ["C", "2"],
  ]);
});

test("questions are those that were picked, and those that fit the arrangement", () => {
  const units = [unit("a"), unit("b", 9), unit("c")];
  const ids = (...given: Parameters<typeof unitsPrinted>) =>
    unitsPrinted(...given).map(({ question_id: id }) => id);
  assert.equal(ids(units, ["b"], "soal"), ["b"]);
  assert.equal(ids(units, [], "soal"), ["a", "b", "c"]);
  assert.equal(ids(units, ["b"], "peserta"), ["a", "b", "c"], "whole participants");
  assert.equal(ids(units, ["b"], "kosong"), ["a", "c"], "only essays have lines");
  assert.equal(ids(units, ["c", "gone"], "kosong"), ["c"]);
});

test("each criterion has a box, and their sum one more", () => {
  const essay = (rubric: readonly { id: string; label: string; max: number }[]) =>
    ({
      type: 2,
      payload: {},
      key: { rujukan: "", rubric, keywords: [] },
    }) as unknown as QuestionContent;
  const written = { type: 2 as const, html: "" };
  const rubric = [
    { id: "a", label: "Isi", max: 3 },
    { id: "b", label: "Bahasa", max: 2 },
  ];
  const { boxes, total } = scoreBoxesOf(essay(rubric), written, "percent");
  assert.equal(
    boxes.map(({ label, most }) => [label, most]),
    [
      ["Isi", 3],
      ["Bahasa", 2],
    ],
  );
  assert.is(total, 5);
  assert.equal(scoreBoxesOf(essay([]), written, "percent"), {
    boxes: [{ id: "", label: "", most: 100 }],
    total: null,
  });
  assert.is(scoreBoxesOf(essay([]), written, "share").boxes[0]!.most, 1);
});

test("chunks hold every item once", () => {
  assert.equal(inChunks([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  assert.equal(inChunks([], 2), []);
});

test.run();
