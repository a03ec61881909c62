import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keywordsIn, plainAnswerOf, sizeOf } from "./essay-model.ts";

const test = suite("essay");

test("words and characters are counted without tags and doubled spaces", () => {
  assert.equal(sizeOf("<p>Hujan  <strong>turun</strong>.</p><p>Lalu – reda</p>"), {
    words: 4,
    chars: 24,
  });
  assert.equal(sizeOf(""), { words: 0, chars: 0 });
});

test("a plain answer is read back with its lines", () => {
  assert.is(plainAnswerOf("<p>a &lt; b<br>c</p><p>d</p>"), "a < b\nc\n\nd");
});

test("a rich answer shown plainly keeps its words and shows no tags", () => {
  assert.is(plainAnswerOf("<p>x<sup>2</sup></p><ul><li>satu</li></ul>"), "x2 satu");
});

test("key words are parted by commas and lines, each once", () => {
  assert.equal(keywordsIn("hujan, Banjir;  hujan\nair  laut,,"), ["hujan", "Banjir", "air laut"]);
});

test.run();
