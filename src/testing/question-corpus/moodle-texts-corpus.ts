// Moodle: clozes, and what stands in texts.
import { refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import { blanks, one, quiz, stem, text } from "./moodle-pieces.ts";

const cloze = (html: string) =>
  quiz(`<question type="cloze"><name><text>S</text></name>${text(html)}</question>`);
export const moodleClozes: CorpusCase[] = [
  one(
    "cloze, typed",
    cloze("<p>Ibu kota Italia {1:SHORTANSWER:=Roma~%50%Rom}.</p>"),
    `14 ${blanks} | Ibu kota Italia [= Roma, Rom 50%]. | @parsial`,
  ),
  one(
    "cloze, list",
    cloze("<p>Ibu kota Italia {1:MULTICHOICE:Milan~=Roma~Turin}.</p>"),
    `14 ${blanks} | Ibu kota Italia [Milan/*Roma/Turin]. | @parsial`,
  ),
  one(
    "cloze, shuffled list",
    cloze("<p>Italia {1:MCS:Milan~=Roma}.</p>"),
    `14 ${blanks} | Italia [Milan/*Roma]. | @parsial`,
  ),
  one(
    "cloze, number",
    cloze("<p>2 + 2 = {1:NUMERICAL:=4:0.1}</p>"),
    `14 ${blanks} | 2 + 2 = [≈ 4 ±0.1] | @parsial`,
  ),
  one(
    "cloze, case",
    cloze("<p>Natrium {1:SAC:=Na}</p>"),
    `14 ${blanks} | Natrium [= Na @huruf] | @parsial`,
  ),
  one(
    "cloze, small letters",
    cloze("<p>Italia {1:shortanswer:=Roma}.</p>"),
    `14 ${blanks} | Italia [= Roma]. | @parsial`,
  ),
  one(
    "cloze, list with half marks",
    cloze("<p>Italia {1:MC:=Roma~%50%Milan~Turin}.</p>"),
    refused(/hanya satu yang benar/u),
  ),
  one(
    "cloze, several of a list",
    cloze("<p>Prima {1:MULTIRESPONSE:=2~=3~4}.</p>"),
    refused(/MULTIRESPONSE/u),
  ),
  one(
    "cloze, uneven grades",
    cloze("<p>{1:SA:=a} dan {2:SA:=b}</p>"),
    withReasons(`14 ${blanks} | [= a] dan [= b] | @parsial`, /Nilai tiap bagian/u),
  ),
  one(
    "cloze, feedback",
    cloze("<p>Italia {1:SA:=Roma#Bagus}.</p>"),
    withReasons(`14 ${blanks} | Italia [= Roma]. | @parsial`, /[Uu]mpan balik/u),
  ),
  one(
    "cloze, signs with a backslash",
    cloze("<p>Himpunan {1:SA:=\\{1\\}}.</p>"),
    `14 ${blanks} | Himpunan [= {1}]. | @parsial`,
  ),
  one(
    "cloze, entities",
    cloze("<p>Pakai {1:MC:=a &lt; b~a &gt; b}.</p>"),
    `14 ${blanks} | Pakai [*a < b/a > b]. | @parsial`,
  ),
  one("cloze without blanks", cloze("<p>Kosong.</p>"), refused(/bagian yang diisi/u)),
  one(
    "cloze in a table",
    cloze("<table><tr><td>Italia</td><td>{1:SA:=Roma}</td></tr></table>"),
    `14 ${blanks} | [Italia; [= Roma]] | @parsial`,
  ),
];
export const moodleTexts: CorpusCase[] = [
  stem(
    "headings and blocks",
    "<h3>Bacaan</h3><div>Isi</div><div>Mana?</div>",
    "<b>Bacaan</b> ¶ Isi ¶ Mana?",
  ),
  stem("blocks without spaces", "Isi<p>satu</p>dua", "Isi ¶ satu ¶ dua"),
  stem("code", "<pre>for i in x:\n  print(i)</pre>", "for i in x: ↵ ··print(i)"),
  stem("code in a line", "<p>Apa <code>x</code>?</p>", "Apa x?"),
  stem(
    "bold by style",
    '<p><span style="font-weight:700">Bukan</span> apa?</p>',
    "<b>Bukan</b> apa?",
  ),
  stem(
    "underlined by style",
    '<p><span style="text-decoration: underline">Ini</span> apa?</p>',
    "<u>Ini</u> apa?",
  ),
  stem(
    "small and raised by style",
    '<p>H<span style="vertical-align: sub">2</span>O x<span style="vertical-align:super">2</span></p>',
    "H<sub>2</sub>O x<sup>2</sup>",
  ),
  stem("crossed out", "<p><s>lama</s> baru</p>", "lama baru", /coretan/u),
  stem("colour", '<p><span style="color:red">merah</span> apa?</p>', "merah apa?", /warna/u),
  stem("quotation", "<blockquote><p>Kata</p></blockquote><p>Siapa?</p>", "Kata ¶ Siapa?"),
  stem("Arabic on its block", '<div dir="rtl">كتاب</div>', "←كتاب"),
  stem("Arabic by style", '<p style="direction: rtl">كتاب</p>', "←كتاب"),
  stem("Hebrew in a list", '<ul dir="rtl"><li>א</li></ul>', "←(• א)"),
  stem("ruby", "<p><ruby>漢<rt>kan</rt></ruby>?</p>", "漢(kan)?"),
  stem(
    "a link",
    '<p>Buka <a href="https://a.test/x">laman</a>.</p>',
    "Buka laman.",
    /Tautan ke "https:\/\/a.test\/x"/u,
  ),
  stem(
    "a table with a caption",
    "<table><caption>Judul</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    "Judul ¶ [a; b / 1; 2]",
  ),
  stem("figure", "<figure><figcaption>Peta</figcaption></figure><p>Mana?</p>", "Peta ¶ Mana?"),
  stem("a list", "<ol><li>satu</li><li>dua</li></ol>", "(# satu # dua)"),
  stem("a list that begins at three", '<ol start="3"><li>satu</li></ol>', "(#3 satu)"),
  stem("a lettered list", '<ol type="a"><li>satu</li><li>dua</li></ol>', "(a# satu a# dua)"),
  stem(
    "capital letters by style",
    '<ol style="list-style-type: upper-alpha"><li>satu</li></ol>',
    "(A# satu)",
  ),
  stem(
    "Roman numbers",
    '<ol type="I"><li>satu</li></ol><ol style="list-style:lower-roman"><li>dua</li></ol>',
    "(I# satu) ¶ (i# dua)",
  ),
  stem(
    "Greek letters",
    '<ol style="list-style-type:lower-greek"><li>satu</li></ol>',
    "(# satu)",
    /nomor daftar/u,
  ),
  stem(
    "a list that counts down",
    "<ol reversed><li>satu</li><li>dua</li></ol>",
    "(# satu # dua)",
    /nomor daftar/u,
  ),
  stem("hidden words", '<p>Mana?<span style="display:none">A</span></p>', "Mana?", /tersembunyi/u),
  stem("script", "<p>Mana?</p><script>alert(1)</script>", "Mana?", /skrip/u),
  stem("video", '<p>Lihat.</p><video src="v.mp4"></video>', "Lihat.", /video/u),
  stem(
    "a page within",
    '<p>Lihat.</p><iframe src="https://a.test"></iframe>',
    "Lihat.",
    /halaman lain/u,
  ),
  stem("TeX in brackets", "<p>Nilai \\(\\frac{1}{2}\\)?</p>", "Nilai $\\frac{1}{2}$?"),
  stem("TeX in dollars", "<p>Nilai $$x^2$$?</p>", "Nilai $x^2$?"),
  stem("TeX with signs of HTML", "<p>\\(a &lt; b\\)</p>", "$a < b$"),
  stem("TeX that cannot be drawn", "<p>\\(\\squrt{2}\\)</p>", "$\\squrt{2}$", /\\squrt/u),
  stem(
    "TeX fraction without a part",
    "<p>\\(\\frac{1}{}\\)</p>",
    "$\\frac{1}{}$",
    /\\frac\{1\}\{\}/u,
  ),
  stem("TeX root of nothing", "<p>\\(x + \\sqrt\\)</p>", "$x + \\sqrt$", /\\sqrt/u),
  stem("TeX power of nothing", "<p>\\(x^\\)</p>", "$x^$", /x\^/u),
  stem("MathML", "<p><math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>?</p>", "$\\frac{1}{x}$?"),
  stem(
    "MathML with a prefix",
    '<p><m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math></p>',
    "${x}^{2}$",
  ),
  stem(
    "MathML with TeX beside it",
    '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\(x\\)</annotation></semantics></math></p>',
    "$x$",
  ),
  stem(
    "MathML with an unknown command beside it",
    '<p><math><semantics><msqrt><mn>2</mn></msqrt><annotation encoding="application/x-tex">\\akar{2}</annotation></semantics></math></p>',
    "$\\sqrt{2}$",
  ),
  stem(
    "MathML with an empty part",
    "<p><math><mfrac><mn>1</mn><mrow></mrow></mfrac></math></p>",
    "$\\frac{1}{}$",
    /Rumus "\\frac\{1\}\{\}"/u,
  ),
  stem(
    "MathML with a part too few",
    "<p><math><mfrac><mn>1</mn></mfrac></math></p>",
    "1",
    /Rumus "1"/u,
  ),
  stem(
    "MathML with an empty root",
    "<p>Akar <math><msqrt></msqrt></math></p>",
    "Akar $\\sqrt{}$",
    /Rumus "\\sqrt\{\}"/u,
  ),
  stem(
    "MathML with nothing in it",
    "<p>Hasil <math></math> berapa?</p>",
    "Hasil berapa?",
    /[Rr]umus/u,
  ),
  stem("MathJax's script", '<p>Nilai <script type="math/tex">x^2</script>?</p>', "Nilai $x^2$?"),
  stem("entities", "<p>a &lt; b &amp; c &eacute; &nbsp; d</p>", "a < b & c é · d"),
  stem("what only looks like a tag", "<p>x<y dan z>w</p>", "x<y dan z>w"),
  stem(
    "a comment of Word",
    "<!--[if gte mso 9]><xml><o:p/></xml><![endif]--><p>Mana?</p>",
    "Mana?",
  ),
  stem("a paragraph of Word", '<p class="MsoNormal"><o:p>Mana?</o:p></p>', "Mana?"),
  stem("stray ends", "<p>Satu</b></p></div>", "Satu"),
  stem("a line", "<p>Satu</p><hr><p>Dua</p>", "Satu ¶ Dua", /garis pemisah/u),
];
