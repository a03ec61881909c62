import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { accepting, questionSamples } from "../../testing/questions/question-samples.ts";
import { countingIds, questionOf } from "../../testing/questions/question-shape.ts";
import { pngBytes } from "../../testing/questions/word-document.ts";
import {
  assertSameInWord,
  throughWord,
  wordFiles,
  wordHeader,
} from "../../testing/questions/word-round-trip.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import { picturesForWord } from "./pictures-for-word.ts";
import { readWordQuestions } from "./read-word.ts";
import { writeWord } from "./write-word.ts";

const test = suite("write Word, its texts");

const part = (id: string) => ({ id, html: `<p>${id}</p>` });
const stems = [
  "<p><b>tebal</b> <b><i>miring</i></b> <u>garis</u> H<sub>2</sub>O x<sup>2</sup><br>baris</p>",
  '<p dir="rtl">ما هي عاصمة <b>إندونيسيا</b>؟ (123)</p><p dir="rtl" data-align="left">ا</p>',
  '<p data-align="center">tengah</p><p data-align="justify">rata</p><p data-align="right">kanan</p>',
  "<p>a</p><p></p><p>b</p>",
  "<ol><li>satu<ul><li>x<ol><li>p</li><li>q</li></ol></li><li>y</li></ul></li><li>dua</li></ol><p>lalu</p><ol><li>lagi</li></ol>",
  '<ul><li>a</li><li>b</li></ul><ol start="4"><li>c</li></ol>',
  '<p>Lihat</p><ol type="A"><li>satu<ol type="i"><li>x</li><li>y</li></ol></li><li>dua</li></ol><ol start="3" type="a"><li>c</li></ol><p>lalu</p><ol type="I"><li>z</li></ol>',
  '<table><tbody><tr><th><p>A</p></th><th colspan="2"><p>B</p></th></tr><tr><td rowspan="2"><p>c</p></td><td><p>d</p></td><td><p>e</p></td></tr><tr><td colspan="2"><p>f</p></td></tr></tbody></table><p>x</p>',
  "<table><tbody><tr><th><p>A</p></th><td><p>b</p></td></tr></tbody></table><p></p><table><tbody><tr><td><ul><li>z</li></ul></td></tr></tbody></table>",
  '<p>Lihat <img src="import:peta.png" alt="Peta &quot;1&quot; &lt;x&gt;" width="40" height="30"> ini</p>',
  '<p>Hitung <span data-formula="\\frac{1}{2}+\\sqrt{x}"></span> dan <span data-formula="\\ce{H2SO4}"></span></p>',
  '<p>x <span data-formula="\\strange{1}&lt;\\pu{2 m}"></span> y</p>',
  '<p><span data-formula-block="\\sum_{i=1}^{n}{i}"></span></p><p><span data-formula-block="\\strange{2}"></span></p>',
  '<audio src="import:suara.mp3" controls="controls" data-max-play="2"></audio><p>Dengar.</p>',
  "<p>1 &lt; 2 &amp; &quot;a&quot;\u00a0\u00a0b  c".replace("  c", " c") + "</p>",
];

test("texts keep looks, lists, tables, pictures, sounds, formulas and both directions", () => {
  for (const stem of stems) {
    const question = questionOf(questionSamples[2].content, { stem });
    const [read] = throughWord({ question }).questions;
    assert.is(read?.question?.stem, stem);
    assert.equal(read?.notes, []);
  }
});

test("tables beside each other stay two", () => {
  const cell = "<table><tbody><tr><td><p>x</p></td></tr></tbody></table>";
  const question = questionOf(questionSamples[2].content, { stem: cell + cell });
  const stem = throughWord({ question }).questions[0]?.question?.stem ?? "";
  assert.is(stem.match(/<table>/gu)?.length, 2);
});

