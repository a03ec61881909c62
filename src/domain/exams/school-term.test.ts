import { suite } from "uvu";
import * as assert from "uvu/assert";
import { activeTerm, termOn } from "./school-term.ts";

const test = suite("school term");

test("a school year begins in July and has two halves", () => {
  assert.equal(termOn("2026-06-30"), { year: "2025/2026", semester: "genap" });
  assert.equal(termOn("2026-07-01"), { year: "2026/2027", semester: "ganjil" });
});

test("what the institution has set comes before the date, each for itself", () => {
  const day = "2026-11-20";
  assert.equal(activeTerm({ year: "", semester: "" }, day), termOn(day));
  const set = activeTerm({ year: "2025/2026", semester: "" }, day);
  assert.equal(set, { year: "2025/2026", semester: "ganjil" });
  assert.is(activeTerm({ year: "", semester: "genap" }, day).semester, "genap");
});

test.run();
