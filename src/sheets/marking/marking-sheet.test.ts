import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkingAnswer } from "../../contract/marking/marking-answers.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import { planMarks } from "../../domain/marking/files/mark-plan.ts";
import { markingCode } from "../../domain/marking/marking-code.ts";
import type { Book } from "../../files/sheet-book.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { readBookSheets } from "../read-sheet.ts";
import { markingBook } from "./marking-sheet.ts";
import { markFileOf } from "./marking-sheet-rows.ts";

const test = suite("a sheet of marks");

const [a, b] = ["ABCDE", "FGHJK"].map(markingCode) as [string, string];
const facts = {
  file: "f1",
  schedule: "s1",
  question: "q1",
  unit: "Soal 3, Fisika",
  marker: "m1",
  markerName: "Ratna",
  scale: "percent",
  rubric: 2,
  made: "2026-11-29T09:00:00.000Z",
} as const;
const texts = {
  sheet: "Koreksi",
  title: "Lembar koreksi",
  help: "Isi nilai 0–100.",
  code: "KODE",
  question: "PERTANYAAN",
  model: "RUJUKAN",
  answer: "JAWABAN PESERTA",
  points: "NILAI",
  comment: "KOMENTAR",
  cut: "(terpotong)",
};
const answerOf = (code: string, answer: QuestionAnswer, more = {}): MarkingAnswer => ({
  code,
  seq: 3,
  version: 1,
  answer,
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
const ownMark = (given: MarkingAnswer["marks"][0]["given"], share: string, comment = "") => ({
  marks: [
    {
      marker: "Ratna",
      is_own: true,
      is_decision: false,
      is_stale: false,
      is_by_older_rubric: false,
      act_id: null,
      given,
      share,
      comment,
      at: "2026-11-29T08:00:00Z",
    },
  ],
});

const bookOf = (content: QuestionContent, answers: readonly MarkingAnswer[]) =>
  markingBook({
    facts,
    versions: [{ version: 1, stem: "<p>Mengapa?</p>", content }],
    answers,
    texts,
  });
const readBack = (book: Book) =>
  markFileOf(
    readBookSheets(new Uint8Array(writeBook(book, "xlsx")), "koreksi.xlsx", 6000),
    "digest",
  );
const essay = questionSamples[2];

test("what was downloaded is read back with question, person, scale, states and marks", () => {
  const answers = [
    answerOf(a, essay.right, ownMark({ whole: "1/3" }, "1/3", "=Bagus")),
    answerOf(b, { type: 2, html: "<p>=HYPERLINK(1)</p>" }),
  ];
  const file = readBack(bookOf(essay.content, answers))!;
  assert.is(file.id, "f1");
  assert.equal(file.unit, { schedule_id: "s1", question_id: "q1" });
  assert.equal(file.marker, { id: "m1", name: "Ratna" });
  assert.equal([file.scale, file.rubricVersion], ["percent", 2]);
  assert.equal(
    file.rows.map(({ row, code, seq, comment }) => [row, code, seq, comment]),
    [
      [4, a, 3, "=Bagus"],
      [5, b, 3, ""],
    ],
  );
  const plan = planMarks(file, {
    contents: new Map([[1, essay.content]]),
    answers,
    chosenScale: null,
    now: facts.made,
    stems: ["Mengapa?"],
  });
  assert.equal([plan.same, plan.empty], [1, 1], "a third of 100 is still a third");
});

test("only points and comments can be changed, and nothing in it is a formula", () => {
  const [shown, hidden] = bookOf(essay.content, [
    answerOf(a, { type: 2, html: "<p>=1+1</p>" }),
  ]).sheets;
  assert.equal(shown!.openColumns, [4, 5]);
  assert.equal(hidden!.openColumns, []);
  assert.ok(hidden!.isHidden);
  const bytes = new Uint8Array(writeBook({ sheets: [shown!, hidden!] }, "xlsx"));
  const [sheet] = readBookSheets(bytes, "", 10);
  assert.is(sheet!.rows[3]!.cells[3], "'=1+1");
});

test("a very long answer is cut with a word about it", () => {
  const long = `<p>${"kata ".repeat(10_000)}</p>`;
  const [shown] = bookOf(essay.content, [answerOf(a, { type: 2, html: long })]).sheets;
  const text = shown!.rows[3]![3] as string;
  assert.ok(text.length < 32_767 && text.endsWith("(terpotong)"));
});

test("a rubric has a column for each criterion, of its own points", () => {
  const rubric = [
    { id: "isi", label: "Isi", max: 3 },
    { id: "bahasa", label: "Bahasa", max: 1 },
  ];
  const content: QuestionContent = { ...essay.content, key: { ...essay.content.key, rubric } };
  const marked = ownMark({ criteria: { isi: "3/2", bahasa: "1" } }, "5/8");
  const book = bookOf(content, [answerOf(a, essay.right, marked)]);
  const header = book.sheets[0]!.rows[2]!;
  assert.equal(header.slice(4), ["NILAI 1 Isi (0–3)", "NILAI 2 Bahasa (0–1)", "KOMENTAR"]);
  assert.equal(book.sheets[0]!.rows[3]!.slice(4, 6), [1.5, 1]);
  assert.equal(
    readBack(book)!.rows[0]!.cells.map(({ kind, part, text }) => [kind, part, text]),
    [
      ["criteria", "isi", "1,5"],
      ["criteria", "bahasa", "1"],
    ],
  );
});

test("statements and cells that people mark have columns of their own", () => {
  const agreement = questionSamples[9];
  const headers = (content: QuestionContent, answer: QuestionAnswer) =>
    bookOf(content, [answerOf(a, answer)]).sheets[0]!.rows[2]!.slice(4, -1);
  assert.equal(headers(agreement.content, agreement.right), [
    "NILAI 1 Seragam (0–100)",
    "NILAI 2 Upacara (0–100)",
  ]);
  const grid = questionSamples[11];
  const cells = { ...grid.content.key.cells };
  cells["c2"] = { ...cells["c2"]!, manual: true };
  assert.equal(headers({ ...grid.content, key: { cells } }, grid.right), ["NILAI 0,5; 2x (0–100)"]);
});

const older = (rows: (string | number | null)[][]): Book => ({
  sheets: [
    {
      name: "Sheet1",
      columns: Array.from({ length: 5 }, () => ({ width: 20, text: false })),
      rows: [
        ["Jawaban Esay Peserta"],
        [null],
        ["UNIQUE ID", "PERTANYAAN", "RUJUKAN", "JAWABAN PESERTA", "NILAI"],
        ...rows,
      ],
      frozenRows: 0,
    },
  ],
});

test("the older layout is read, with its row numbers and without a scale", () => {
  const file = readBack(older([[a, "Mengapa?", "", "Sebab hujan", 0.75]]))!;
  assert.equal([file.id, file.unit, file.scale], ["digest", null, null]);
  const [row] = file.rows;
  assert.is(row!.question, "Mengapa?");
  assert.equal(
    [row!.row, row!.code, row!.seq, row!.comment, row!.cells[0]!.text],
    [4, a, null, null, "0,75"],
  );
});

test("a sheet without such a header is none", () => {
  assert.is(readBack({ sheets: [{ ...older([]).sheets[0]!, rows: [["NAMA", "NILAI"]] }] }), null);
});

test.run();
