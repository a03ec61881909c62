import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Comparison, QuestionContent } from "../../contract/questions/question-content.ts";
import { policyNames, type QuestionInput } from "../../contract/questions/question-fields.ts";
import { openSheetFile } from "../../sheets/read-sheet.ts";
import { writeBook } from "../../files/write-sheet.ts";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import { countingIds, questionOf, shapeOf } from "../../testing/questions/question-shape.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import type { SheetRow } from "../../files/sheet-cells.ts";
import type { ImportedQuestion } from "../imported-question.ts";
import type { CodedQuestion } from "../word/writing/written-rows.ts";
import { readQuestionSheet } from "./read-question-sheet.ts";
import { questionBook, writeQuestionSheet } from "./write-question-sheet.ts";

const test = suite("sheet of questions");

const rowsOf = (...lines: (readonly string[])[]): SheetRow[] =>
  lines.map((cells, at) => ({ row: at + 1, cells }));
const read = (...lines: (readonly string[])[]) =>
  readQuestionSheet(rowsOf(...lines), countingIds());

function roundTrip(...questions: CodedQuestion[]): ImportedQuestion[] {
  const { rows } = writeQuestionSheet(questions).sheet;
  return read(...rows.map((cells) => cells.map(String))).questions;
}

function assertSame(content: QuestionContent, fields: Partial<QuestionInput> = {}): void {
  const question = questionOf(content, { layout: 2, ...fields });
  const [back] = roundTrip({ question });
  assert.ok(back?.question, JSON.stringify(back?.notes));
  const plain = (value: unknown) => JSON.stringify(value).replace(/"id":"(?:i\d+|r1)"/gu, "");
  assert.is(plain(shapeOf(back.question.content)), plain(shapeOf(content)));
  const { content: _, ...rest } = back.question;
  const { content: __, ...expected } = question;
  assert.equal(rest, expected);
}

const inSheets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14];

for (const { content } of allSamples.filter(({ content }) => inSheets.includes(content.type)))
  test(`a question of type ${content.type} is read back as it was written`, () => {
    assertSame(content);
    assertSame(content, {
      bobot: 1.5,
      policy: "bobot_opsi",
      difficulty: "mudah",
      shuffle: false,
      explanation: "<p>Sebab <b>x</b></p><p>lain</p>",
      stem: '<p>= 2 &lt; 3<br>Hitung <span data-formula="\\frac{a}{b}"></span> &amp; <i>y</i></p>',
    });
  });

test("every policy comes back, and so does none of its own", () => {
  for (const policy of [null, ...policyNames]) assertSame(questionSamples[4].content, { policy });
});

test("the old layout is read: question, type, letter of the key, five options", () => {
  const { questions, notes } = read(
    ["SOAL", "Tipe Soal", "Kunci Jawaban", "Opsi 1", "Opsi 2", "Opsi 3", "Opsi 4", "Opsi 5"],
    ["Ibu kota Indonesia?", "1", "B", "Bandung", "Jakarta", "Medan", "Palu", "Aceh"],
    ["Jelaskan hujan.", "2", "", "", "", "", "", ""],
    ["", "", "", "", "", "", "", ""],
  );
  assert.equal(notes, []);
  assert.equal(
    questions.map(({ place, question, notes }) => [place, question?.content.type, notes]),
    [
      ["Baris 2", 1, []],
      ["Baris 3", 2, []],
    ],
  );
  const content = questions[0]?.question?.content;
  assert.ok(content?.type === 1);
  assert.is(
    content.payload.options.find(({ id }) => id === content.key.id)?.html,
    "<p>Jakarta</p>",
  );
});

test("how a question was answered comes along; what cannot be read is said", () => {
  const question = questionOf(questionSamples[7].content);
  const usage = { n: 1250, p: "0.05", d: null };
  assert.equal(roundTrip({ question, usage })[0]?.usage, usage);
  const { questions } = read(
    ["Tipe", "Soal", "Kunci", "Opsi 1", "Opsi 2", "Data pemakaian"],
    ["1", "Ibu kota?", "A", "Jakarta", "Bogor", "sering"],
  );
  assert.equal(
    [questions[0]?.usage, questions[0]?.notes.map(({ severity }) => severity)],
    [null, ["warning"]],
  );
});

test("codes of references and competences come along; columns may stand in any order", () => {
  const question = questionOf(questionSamples[7].content);
  const [back] = roundTrip({ question, referenceCode: "R1", competenceCodes: ["3.1", "3.2"] });
  assert.equal([back?.referenceCode, back?.competenceCodes], ["R1", ["3.1", "3.2"]]);
  const { questions } = read(
    ["Daftar soal"],
    ["Kunci", "Opsi B", "Opsi A", "Bobot", "Soal"],
    ["A, B", "y", "x", "2", "Mana?"],
  );
  assert.is(questions[0]?.question?.content.type, 4);
  assert.is(questions[0]?.question?.bobot, 2);
});

