import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { toNumber } from "../fraction.ts";
import { numberReadings, type NumberRules } from "./number-readings.ts";

const test = suite("numbers as they are typed");

const read = (text: string, rules?: NumberRules) =>
  numberReadings(text, rules).map((value) => toNumber(value, 6));
const reads = (text: string, values: number[], rules?: NumberRules) =>
  assert.equal(read(text, rules), values, text);

test("comma and full stop are alike before decimals", () => {
  for (const text of ["1,5", "1.5", " +1,50 ", "01.5", "1.5000"]) reads(text, [1.5]);
  reads(",5", [0.5]);
  reads("5.", [5]);
  reads("0,125", [0.125]);
  reads("0.125", [0.125]);
  reads("1234.567", [1234.567]);
});

test("groups have three digits, and the sign before decimals is another", () => {
  reads("1.234.567", [1_234_567]);
  reads("1,234,567.5", [1_234_567.5]);
  reads("1.234.567,25", [1_234_567.25]);
  reads("1.234,567", [1234.567]);
  reads("1 000", [1000]);
  reads("1\u202f234,5", [1234.5]);
});

test("finding 8: a date and a version are no numbers, and 1.000 has two readings", () => {
  for (const text of [
    "17.8.1945",
    "1.2.3",
    "1,2,3.4.5",
    "12.34.567",
    "1.234.56",
    "1234.567.890",
    "0.123.456",
    "1 2",
    "1 000 00",
    "1.234 567",
    "12a",
    "--1",
    "+-1",
    ".",
    ",",
    "-",
    "",
    "1..5",
    "tiga",
    "∞",
    "1_000",
  ]) {
    reads(text, []);
  }
  reads("1.000", [1, 1000]);
  reads("1,000", [1, 1000]);
  reads("-12.345", [-12.345, -12_345]);
  reads("0.000", [0]);
});

test("other minus signs, other digits, powers of ten", () => {
  for (const text of ["-7", "−7", "–7", "- 7"]) reads(text, [-7]);
  reads("١٢٣", [123]);
  reads("۱۲٫۵", [12.5]);
  for (const text of ["2e3", "2E+3", "2×10^3", "2 x 10^3", "2·10³", "2 * 10^3"])
    reads(text, [2000]);
  for (const text of ["2e-3", "2×10^−3", "2×10⁻³"]) reads(text, [0.002]);
  reads("1,5e3", [1500]);
  for (const text of ["e3", "2e", "2e9999", "2×10", "2^3", "9".repeat(61)]) {
    assert.equal(numberReadings(text).length, 0, text);
  }
});

test("a fraction is a number only where the question allows it", () => {
  reads("3/4", []);
  reads("3/4", [0.75], { fractions: true });
  reads("-3 / 4", [-0.75], { fractions: true });
  reads("0,75", [0.75], { fractions: true });
  for (const text of ["3/0", "3/", "/4", "1/2/3", "1 1/2", "1,5/2", "3/-4"])
    reads(text, [], { fractions: true });
});

test("the question's own unit is dropped, any other is not", () => {
  for (const text of ["12 cm", "12cm", "12", "12 CM"]) reads(text, [12], { unit: "cm" });
  for (const text of ["12 m", "12 mm", "cm", "12 cm cm"]) reads(text, [], { unit: "cm" });
  reads("Rp 5000", [5000], { unit: "Rp" });
  reads("5 cm2", [5], { unit: "cm²" });
  reads("2×10³ m", [2000], { unit: "m" });
  reads("-3 °C", [-3], { unit: "°C" });
  reads("5 kg", [], { unit: "g" });
  reads("5 MW", [], { unit: "mW" });
  reads("12 cm", []);
});

test("whatever number is written in either way is read as itself", () => {
  const digits = fc.nat(99_999_999);
  fc.assert(
    fc.property(digits, fc.nat(9999), fc.constantFrom(".", ","), (whole, decimals, sign) => {
      const other = sign === "." ? "," : ".";
      const value = Number(`${whole}.${decimals}`);
      const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/gu, other);
      assert.ok(read(`${whole}${sign}${decimals}`).includes(value));
      assert.ok(read(`${grouped}${sign}${decimals}`).includes(value));
      assert.ok(read(`-${grouped}`).includes(-whole));
    }),
    { numRuns: 400, seed: 13 },
  );
});

test("no text makes it fail, or give more than two readings", () => {
  const signs = fc.array(fc.constantFrom(..."0123456789.,-+e×^/ ٣⁻³cmRp"), { maxLength: 30 });
  fc.assert(
    fc.property(signs, (given) => {
      const rules = { unit: "cm", fractions: true };
      assert.ok(numberReadings(given.join(""), rules).length <= 2);
    }),
    { numRuns: 1500, seed: 13 },
  );
});

test.run();
