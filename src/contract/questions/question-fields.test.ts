import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionFields } from "./question-fields.ts";

const test = suite("question fields");

test("a weight has at most two digits, however a computer keeps them", () => {
  const isFine = (value: number) => {
    const result = questionFields.bobot["~standard"].validate(value);
    return !(result instanceof Promise) && result.issues === undefined;
  };
  assert.equal([1.1, 0.29, 0.57, 2.5, 1000].map(isFine), [true, true, true, true, true]);
  assert.equal([0, 0.001, 1.105, 1000.01].map(isFine), [false, false, false, false]);
});

test.run();
