import { suite } from "uvu";
import * as assert from "uvu/assert";
import { zipParts } from "../../files/zip/zip-parts.ts";
import { paragraph, table, wordDocument } from "../../testing/questions/word-document.ts";
import { readQuestions } from "../../testing/questions/read-questions.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { countingIds } from "../../testing/questions/question-shape.ts";
import { newDraft, readingOf } from "../question-draft.ts";

const test = suite("dialects of text formats, and what stands in archives");
const encoder = new TextEncoder();

function read(content: string | Uint8Array, fileName = "soal.txt") {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  return readQuestions(bytes, { fileName, textFormat: null, plan: [] });
}
const reasons = ({ notes }: { notes: readonly { reason: string }[] }) =>
  notes.map(({ reason }) => reason);
const zip = (parts: Readonly<Record<string, string | Uint8Array>>) =>
  zipParts(
    new Map(
      Object.entries(parts).map(([path, part]) => [
        path,
        typeof part === "string" ? encoder.encode(part) : part,
      ]),
    ),
  );
const word = () =>
  zipParts(wordDocument(table(["1", "Satu?"], ["A", "x"], ["B", "y"], [":::", "A"])));
const item = (id: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><choiceInteraction responseIdentifier="R"><prompt>Apa ${id}?</prompt><simpleChoice identifier="a">x</simpleChoice><simpleChoice identifier="b">y</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;

function options(found: ReturnType<typeof read>, at = 0): string[] {
  const content = found.questions[at]?.question?.content;
  return content?.type === 1 ? content.payload.options.map(({ html }) => html) : [];
}

test("Aiken needs no blank after the bracket, nor after the full stop of the next letter", () => {
  const found = read(
    "Ibu kota?\nA.Bandung\nB.Jakarta\nC)Medan\nANSWER: B\n\nA.Yani lahir di mana?\nA)x\nB)y\nANSWER:A",
  );
  assert.equal(options(found), ["<p>Bandung</p>", "<p>Jakarta</p>", "<p>Medan</p>"]);
  assert.is(found.questions[1]?.question?.stem, "<p>A.Yani lahir di mana?</p>");
});

test("options without any answer line are Aiken whose keys are missing", () => {
  const found = read("Ibu kota?\nA. Bandung\nB. Jakarta\n");
  assert.is(found.format, "aiken");
  assert.match(reasons(found.questions[0]!).join(), /ANSWER tidak ada/u);
});

test("empty lines within HTML end no GIFT question, and divs are paragraphs", () => {
  const found = read(
    "::Q1::[html]<div>\n<p>Satu</p>\n\n<p>Dua</p>\n</div>{=<div>Jakarta</div> ~<div>Bandung</div>}\n\n::Q2::[html]<p>a</p>\n\n<p>b</p>{=c}\n\n::Q3::Tiga?{=<div>Tiga</div>}",
  );
  assert.equal([found.questions.length, found.notes], [3, []]);
  assert.match(found.questions[0]?.question?.stem ?? "", /Satu[\s\S]*Dua/u);
  assert.match(found.questions[1]?.question?.stem ?? "", /a[\s\S]*b/u);
  assert.equal(options(found), ["<p>Jakarta</p>", "<p>Bandung</p>"]);
  const short = found.questions[2]?.question?.content;
  assert.equal(short?.type === 6 && short.key.accepted, [{ text: "Tiga", share: 1 }]);
});

test("a word alone in braces is an answer, with a remark; numbers have alternatives", () => {
  const [one, two] = read("Angka pertama? {One}\n\nKapan?{#5:1 ~%50%8:1}").questions;
  assert.is(one?.question?.content.type, 6);
  assert.match(reasons(one!).join(), /"One" tidak diawali =/u);
  const content = two?.question?.content;
  assert.equal(content?.type === 6 && content.key.accepted, [
    { text: "5", share: 1 },
    { text: "8", share: 0.5 },
  ]);
});

test("any other text holds no questions, and that is all that is said", () => {
  for (const text of [
    "Halo dunia.\n\nSurat biasa.",
    '{ "a": 1 }',
    "a { ya }\nfunction f(a) { return a; }",
  ]) {
    const found = read(text);
    assert.equal(found.questions, []);
    assert.is(reasons(found).length, 1);
    assert.match(reasons(found)[0] ?? "", /^Tidak ada soal yang dikenali/u);
  }
});

test("XML may begin with a comment; QTI 1.2 is called by its name", () => {
  const quiz = `<quiz><question type="shortanswer"><questiontext format="html"><text>Apa?</text></questiontext><answer fraction="100"><text>ya</text></answer></question></quiz>`;
  assert.is(read(`<!-- <html> dibuat hari ini -->\n${quiz}`, "a.xml").questions.length, 1);
  assert.match(
    reasons(read("<?xml version='1.0'?><questestinterop/>", "a.xml")).join(),
    /QTI 1\.2/u,
  );
  assert.throws(() => read("<!-- x --><html><body/></html>", "a.xml"), /web-page/u);
});

test("a package without its list is read beside web pages and texts", () => {
  const found = read(
    zip({
      "q1.xml": item("Q1"),
      "q2.xml": item("Q2"),
      "index.html": "<html/>",
      "baca.txt": "Halo",
    }),
  );
  assert.equal([found.format, found.questions.length], ["qti", 2]);
  assert.throws(
    () => read(zip({ "soal.htm": "<html/>", "soal_files/filelist.xml": "<xml/>" })),
    /web-page/u,
  );
});

test("a damaged document leaves those beside it, and what is not opened is named", () => {
  const found = read(
    zip({
      "a.docx": word(),
      "rusak.docx": word().slice(0, 300),
      "lain.zip": zip({ "a.txt": "x" }),
      "b.xls": "x",
    }),
  );
  assert.is(found.questions.length, 1);
  assert.match(reasons(found).join("\n"), /"rusak\.docx" di dalam arsip ini rusak/u);
  assert.match(reasons(found).join("\n"), /"lain\.zip" di dalam arsip ini tidak dibuka/u);
  assert.match(reasons(found).join("\n"), /"b\.xls" di dalam arsip ini tidak dibuka/u);
  const sheets = read(zip({ "kelas/soal.xls": "x", "soal.csv": "NO;SOAL" }));
  assert.equal(
    [sheets.questions.length, ...reasons(sheets).map((reason) => /"(.*?)"/u.exec(reason)?.[1])],
    [0, "kelas/soal.xls", "soal.csv"],
  );
  const nested = read(zip({ "dalam.zip": zip({ "a.docx": word() }) }));
  assert.equal([nested.questions.length, reasons(nested).length], [0, 1]);
});

test("lines within a formula are one formula, in sheets and texts", () => {
  const found = read("Hitung \\\\(a\n+b\\\\) ya {=1 ~2}");
  assert.match(found.questions[0]?.question?.stem ?? "", /data-formula="a \+b"/u);
});

test("an area that goes past the picture is cut at its edge, which is said", () => {
  const body = table(
    ["1", "Tunjuk"],
    ["G", paragraph("")],
    ["P1", "90,20,15,10 | x"],
    ["P2", "10,10,5,5 | y"],
  );
  const [question] = read(zipParts(wordDocument(body)), "a.docx").questions;
  assert.match(reasons(question!).join("\n"), /keluar dari tepi gambar dan dipotong/u);
});

test("a text with blanks may be all that there is", () => {
  const draft = newDraft("Soal 1", countingIds());
  const content = structuredClone(questionSamples[14].content);
  const made = readingOf(draft, () => content);
  assert.equal([made.question?.stem, made.notes], ["", []]);
  const other = readingOf(newDraft("Soal 2", countingIds()), () => questionSamples[1].content);
  assert.is(other.question, null);
});

test("empty lines within the HTML of GIFT part nothing", () => {
  const found = read(
    "[html]<p>Satu</p>\n\n<p>Dua</p>{=<p>a</p>\n\n<p>b</p> ~c}\n\n::r::[html]<table><tr><td>\n\n1</td></tr></table>Apa? {T}",
  );
  assert.equal(
    found.questions.map(({ question }) => question?.content.type),
    [1, 8],
  );
  assert.is(found.questions[0]?.question?.stem, "<p>Satu</p><p>Dua</p>");
  assert.equal(options(found), ["<p>a</p><p>b</p>", "c"]);
});

test("a picture in a word of a blank is told", () => {
  const found = read(
    '<quiz><question type="gapselect"><questiontext format="html"><text><![CDATA[<p>Ini [[1]]</p>]]></text></questiontext><selectoption><text><![CDATA[<img src="@@PLUGINFILE@@/a.png" alt="kucing">]]></text><group>1</group></selectoption><selectoption><text>anjing</text><group>1</group></selectoption></question></quiz>',
  );
  assert.match(reasons(found.questions[0]!).join(), /^Gambar di bank kata/u);
});

test.run();
