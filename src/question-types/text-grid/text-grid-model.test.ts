import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { checkGrid } from "../../domain/questions/check-typed.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { countingIds } from "../../testing/questions/question-shape.ts";
import {
  evened,
  withColumn,
  withColumnMoved,
  withInput,
  withoutColumn,
  withoutInput,
  withoutRow,
  withRow,
  withRowHeads,
  withRowMoved,
} from "./text-grid-model.ts";
import { readTabbed, withPasted } from "./text-grid-paste.ts";

const test = suite("the editor of a table with inputs");
const { content } = questionSamples[11];
const shown = ({ payload }: ContentOf<11>) =>
  payload.cells.map((row) =>
    row.map((cell) => (cell.kind === "input" ? cell.id : cell.html)).join(" "),
  );

test("a row or a column that is removed takes the keys of its inputs along", () => {
  const left = withoutRow(content, 0);
  assert.equal(shown(left), ["0,5 c2"]);
  assert.equal(Object.keys(left.key.cells), ["c2"]);
  assert.equal(withoutColumn(content, 1).key.cells, {});
  assert.equal(withoutColumn(content, 0).payload.cols, ["2x"]);
});

test("a new row has inputs where the one before it has, of the same kind", () => {
  const more = withRow(content, 2, countingIds());
  assert.equal(shown(more), ["3 c1", "0,5 c2", " i1"]);
  assert.is(more.key.cells["i1"]?.mode, "number");
  assert.equal(shown(withRow(content, 0, countingIds())), [" ", "3 c1", "0,5 c2"]);
});

test("rows and columns move with their heads, inputs keep ids and keys", () => {
  const turned = withColumnMoved(withRowMoved(withRowHeads(content, true), 0, 1), 0, 1);
  assert.equal(shown(turned), ["c2 0,5", "c1 3"]);
  assert.equal(turned.payload.cols, ["2x", "x"]);
  assert.equal(turned.payload.rows.length, 2);
  assert.equal(turned.key, content.key);
});

test("text becomes an input with this text as its key, and back", () => {
  const made = withInput(content, { row: 0, col: 0 }, countingIds());
  assert.equal(shown(made), ["i1 c1", "0,5 c2"]);
  assert.is(made.key.cells["i1"]?.accepted[0]?.text, "3");
  const back = withoutInput(made, { row: 0, col: 0 });
  assert.equal(shown(back)[0], "<p>3</p> c1");
  assert.equal(back.key, content.key);
});

test("a table whose rows are of different length is made even", () => {
  const { payload } = content;
  const uneven = {
    ...content,
    payload: { ...payload, cells: [payload.cells[0]!, []], rows: ["a"] },
  };
  const even = evened(uneven);
  assert.equal(
    checkGrid(even).map(({ path }) => path),
    [],
  );
  assert.equal(even.payload.rows, ["a", ""]);
  assert.is(evened(content), content);
});

test("cells of a spreadsheet are read with their quotation marks", () => {
  assert.equal(readTabbed('a\tb\r\n"dua\nbaris"\t"kata ""ini"""\r\n'), [
    ["a", "b"],
    ["dua\nbaris", 'kata "ini"'],
  ]);
  assert.equal(readTabbed("x\t\n\ty"), [
    ["x", ""],
    ["", "y"],
  ]);
  assert.equal(readTabbed('5"\tb'), [['5"', "b"]]);
  assert.equal(readTabbed("satu"), [["satu"]]);
});

test("what is pasted grows the table, and marks make inputs", () => {
  const text = "Bilangan\tKuadrat\tNama\n3\t{{9}}\t[[tiga|Tiga]]\n4\tcm {{16}}\tempat";
  const { content: pasted, cut } = withPasted(content, { row: -1, col: 0 }, text, countingIds());
  assert.not(cut);
  assert.equal(pasted.payload.cols, ["<p>Bilangan</p>", "<p>Kuadrat</p>", "<p>Nama</p>"]);
  assert.equal(shown(pasted), ["<p>3</p> i1 i2", "<p>4</p> i3 <p>empat</p>"]);
  assert.equal(
    Object.values(pasted.key.cells).map(({ mode, accepted }) => [
      mode,
      ...accepted.map((answer) => answer.text),
    ]),
    [
      ["number", "9"],
      ["text", "tiga", "Tiga"],
      ["number", "16"],
    ],
  );
  const [, third] = pasted.payload.cells[1]!;
  assert.is(third?.kind === "input" && third.placeholder, "cm");
  assert.equal(checkGrid(pasted), []);
});

test("what finds no room in ten rows and columns is told", () => {
  const tall = Array.from({ length: 12 }, (_, at) => `${at}`).join("\n");
  const { content: pasted, cut } = withPasted(content, { row: 0, col: 1 }, tall, countingIds());
  assert.ok(cut);
  assert.is(pasted.payload.cells.length, 10);
  assert.is(withColumn(pasted, 0).payload.cols.length, 3);
});

test.run();
