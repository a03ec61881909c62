// QTI: texts, and packages as other programs make them.
import { casesOf, refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import { all, manifest, one, parts21, zip } from "./qti-pieces.ts";

const bare = casesOf("QTI 2.1", "soal.xml");
const old = casesOf("QTI 1.2", "soal.xml");
const stem = (html: string) => one("A", "Ya", "Tidak").replace("<p>Mana?</p>", html);
const shown = (about: string, html: string, said: string, ...reasons: RegExp[]) => {
  const whole = `1 ${said} ¶ Mana? | *Ya | Tidak | @mutlak`.replace(" ¶ Mana?", "");
  return all(about, stem(html), reasons.length > 0 ? withReasons(whole, ...reasons) : whole);
};
export const qtiTexts: CorpusCase[][] = [
  shown("blocks", "<div><p>Satu.</p><p>Mana?</p></div>", "Satu. ¶ Mana?"),
  shown(
    "a table",
    "<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table><p>Mana?</p>",
    "[a; b / 1; 2] ¶ Mana?",
  ),
  shown("code", "<pre>x:\n  y</pre><p>Mana?</p>", "x: ↵ ··y ¶ Mana?"),
  shown(
    "MathML",
    '<p>Nilai <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>?</p>',
    "Nilai $\\frac{1}{2}$?",
  ),
  shown(
    "MathML with an empty part",
    '<p>Nilai <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mrow/></mfrac></math>?</p>',
    "Nilai $\\frac{1}{}$?",
    /\\frac\{1\}\{\}/u,
  ),
  shown(
    "MathML without anything",
    '<p>Nilai <math xmlns="http://www.w3.org/1998/Math/MathML"/> berapa?</p>',
    "Nilai berapa?",
    /[Rr]umus/u,
  ),
  shown("picture", '<p><img src="media/g.png" alt="peta"/> Mana?</p>', "{g.png} Mana?"),
  shown(
    "picture as an object",
    '<p><object data="media/g.png" type="image/png">peta</object> Mana?</p>',
    "{g.png} Mana?",
  ),
  shown(
    "picture that is not there",
    '<p><img src="media/x.png" alt="peta"/> Mana?</p>',
    "peta Mana?",
    /media\/x\.png/u,
  ),
  shown(
    "a lettered list",
    '<ol type="a"><li>satu</li><li>dua</li></ol><p>Mana?</p>',
    "(a# satu a# dua) ¶ Mana?",
  ),
  shown(
    "Roman numbers by style",
    '<ol style="list-style-type: upper-roman"><li>satu</li></ol><p>Mana?</p>',
    "(I# satu) ¶ Mana?",
  ),
  shown("Arabic", '<p dir="rtl">كتاب</p>', "←كتاب"),
  shown("bold by style", '<p><span style="font-weight: bold">Mana</span>?</p>', "<b>Mana</b>?"),
  all(
    "sound",
    stem(
      '<p>Dengarkan.</p><audio controls="controls"><source src="media/s.mp3" type="audio/mpeg"/></audio>',
    ),
    "3 Dengarkan. | *Ya | Tidak | @mutlak | @suara s.mp3",
  ),
  all(
    "sound as an object",
    stem('<p>Dengarkan.</p><object data="media/s.mp3" type="audio/mpeg"/>'),
    "3 Dengarkan. | *Ya | Tidak | @mutlak | @suara s.mp3",
  ),
  all(
    "video",
    stem('<p>Lihat.</p><video src="v.mp4"></video>'),
    withReasons("1 Lihat. | *Ya | Tidak | @mutlak", /video/u),
  ),
  all(
    "feedback",
    one(
      "A",
      'Ya<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Bagus</feedbackInline>',
      "Tidak",
    ),
    withReasons("1 Mana? | *Ya | Tidak | @mutlak | @bahas Bagus", /[Uu]mpan balik/u),
  ),
];
const plain = one("B", "Bandung", "Jakarta");
const plainOutline = "1 Mana? | Bandung | *Jakarta | @mutlak";
export const qtiPackages: CorpusCase[] = [
  bare("an item alone", plain, plainOutline),
  bare(
    "an item after a comment",
    plain.replace("<assessmentItem", "<!-- TAO --><assessmentItem"),
    plainOutline,
  ),
  bare(
    "an item with a prefix",
    plain
      .replace(/<(\/?)([a-z])/giu, "<$1q:$2")
      .replace("xmlns=", "xmlns:q=")
      .replace("<?q:xml", "<?xml"),
    plainOutline,
  ),
  parts21(
    "items without a manifest",
    zip({ "a.xml": plain, "b.xml": plain.replace("Mana?", "Dua?") }),
    [plainOutline, plainOutline.replace("Mana?", "Dua?")],
  ),
  parts21(
    "items beside a page",
    zip({ "a.xml": plain, "index.html": "<html><body>Paket</body></html>" }),
    plainOutline,
  ),
  parts21(
    "a package in a folder",
    zip({ "paket/imsmanifest.xml": manifest("v2p1"), "paket/soal.xml": plain }),
    plainOutline,
  ),
  parts21(
    "one broken item",
    zip({
      "imsmanifest.xml": manifest("v2p1"),
      "soal.xml": plain,
      "z.xml": "<assessmentItem><itemBody>",
    }),
    [plainOutline, refused(/rusak/u)],
    { told: [/tidak tercantum/u] },
  ),
  parts21(
    "a broken manifest",
    zip({ "imsmanifest.xml": "<manifest><resources>", "soal.xml": plain }),
    plainOutline,
    { told: [/imsmanifest/u] },
  ),
  parts21(
    "a test with weights",
    zip({
      "test.xml":
        '<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><testPart><assessmentSection><assessmentItemRef identifier="i" href="soal.xml"><weight identifier="W" value="3"/></assessmentItemRef></assessmentSection></testPart></assessmentTest>',
      "soal.xml": plain,
      "imsmanifest.xml": manifest("v2p1"),
    }),
    `${plainOutline} | @bobot 3`,
  ),
  parts21(
    "a text of its own",
    zip({
      "imsmanifest.xml": manifest("v2p1"),
      "soal.xml": plain.replace(
        "<p>Mana?</p>",
        '<object data="bacaan.html" type="text/html"/><p>Mana?</p>',
      ),
      "bacaan.html": "<html><body><p>Bacaan</p></body></html>",
    }),
    "1 Bacaan ¶ Mana? | Bandung | *Jakarta | @mutlak",
  ),
  parts21("an empty package", zip({ "imsmanifest.xml": manifest("v2p1") }), [], {
    told: [/Tidak ada butir/u],
  }),
  old(
    "1.2 as a file",
    '<?xml version="1.0"?><questestinterop><item ident="1"><presentation><material><mattext>Mana?</mattext></material></presentation></item></questestinterop>',
    [],
    { told: [/QTI 1\.2/u] },
  ),
  old(
    "1.2 after a comment",
    '<?xml version="1.0"?><!-- Canvas --><questestinterop><assessment/></questestinterop>',
    [],
    { told: [/QTI 1\.2/u] },
  ),
  casesOf("QTI 1.2", "soal.zip")(
    "1.2 as a package",
    zip({
      "imsmanifest.xml":
        '<manifest><resources><resource identifier="r" type="imsqti_xmlv1p2" href="a/a.xml"/></resources></manifest>',
      "a/a.xml": "<questestinterop><assessment/></questestinterop>",
    }),
    [],
    { told: [/QTI 1\.2/u] },
  ),
  casesOf("QTI 1.2", "soal.zip")(
    "1.2 without a manifest",
    zip({ "a.xml": "<questestinterop><assessment/></questestinterop>" }),
    [],
    { told: [/QTI 1\.2/u] },
  ),
];
