// What it may cost to clean HTML, and how long it may be.
import { test } from "uvu";
import * as assert from "uvu/assert";
import { maxHtml } from "../../contract/questions/question-content.ts";
import { cleaningCost, costFault, longestEssayHtml, maxEssayCost } from "./question-html-bounds.ts";

test("tags, attributes and entities cost what cleaning them takes", () => {
  assert.is(cleaningCost("<p>abc</p>"), 2.25, "the end of a tag counts as well");
  assert.is(cleaningCost("&lt;".repeat(10)), 2);
  assert.is(cleaningCost("<p a b c>"), 1.75);
  assert.is(cleaningCost(`<p a=""b="">`), 2.25);
  assert.is(cleaningCost("a/b".repeat(4)), 1);
});

test("what a hand writes costs little, and what a program makes to cost much is refused", () => {
  const paragraph = `<p>${"Karena hujan turun <strong>deras</strong> &amp; lama. ".repeat(15)}</p>`;
  assert.ok(cleaningCost(paragraph.repeat(5)) < 500);
  assert.is(costFault(paragraph.repeat(20), maxEssayCost), null);
  const made = ["&lt;".repeat(49_000), "<td a b c>x".repeat(15_000), "<p>".repeat(5_000)];
  for (const html of made) assert.match(costFault(html, maxEssayCost)!, /Terlalu banyak/u);
  assert.is(costFault(`<p>${"kata ".repeat(39_000)}</p>`), null, "a long text is no cost");
});

test("an essay may be as long as its question allows, with formats and entities", () => {
  assert.is(longestEssayHtml(0), maxHtml);
  assert.is(longestEssayHtml(100), 8_000);
  assert.is(longestEssayHtml(100_000), maxHtml);
});

test.run();
