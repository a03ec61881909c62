import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Link } from "./link-model.ts";
import { keyRows, resultRows, spareParts } from "./link-rows.ts";

const test = suite("what belongs to each left part");

const parts = (...ids: string[]) => ids.map((id) => ({ id, html: `<p>${id}</p>` }));
const sides = { left: parts("a", "b"), right: parts("x", "y", "z") };
const key: Link[] = [
  ["a", "z"],
  ["a", "x"],
  ["gone", "y"],
];
const textOf = (rows: ReturnType<typeof keyRows>) =>
  rows.map(({ mark, entries }) => [mark, ...entries.map((each) => `${each.mark} ${each.is}`)]);

test("the key joins parts in the order in which they are shown", () => {
  assert.equal(textOf(keyRows(sides, key)), [["1.", "A. key", "C. key"], ["2."]]);
});

test("an answer stands first, the key that it lacks after it", () => {
  const given: Link[] = [
    ["a", "y"],
    ["a", "z"],
    ["b", "x"],
  ];
  const isRight = ([left, right]: Link) => left === "a" && right === "z";
  assert.equal(textOf(resultRows(sides, key, given, isRight)), [
    ["1.", "B. wrong", "C. right", "A. missed"],
    ["2.", "A. wrong"],
  ]);
});

test("what no left part needs is spare", () => {
  const own = key.slice(0, 2);
  assert.equal(
    spareParts(sides, own).map(({ mark, id }) => `${mark} ${id}`),
    ["B. y"],
  );
});

test.run();
