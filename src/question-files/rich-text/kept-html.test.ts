// What the import keeps of foreign HTML is what the exam server keeps: its sanitiser finds nothing more to take away.
import fc from "fast-check";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { sanitizeHtml } from "../../exam-server/security/html/sanitised-html.ts";
import { harmlessHtml, htmlExploits } from "../../testing/exploits/html-exploits.ts";
import { latexFault } from "../../files/latex/latex-math.ts";
import { keptHtml } from "./kept-html.ts";

function kept(html: string): { html: string; told: string[] } {
  const told: string[] = [];
  const record = (what: string) => void told.push(what);
  const keep = (address: string) => (address.startsWith("data:image/png") ? "import:a.png" : null);
  return { html: keptHtml(html, { latexFault, addLostFormat: record, warn: record, keep }), told };
}

const texts = fc.constantFrom(
  "kata",
  " dua kata ",
  "  ",
  "\n",
  "a < b & c > d",
  "&lt;b&gt;",
  "&nbsp;",
  "&eacute;&copy",
  "&tidakada; &#x1F600; &#0; &#xd800;",
  "kutip \"ganda\" dan 'tunggal'",
  "العربية",
  "\u0000\ud800",
  "x<y dan z>w",
  "<!-- komentar -->",
  "<![CDATA[a<b]]>",
  "<",
  ">",
  "</",
  "<p title='",
);
const tags = fc.constantFrom(
  ..."p div h2 b strong em i u sub sup s span ul ol li table tbody thead tr td th caption pre code blockquote a img br hr audio source video object math mi mo msup svg script style ruby rt rp figure figcaption center font dl dt dd iframe textarea select option input form q o:p xmp noscript title button".split(
    " ",
  ),
);
const attributes = fc.constantFrom(
  "",
  ' dir="rtl"',
  ' style="text-align:center;font-weight:700;color:red"',
  ' style="white-space:pre"',
  ' style="display:none"',
  ' align="right"',
  ' colspan="2" rowspan="0"',
  ' src="import:a b.png" alt="&lt;x&quot;"',
  " src=import:s.mp3 controls",
  ' src="https://a.test/x.png" alt="<script>alert(1)</script>"',
  ' src="data:image/png;base64,AAAA"',
  ' href="https://a.test/?a=1&b=2"',
  ' href="bunyi.mp3"',
  ' data-formula="x&lt;y"',
  ' data-formula-block="\\frac{a}{b}"',
  ' start="3" type="a"',
  ' onclick="alert(1)" data-align="justify"',
  " data-max-play=2 width=40px",
  " hidden /",
);
const pieces = fc.oneof(
  texts,
  fc.tuple(tags, attributes).map(([tag, more]) => `<${tag}${more}>`),
  tags.map((tag) => `</${tag}>`),
  fc.tuple(tags, attributes, texts).map(([tag, more, text]) => `<${tag}${more}>${text}</${tag}>`),
);
const soup = fc.array(pieces, { maxLength: 24 }).map((all) => all.join(""));

test("the server's sanitiser takes nothing away of what the import keeps, whatever it was made of", () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = kept(html).html;
      assert.is(sanitizeHtml(once), once);
    }),
    { numRuns: 3000 },
  );
});

test("keeping twice changes nothing and tells nothing more", () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = kept(html).html;
      assert.equal(kept(once), { html: once, told: [] });
    }),
    { numRuns: 2000 },
  );
});

test("exploits are left harmless, and what is harmless stays", () => {
  for (const html of htmlExploits) {
    const once = kept(html).html;
    assert.is(sanitizeHtml(once), once, html);
  }
  for (const html of harmlessHtml) assert.is(sanitizeHtml(kept(html).html), kept(html).html);
});

