import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { markPoints, mostPoints } from "./mark-points.ts";

const test = suite("points of a mark as they are shown");
const plain = questionSamples[2].content as ContentOf<2>;
const essay = (...most: number[]): ContentOf<2> => ({
  ...plain,
  key: {
    ...plain.key,
    rubric: most.map((max, at) => ({ id: `k${at}`, label: `Kriteria ${at}`, max })),
  },
});

test("of a question with a rubric they are on the rubric's own scale", () => {
  const mark = { given: { criteria: { k0: "1", k1: "1/2" } }, share: "1/2" };
  assert.is(markPoints(mark, essay(1, 2), "percent"), "1,5");
  assert.is(markPoints(mark, undefined, "percent"), "1,5", "without the question");
  assert.is(mostPoints(essay(1, 2), "percent"), 3);
  assert.is(mostPoints(essay(0.1, 0.2), "percent"), 0.3);
});

test("a mark of the whole, given before there was a rubric, is on the same scale as the others", () => {
  assert.is(markPoints({ given: { whole: "1/3" }, share: "1/3" }, essay(1, 2), "percent"), "1");
});

test("without a rubric they are of 100", () => {
  const mark = { given: { whole: "3/4" }, share: "3/4" };
  assert.is(markPoints(mark, plain, "percent"), "75");
  assert.is(markPoints(mark, essay(0), "percent"), "75", "a criterion without points is only read");
  assert.is(markPoints(mark, undefined, "percent"), "75");
  assert.is(mostPoints(plain, "percent"), 100);
  assert.is(mostPoints(undefined, "percent"), 100);
  const cells = { given: { cells: { c1: "1", c2: "0" } }, share: "1/2" };
  assert.is(markPoints(cells, questionSamples[11].content, "percent"), "50");
});

test("without a rubric they are on the scale that the marker likes; a rubric has its own", () => {
  const mark = { given: { whole: "3/4" }, share: "3/4" };
  assert.is(markPoints(mark, plain, "share"), "0,75");
  assert.is(markPoints(mark, undefined, "share"), "0,75");
  assert.is(mostPoints(plain, "share"), 1);
  assert.is(markPoints(mark, plain, "points"), "75");
  assert.is(mostPoints(plain, "points"), 100);
  assert.is(markPoints(mark, essay(1, 3), "share"), "3");
  assert.is(mostPoints(essay(1, 3), "share"), 4);
});

test("what no longer fits the answer has none", () => {
  assert.is(markPoints({ given: { cells: { c1: "1" } }, share: null }, plain, "percent"), "–");
});

test.run();
