import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { escapeHtml, excerptOf, isEmptyHtml, plainTextOf, unescapeHtml } from "./html-text.ts";

const test = suite("HTML as text");

test("what is escaped comes back, whatever it is", () => {
  fc.assert(fc.property(fc.string(), (text) => unescapeHtml(escapeHtml(text)) === text));
  assert.is(
    unescapeHtml("&#65;&#x42;&eacut;&nbsp;&#0;&constructor;"),
    "AB&eacut;\u00a0&#0;&constructor;",
  );
});

test("plain text has no tags, but formulas and what pictures show", () => {
  assert.is(
    plainTextOf(
      '<p>a<b>b</b></p><p>c &lt; d<!-- x --> <span data-formula="\\frac12"></span><img alt="Peta" src="x"></p>',
    ),
    "ab c < d \\frac12 Peta",
  );
  assert.is(plainTextOf("1 < 2 dan 3 > 2"), "1 < 2 dan 3 > 2");
});

test("a long text is cut at a word", () => {
  assert.is(excerptOf(`<p>${"kata ".repeat(30)}</p>`), `${"kata ".repeat(11)}kata…`);
  assert.is(excerptOf("<p>pendek</p>"), "pendek");
});

test("spaces and empty tags are nothing, a picture is something", () => {
  assert.equal(["<p>&nbsp; </p>", "", "<p><img src='x'></p>", "<p>0</p>"].map(isEmptyHtml), [
    true,
    true,
    false,
    false,
  ]);
});

test.run();
