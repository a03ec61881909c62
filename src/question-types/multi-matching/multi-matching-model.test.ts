import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { withPair, withSide } from "./multi-matching-model.ts";

const test = suite("editing links of many to many");

const { content } = questionSamples[10];
const { left, right } = content.payload;

test("removing a part takes its links along and leaves the others", () => {
  const shorter = withSide(content, "right", right.slice(0, 2));
  assert.equal(shorter.key.pairs, [
    ["a1", "u1"],
    ["s2", "m2"],
  ]);
  assert.equal(withSide(content, "left", left.slice(1)).key.pairs, [
    ["s2", "m2"],
    ["s2", "d3"],
  ]);
});

test("sorting or adding parts changes no link", () => {
  const sorted = withSide(content, "left", [left[1]!, { id: "n1", html: "" }, left[0]!]);
  assert.equal(new Set(sorted.key.pairs.map(String)), new Set(content.key.pairs.map(String)));
});

test("a link is made and taken back, and one of parts that are gone does not outlive the change", () => {
  const broken = {
    ...content,
    key: { pairs: [...content.key.pairs, ["a1", "x"]] },
  } as typeof content;
  const more = withPair(broken, ["a1", "m2"], true);
  assert.equal(more.key.pairs.length, 5);
  assert.equal(withPair(more, ["a1", "m2"], false).key.pairs, content.key.pairs);
});

test.run();
