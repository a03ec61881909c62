import { suite } from "uvu";
import * as assert from "uvu/assert";
import { numberCell, numberFormat } from "./number-formats.ts";

const test = suite("number formats");

function shown(raw: string, id: number, code?: string): string {
  const { kind, text } = numberCell(raw, numberFormat(id, code), false);
  return `${kind} ${text}`;
}

test("shows whole numbers with all their digits, however the file writes them", () => {
  assert.is(shown("12345", 0), "number 12345");
  assert.is(shown("2.0233E+11", 0), "number 202330000000");
  assert.is(shown("3201010101010000", 0), "number 3201010101010000");
});

test("shows fractions with a decimal comma and huge numbers with their exponent", () => {
  assert.is(shown("1.5", 0), "number 1,5");
  assert.is(shown("0.30000000000000004", 0), "number 0,3");
  assert.is(shown("1.25E+30", 0), "number 1,25E+30");
});

test("gives a number the leading zeros that its format shows", () => {
  assert.is(shown("123", 164, "00000000"), "number 00000123");
  assert.is(shown("50123", 164, '"P-"00\\-0000'), "number P-05-0123");
  assert.is(shown("1234567", 164, "00-000"), "number 1234-567");
});

test("does not take decimals and thousands for leading zeros", () => {
  assert.is(shown("12", 2, undefined), "number 12");
  assert.is(shown("12", 164, "0.00"), "number 12");
  assert.is(shown("1200", 164, "#,##0"), "number 1200");
  assert.is(shown("7", 164, "0"), "number 7");
});

test("knows dates by built-in and by own formats, and does not see them in words", () => {
  assert.is(shown("45981", 14), "date 20/11/2025");
  assert.is(shown("45981.5", 164, "[$-421]dd mmmm yyyy hh:mm;@"), "date 20/11/2025 12.00");
  assert.is(shown("45981", 164, '0 "hari"'), "number 45981");
  assert.is(shown("45981", 164, "[Red]0;[Blue]-0"), "number 45981");
  assert.is(numberCell("44519", numberFormat(14, undefined), true).text, "20/11/2025");
});

test("knows percentages", () => {
  assert.is(shown("0.12", 9), "percent 12%");
  assert.is(shown("0.125", 164, "0.0%"), "percent 12,5%");
});

test("calls what is no number an error", () => {
  assert.is(shown("abc", 0), "error abc");
});

test.run();