test("what the editor writes otherwise means the same: strong and em, paragraphs in items, cells without any", () => {
  const stem =
    "<p><strong>a</strong>  <em>b</em>\n</p><ul><li><p>satu</p><p>dua</p></li></ul><table><tr><td>x</td></tr></table>";
  const [read] = throughWord({
    question: questionOf(questionSamples[2].content, { stem }),
  }).questions;
  assert.is(
    read?.question?.stem,
    "<p><b>a</b> <i>b</i></p><ul><li>satu<br>dua</li></ul><table><tbody><tr><td><p>x</p></td></tr></tbody></table>",
  );
});

test("any text in stem, options, answers and cells comes back", () => {
  const words = fc
    .oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom(
        "[[a]]",
        "|",
        "\\",
        "%5%",
        "=",
        "@x",
        ";",
        "S:1)",
        "A:)",
        "[audio: x]",
        "]]>",
        "1 #2",
      ),
    )
    .map((text) => `x${text.replace(/[\s\p{C}]+/gu, " ")}x`.normalize("NFC"));
  const html = words.map((text) => `<p>${escapeHtml(text.replace(/ +/gu, " "))}</p>`);
  fc.assert(
    fc.property(html, html, words, words, (stem, cell, one, other) => {
      const texts = [one, other].map((text) => text.replace(/\s+/gu, " "));
      const cells = questionSamples[11].content;
      const key = accepting(...new Set(texts));
      assertSameInWord(
        { type: 6, payload: { max_length: 100, unit: "", number: false }, key },
        { stem },
      );
      assertSameInWord({
        ...cells,
        payload: { ...cells.payload, cols: [cell, "a"] },
        key: { cells: { c1: { ...key, manual: false }, c2: { ...key, manual: false } } },
      });
      const options = [cell, stem].map((each, at) => ({ id: `o${at}`, html: each, fixed: false }));
      assertSameInWord({ type: 1, payload: { options }, key: { id: "o0", weights: {} } }, { stem });
    }),
    { numRuns: 20 },
  );
});

test("what is not there or cannot be shown is told at its question, and the others are written", () => {
  const eleven = Array.from({ length: 11 }, (_, at) => ({ ...part(`o${at}`), fixed: false }));
  const long: ContentOf<1> = {
    type: 1,
    payload: { options: eleven },
    key: { id: "o1", weights: {} },
  };
  const stem = '<p><img src="import:hilang.png" alt="Peta"></p>';
  const { notes, parts } = writeWord(
    [
      { question: questionOf(long) },
      { question: questionOf(questionSamples[2].content, { stem }) },
      { question: questionOf({ ...questionSamples[1].content, key: { id: null, weights: {} } }) },
    ],
    wordFiles,
    wordHeader,
  );
  assert.equal(
    notes.map(({ number, severity }) => [number, severity]),
    [
      [1, "warning"],
      [1, "error"],
      [2, "warning"],
      [3, "warning"],
    ],
  );
  assert.match(notes[2]?.reason ?? "", /hilang\.png/u);
  assert.is(readWordQuestions(parts, countingIds()).questions.length, 2);
});

test("a picture that old Word cannot show is told of and still packed, unless it was converted", async () => {
  const bytes = new Uint8Array(30);
  bytes.set(new TextEncoder().encode("RIFF    WEBPVP8 "));
  bytes.set([8, 0, 6], 26);
  const stem = '<p><img src="import:foto.webp" alt="x"></p>';
  const question = questionOf(questionSamples[2].content, { stem });
  const { notes, parts } = writeWord([{ question }], [{ name: "foto.webp", bytes }], wordHeader);
  assert.match(notes[0]?.reason ?? "", /Word 2016/u);
  assert.ok(parts.has("word/media/foto.webp"));
  const converted = await picturesForWord([{ name: "foto.webp", bytes }, ...wordFiles], async () =>
    pngBytes(8, 6),
  );
  const better = writeWord([{ question }], converted, wordHeader);
  assert.equal(better.notes, []);
  assert.ok(better.parts.has("word/media/foto.png"));
});

test.run();
