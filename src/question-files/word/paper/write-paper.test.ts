// The paper of an exam as Word: everything that stands on paper, nothing of a key that was not asked for.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { paperBank, paperQuestionOf, readingText } from "../../../testing/questions/paper-bank.ts";
import { paperKeys } from "../../../domain/paper/paper-keys.ts";
import { createPaper, type PaperShows } from "../../../domain/paper/question-paper.ts";
import { parseXml } from "../../../files/xml/xml-tree.ts";
import { writePaper, type PaperSetup } from "./write-paper.ts";
import type { WordPaperTexts } from "./word-paper-texts.ts";

const test = suite("paper as Word");

const texts: WordPaperTexts = {
  answer: "Jawaban",
  reason: "Alasan",
  wordBank: "Pilihan kata",
  key: "KUNCI",
  explanation: "Pembahasan",
  number: "No.",
  keysTitle: "Kunci jawaban",
  instructionTitle: "Petunjuk",
  group: (letter, type) => `${letter}. Tugas tipe ${type}`,
  reference: ({ numbers }) => `Teks untuk ${numbers}`,
  audio: () => "Audio",
  unkeyed: () => "Dinilai guru",
  notes: (bobot) => (bobot === null ? "" : `Bobot ${bobot}`),
};
const setup: PaperSetup = {
  title: "Ujian & akhir",
  letterhead: { logo: null, lines: ["<strong>SMA Contoh</strong>"] },
  facts: [["Kelas", "X"]],
  instructions: ["Baca soal."],
  columns: 1,
  size: "a4",
};
const plain: PaperShows = {
  planned: false,
  keys: false,
  explanations: false,
  competences: false,
  weights: false,
};
const types = Array.from({ length: 16 }, (_, at) => (at + 1) as QuestionType);
const bank = paperBank(
  types.map((type) =>
    paperQuestionOf(`t${type}`, type, { reference_id: type === 1 ? "r1" : null }),
  ),
  [readingText("r1")],
);

function documentOf(
  shows: Partial<PaperShows>,
  own: Partial<PaperSetup>,
  withKeys = false,
): string {
  const { parts } = writePaper({
    paper: createPaper(bank, "A", { ...plain, ...shows }),
    keys: withKeys ? paperKeys(bank, "A", false) : null,
    setup: { ...setup, ...own },
    texts,
    files: [],
  });
  const xml = new TextDecoder().decode(parts.get("word/document.xml"));
  assert.ok(parseXml(xml), "it is well formed");
  return xml;
}

test("every type stands in it with its group, the text before its questions, and the title", () => {
  const xml = documentOf({}, {});
  for (const type of types) {
    assert.ok(xml.includes(`. Tugas tipe ${type}<`), `heading of type ${type}`);
    assert.ok(xml.includes(`Soal t${type}<`), String(type));
  }
  assert.ok(xml.includes("Ujian &amp; akhir"));
  assert.ok(xml.includes("SMA Contoh"));
  assert.ok(xml.indexOf("Teks bacaan.") < xml.indexOf("Soal t1<"));
});

test("keys, explanations and weights are in it only when they were asked for", () => {
  const bare = documentOf({}, {});
  const whole = documentOf({ keys: true, explanations: true, weights: true }, {}, true);
  const asked = ["KUNCI", "Sebab begitu.", "Bobot 2", "Karena musim hujan.", "Kunci jawaban"];
  for (const text of asked) {
    assert.not(bare.includes(text), text);
    assert.ok(whole.includes(text), text);
  }
});

test("two columns begin below the head, and the key has a section of its own", () => {
  const xml = documentOf({}, { columns: 2, size: "f4" }, true);
  const sections = [...xml.matchAll(/<w:type w:val="(\w+)"\/>.*?<w:cols w:num="(\d)"/gu)];
  assert.equal(
    sections.map(([, type, columns]) => [type, columns]),
    [
      ["nextPage", "1"],
      ["continuous", "2"],
      ["nextPage", "1"],
    ],
  );
  assert.match(xml, /<w:pgSz w:w="12189" w:h="18709"\/>/u);
});

test("a picture that is not there is told", () => {
  const { notes } = writePaper({
    paper: createPaper(bank, "", plain),
    keys: null,
    setup,
    texts,
    files: [],
  });
  assert.ok(notes.some((note) => note.includes("media-1")));
});

test.run();
