import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkingAnswer, ShownMark } from "../../../contract/marking/marking-answers.ts";
import type { QuestionAnswer } from "../../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { fileFaultOf, type MarkCell, type MarkFile, type MarkRow } from "./mark-file.ts";
import { isSentAtFirst, planMarks, type MarkPlan } from "./mark-plan.ts";
import { codeLetters, markingCode } from "../marking-code.ts";

const test = suite("the plan of what a file of marks changes");

const [a, b, c] = ["ABCDE", "FGHJK", "LMNPQ"].map(markingCode) as [string, string, string];
const essay = questionSamples[2];

const answerOf = (code: string, more: Partial<MarkingAnswer> = {}): MarkingAnswer => ({
  code,
  seq: 1,
  version: 1,
  answer: essay.right,
  words: 4,
  state: "left",
  decision_hindrance: null,
  mark_hindrance: null,
  is_flagged: false,
  marks: [],
  equal: [],
  spellings: [],
  ...more,
});
const markBy = (marker: string, share: string, more: Partial<ShownMark> = {}): ShownMark => ({
  marker,
  is_own: marker === "me",
  is_decision: false,
  is_stale: false,
  is_by_older_rubric: false,
  act_id: null,
  given: { whole: share },
  share,
  comment: "",
  written: "",
  comments: [],
  at: "2026-11-29T08:00:00Z",
  ...more,
});
const whole = (text: string): MarkCell[] => [{ kind: "whole", part: "", column: "NILAI", text }];
const rowOf = (code: string, cells: readonly MarkCell[], more: Partial<MarkRow> = {}): MarkRow => ({
  row: 4,
  code,
  seq: 1,
  cells,
  given: null,
  comment: "",
  commentColumn: "KOMENTAR",
  isFlagged: false,
  question: null,
  at: null,
  ...more,
});
const fileOf = (rows: readonly MarkRow[], more: Partial<MarkFile> = {}): MarkFile => ({
  id: "f",
  unit: { schedule_id: "s", question_id: "q" },
  unitName: "Soal 1",
  marker: { id: "me", name: "Ratna" },
  scale: "percent",
  madeAt: "2026-11-29T09:00:00Z",
  rows,
  ...more,
});
const planOf = (
  file: MarkFile,
  answers: readonly MarkingAnswer[],
  content: QuestionContent = essay.content,
): MarkPlan =>
  planMarks(file, {
    contents: new Map([[1, content]]),
    stems,
    answers,
    chosenScale: null,
    now,
  });
const stems = ["Mengapa sungai meluap pada musim hujan?"];
const now = "2026-11-29T20:00:00Z";
const counts = (plan: MarkPlan) => [
  plan.fresh.length,
  plan.changed.length,
  plan.same,
  plan.empty,
  plan.conflicts.length,
  plan.faulty.length,
  plan.unknown.length,
];

test("new, changed, same and empty rows are told apart", () => {
  const answers = [
    answerOf(a),
    answerOf(b, { marks: [markBy("me", "1/2")] }),
    answerOf(c, { marks: [markBy("me", "3/4")] }),
  ];
  const rows = [rowOf(a, whole("80")), rowOf(b, whole("60")), rowOf(c, whole("75"))];
  const plan = planOf(fileOf(rows), answers);
  assert.equal(counts(plan), [1, 1, 1, 0, 0, 0, 0]);
  assert.equal(plan.fresh[0]!.given, { whole: "4/5" });
  assert.is(plan.changed[0]!.own!.share, "1/2");
  assert.equal(counts(planOf(fileOf([rowOf(a, whole(" "))]), answers)), [0, 0, 0, 1, 0, 0, 0]);
});

test("another comment changes a mark, and a file without comments leaves them", () => {
  const answers = [answerOf(a, { marks: [markBy("me", "1", { comment: "Bagus" })] })];
  const same = (comment: string | null) =>
    planOf(fileOf([rowOf(a, whole("100"), { comment })]), answers).same;
  assert.is(same("Bagus "), 1);
  assert.is(same(null), 1);
  assert.is(same("Baik"), 0);
});

test("a mark of somebody else and a changed answer are conflicts that show both", () => {
  const rows = [rowOf(a, whole("80")), rowOf(b, whole("60"))];
  const plan = planOf(fileOf(rows), [
    answerOf(a, { marks: [markBy("Sri", "1/2")] }),
    answerOf(b, { seq: 2, marks: [markBy("me", "1", { is_stale: true })] }),
  ]);
  assert.equal(counts(plan), [0, 0, 0, 0, 2, 0, 0]);
  assert.equal(
    plan.conflicts.map(({ why, others, share }) => [why, others.length, share]),
    [
      ["others", 1, "4/5"],
      ["changed", 1, "3/5"],
    ],
  );
  assert.is(plan.conflicts[1]!.seq, 1, "the state that was marked");
});

