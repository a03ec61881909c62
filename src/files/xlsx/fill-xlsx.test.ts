import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FileFault } from "../file-fault.ts";
import { cellText } from "../sheet-cells.ts";
import { fillXlsx, type FilledCell } from "./fill-xlsx.ts";
import { openXlsx } from "./read-xlsx.ts";
import { writeXlsx } from "./write-xlsx.ts";

const test = suite("fill cells of an xlsx");
const sheetPath = "xl/worksheets/sheet1.xml";

/** A package whose one sheet has these rows, as XML. */
function packageOf(rows: string, prefix = ""): Uint8Array {
  const parts = unzipSync(
    writeXlsx({ sheets: [{ name: "Nilai", columns: [], rows: [["x"]], frozenRows: 0 }] }),
  );
  const space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const named = prefix === "" ? "xmlns" : `xmlns:${prefix.slice(0, -1)}`;
  parts[sheetPath] = strToU8(
    `<${prefix}worksheet ${named}="${space}"><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`,
  );
  return zipSync(parts);
}
const rowsOf = (bytes: Uint8Array): string => {
  const xml = strFromU8(unzipSync(bytes)[sheetPath]!);
  return /sheetData>(.*)<\/(?:\w+:)?sheetData>/su.exec(xml)![1]!;
};
const filled = (rows: string, cells: readonly FilledCell[], prefix = "") =>
  rowsOf(fillXlsx(packageOf(rows, prefix), "Nilai", cells));

test("an empty cell keeps its style and loses its type", () => {
  assert.is(
    filled(
      '<row r="2"><c r="A2" s="3" t="inlineStr"><is><t>a</t></is></c><c s="4" r="B2" t="s"/></row>',
      [{ row: 2, column: 1, value: 87 }],
    ),
    '<row r="2"><c r="A2" s="3" t="inlineStr"><is><t>a</t></is></c><c s="4" r="B2"><v>87</v></c></row>',
  );
});

test("cells and rows that are left out are added in their place", () => {
  assert.is(
    filled('<row r="1"><c r="B1"/></row><row r="2"/><row r="3"></row>', [
      { row: 1, column: 2, value: 3 },
      { row: 1, column: 0, value: 1 },
      { row: 2, column: 27, value: 5 },
      { row: 3, column: 0, value: 6 },
    ]),
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1"/><c r="C1"><v>3</v></c></row>' +
      '<row r="2"><c r="AB2"><v>5</v></c></row><row r="3"><c r="A3"><v>6</v></c></row>',
  );
});

test("elements with a prefix and cells without an address are found", () => {
  assert.is(
    filled(
      "<x:row><x:c/><x:c><x:v>1</x:v></x:c></x:row>",
      [{ row: 1, column: 1, value: 90 }],
      "x:",
    ),
    "<x:row><x:c/><x:c><x:v>90</x:v></x:c></x:row>",
  );
});

test("a row that the sheet does not have is refused", () => {
  for (const row of [2, 7]) {
    const fill = () => filled('<row r="1"/>', [{ row, column: 0, value: 1 }]);
    assert.throws(fill, (error: unknown) => error instanceof FileFault);
  }
});

const cell = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 99 }), fc.constant("kata <&>"));
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 8,
});

test("filling any cells changes these and nothing else", () => {
  fc.assert(
    fc.property(table, fc.array(fc.nat(7), { maxLength: 6 }), (rows, places) => {
      const columns = Array.from({ length: 6 }, () => ({ width: 9, text: false }));
      const before = writeXlsx({
        sheets: [
          { name: "A", columns, rows: [["t"], ...rows.map((one) => ["r", ...one])], frozenRows: 1 },
          { name: "B", columns, rows: [["sisa"]], frozenRows: 0 },
        ],
      });
      const cells = places.map((place, at) => ({
        row: 2 + (place % rows.length),
        column: 1 + at,
        value: place * 10,
      }));
      const after = fillXlsx(before, "A", cells);
      const [old, made] = [unzipSync(before), unzipSync(after)];
      assert.equal(Object.keys(made), Object.keys(old));
      for (const [path, bytes] of Object.entries(old)) {
        if (path !== sheetPath) assert.equal(made[path], bytes, path);
      }
      const expected = texts(before);
      for (const { row, column, value } of cells) expected.set(`${row} ${column}`, String(value));
      assert.equal([...texts(after)].sort(), [...expected].sort());
    }),
    { numRuns: 100 },
  );
});

function texts(bytes: Uint8Array): Map<string, string> {
  const { rows } = openXlsx(bytes).readSheet("A", 100, () => undefined);
  return new Map(
    rows.flatMap(({ row, cells }) =>
      cells.flatMap((each, column) => {
        const text = cellText(each);
        return text === "" ? [] : [[`${row} ${column}`, text] as const];
      }),
    ),
  );
}

test.run();
