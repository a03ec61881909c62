import { suite } from "uvu";
import * as assert from "uvu/assert";
import { paragraph, run, table, wordDocument } from "../../../testing/questions/word-document.ts";
import { readWordQuestions } from "../read-word.ts";

const test = suite("questions in plain paragraphs of Word");

function read(body: string, numbering?: string) {
  let id = 0;
  return readWordQuestions(wordDocument(body, { numbering }), () => `p${(id += 1)}`);
}
const lines = (...texts: string[]) => texts.map((text) => paragraph(text)).join("");

test("keys decide between a choice of one, of several, short answer and essay", () => {
  const { questions, notes } = read(
    lines(
      "Ulangan IPA",
      "S:1) Satu?",
      "A:) x",
      "B:) y",
      "JAWABAN: B",
      "S:2) Dua?",
      "A:) x",
      "B:) y",
      "C:) z",
      "Jawaban : B,C",
      "S:3) Tiga?",
      "A:) air",
      "S:4) Empat?",
    ),
  );
  assert.equal(
    questions.map(({ question }) => question?.content.type),
    [1, 4, 6, 2],
  );
  assert.equal(
    questions.map(({ place }) => place),
    ["Paragraf 2 (soal 1)", "Paragraf 6 (soal 2)", "Paragraf 11 (soal 3)", "Paragraf 13 (soal 4)"],
  );
  assert.equal(notes, []);
});

test("markers are known after autocorrection, in pieces, and on one line with breaks", () => {
  const broken = "<w:r><w:t>S:7) Tujuh?</w:t><w:br/><w:t>A:) x</w:t><w:br/><w:t>lanjut</w:t></w:r>";
  const { questions } = read(
    paragraph(broken) +
      paragraph(run("B", "<w:b/>") + run(":", "<w:i/>") + run(")\u00a0") + run("tebal", "<w:b/>")) +
      lines("C☺ z", "Ｄ：） w", "JAWABAN：　Ｂ"),
  );
  const content = questions[0]?.question?.content;
  assert.ok(content?.type === 1);
  assert.equal(
    content.payload.options.map(({ html }) => html),
    ["<p>x<br>lanjut</p>", "<p><b>tebal</b></p>", "<p>z</p>", "<p>w</p>"],
  );
  assert.is(content.key.id, content.payload.options[1]?.id);
});

test("what has no marker goes on with what is above it, tables too", () => {
  const { questions } = read(
    lines("S:1) Perhatikan", "tabel ini.") +
      table(["1", "Apel"], ["2", "Jeruk"]) +
      lines("A:) x", "B:) y", "JAWABAN: A"),
  );
  assert.is(questions.length, 1);
  assert.match(
    questions[0]?.question?.stem ?? "",
    /^<p>Perhatikan<\/p><p>tabel ini\.<\/p><table>.*Jeruk/u,
  );
});

test("letters that Word counts itself are markers", () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1:)"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num>';
  const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr>';
  const { questions } = read(
    lines("S:1) Satu?") + paragraph("x", listed) + paragraph("y", listed) + lines("JAWABAN: B"),
    numbering,
  );
  const content = questions[0]?.question?.content;
  assert.ok(content?.type === 1);
  assert.is(content.key.id, content.payload.options[1]?.id);
});

test("a key that is no option is named, and the next question goes on", () => {
  const { questions } = read(lines("S:1) Satu?", "A:) x", "B:) y", "JAWABAN: E", "S:2) Dua?"));
  assert.equal(
    questions.map(({ question }) => question !== null),
    [false, true],
  );
  assert.match(questions[0]?.notes[0]?.reason ?? "", /"E"/u);
});

test.run();