test("an answer that somebody else has marked meanwhile is a conflict also where their mark is not shown", () => {
  const settled = { state: "settled" } as const;
  const plan = planOf(fileOf([rowOf(a, whole("80")), rowOf(b, whole("80"))]), [
    answerOf(a, settled),
    answerOf(b, { ...settled, marks: [markBy("me", "4/5")] }),
  ]);
  assert.equal(counts(plan), [0, 0, 1, 0, 1, 0, 0]);
  assert.equal([plan.conflicts[0]!.why, plan.conflicts[0]!.others], ["others", []]);
});

test("an own mark that is newer than the file is a conflict, and the newer one is proposed", () => {
  const later = { at: "2026-11-29T10:00:00Z" };
  const answers = [a, b, c].map((code) => answerOf(code, { marks: [markBy("me", "1/2", later)] }));
  const rows = [
    rowOf(a, whole("80")),
    rowOf(b, whole("50"), { at: "2026-11-29T09:30:00Z" }),
    rowOf(c, whole("80"), { at: "2026-11-29T11:00:00Z" }),
  ];
  const plan = planOf(fileOf(rows), answers);
  assert.equal(counts(plan), [0, 0, 1, 0, 2, 0, 0], "what is the same is no conflict");
  assert.equal(
    plan.conflicts.map((one) => [one.why, one.own!.share, one.share, isSentAtFirst(one)]),
    [
      ["own", "1/2", "4/5", false],
      ["own", "1/2", "4/5", true],
    ],
  );
  const older = rowOf(a, whole("80"), { at: "2026-11-29T09:30:00Z" });
  assert.not(isSentAtFirst(planOf(fileOf([older]), answers).conflicts[0]!));
  for (const at of ["2026-11-29T08:59:00Z", "2026-11-29T20:00:01Z"]) {
    const [wrong] = planOf(fileOf([rowOf(a, whole("80"), { at })]), answers).conflicts;
    assert.equal([wrong!.at, isSentAtFirst(wrong!)], [null, false], "by a wrong clock");
  }
  const undated = planOf(fileOf([rowOf(a, whole("80"))], { madeAt: null }), [
    answerOf(a, { marks: [markBy("me", "1/2")] }),
  ]);
  assert.equal(undated.conflicts.map(isSentAtFirst), [false], "without a time of the file");
});

test("an old mark of oneself for an earlier answer is no mark", () => {
  const answer = answerOf(a, { marks: [markBy("me", "1", { is_stale: true })] });
  assert.is(planOf(fileOf([rowOf(a, whole("100"))]), [answer]).fresh.length, 1);
});

test("a value that is not understood is named with its cell and what is allowed", () => {
  const [fault] = planOf(fileOf([rowOf(a, whole("delapan"))]), [answerOf(a)]).faulty;
  assert.equal(fault, {
    row: 4,
    code: a,
    faults: [{ why: "value", column: "NILAI", read: "delapan", most: "100" }],
  });
});

test("a zero before another digit is named as what is wrong with a value", () => {
  for (const read of ["05", "007,5", "05 %"]) {
    const [fault] = planOf(fileOf([rowOf(a, whole(read))]), [answerOf(a)]).faulty;
    assert.equal(fault?.faults, [{ why: "zero", column: "NILAI", read, most: "100" }]);
  }
});

test("unknown and damaged codes are named, and an empty line is nothing", () => {
  const rows = [rowOf(b, whole("1")), rowOf("ABCDEA", whole("1")), rowOf("", whole(""))];
  const { unknown } = planOf(fileOf(rows, { scale: "share" }), [answerOf(a)]);
  assert.equal(
    unknown.map(({ code, why }) => [code, why]),
    [
      [b, "not-here"],
      ["ABCDEA", "damaged"],
    ],
  );
});

test("a row that asks another question is taken by no code, though its participant has answered both", () => {
  const asked = ["Mengapa sungai…", "Sebutkan tiga sungai.", "Mengapa", "  "];
  const rows = asked.map((question, at) => rowOf(a, whole("80"), { question, row: at + 4 }));
  const plan = planOf(fileOf(rows), [answerOf(a)]);
  assert.equal(
    plan.unknown.map(({ row, why }) => [row, why]),
    [
      [5, "other-question"],
      [6, "other-question"],
    ],
  );
  assert.is(plan.fresh.length, 1);
});

test("a code is read in small letters and with spaces, and only once", () => {
  const typed = `${a.slice(0, 3)}-${a.slice(3)}`.toLowerCase();
  const rows = [rowOf(typed, whole("80")), rowOf(a, whole("90"), { row: 5 })];
  const plan = planOf(fileOf(rows), [answerOf(a)]);
  assert.is(plan.fresh.length, 1);
  assert.equal(plan.faulty[0]!.faults, [{ why: "twice", column: "", read: "", most: "4" }]);
});

