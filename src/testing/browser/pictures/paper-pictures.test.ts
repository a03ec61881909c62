import { suite } from "uvu";
import * as assert from "uvu/assert";
import { movedInk } from "./paper-pictures.ts";

const test = suite("pictures of papers, compared");

const paper = ["          ", "  =%%=    ", "  ......  ", "  .    .  ", "  ......  ", "          "];

test("the same paper has moved nothing, another size is another paper", () => {
  assert.is(movedInk(paper, paper), 0);
  assert.is(movedInk(paper, paper.slice(1)), 1);
  assert.is(movedInk([], []), 0);
});

test("what is gone, new or one line lower is told by its ink", () => {
  const gone = paper.map((line, at) => (at === 1 ? "          " : line));
  assert.ok(movedInk(paper, gone) > 0.5);
  assert.is(movedInk(gone, paper), movedInk(paper, gone));
  assert.ok(movedInk(paper, ["          ", ...paper.slice(0, -1)]) > 0.5);
  const lighter = paper.map((line) => line.replace("%%", "#%"));
  assert.ok(movedInk(paper, lighter) < 0.06);
});

test.run();
