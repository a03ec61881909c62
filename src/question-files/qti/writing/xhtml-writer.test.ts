import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseXml } from "../../../files/xml/xml-tree.ts";
import { xhtmlOf } from "./xhtml-writer.ts";

const test = suite("xhtml writer");
const written = (html: string) => xhtmlOf(html, (reference) => reference);

test("closes what HTML leaves open and keeps only what items may hold", () => {
  assert.is(written('<p>a<br>b<img src="x" alt=""></p>'), '<p>a<br/>b<img src="x" alt=""/></p>');
  assert.is(written("<ul><li>a</ul>b</i>"), "<ul><li>a</li></ul>b");
  assert.is(written('<p style="x" onclick="y">a</p><font>b</font>'), "<p>a</p>b");
  assert.is(written("<u>a</u>"), '<span class="qti-underline">a</span>');
  assert.is(written("a&nbsp;&eacute;&lt;&#65;"), "a\u00a0&amp;eacute;&lt;A");
});

test("whatever the text, the answer is well-formed", () => {
  const pieces = fc.constantFrom(
    "<p>",
    "</p>",
    "<br>",
    "<b x='<'>",
    "</b>",
    "<!-- a",
    "-->",
    "&",
    "&#1;",
    "<",
    '"',
    ">",
    "<img>",
    "<span data-formula='a<b'>",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (texts) => {
      assert.ok(parseXml(`<a>${written(texts.join(""))}</a>`));
    }),
  );
});

test.run();
