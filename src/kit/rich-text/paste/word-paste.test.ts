// What is pasted from Word, Excel, Google Docs and web pages, as the editor then holds it.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readDocument, writeDocument } from "./html-document.ts";
import { cleanPaste } from "./word-paste.ts";

const test = suite("pasting");
const pasted = (html: string) => writeDocument(readDocument(cleanPaste(html).html));

const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>\n`;
const wordPage = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">` +
  `<style><!-- p.MsoNormal {margin:0in;} --></style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head>` +
  `<body lang=IN><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

test("emphasis, sub and superscript of Word stay, its fonts and classes go", () => {
  assert.is(
    pasted(
      wordPage(
        `<p class=MsoNormal align=center style='text-align:center'><b><span lang=IN style='font-size:14.0pt;font-family:"Arial"'>Air</span></b> H<sub>2</sub>O <i>dan</i> <u>m<sup>2</sup></u><o:p></o:p></p>`,
      ),
    ),
    '<p data-align="center"><strong>Air</strong> H<sub>2</sub>O <em>dan</em> <u>m<sup>2</sup></u></p>',
  );
});

test("Word's paragraphs that look like a list become one, nested by level", () => {
  assert.is(
    pasted(
      wordPage(
        `<p class=MsoNormal>Sebelum</p>${wordItem(1, "1.", "satu")}${wordItem(2, "a.", "satu a")}${wordItem(2, "b.", "satu b")}${wordItem(1, "2.", "dua")}<p class=MsoNormal>Sesudah</p>`,
      ),
    ),
    "<p>Sebelum</p><ol><li><p>satu</p><ol><li><p>satu a</p></li><li><p>satu b</p></li></ol></li><li><p>dua</p></li></ol><p>Sesudah</p>",
  );
});

test("bullets become an unordered list, and a list that goes on keeps its number", () => {
  assert.is(
    pasted(wordPage(wordItem(1, "·", "x") + wordItem(1, "o", "y"))),
    "<ul><li><p>x</p></li><li><p>y</p></li></ul>",
  );
  assert.is(
    pasted(wordPage(`${wordItem(1, "4.", "x")}<p>a</p>`)),
    '<ol start="4"><li><p>x</p></li></ol><p>a</p>',
  );
});

test("a list that begins deeper than its first level loses nothing", () => {
  assert.is(
    pasted(wordPage(wordItem(2, "a.", "x") + wordItem(1, "1.", "y"))),
    "<ol><li><p>x</p></li></ol><ol><li><p>y</p></li></ol>",
  );
});

test("Arabic paragraphs keep their direction", () => {
  assert.is(
    pasted(
      wordPage(
        `<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA>اقرأ</span></p>`,
      ),
    ),
    '<p dir="rtl">اقرأ</p>',
  );
});

test("cells of Excel become a table with their merges, without their looks", () => {
  assert.is(
    pasted(
      `<html><head><style>.xl65{color:red}</style></head><body><table border=0 cellpadding=0 width=128 style='border-collapse:collapse'><colgroup><col width=64><col width=64></colgroup><tbody><!--StartFragment--><tr height=20><td colspan=2 class=xl65 style='text-align:center'>Kota</td></tr><tr><td>Bandung</td><td align=right x:num>12</td></tr><!--EndFragment--></tbody></table></body></html>`,
    ),
    '<table><tbody><tr><td colspan="2"><p>Kota</p></td></tr><tr><td><p>Bandung</p></td><td><p>12</p></td></tr></tbody></table>',
  );
});

test("Google Docs' wrapper does not make everything bold, its styled spans do", () => {
  assert.is(
    pasted(
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;font-style:italic;">tebal</span><span style="font-weight:400;"> biasa </span><span style="vertical-align:super;">2</span></p></b><br class="Apple-interchange-newline">`,
    ),
    '<p dir="ltr"><strong><em>tebal</em></strong> biasa <sup>2</sup></p>',
  );
});

test("a nested list that stands beside its item comes into it", () => {
  assert.is(
    pasted("<ul><li>a</li><ul><li>b</li></ul></ul>"),
    "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>",
  );
});

test("headings become bold paragraphs, links their text", () => {
  assert.is(
    pasted(
      '<h2>Judul</h2><div>Lihat <a href="https://x.test" style="text-decoration:underline">sini</a></div>',
    ),
    "<p><strong>Judul</strong></p><p>Lihat sini</p>",
  );
});

test("formulas of Wikipedia and KaTeX stay formulas", () => {
  assert.is(
    pasted(
      '<p>Luas <span class="mwe-math-element"><span><math alttext="x"><semantics><mi>r</mi><annotation encoding="application/x-tex">{\\displaystyle \\pi r^{2}}</annotation></semantics></math></span><img src="https://wikimedia.test/r.svg"></span></p>',
    ),
    '<p>Luas <span data-formula="\\pi r^{2}"></span></p>',
  );
});

test("pictures that come along stay, those that the clipboard only names are counted", () => {
  const { html, lostPictures } = cleanPaste(
    '<p><img src="data:image/png;base64,AAAA"><img src="file:///C:/Temp/clip_image001.png"><img src="https://x.test/a.png"></p>',
  );
  assert.is(lostPictures, 2);
  assert.ok(html.includes('<img src="data:image/png;base64,AAAA">'));
});

test("what was copied in the editor itself is left as it is", () => {
  const own = '<p data-pm-slice="1 1 []">a <span data-formula="x"></span></p>';
  assert.equal(cleanPaste(own), { html: own, lostPictures: 0 });
});

test("a script in what is pasted does not come in", () => {
  assert.is(pasted("<p onclick='x()'>a<script>x()</script></p>"), "<p>a</p>");
});

test("no handler is left for a parser to see, not even in what this editor seems to have copied", () => {
  const tag = `<p title="a>b" onclick="alert(1)" x='1'OnLoad = alert(1)>onclick=1</p>`;
  for (const html of [tag, `<div data-pm-slice="0 0 []">${tag}</div>`]) {
    const clean = cleanPaste(html).html;
    assert.not.match(clean, /[\s"']on\w+\s*=\s*["a]/iu);
    assert.match(clean, ">onclick=1<");
  }
});

test("a word that begins with on in the value of an attribute stays", () => {
  assert.is(
    pasted('<p><img src="/storage/media/a.png" alt="tombol onclick=1"></p>'),
    '<p><img src="/storage/media/a.png" alt="tombol onclick=1"></p>',
  );
});

test.run();
