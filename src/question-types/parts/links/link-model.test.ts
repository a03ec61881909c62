import { suite } from "uvu";
import * as assert from "uvu/assert";
import { markOf, pressTile, tidyLinks, withLink, type Link, type Tile } from "./link-model.ts";

const test = suite("links between left and right parts");

const left = (id: string): Tile => ({ side: "left", id });
const right = (id: string): Tile => ({ side: "right", id });
const links: Link[] = [
  ["a", "1"],
  ["b", "2"],
];

test("a new partner ends what both had before, where each has only one", () => {
  assert.equal(withLink(links, ["a", "2"], true), [["a", "2"]]);
  assert.equal(withLink(links, ["a", "2"], false), [...links, ["a", "2"]]);
  assert.equal(withLink(links, ["a", "1"], false), [
    ["b", "2"],
    ["a", "1"],
  ]);
});

test("the first press picks, another on the same side picks anew, on itself puts down", () => {
  assert.equal(pressTile(null, left("a"), [], true), { picked: left("a"), change: null });
  assert.equal(pressTile(left("a"), left("b"), [], true).picked, left("b"));
  assert.equal(pressTile(left("a"), left("a"), [], true).picked, null);
});

test("a press on the other side joins, from either side, and parts what was joined", () => {
  const joined = pressTile(right("3"), left("a"), links, true);
  assert.equal(joined.change?.is, "joined");
  assert.equal(joined.change?.links, [
    ["b", "2"],
    ["a", "3"],
  ]);
  assert.is(joined.picked, null);
  const parted = pressTile(left("a"), right("1"), links, true);
  assert.equal(parted.change, { is: "parted", link: ["a", "1"], links: [["b", "2"]] });
});

test("where there are many partners the picked one stays picked for the next", () => {
  assert.equal(pressTile(left("a"), right("2"), links, false).picked, left("a"));
});

test("links of parts that are gone are left out, the others stand in the order of the parts", () => {
  const parts = (...ids: string[]) => ids.map((id) => ({ id, html: "" }));
  const sides = { left: parts("b", "a"), right: parts("1", "2") };
  assert.equal(tidyLinks([...links, ["a", "1"], ["a", "9"], ["x", "1"]], sides), [
    ["b", "2"],
    ["a", "1"],
  ]);
});

test("left parts have numbers and right parts letters", () => {
  assert.equal([markOf("left", 0), markOf("right", 0), markOf("right", 3)], ["1.", "A.", "D."]);
});

test.run();
