import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type ChoiceList,
  optionLines,
  withKey,
  withLines,
  withMovedOption,
  withNewOption,
  withOption,
  withoutOption,
  withWeight,
} from "./choice-list-model.ts";

const test = suite("list of options");
const option = (id: string, html = `<p>${id}</p>`) => ({ id, html, fixed: false });
const list: ChoiceList = {
  options: [option("a"), option("b"), option("c")],
  keys: ["b"],
  weights: { a: 1, b: 4 },
};
const idsOf = ({ options }: ChoiceList) => options.map(({ id }) => id).join(" ");

test("removing an option takes its key and weight with it and no other's", () => {
  const left = withoutOption(list, "a");
  assert.is(idsOf(left), "b c");
  assert.equal(left.keys, ["b"]);
  assert.equal(left.weights, { b: 4 });
  const keyless = withoutOption(list, "b");
  assert.equal(keyless.keys, []);
  assert.equal(keyless.weights, { a: 1 });
});

test("an option that moves or changes stays the same one", () => {
  assert.is(idsOf(withMovedOption(list, 2, -1)), "a c b");
  assert.equal(withMovedOption(list, 1, 1).keys, ["b"]);
  assert.is(idsOf(withMovedOption(list, 0, -1)), "a b c");
  assert.equal(withOption(list, "b", { html: "<p>x</p>" }).options[1], option("b", "<p>x</p>"));
});

test("a single choice has one key, a multiple one any number in the options' order", () => {
  assert.equal(withKey(list, "c", true, true).keys, ["c"]);
  const both = withKey(list, "a", true, false);
  assert.equal(both.keys, ["a", "b"]);
  assert.equal(withKey(both, "b", false, false).keys, ["a"]);
});

test("a key whose option is long gone goes with the next choice", () => {
  assert.equal(withKey({ ...list, keys: ["gone", "b"] }, "c", true, false).keys, ["b", "c"]);
});

test("a weight of nothing is no weight", () => {
  assert.equal(withWeight(list, "a", 0).weights, { b: 4 });
  assert.equal(withWeight(list, "c", -1).weights, { a: 1, b: 4, c: -1 });
});

test("pasted lines lose the letters and bullets before them", () => {
  assert.equal(optionLines("A. Jakarta\r\nb) Bandung\n\n 3. Medan\n• Solo\nA.D. 1945\n"), [
    "Jakarta",
    "Bandung",
    "Medan",
    "Solo",
    "A.D. 1945",
  ]);
});

test("pasted lines fill empty options first and never change what is written", () => {
  const half = { ...list, options: [option("a"), option("b", ""), option("c", "<p></p>")] };
  let made = 0;
  const filled = withLines(half, ["x < y", "satu", "dua"], () => `n${(made += 1)}`);
  assert.equal(
    filled.options.map(({ id, html }) => `${id} ${html}`),
    ["a <p>a</p>", "b <p>x &lt; y</p>", "c <p>satu</p>", "n1 <p>dua</p>"],
  );
});

test("no more options are made than a question may have", () => {
  const lines = Array.from({ length: 20 }, (_, at) => `opsi ${at}`);
  let made = 0;
  assert.is(withLines(list, lines, () => `n${(made += 1)}`).options.length, 10);
});

test("a new option is empty and last", () => {
  assert.equal(withNewOption(list, "d").options[3], { id: "d", html: "", fixed: false });
});

test.run();
