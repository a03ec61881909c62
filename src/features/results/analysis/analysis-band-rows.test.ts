// How many questions stand beside one another.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionBands } from "./analysis-band-rows.ts";

const test = suite("bands of questions");

const sizes = (n: number) =>
  questionBands(Array.from({ length: n }, (_none, at) => at)).map((band) => band.length);

test("a short test is one band, a long one goes on, and the sums find room in the last", () => {
  assert.equal(sizes(5), [5]);
  assert.equal(sizes(20), [20]);
  assert.equal(sizes(21), [14, 7]);
  assert.equal(sizes(60), [23, 23, 14]);
});

test("no question is left out, and no band is wider than the sheet", () => {
  for (let n = 1; n <= 200; n += 1) {
    const bands = questionBands(Array.from({ length: n }, (_none, at) => at));
    assert.equal(
      bands.flat(),
      Array.from({ length: n }, (_none, at) => at),
    );
    assert.ok(bands.every((band) => band.length > 0 && band.length <= 27));
    assert.ok(bands.at(-1)!.length <= 20);
  }
});

test.run();
