import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { paragraph, run, table, wordDocument } from "../../testing/questions/word-document.ts";
import { readWordQuestions } from "./read-word.ts";

const test = suite("reading a Word document");

let id = 0;
const makeId = () => `p${(id += 1)}`;
const read = (parts: Map<string, Uint8Array>) => readWordQuestions(parts, makeId);

test("a file that is no Word document is refused with what to do", () => {
  for (const parts of [new Map(), new Map([["word/document.xml", new Uint8Array([60, 97])]])]) {
    const { questions, notes } = read(parts);
    assert.is(questions.length, 0);
    assert.match(notes.at(-1)?.reason ?? "", /simpan ulang/u);
  }
});

test("a document without a question says how questions are written", () => {
  assert.match(read(wordDocument(paragraph("Halo"))).notes[0]?.reason ?? "", /S:1\)/u);
});

test("the main part may have another name, and paths in a package do not mind their case", () => {
  const parts = wordDocument(table(["1", "Soal"]));
  parts.set("WORD/Document2.XML", parts.get("word/document.xml") as Uint8Array);
  parts.delete("word/document.xml");
  const links =
    '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="/word/document2.xml"/></Relationships>';
  parts.set("_rels/.rels", new TextEncoder().encode(links));
  assert.is(read(parts).questions.length, 1);
});

test("plain and table questions stand beside each other", () => {
  const { questions } = read(wordDocument(paragraph("S:1) Satu?") + table(["2 #2", "Dua?"])));
  assert.equal(
    questions.map(({ place }) => place),
    ["Paragraf 1 (soal 1)", "Tabel 1"],
  );
});

test("damaged lists or styles cost the lists, not the questions, and are told", () => {
  const { questions, notes } = read(wordDocument(table(["1", "Soal"]), { numbering: "<w:num>" }));
  assert.is(questions.length, 1);
  assert.match(notes[0]?.reason ?? "", /numbering/u);
});

test("a formula in the question stands as its LaTeX", () => {
  const formula =
    "<m:oMath><m:f><m:num><m:r><m:t>a&lt;b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>";
  const { questions } = read(wordDocument(table(["1", `<w:p>${run("Hitung ")}${formula}</w:p>`])));
  assert.is(
    questions[0]?.question?.stem,
    '<p>Hitung <span data-formula="\\frac{a&lt;b}{2}"></span></p>',
  );
});

const pieces = fc.constantFrom(
  "<w:p>",
  "</w:p>",
  "<w:r>",
  "</w:r>",
  "<w:t>",
  "</w:t>",
  "<w:tbl>",
  "</w:tbl>",
  "<w:tr>",
  "</w:tr>",
  "<w:tc>",
  "</w:tc>",
  "S:1)",
  "A:)",
  "JAWABAN: Z",
  "1 #5",
  "1",
  ":::",
  "[[",
  "]]",
  "T",
  "L1",
  "JENIS",
  "SOAL",
  "<w:vMerge/>",
  "<m:oMath>",
  "</m:oMath>",
  "<w:drawing/>",
);
const cells = fc.constantFrom(
  "1",
  "2",
  "1 #14",
  "3 #11",
  "4#16",
  "A",
  "B",
  ":::",
  "T",
  "G",
  "P1",
  "K1",
  "L1",
  "R1",
  "X",
  "|",
  "BENAR",
  "?",
  "@B",
  "@A",
  "@M",
  "",
  "NO",
  "SOAL",
  "JENIS",
  "OPSI",
  "KUNCI",
  "v",
  "[[a|b]]",
  "[[",
  "]]",
  "1-1",
  "10,10,10,10|x",
  '<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:p>',
);

test("whatever the bytes, the answer is questions and notes", () => {
  const text = fc.array(fc.oneof(pieces, fc.string())).map((parts) => wordDocument(parts.join("")));
  const tables = fc
    .array(fc.array(cells, { maxLength: 6 }), { maxLength: 12 })
    .map((rows) => wordDocument(table(...rows)));
  const bytes = fc.dictionary(
    fc.constantFrom(
      "word/document.xml",
      "_rels/.rels",
      "word/_rels/document.xml.rels",
      "word/numbering.xml",
    ),
    fc.uint8Array(),
  );
  const any = fc.oneof(
    text,
    tables,
    bytes.map((parts) => new Map(Object.entries(parts))),
  );
  fc.assert(
    fc.property(any, (parts) => {
      const { questions, notes } = read(parts);
      assert.ok(questions.length + notes.length > 0);
      for (const { question, notes: own } of questions) {
        assert.is(
          question === null,
          own.some(({ severity }) => severity === "error"),
        );
      }
    }),
    { numRuns: 300 },
  );
});

test.run();
