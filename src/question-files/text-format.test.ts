import { suite } from "uvu";
import * as assert from "uvu/assert";
import { htmlWithTex, simpleText, textToHtml } from "./text-format.ts";

const test = suite("text formats of Moodle");

test("Markdown: headings, lists, quotes, code, emphasis, links and pictures", () => {
  const html = (text: string) => textToHtml(text, "markdown");
  assert.is(
    html("# Judul #\nteks **a** _b_ `c*<`"),
    "<h1>Judul</h1><p>teks <strong>a</strong> <em>b</em> <code>c*&lt;</code></p>",
  );
  assert.is(
    html("1. a\n2. b\n    - c\n3. d"),
    "<ol><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ol>",
  );
  assert.is(
    html("> kutip\n> lagi\n\n```\nx < y\n```"),
    "<blockquote><p>kutip lagi</p></blockquote><pre>x &lt; y</pre>",
  );
  assert.is(html("a  \nb\nc snake_case_x"), "<p>a<br>b c snake_case_x</p>");
  assert.is(
    html("![p](x.png) [t](http://a)"),
    '<p><img src="x.png" alt="p"> <a href="http://a">t</a></p>',
  );
  assert.is(html("$$a_1*b*c_2$$"), '<p><span data-formula="a_1*b*c_2"></span></p>');
});

test("Moodle's own format keeps tags and shows the rest as text", () => {
  const html = (text: string) => textToHtml(text, "moodle");
  assert.is(
    html("x<y and y>z <script>1</script>"),
    "<p>x&lt;y and y&gt;z &lt;script&gt;1&lt;/script&gt;</p>",
  );
  assert.is(html("a & b &amp; &eacute;\nc"), "<p>a &amp; b &amp; &eacute;<br>c</p>");
  assert.is(html('<p class="x">a</p>\n<p>b</p>'), '<p class="x">a</p>\n<p>b</p>');
});

test("formulas go out and back, and what only looks like one stays text", () => {
  const formula = '<p>x <span data-formula="a &lt; b"></span> $$y$$ \\[</p>';
  assert.is(htmlWithTex(formula), String.raw`<p>x \(a &lt; b\) $&#36;y$&#36; \&#91;</p>`);
  assert.is(textToHtml(htmlWithTex(formula), "html"), formula);
});

test("only one plain paragraph is simple text", () => {
  assert.is(simpleText("<p>a &lt; b</p>"), "a < b");
  for (const html of [
    "<p><b>a</b></p>",
    "<p>a</p><p>b</p>",
    "a",
    "<p>&lt;b&gt;</p>",
    "<p>$$x$$</p>",
  ])
    assert.is(simpleText(html), null, html);
});

test.run();
