// Moodle XML: each kind of question, scoring and text that Moodle's own export writes, and what people make of it.
import { base64Of } from "../../question-files/imported-files.ts";
import { pngBytes } from "../questions/word-document.ts";
import { casesOf, encoded, refused, told } from "./corpus-case.ts";
import type { CorpusCase } from "./corpus-case.ts";

const one = casesOf("Moodle XML", "soal.xml");
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join("\n")}</quiz>`;
const cdata = (html: string) => `<text><![CDATA[${html}]]></text>`;
const text = (html: string, inside = "") =>
  `<questiontext format="html">${cdata(html)}${inside}</questiontext>`;
const question = (type: string, html: string, inside: string) =>
  quiz(`<question type="${type}"><name><text>S</text></name>${text(html)}${inside}</question>`);
const answer = (fraction: number | string, html: string, inside = "") =>
  `<answer fraction="${fraction}" format="html">${cdata(html)}${inside}</answer>`;
const png = (name: string, width = 200, height = 100) =>
  `<file name="${name}" path="/" encoding="base64">${base64Of(pngBytes(width, height))}</file>`;
const sound = `<file name="s.mp3" path="/" encoding="base64">${base64Of(encoded(`ID3\u0003${" ".repeat(40)}`))}</file>`;
const choice = (html: string, ...inside: string[]) =>
  question(
    "multichoice",
    html,
    (inside.length > 0 ? inside : [answer(100, "Ya"), answer(0, "Tidak")]).join(""),
  );
const single = "<single>true</single>";
const several = "<single>false</single>";
/** A choice whose stem alone matters. */
const stem = (about: string, html: string, said: string, ...reasons: RegExp[]) => {
  const whole = `1 ${said} | *Ya | Tidak`;
  return one(about, choice(html), reasons.length > 0 ? told(whole, ...reasons) : whole);
};
const short = (html: string, ...answers: string[]) =>
  question("shortanswer", html, answers.join(""));
const number = (value: string, fraction = 100, tolerance = "0") =>
  `<answer fraction="${fraction}"><text>${value}</text><tolerance>${tolerance}</tolerance></answer>`;
const pair = (left: string, right: string) =>
  `<subquestion format="html">${cdata(left)}<answer><text>${right}</text></answer></subquestion>`;
const cloze = (html: string) =>
  quiz(`<question type="cloze"><name><text>S</text></name>${text(html)}</question>`);
const blanks = "Lengkapilah bagian yang kosong.";

const kinds: CorpusCase[] = [
  one(
    "choice",
    choice("<p>Ibu kota?</p>", single, answer(0, "Bandung"), answer(100, "Jakarta")),
    "1 Ibu kota? | Bandung | *Jakarta",
  ),
  one(
    "choice of several, even",
    choice("<p>Prima?</p>", several, answer(50, "2"), answer(50, "3"), answer(0, "4")),
    "4 Prima? | *2 | *3 | 4",
  ),
  one(
    "choice of several with minus",
    choice("<p>Prima?</p>", several, answer(50, "2"), answer(50, "3"), answer(-50, "4")),
    "4 Prima? | *2 | *3 | 4 | @parsial",
  ),
  one(
    "choice of several, uneven",
    choice("<p>Prima?</p>", several, answer(75, "2"), answer(25, "3"), answer(0, "4")),
    told("4 Prima? | *2 (75) | *3 (25) | 4 (0) | @bobot_opsi", /bobot opsi/u),
  ),
  one(
    "choice of one with half marks",
    choice("<p>Mana?</p>", single, answer(100, "A"), answer(50, "B"), answer(0, "C")),
    told("1 Mana? | *A (100) | B (50) | C (0) | @bobot_opsi", /Pilihan lain juga mempunyai nilai/u),
  ),
  one(
    "choice of one with minus",
    choice("<p>Mana?</p>", single, answer(100, "A"), answer("-33.33333", "B"), answer(0, "C")),
    told("1 Mana? | *A | B | C", /Pengurangan/u),
  ),
  one(
    "choice without a full mark",
    choice("<p>Mana?</p>", single, answer(50, "A"), answer(0, "B")),
    told("1 Mana? | *A | B", /100%/u),
  ),
  one(
    "choice without a key",
    choice("<p>Mana?</p>", single, answer(0, "A"), answer(0, "B")),
    refused(/ditandai benar/u),
  ),
  one(
    "choice of one option",
    choice("<p>Mana?</p>", single, answer(100, "A")),
    refused(/dua pilihan/u),
  ),
  one(
    "fraction with a comma",
    choice("<p>Mana?</p>", single, answer("100,0", "A"), answer("0,0", "B")),
    "1 Mana? | *A | B",
  ),
  one(
    "fraction that is no number",
    choice("<p>Mana?</p>", single, answer("penuh", "A"), answer(0, "B")),
    refused(/bukan angka/u),
  ),
  one(
    "choice set",
    question(
      "multichoiceset",
      "<p>Prima?</p>",
      answer(100, "2") + answer(100, "3") + answer(0, "4"),
    ),
    "4 Prima? | *2 | *3 | 4 | @mutlak",
  ),
  one(
    "true or false",
    question("truefalse", "<p>Bumi bulat.</p>", answer(100, "true") + answer(0, "false")),
    "8 Tentukan apakah pernyataan berikut benar atau salah. | Bumi bulat.: Benar",
  ),
  one(
    "false",
    question("truefalse", "<p>Bumi datar.</p>", answer(0, "true") + answer(100, "false")),
    "8 Tentukan apakah pernyataan berikut benar atau salah. | Bumi datar.: Salah",
  ),
  one(
    "short answer",
    short("<p>Presiden pertama?</p>", answer(100, "Soekarno"), answer(50, "Sukarno")),
    "6 Presiden pertama? | = Soekarno, Sukarno 50%",
  ),
  one(
    "short answer with case",
    short("<p>Unsur?</p>", answer(100, "Na"), "<usecase>1</usecase>"),
    "6 Unsur? | = Na @huruf",
  ),
  one(
    "short answer with any ending",
    short("<p>Kota?</p>", answer(100, "Jakarta*")),
    "6 Kota? | ~ Jakarta.*",
  ),
  one(
    "short answer with a star of its own",
    short("<p>Kali?</p>", answer(100, "2\\*3")),
    "6 Kali? | = 2*3",
  ),
  one(
    "short answer with a catch-all",
    short("<p>Kota?</p>", answer(100, "Jakarta"), answer(0, "*")),
    told("6 Kota? | = Jakarta", /bernilai 0/u),
  ),
  one(
    "number",
    question("numerical", "<p>Berapa?</p>", number("3.14", 100, "0.01")),
    "6 Berapa? | ≈ 3.14 ±0.01",
  ),
  one(
    "number with a power",
    question("numerical", "<p>Berapa?</p>", number("6.02e3")),
    "6 Berapa? | ≈ 6020",
  ),
  one(
    "number with one tolerance for two answers",
    question("numerical", "<p>Berapa?</p>", number("5", 100, "0.5") + number("6", 50, "0.5")),
    "6 Berapa? | ≈ 5, 6 50% ±0.5",
  ),
  one(
    "number with two tolerances",
    question("numerical", "<p>Berapa?</p>", number("5", 100, "0.5") + number("5", 50, "1")),
    refused(/[Tt]oleransi/u),
  ),
  one(
    "number with a unit to be typed",
    question(
      "numerical",
      "<p>Panjang?</p>",
      `${number("5")}<unitgradingtype>1</unitgradingtype><unitpenalty>0.1</unitpenalty><showunits>0</showunits><units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>`,
    ),
    told("6 Panjang? | ≈ 5 | @satuan cm", /[Ss]atuan/u),
  ),
  one(
    "essay",
    question(
      "essay",
      "<p>Jelaskan.</p>",
      '<responseformat>editor</responseformat><responsefieldlines>10</responsefieldlines><graderinfo format="html"><text>Lengkap</text></graderinfo>',
    ),
    "2 Jelaskan. | @rujukan Lengkap",
  ),
  one(
    "matching",
    question(
      "matching",
      "<p>Jodohkan.</p>",
      pair("Jepang", "Tokyo") + pair("Cina", "Beijing") + pair("", "Seoul"),
    ),
    "5 Jodohkan. | Jepang → Tokyo | Cina → Beijing | → Seoul | @parsial",
  ),
  one(
    "matching with one right side for many",
    question(
      "matching",
      "<p>Kelompokkan.</p>",
      pair("paus", "mamalia") +
        pair("hiu", "ikan") +
        pair("kucing", "mamalia") +
        pair("katak", "amfibi"),
    ),
    told(
      "13 Kelompokkan. | amfibi: katak | ikan: hiu | mamalia: paus, kucing | @parsial",
      /Mengelompokkan/u,
    ),
  ),
  one(
    "matching as true and false",
    question(
      "matching",
      "<p>Nilailah.</p>",
      pair("Bumi bulat", "Benar") + pair("Bumi datar", "Salah"),
    ),
    told("8 Nilailah. | Bumi bulat: Benar | Bumi datar: Salah | @parsial", /Benar\/Salah/u),
  ),
  one(
    "ordering",
    question(
      "ordering",
      "<p>Urutkan.</p>",
      `<gradingtype>ABSOLUTE_POSITION</gradingtype>${["b", "a", "c"].map((each) => answer(1, each)).join("")}`,
    ),
    "7 Urutkan. | b > a > c | @parsial",
  ),
  one(
    "ordering, all or nothing",
    question(
      "ordering",
      "<p>Urutkan.</p>",
      `<gradingtype>ALL_OR_NOTHING</gradingtype>${["b", "a", "c"].map((each) => answer(1, each)).join("")}`,
    ),
    "7 Urutkan. | b > a > c | @mutlak",
  ),
  one(
    "words to choose",
    question(
      "gapselect",
      "<p>Kucing [[1]] ikan [[2]].</p>",
      "<selectoption><text>makan</text><group>1</group></selectoption><selectoption><text>segar</text><group>2</group></selectoption><selectoption><text>minum</text><group>1</group></selectoption><selectoption><text>busuk</text><group>2</group></selectoption>",
    ),
    `14 ${blanks} | Kucing [*makan/minum] ikan [*segar/busuk]. | @parsial`,
  ),
  one(
    "words to drag",
    question(
      "ddwtos",
      "<p>Kucing [[1]] ikan [[2]].</p>",
      "<dragbox><text>makan</text><group>1</group></dragbox><dragbox><text>segar</text><group>1</group></dragbox><dragbox><text>minum</text><group>1</group></dragbox>",
    ),
    `14 ${blanks} | Kucing [makan] ikan [segar]. | –: minum | @parsial`,
  ),
  one(
    "a blank without its word",
    question(
      "gapselect",
      "<p>Kucing [[3]].</p>",
      "<selectoption><text>makan</text><group>1</group></selectoption>",
    ),
    refused(/\[\[3\]\]/u),
  ),
  one(
    "markers on a picture",
    question(
      "ddmarker",
      "<p>Tandai.</p>",
      `${png("peta.png")}<drag><no>1</no><text>Jawa</text><noofdrags>1</noofdrags></drag><drop><no>1</no><shape>rectangle</shape><coords>20,10;40,30</coords><choice>1</choice></drop>`,
    ),
    told("16 Tandai. | {peta.png} | rect 0.1,0.1,0.2,0.3: Jawa | @parsial", /pembaca layar/u),
  ),
  one(
    "a marker past the edge",
    question(
      "ddmarker",
      "<p>Tandai.</p>",
      `${png("peta.png")}<drag><no>1</no><text>Jawa</text><noofdrags>1</noofdrags></drag><drop><no>1</no><shape>rectangle</shape><coords>180,10;40,30</coords><choice>1</choice></drop>`,
    ),
    told(
      "16 Tandai. | {peta.png} | rect 0.9,0.1,0.1,0.3: Jawa | @parsial",
      /dipotong/u,
      /pembaca layar/u,
    ),
  ),
  one(
    "markers without a picture",
    question(
      "ddmarker",
      "<p>Tandai.</p>",
      "<drag><no>1</no><text>Jawa</text></drag><drop><no>1</no><shape>circle</shape><coords>20,10;5</coords><choice>1</choice></drop>",
    ),
    refused(/[Gg]ambar/u),
  ),
  one(
    "description",
    quiz(
      `<question type="description">${text("<p>Bacalah.</p>")}</question>`,
      `<question type="multichoice">${text("<p>Mana?</p>")}${answer(100, "A")}${answer(0, "B")}</question>`,
    ),
    "1 Mana? | *A | B",
    { told: [/keterangan/u] },
  ),
  one(
    "category",
    quiz(
      '<question type="category"><category><text>$course$/IPA</text></category></question>',
      `<question type="truefalse">${text("<p>Air cair.</p>")}${answer(100, "true")}${answer(0, "false")}</question>`,
    ),
    "8 Tentukan apakah pernyataan berikut benar atau salah. | Air cair.: Benar",
    { told: [/Kategori/u] },
  ),
  ...[
    "calculated",
    "calculatedsimple",
    "calculatedmulti",
    "random",
    "randomsamatch",
    "stack",
    "coderunner",
    "wq",
  ].map((kind) =>
    one(
      `kind ${kind}`,
      question(kind, "<p>Berapa {a}?</p>", answer(100, "{a}")),
      refused(new RegExp(`${kind}|dihitung|acak`, "u")),
    ),
  ),
];

const clozes: CorpusCase[] = [
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
    told(`14 ${blanks} | [= a] dan [= b] | @parsial`, /Nilai tiap bagian/u),
  ),
  one(
    "cloze, feedback",
    cloze("<p>Italia {1:SA:=Roma#Bagus}.</p>"),
    told(`14 ${blanks} | Italia [= Roma]. | @parsial`, /[Uu]mpan balik/u),
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

const texts: CorpusCase[] = [
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

const media: CorpusCase[] = [
  one(
    "picture with its file",
    question("multichoice", "", "")
      .replace(
        text(""),
        text(
          '<p><img src="@@PLUGINFILE@@/peta%20satu.png" alt="Peta"> Mana?</p>',
          png("peta satu.png"),
        ),
      )
      .replace("</question>", `${answer(100, "A")}${answer(0, "B")}</question>`),
    "1 {peta_satu.png} Mana? | *A | B",
  ),
  one(
    "picture in the text itself",
    choice(`<p><img src="data:image/png;base64,${base64Of(pngBytes(3, 3))}"> Mana?</p>`),
    "1 {gambar.png} Mana? | *Ya | Tidak",
  ),
  stem(
    "picture without its file",
    '<p><img src="@@PLUGINFILE@@/x.png" alt="Peta"> Mana?</p>',
    "Peta Mana?",
    /x\.png/u,
  ),
  stem(
    "picture from elsewhere",
    '<p><img src="https://a.test/x.png" alt=""> Mana?</p>',
    "Mana?",
    /https:\/\/a\.test\/x\.png/u,
  ),
  one(
    "options with pictures",
    choice(
      "<p>Mana?</p>",
      answer(100, '<img src="@@PLUGINFILE@@/a.png">', png("a.png")),
      answer(0, '<img src="@@PLUGINFILE@@/b.png">', png("b.png", 30, 30)),
    ),
    "1 Mana? | *{a.png} | {b.png}",
  ),
  one(
    "sound as an element",
    question("multichoice", "", "")
      .replace(
        text(""),
        text('<p>Dengarkan.</p><audio controls><source src="@@PLUGINFILE@@/s.mp3"></audio>', sound),
      )
      .replace("</question>", `${answer(100, "A")}${answer(0, "B")}</question>`),
    "1 Dengarkan. | *A | B | @suara s.mp3",
  ),
  one(
    "sound as a link",
    question("multichoice", "", "")
      .replace(text(""), text('<p>Dengarkan <a href="@@PLUGINFILE@@/s.mp3">ini</a>.</p>', sound))
      .replace("</question>", `${answer(100, "A")}${answer(0, "B")}</question>`),
    "1 Dengarkan ini. | *A | B | @suara s.mp3",
  ),
  one(
    "sound as an embedded file",
    question("essay", "", "").replace(
      text(""),
      text(
        '<p>Dengarkan.</p><object data="@@PLUGINFILE@@/s.mp3" type="audio/mpeg"></object>',
        sound,
      ),
    ),
    "2 Dengarkan. | @suara s.mp3",
  ),
  one(
    "sound without its file",
    choice('<p>Dengarkan.</p><audio src="@@PLUGINFILE@@/s.mp3"></audio>'),
    told("1 Dengarkan. | *Ya | Tidak", /s\.mp3/u),
  ),
];

const around: CorpusCase[] = [
  one("a comment first", `<!-- Moodle -->${choice("<p>Mana?</p>")}`, "1 Mana? | *Ya | Tidak"),
  one(
    "a question without the quiz",
    choice("<p>Mana?</p>").replace(/<\/?quiz>/gu, ""),
    "1 Mana? | *Ya | Tidak",
  ),
  one("byte order mark", `\ufeff${choice("<p>Mana?</p>")}`, "1 Mana? | *Ya | Tidak"),
  one(
    "grade and explanation",
    choice(
      "<p>Mana?</p>",
      answer(100, "Ya"),
      answer(0, "Tidak"),
      "<defaultgrade>2.5</defaultgrade>",
      `<generalfeedback format="html">${cdata("<p>Sebab</p>")}</generalfeedback>`,
    ),
    "1 Mana? | *Ya | Tidak | @bobot 2.5 | @bahas Sebab",
  ),
  one(
    "a grade with three digits",
    choice(
      "<p>Mana?</p>",
      answer(100, "Ya"),
      answer(0, "Tidak"),
      "<defaultgrade>1.333</defaultgrade>",
    ),
    told("1 Mana? | *Ya | Tidak | @bobot 1.33", /dibulatkan/u),
  ),
  one(
    "feedback, hint, tags",
    choice(
      "<p>Mana?</p>",
      answer(100, "Ya", "<feedback><text>Bagus</text></feedback>"),
      answer(0, "Tidak"),
      "<hint><text>Lihat</text></hint><tags><tag><text>ipa</text></tag></tags>",
    ),
    told("1 Mana? | *Ya | Tidak", /[Uu]mpan balik/u, /hint/u, /[Tt]ag/u),
  ),
  one(
    "plain text",
    choice("").replace(
      text(""),
      '<questiontext format="plain_text"><text>a &lt; b\nMana?</text></questiontext>',
    ),
    "1 a < b ↵ Mana? | *Ya | Tidak",
  ),
  one(
    "markdown",
    choice("").replace(
      text(""),
      '<questiontext format="markdown"><text>**Mana** _ini_?</text></questiontext>',
    ),
    "1 <b>Mana</b> <i>ini</i>? | *Ya | Tidak",
  ),
  one(
    "Moodle's own text",
    choice("").replace(
      text(""),
      '<questiontext format="moodle_auto_format"><text>Satu\nMana?</text></questiontext>',
    ),
    "1 Satu ↵ Mana? | *Ya | Tidak",
  ),
  one("no stem", choice(""), refused(/pertanyaan/u)),
  one(
    "broken in its middle",
    quiz(
      `<question type="multichoice">${text("<p>Satu?</p>")}${answer(100, "A")}${answer(0, "B")}</question>`,
      '<question type="multichoice"><questiontext><text>Dua',
      `<question type="multichoice">${text("<p>Tiga?</p>")}${answer(100, "A")}${answer(0, "B")}</question>`,
    ),
    ["1 Satu? | *A | B", refused(/rusak/u), "1 Tiga? | *A | B"],
    { told: [/rusak/u] },
  ),
  one("nothing in it", quiz(), [], { told: [/tidak berisi soal/u] }),
  one("another XML", '<?xml version="1.0"?><rss><channel/></rss>', [], { fault: "unknown-xml" }),
];

export const moodleCorpus: readonly CorpusCase[] = [
  ...kinds,
  ...clozes,
  ...texts,
  ...media,
  ...around,
];
