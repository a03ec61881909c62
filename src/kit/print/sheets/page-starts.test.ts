// Where pages begin, for a table of contents that is true on paper.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pageStarts, type PageUnit } from "./page-starts.ts";

const test = suite("where pages begin");

/** Rows below a head of 20, each 10 high, and what stands below them. */
function table(rows: number, below: readonly number[] = []): PageUnit[] {
  const units: PageUnit[] = [{ top: 0, bottom: 30, head: 0, isKept: false }];
  let top = 30;
  for (let at = 1; at < rows; at += 1) {
    units.push({ top, bottom: top + 10, head: 20, isKept: at === 1 || at === rows - 1 });
    top += 10;
  }
  for (const height of below) {
    units.push({ top, bottom: top + height, head: 0, isKept: true });
    top += height;
  }
  return units;
}

test("rows go on below their head, which takes its room on each page", () => {
  assert.equal(pageStarts(table(8), 100), { starts: [], pages: 1 });
  // Eight rows below the head on the first page, and on each further one.
  assert.equal(pageStarts(table(20), 100), { starts: [8, 16], pages: 3 });
});

test("the last row takes the one before it along, and signatures take both", () => {
  assert.equal(pageStarts(table(9), 100).starts, [7]);
  assert.equal(pageStarts(table(8, [15]), 100).starts, [6]);
});

test("what is too high to be kept together begins where it stands", () => {
  assert.equal(pageStarts(table(8, [60]), 100).starts, [8]);
});

test("what is higher than a page goes on by itself", () => {
  const text = [{ top: 0, bottom: 250, head: 0, isKept: false }];
  assert.equal(pageStarts(text, 100), { starts: [], pages: 3 });
  assert.equal(pageStarts([], 100), { starts: [], pages: 1 });
});

test.run();
