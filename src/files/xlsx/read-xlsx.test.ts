// Our reader against the libraries: what write-excel-file writes, we read as read-excel-file does; what we write, it reads.
import fc from "fast-check";
import readExcelFile from "read-excel-file/universal";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import writeExcelFile from "write-excel-file/universal";
import type { SheetCell } from "../sheet-cells.ts";
import { guardFormula } from "../formula-guard.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { openXlsx } from "./read-xlsx.ts";

const test = suite("read xlsx");

type Value = string | number | boolean | null;

const surrogates = { from: 0xd800, count: 0x800 };
/** The unit "binary" in numbers: its own way from characters to places is a map of a million entries. */
const character = fc.integer({ min: 0, max: 0x10ffff - surrogates.count }).map(
  (at) => String.fromCodePoint(at < surrogates.from ? at : at + surrogates.count),
  (char) => {
    const point = typeof char === "string" ? (char.codePointAt(0) ?? Number.NaN) : Number.NaN;
    if (String.fromCodePoint(point) !== char) throw new Error("no character");
    return point < surrogates.from ? point : point - surrogates.count;
  },
);
const text = fc
  .oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: character }),
    fc.stringMatching(/^[<&>"'_x0-9A-F\n\t ]{0,12}$/u),
  )
  // XML has one kind of line break; lone surrogates and NUL are in no text.
  .map((each) => each.replace(/[\0\r\ud800-\udfff]/gu, "").trim());
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const value: fc.Arbitrary<Value> = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const table = fc.array(fc.array(value, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 6,
});

function plain(cell: SheetCell | undefined): Value {
  if (cell === null || cell === undefined || typeof cell === "string") return cell ?? null;
  return cell.value ?? cell.text;
}
/** Filled cells by address, so that trailing blanks do not matter. */
function filled(rows: readonly { row: number; cells: readonly Value[] }[]): Record<string, Value> {
  return Object.fromEntries(
    rows.flatMap(({ row, cells }) =>
      cells.flatMap((cell, at) => {
        const blank =
          cell === null || cell === "" || (typeof cell === "string" && cell.trim() === "");
        return blank ? [] : [[`${row}:${at}`, cell]];
      }),
    ),
  );
}
function ours(bytes: Uint8Array): Record<string, Value> {
  const file = openXlsx(bytes);
  const { rows } = file.readSheet(file.sheetNames[0] ?? "", 1000, () => undefined);
  return filled(rows.map(({ row, cells }) => ({ row, cells: cells.map(plain) })));
}
async function theirs(bytes: Uint8Array): Promise<Record<string, Value>> {
  const [sheet] = await readExcelFile(bytes.slice().buffer, { trim: false });
  const rows = (sheet?.data ?? []).map((cells, at) => ({ row: at + 1, cells: cells as Value[] }));
  return filled(rows);
}

test("reads what write-excel-file writes, as read-excel-file does", async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const sent = rows.map((row) =>
        row.map((cell) => (typeof cell === "string" ? printable(cell) : cell)),
      );
      const blob = await writeExcelFile(
        sent.map((row) => row.map((each) => (each === "" ? null : each))),
      ).toBlob();
      const bytes = new Uint8Array(await blob.arrayBuffer());
      assert.equal(ours(bytes), await theirs(bytes));
    }),
    { numRuns: 60 },
  );
});

test("writes what read-excel-file reads, and reads it the same", async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const columns = Array.from({ length: 5 }, () => ({ width: 9, text: false }));
      const bytes = writeXlsx({ sheets: [{ name: "A", columns, rows, frozenRows: 1 }] });
      const sent = rows.map((cells, at) => ({
        row: at + 1,
        cells: cells.map((cell) => (typeof cell === "string" ? guardFormula(cell) : cell)),
      }));
      assert.equal(ours(bytes), filled(sent));
      assert.equal(await theirs(bytes), filled(sent));
    }),
    { numRuns: 60 },
  );
});

/** That library takes neither characters that XML cannot carry nor names that every object has. */
function printable(cell: string): string {
  const text = cell
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, "")
    .replaceAll("_x", "_")
    .trim();
  return text in Object.prototype ? `${text}!` : text;
}

test.run();