/** [foreign, kept, told] */
const cases: readonly (readonly [string, string, ...string[]])[] = [
  ["<div>satu</div><div>dua</div>", "<p>satu</p><p>dua</p>"],
  ["<h2>Bacaan</h2>Isi", "<p><strong>Bacaan</strong></p><p>Isi</p>"],
  ["<p>a<p>b", "<p>a</p><p>b</p>"],
  ["<blockquote>Kutipan</blockquote>Lalu", "<p>Kutipan</p><p>Lalu</p>"],
  ["<dl><dt>Kata</dt><dd>Arti</dd></dl>", "<p><strong>Kata</strong></p><p>Arti</p>"],
  [
    "<pre>for i in x:\n  print(i)\n</pre>",
    "<p>for i in x:<br>\u00a0\u00a0print(i)</p>".replace(/^<p>|<\/p>$/gu, ""),
  ],
  ["<p>a</p><pre>x\n\ty</pre>", "<p>a</p><p>x<br>\u00a0\u00a0\u00a0\u00a0y</p>"],
  ["<code>a = b</code>", "a = b"],
  ["<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "漢(kan)"],
  [
    "<table><caption>Tabel 1</caption><tr><td>a<td>b</table>",
    "<p>Tabel 1</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
  ],
  [
    '<figure><img src="import:a.png" alt="A"><figcaption>Gambar 1</figcaption></figure>',
    '<p><img src="import:a.png" alt="A"></p><p>Gambar 1</p>',
  ],
  ['<span style="text-decoration: underline">a</span>', "<u>a</u>"],
  ['<span style="font-weight:bold;font-style:italic">a</span>', "<strong><em>a</em></strong>"],
  ['H<span style="vertical-align:sub">2</span>O', "H<sub>2</sub>O"],
  ['<p style="text-align:center">a</p>', '<p data-align="center">a</p>'],
  ["<center>a</center>", '<p data-align="center">a</p>'],
  ['<div dir="rtl"><h1>ا</h1>ب</div>', '<p dir="rtl"><strong>ا</strong></p><p dir="rtl">ب</p>'],
  [
    '<table dir="rtl"><tr><td>ا</td></tr></table>',
    '<table><tbody><tr><td><p dir="rtl">ا</p></td></tr></tbody></table>',
  ],
  ['<ol dir="rtl"><li>ا</li></ol>', '<ol dir="rtl"><li>ا</li></ol>'],
  [
    '<a href="https://a.test/x">sini</a>',
    "sini",
    'Tautan ke "https://a.test/x" menjadi teks biasa tanpa alamat.',
  ],
  ['<a href="https://a.test/x">https://a.test/x</a>', "https://a.test/x"],
  ['<a href="import:s.mp3">Dengar</a>', 'Dengar<audio src="import:s.mp3" controls></audio>'],
  [
    '<audio controls><source src="import:s.ogg"></audio>',
    '<audio src="import:s.ogg" controls></audio>',
  ],
  ['<embed src="import:s.wav">', '<audio src="import:s.wav" controls></audio>'],
  [
    '<object type="audio/mpeg"><param name="src" value="import:s.mp3"></object>',
    '<audio src="import:s.mp3" controls></audio>',
  ],
  [
    '<audio src="https://a.test/s.mp3"></audio>x',
    "x",
    'Berkas "https://a.test/s.mp3" tidak ada di dalam file. Pasang kembali sesudah impor.',
  ],
  ['<object data="import:a.png">Peta</object>', '<img src="import:a.png" alt="Peta">'],
  ['<img src="data:image/png;base64,AAAA">', '<img src="import:a.png">'],
  ["<math><msup><mi>x</mi><mn>2</mn></msup></math>", '<span data-formula="{x}^{2}"></span>'],
  [
    '<m:math xmlns:m="x"><m:semantics><m:mi>x</m:mi><m:annotation encoding="application/x-tex">\\(x^2\\)</m:annotation></m:semantics></m:math>',
    '<span data-formula="x^2"></span>',
  ],
  ['<script type="math/tex; mode=display">x^2</script>', '<span data-formula-block="x^2"></span>'],
  ['<span data-formula="x^2" data-opened-by="$$"></span>', '<span data-formula="x^2"></span>'],
  ['<span data-formula="\\harga{5}" data-opened-by="$$"></span>', "$$\\harga{5}$$"],
  ['<span data-formula="5}" data-opened-by="\\("></span>', "\\(5}\\)"],
  ['<span data-formula="x" data-other-formula="y"></span>', '<span data-formula="x"></span>'],
  ['<span data-formula="\\foo" data-other-formula="y"></span>', '<span data-formula="y"></span>'],
  [
    '<span data-formula="\\begin{gather}x\\end{gather}"></span>',
    '<span data-formula="\\begin{gather}x\\end{gather}"></span>',
    'Rumus "\\begin{gather}x\\end{gather}" tidak dapat digambar karena "\\end{gather}"; perbaiki lewat Perbaiki.',
  ],
  [
    '<span data-formula-block="\\begin{gather}x\\end{gather}"></span>',
    '<span data-formula-block="\\begin{gather}x\\end{gather}"></span>',
  ],
  ['<video src="v.mp4"></video>x', "x", "video"],
  ["<s>salah</s>", "salah", "coretan"],
  ['<span style="color:red">merah</span>', "merah", "warna"],
  ["a<hr>b", "<p>a</p><p>b</p>", "garis pemisah"],
  ['<span style="display:none">x</span>y', "y", "teks tersembunyi"],
  ["<script>alert(1)</script>x", "x", "skrip"],
  ["x<y dan z>w", "x&lt;y dan z&gt;w"],
  ["Caf&eacute; &Omega; &#8364; &frac12;", "Café Ω € ½"],
  ['<ol type="a"><li>x</li></ol>', '<ol type="a"><li>x</li></ol>'],
  [
    '<ol start="3" style="list-style: upper-roman inside"><li>x</li></ol>',
    '<ol start="3" type="I"><li>x</li></ol>',
  ],
  [
    '<ol><li style="list-style-type:lower-alpha" value="2">x</li><li value="3">y</li></ol>',
    '<ol start="2" type="a"><li>x</li><li>y</li></ol>',
  ],
  [
    '<ol style="list-style-type:lower-greek"><li>x</li></ol>',
    "<ol><li>x</li></ol>",
    "huruf nomor daftar",
  ],
  [
    '<ol><li>x</li><li value="7">y</li></ol>',
    "<ol><li>x</li><li>y</li></ol>",
    "huruf nomor daftar",
  ],
  ["<b>a</b><b>b</b>", "<b>ab</b>"],
  ["<p>a</p> <p>b</p>\n", "<p>a</p><p>b</p>"],
];

test("what other programs write becomes what it looks like, and what is lost is told", () => {
  for (const [foreign, wanted, ...told] of cases)
    assert.equal(kept(foreign), { html: wanted, told }, foreign);
});

test.run();
