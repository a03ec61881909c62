import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isParagraphs, paragraphsOf, textOfParagraphs } from "./plain-paragraphs.ts";

const test = suite("plain text as paragraphs");

test("an empty line parts paragraphs, and markup is only letters", () => {
  assert.is(
    paragraphsOf("\r\nBaca <b>ini</b> & itu.  \r\nBaris dua\n\n\n\nLagi\n"),
    "<p>Baca &lt;b&gt;ini&lt;/b&gt; &amp; itu.<br>Baris dua</p><p>Lagi</p>",
  );
  assert.is(paragraphsOf(" \n \n"), "");
});

test("whatever is typed comes back the same when it is opened and saved again", () => {
  const pieces = fc.constantFrom("<p>", "</p>", "<br>", "&amp;", "&lt;", "&", "a", " ", "\n");
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (typed) => {
      const html = paragraphsOf(typed.join(""));
      assert.is(paragraphsOf(textOfParagraphs(html)), html);
      assert.ok(isParagraphs(html));
    }),
  );
});

test("anything with markup of its own is told apart", () => {
  const exploits = [
    "<script>alert(1)</script>",
    "<p onclick=x>a</p>",
    "<p><img src=x onerror=alert(1)></p>",
    "<p>a</p><svg></svg>",
    "plain",
    "<p>&#60;</p>",
    "<p>a<br/></p>",
  ];
  for (const html of exploits) assert.not(isParagraphs(html), html);
});

test.run();