test("a rubric is filled in by criterion, and what is missing is named", () => {
  const content: QuestionContent = {
    ...essay.content,
    key: {
      ...essay.content.key,
      rubric: [
        { id: "isi", label: "Isi", max: 3 },
        { id: "bahasa", label: "Bahasa", max: 1 },
      ],
    },
  };
  const cells = (isi: string, bahasa: string): MarkCell[] => [
    { kind: "criteria", part: "isi", column: "Isi", text: isi },
    { kind: "criteria", part: "bahasa", column: "Bahasa", text: bahasa },
  ];
  const plan = (row: MarkRow) => planOf(fileOf([row]), [answerOf(a)], content);
  const [mark] = plan(rowOf(a, cells("1,5", "1"))).fresh;
  assert.equal({ ...(mark!.given as { criteria: object }).criteria }, { isi: "3/2", bahasa: "1" });
  assert.is(mark!.share, "5/8");
  assert.is(plan(rowOf(a, cells("1", ""))).faulty[0]!.faults[0]!.why, "missing");
  const [fault] = plan(rowOf(a, cells("4", "1"))).faulty[0]!.faults;
  assert.equal([fault!.column, fault!.most], ["Isi", "3"]);
  const old = planOf(fileOf([rowOf(a, whole("0,5"))], { scale: null }), [answerOf(a)], content);
  assert.equal(old.fresh[0]!.given, { whole: "1/2" }, "the older layout has the whole only");
});

test("statements that were not answered need no points, and get none", () => {
  const { content } = questionSamples[9];
  const answer: QuestionAnswer = { type: 9, values: { s1: { value: 1, argument: "Rapi" } } };
  const cells = (first: string, second: string): MarkCell[] => [
    { kind: "statements", part: "s1", column: "Seragam", text: first },
    { kind: "statements", part: "u2", column: "Upacara", text: second },
  ];
  const plan = (row: MarkRow) => planOf(fileOf([row]), [answerOf(a, { answer })], content);
  assert.is(plan(rowOf(a, cells("50", ""))).fresh.length, 1);
  const [fault] = plan(rowOf(a, cells("50", "20"))).faulty[0]!.faults;
  assert.equal([fault!.why, fault!.column], ["needless", "Upacara"]);
});

test("points of statements are not taken where the question has got a rubric since", () => {
  const { content, right: answer } = questionSamples[9];
  const rubric = [{ id: "isi", label: "Isi", max: 4 }];
  const given = { statements: { s1: "1", u2: "0" } };
  const cells: MarkCell[] = [{ kind: "statements", part: "s1", column: "Seragam", text: "50" }];
  for (const row of [rowOf(a, [], { given }), rowOf(a, cells)]) {
    const plan = planOf(fileOf([row]), [answerOf(a, { answer })], { ...content, key: { rubric } });
    assert.equal(counts(plan), [0, 0, 0, 0, 0, 1, 0]);
  }
});

test("cells of a table are marked one by one", () => {
  const { content, right } = questionSamples[11];
  const cells = { ...content.key.cells, c2: { ...content.key.cells["c2"]!, manual: true } };
  const plan = planOf(
    fileOf([rowOf(a, [{ kind: "cells", part: "c2", column: "2x", text: "50" }])]),
    [answerOf(a, { answer: right })],
    { ...content, key: { cells } },
  );
  assert.is(plan.fresh[0]!.share, "1/2");
});

test("numbers that fit two scales wait for the person's choice", () => {
  const file = fileOf([rowOf(a, whole("1")), rowOf(b, whole("80"))], { scale: null });
  const basis = {
    stems,
    contents: new Map([[1, essay.content]]),
    answers: [answerOf(a), answerOf(b)],
  };
  const asked = planMarks(file, { ...basis, chosenScale: null, now });
  assert.equal([asked.scale, asked.isScaleAsked, asked.fresh.length], [null, true, 0]);
  const chosen = planMarks(file, { ...basis, chosenScale: "percent", now });
  assert.equal([chosen.scale, chosen.isScaleAsked, chosen.fresh.length], ["percent", true, 2]);
});

test("flags of a file are set where there is none yet", () => {
  const rows = [
    rowOf(a, [], { isFlagged: true }),
    rowOf(b, [], { isFlagged: true, given: { whole: "1" } }),
  ];
  const plan = planOf(fileOf(rows), [answerOf(a), answerOf(b, { is_flagged: true })]);
  assert.equal(
    plan.flags.map(({ code }) => code),
    [a],
  );
  assert.equal(counts(plan), [1, 0, 0, 1, 0, 0, 0]);
});

