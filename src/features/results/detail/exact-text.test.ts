import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decimalText, exactText } from "./exact-text.ts";

const test = suite("exact numbers in words");

test("a fraction is read as a whole number and a part below 1", () => {
  const read = ["5/6", "65/6", "34/1", "0/1", "-1/4", "-9/4", "1991/24"].map(exactText);
  assert.equal(read, ["5/6", "10 5/6", "34", "0", "−1/4", "−2 1/4", "82 23/24"]);
});

test("decimals are cut off where they do not end, so that they never seem to round on", () => {
  const exacts = ["5/6", "5/2", "10/1", "1/16", "-1/4", "2/3", "-1/30000", "749949999/10000000"];
  assert.equal(exacts.map(decimalText), [
    "0,8333…",
    "2,5",
    "10",
    "0,0625",
    "−0,25",
    "0,6666…",
    "−0,0000…",
    "74,9949…",
  ]);
});

test.run();
