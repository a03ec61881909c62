import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placesOf, wordsIn } from "./word-places.ts";

const test = suite("words of a model answer");

const found = (model: string, text: string) =>
  placesOf(new Set(wordsIn(model, 4)), text).map(({ from, to }) => text.slice(from, to));

test("whole words of four letters or more are found, in whichever case", () => {
  const model = "<p>Air <b>Menguap</b>, lalu mengembun di awan.</p>";
  assert.equal(found(model, "MENGUAP itu menguapkan air; awan-awan mengembun."), [
    "MENGUAP",
    "awan",
    "awan",
    "mengembun",
  ]);
});

test("Arabic is found with and without its vowel signs", () => {
  assert.equal(found("<p>الكِتَابُ</p>", "هذا الكتاب جديد"), ["الكتاب"]);
  assert.equal(found("<p>الكتاب</p>", "هذا الكِتَابُ جديد"), ["الكِتَابُ"]);
});

test("what a formula is written with is no word", () => {
  const model = '<p>Kecepatan <span data-formula="\\frac{\\text{jarak}}{t}"></span></p>';
  assert.equal(wordsIn(model, 1), ["kecepatan"]);
});

test("a text without words is found nowhere", () => {
  assert.equal(found("<p>1 + 2</p>", "apa pun"), []);
  assert.equal(found("<p>apa saja</p>", ""), []);
});

test.run();