test("a file of another question, person or older question is refused by name", () => {
  const here = {
    unit: { schedule_id: "s", question_id: "q" },
    markerId: "me",
    stems: ["Mengapa?"],
  };
  assert.is(fileFaultOf(fileOf([]), here), null);
  assert.equal(fileFaultOf(fileOf([], { unit: { schedule_id: "s", question_id: "r" } }), here), {
    is: "other-unit",
    name: "Soal 1",
  });
  const other = { id: "you", name: "Sri" };
  assert.equal(fileFaultOf(fileOf([], { marker: other }), here), {
    is: "other-marker",
    name: "Sri",
  });
  const old = { unit: null, marker: null };
  const asks = (...questions: (string | null)[]) =>
    fileFaultOf(
      fileOf(
        questions.map((question) => rowOf(a, [], { question })),
        old,
      ),
      here,
    );
  for (const words of ["mengapa", "Mengapa ?", null]) assert.is(asks(words), null);
  for (const words of ["Siapa?", "Mengapa tidak?", "Meng"]) {
    assert.equal(asks(words), { is: "other-question", words });
  }
  assert.is(asks("Siapa?", "Mengapa?"), null, "its rows are told apart in the plan");
});

test("every row is in the plan once, and a plan that was carried out leaves nothing to do", () => {
  const code = fc
    .array(fc.constantFrom(...codeLetters), { minLength: 5, maxLength: 5 })
    .map((letters) => markingCode(letters.join("")));
  const values = fc.constantFrom("0", "33,5", "80", "100", "x", "", "101", "1/3");
  const list = fc.uniqueArray(fc.tuple(code, values, fc.nat(2)), {
    maxLength: 30,
    selector: ([one]) => one,
  });
  fc.assert(
    fc.property(list, (rows) => {
      const answers = rows.map(([one, , marks]) =>
        answerOf(one, {
          marks: marks === 0 ? [] : [markBy(marks === 1 ? "me" : "Sri", "1/3")],
        }),
      );
      const file = fileOf([
        rowOf(a, whole("80")),
        ...rows.map(([one, value]) => rowOf(one, whole(value))),
      ]);
      const plan = planOf(file, answers);
      assert.is(
        counts(plan).reduce((sum, count) => sum + count, 0),
        file.rows.length,
      );
      const sent = new Map([...plan.fresh, ...plan.changed].map((mark) => [mark.code, mark]));
      const after = answers.map((answer) => {
        const mark = sent.get(answer.code);
        return mark ? { ...answer, marks: [markBy("me", mark.share!)] } : answer;
      });
      const again = planOf(file, after);
      assert.equal([again.fresh.length, again.changed.length], [0, 0]);
      assert.is(again.same, plan.same + sent.size);
    }),
  );
});

const decidedByOthers = "Korektor ketiga yang memutuskan.";

test("a mark that the server would refuse is not offered, and one that is stored is the same", () => {
  const disputed = (code: string) =>
    answerOf(code, {
      state: "disputed",
      mark_hindrance: decidedByOthers,
      marks: [markBy("me", "1/2"), markBy("Budi", "1")],
    });
  const rows = [rowOf(a, whole("100")), rowOf(b, whole("50")), rowOf(c, whole("0"), { seq: 0 })];
  const plan = planOf(fileOf(rows), [disputed(a), disputed(b), disputed(c)]);
  assert.equal([plan.conflicts, plan.changed, plan.same], [[], [], 1]);
  assert.equal(
    plan.refused.map(({ code, hindrance }) => [code, hindrance]),
    [
      [a, decidedByOthers],
      [c, decidedByOthers],
    ],
  );
});

test("a comment without points is refused in words, and one that is stored already is not new", () => {
  const own = answerOf(b, { marks: [markBy("me", "1/2", { comment: "Baik" })] });
  const rows = [
    rowOf(a, whole(""), { comment: "Rapi" }),
    rowOf(b, whole(""), { comment: "Baik" }),
    rowOf(c, whole(""), { comment: " " }),
  ];
  const plan = planOf(fileOf(rows), [answerOf(a), own, answerOf(c)]);
  assert.equal([plan.refused, plan.empty], [[{ row: 4, code: a, hindrance: null }], 2]);
});

test("zeros of the older layout, which may never have been typed, are counted apart", () => {
  const rows = [rowOf(a, whole("0")), rowOf(b, whole("0,5")), rowOf(c, whole("0"))];
  const answers = [answerOf(a), answerOf(b), answerOf(c)];
  const older = { unit: null, marker: null, scale: null, madeAt: null };
  const plan = planOf(fileOf(rows, older), answers);
  assert.equal([plan.fresh.length, plan.olderZeros], [3, 2]);
  assert.is(planOf(fileOf(rows, { scale: "share" }), answers).olderZeros, 0);
});

test.run();
