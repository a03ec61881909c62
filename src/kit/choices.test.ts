import { suite } from "uvu";
import * as assert from "uvu/assert";
import { optionChoices, withPresent } from "./choices.ts";

const test = suite("choices");
const items = [{ id: "1", kode: "MTK", nama: "Matematika" }];
const choices = [{ value: "1", label: "Matematika (MTK)" }];

test("a choice reads as its name with its code; there is none while the list is on its way", () => {
  assert.equal(optionChoices({ status: "ready", items }), choices);
  assert.equal(optionChoices({ status: "loading" }), []);
  assert.equal(optionChoices({ status: "failed", error: new Error("no network") }), []);
});

test("what is chosen now stays choosable when the list lacks it, by its name where that is known", () => {
  assert.equal(withPresent(choices, "2", "Fisika"), [{ value: "2", label: "Fisika" }, ...choices]);
  assert.equal(withPresent([], "2", null), [{ value: "2", label: "…" }]);
});

test("nothing is added for what the list has, or where nothing is chosen", () => {
  assert.equal(withPresent(choices, "1", "Lama"), choices);
  assert.equal(withPresent(choices, ""), choices);
});

test.run();
