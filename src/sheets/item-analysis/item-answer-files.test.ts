import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyseItems } from "../../domain/item-analysis/analyse-items.ts";
import type { ItemResponses } from "../../domain/item-analysis/sending/item-responses.ts";
import type { Book, BookCell } from "../../files/sheet-book.ts";
import { chosenTable, markedTable } from "../../testing/item-analysis/response-builders.ts";
import { choicesBook, itemanText, marksText, sharesBook } from "./item-answer-files.ts";

const test = suite("answers for other programs");

const texts = {
  sheet: "Jawaban",
  order: "NO",
  participant: "PESERTA",
  participantName: (number: number) => `Peserta ${number}`,
  key: "KUNCI",
  optionCount: "JUMLAH OPSI",
  total: "TOTAL",
};
const labelled = ({ columns }: ItemResponses) =>
  columns.map((column, at) => ({ column, label: at + 1 }));
const rowsOf = ({ sheets }: Book) => sheets[0]!.rows;

test("letters have rows of keys and numbers of options, x for an empty and - for a missing question", () => {
  const responses = chosenTable(["ABD", "A .", "CBA"], "ABA");
  const { content, written, leftOut } = choicesBook(responses, labelled(responses), texts);
  assert.equal([written, leftOut], [[1, 2, 3], []]);
  assert.equal(rowsOf(content), [
    ["NO", "PESERTA", 1, 2, 3],
    [null, "KUNCI", "A", "B", "A"],
    [null, "JUMLAH OPSI", 4, 4, 4],
    [1, "Peserta 1", "A", "B", "D"],
    [2, "Peserta 2", "A", "x", "-"],
    [3, "Peserta 3", "C", "B", "A"],
  ]);
});

test("Iteman has its control line, keys, numbers of options, Y for what counts, and fixed columns", () => {
  const responses = chosenTable(["ABD", "A ."], "ABA");
  const { content } = itemanText(responses, labelled(responses));
  assert.equal(content.split("\r\n"), [
    "  3 O N  4",
    "ABA",
    "444",
    "YYY",
    "0001ABD",
    "0002AON",
    "",
  ]);
});

test("questions without one choice and one key are named as left out, and nobody unmarked is written", () => {
  const responses = markedTable([[1, "1/3"]]);
  const open = { ...responses, participants: 2, marked: Uint8Array.of(1, 0) };
  const columns = open.columns.map((column, at) => ({
    column: { ...column, numbers: Uint8Array.of(1, 1) },
    label: at + 1,
  }));
  const { content, leftOut, written } = itemanText(open, columns);
  assert.equal([written, leftOut, content.split("\r\n").length], [[], [1, 2], 6]);
  assert.is(rowsOf(sharesBook(open, columns, texts).content).length, 2);
});

test("R is given exact doubles with a point and NA", () => {
  const responses = markedTable([
    [1, "1/3", null],
    [0, "-1/2", 2],
  ]);
  assert.is(
    marksText(responses, labelled(responses)).content,
    "peserta,butir_1,butir_2,butir_3\r\n1,1,0.3333333333333333,NA\r\n2,0,-0.5,2\r\n",
  );
});

const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.array(
    fc
      .array(fc.constantFrom("A", "B", "C", "D", " ", "."), { minLength: width, maxLength: width })
      .map((choices) => choices.join("")),
    { minLength: 1, maxLength: 12 },
  ),
);
const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

test("p of the table is the share of the picture and of every file", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const keys = "ABCDA".slice(0, rows[0]!.length);
      const responses = chosenTable(rows, keys);
      const columns = labelled(responses);
      const shares = rowsOf(sharesBook(responses, columns, texts).content).slice(1);
      const letters = rowsOf(choicesBook(responses, columns, texts).content).slice(3);
      const iteman = itemanText(responses, columns).content.split("\r\n").slice(4, -1);
      const marks = marksText(responses, columns).content.trim().split("\r\n").slice(1);
      for (const [at, question] of analyseItems(responses).questions.entries()) {
        const p = question.p.value;
        if (p === null) continue;
        const right = question.options.find(({ isRight }) => isRight)!;
        assert.is(right.share.value, p);
        assert.is(right.share.shown, question.p.shown);
        const share = (
          cells: readonly unknown[],
          missing: unknown,
          isRight: (cell: unknown) => boolean,
        ) => mean(cells.filter((cell) => cell !== missing).map((cell) => (isRight(cell) ? 1 : 0)));
        const numberIn = (cell: BookCell) =>
          typeof cell === "object" && cell !== null && "value" in cell ? cell.value : cell;
        const found = [
          share(
            shares.map((row) => numberIn(row[at + 2]!)),
            "-",
            (cell) => cell === 1,
          ),
          share(
            letters.map((row) => row[at + 2]),
            "-",
            (cell) => cell === keys[at],
          ),
          share(
            iteman.map((line) => line[4 + at]),
            "N",
            (cell) => cell === keys[at],
          ),
          share(
            marks.map((line) => line.split(",")[at + 1]),
            "NA",
            (cell) => cell === "1",
          ),
        ];
        for (const one of found) assert.ok(Math.abs(one - p) < 1e-12, `${one} ${p}`);
      }
    }),
  );
});

test.run();
