import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { difficultyMix } from "./difficulty-mix.ts";

const test = suite("mix of easy and hard questions");

const word = fc.constantFrom("mudah", "sedang", "sukar", null);

test("whole percent add up to 100 and are less than one from the shares", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
      const mix = difficultyMix(words);
      if (words.every((each) => each === null)) {
        assert.ok(mix.every(({ percent, share }) => percent === null && share.value === null));
        return;
      }
      assert.is(
        mix.reduce((sum, { percent }) => sum + percent!, 0),
        100,
      );
      for (const { percent, share } of mix) assert.ok(Math.abs(percent! - share.value! * 100) < 1);
    }),
  );
});

test("two equal remainders give the missing percent to the first", () => {
  const words = ["mudah", "sedang", "sukar"] as const;
  assert.equal(
    difficultyMix(words).map(({ percent }) => percent),
    [34, 33, 33],
  );
});

test.run();
