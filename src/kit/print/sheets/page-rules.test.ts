// What the rules of a printed page say of its paper and of the parts that are printed on it.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pageRules } from "./page-rules.ts";
import { pageHeight, papers } from "./paper-size.ts";

const test = suite("rules of printed pages");

test("pages of one part say how many there are; quotes in its words end no rule", () => {
  const alone = pageRules(papers.f4, [{ name: "questions-A", foot: String.raw`B"1\ ` }]);
  assert.match(alone, /size: 215mm 330mm/u);
  assert.match(alone, /counter\(pages\)/u);
  assert.ok(alone.includes(String.raw`"B\"1\\ "`));
  const several = pageRules(papers.a4, [
    { name: "questions-A", foot: "" },
    { name: "keys-A", foot: "" },
  ]);
  assert.not.match(several, /counter\(pages\)/u);
});

test("several parts count their own pages", () => {
  const several = pageRules(papers.a4, [
    { name: "first", foot: "" },
    { name: "second", foot: "" },
  ]);
  assert.match(several, /@page first \{ counter-increment: first;/u);
  assert.match(several, /@page second \{ counter-increment: second;/u);
});

test("pages can be counted through all parts, each on its own paper", () => {
  const { width, height } = papers.a4;
  const mixed = pageRules(
    papers.a4,
    [
      { name: "first", foot: "" },
      { name: "second", foot: "", paper: { width: height, height: width } },
    ],
    "all",
  );
  assert.match(mixed, /@page second \{ size: 297mm 210mm;\n/u);
  assert.not.match(mixed, /counter-increment/u);
});

test("a page holds what is left of its paper between the margins", () => {
  const millimetre = 96 / 25.4;
  assert.is(Math.round(pageHeight(papers.a4) / millimetre), 267);
  assert.is(Math.round(pageHeight(papers.f4) / millimetre), 300);
});

test.run();