test("typed answers keep shares, patterns and bars; blanks their modes", () => {
  const keys: Comparison[] = [
    {
      accepted: [
        { text: String.raw`%50% a|b\ <i>x</i>`, share: 1 },
        { text: "c", share: 0.25 },
      ],
      mode: "text",
      case_sensitive: true,
      ignore_punctuation: true,
      ignore_harakat: false,
      tolerance: 0,
      allow_fractions: false,
    },
    { ...accepting(String.raw`\d+|x`), mode: "regex" },
    { ...accepting("2,5"), mode: "number", tolerance: 0.1 },
    { ...accepting("3/4"), mode: "number", allow_fractions: true },
    { ...accepting("كتاب"), ignore_harakat: true },
  ];
  const blanks = questionSamples[14].content;
  for (const key of keys) {
    assertSame({ type: 6, payload: { max_length: 20, unit: "cm", number: false }, key });
    assertSame({ ...blanks, key: { ...blanks.key, texts: { n3: key } } });
  }
});

test("rubrics, groups with bounds and empty groups come back", () => {
  const rubric = [{ id: "r1", label: "Isi | bahasa", max: 4.5 }];
  const essay = questionSamples[2].content;
  assertSame({ ...essay, key: { ...essay.key, rubric } });
  const part = (id: string) => ({ id, html: `<p>${id}</p>` });
  assertSame({
    type: 13,
    payload: {
      categories: ["x", "y", "z"].map((id, at) => ({ ...part(id), max: at })),
      items: [part("a"), part("b"), part("c")],
    },
    key: { items: { a: "z", b: null, c: "x" } },
  });
});

test("what a row cannot hold is told at its question", () => {
  const questions = [
    questionOf(questionSamples[12].content),
    questionOf(questionSamples[16].content),
    questionOf(questionSamples[7].content, {
      stem: '<p>a <img src="import:x.png" alt="peta"></p>',
      audio: { media_id: "s.mp3", max_play: 0, autoplay: false },
    }),
  ];
  const { notes, sheet } = writeQuestionSheet(questions.map((question) => ({ question })));
  assert.equal(
    notes.map(({ number, severity }) => [number, severity]),
    [
      [1, "error"],
      [2, "error"],
      [3, "warning"],
      [3, "warning"],
    ],
  );
  assert.is(sheet.rows.length, 2);
});

test("what is wrong in a row is said with its row, and the others go on", () => {
  const { questions } = read(
    ["Tipe", "Soal", "Kunci", "Opsi 1", "Opsi 2"],
    ["1", "a?", "C", "x", "y"],
    ["99", "b?", "A", "x", "y"],
    ["11", "b?", "A", "x", "y"],
    ["8", "c", "B", "x", "y"],
    ["5", "d", "", "x => y", "z"],
    ["Pilihan ganda", "e?", "A", "x", "y"],
  );
  assert.equal(
    questions.map(({ question }) => question !== null),
    [false, false, false, false, false, true],
  );
  assert.match(questions[3]?.notes[0]?.reason ?? "", /B, S, B/u);
  assert.match(read(["Nama", "Kelas"]).notes[0]?.reason ?? "", /judul/u);
});

test("through a real xlsx file, with formulas neutralised and numbers as numbers", () => {
  const question = questionOf(questionSamples[1].content, {
    stem: "<p>=1+1 adalah …</p>",
    bobot: 2,
  });
  const { book } = questionBook([{ question }]);
  const file = openSheetFile(new Uint8Array(writeBook(book, "xlsx")), "soal.xlsx");
  const { rows } = file.readSheet(file.sheetNames[0] ?? "", 100);
  const [back] = readQuestionSheet(rows, countingIds()).questions;
  assert.is(back?.question?.stem, "<p>=1+1 adalah …</p>");
  assert.is(back?.question?.bobot, 2);
});

test("any text of stem and options comes back", () => {
  const html = fc
    .oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom("<b>", "&amp;", "$$x$$", String.raw`\(x\)`, "=>"),
    )
    .map((text) => `<p>x${escapeHtml(text.replace(/[\s\p{C}]+/gu, " "))}x</p>`);
  fc.assert(
    fc.property(html, html, html, (stem, one, other) => {
      const options = [one, other].map((each, at) => ({ id: `o${at}`, html: each, fixed: false }));
      assertSame({ type: 1, payload: { options }, key: { id: "o0", weights: {} } }, { stem });
    }),
    { numRuns: 50 },
  );
});

test.run();
