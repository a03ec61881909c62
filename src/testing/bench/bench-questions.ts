// The import of questions: the corpus as a table, then the largest files that are allowed, from their bytes to what is
// shown. Memory is what a reading holds while it is shown, files included.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openXlsx } from "../../files/xlsx/read-xlsx.ts";
import { writeBook } from "../../files/write-sheet.ts";
import { zipParts } from "../../files/zip/zip-parts.ts";
import { oldSheetAnswerers } from "../../kit/old-sheets/old-sheet-session.ts";
import { base64Of } from "../../question-files/imported-files.ts";
import { readQuestions } from "../questions/read-questions.ts";
import { corpusTable, judgedCase } from "../question-corpus/judged-corpus.ts";
import { questionCorpus } from "../question-corpus/question-corpus.ts";
import {
  cell,
  paragraph,
  picture,
  pngBytes,
  row,
  run,
  wordDocument,
} from "../questions/word-document.ts";
import { xlsFile } from "../sheets/xls-file.ts";
import type { Figure } from "./figure.ts";

const pictures = { count: 120, bytes: 400_000 };
const moodle = { questions: 500, pictureBytes: 60_000 };
/** One of them is the header. */
const rows = { sheet: 1999, participants: 10_000 };

export async function benchQuestions(): Promise<Figure[]> {
  const judged = questionCorpus.flatMap(judgedCase);
  console.log(`${corpusTable(judged)}\n`);
  const wrong = judged.filter(({ verdict }) => verdict === "wrong").length;
  return [
    { name: "questions of the corpus wrong or lost in silence", value: wrong, unit: "", bound: 0 },
    ...measured(
      "10,000 participants as .xls",
      participants(),
      (bytes) => {
        const asked = { name: "peserta.xls", bytes: bytes.slice().buffer as ArrayBuffer };
        const made = new Uint8Array(oldSheetAnswerers.convert(asked, () => {}) as ArrayBuffer);
        const book = openXlsx(made);
        return book
          .readSheet(book.sheetNames[0] ?? "", rows.participants + 1, () => {})
          .rows.slice(1);
      },
      rows.participants,
    ),
    ...measured("2,000 rows of questions in a sheet", sheet(), questionsOf, rows.sheet),
    ...measured(
      "500 questions of Moodle with pictures, 40 MB",
      moodleFile(),
      questionsOf,
      moodle.questions,
    ),
    ...measured("Word with pictures, 48 MB", wordFile(), questionsOf, pictures.count),
  ];
}

setFlagsFromString("--expose_gc");
const sweep = runInNewContext("gc") as () => void;

/** After all that nobody needs is swept. */
function held(): number {
  sweep();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function questionsOf(bytes: Uint8Array): readonly unknown[] {
  const { questions, files } = readQuestions(bytes, {
    fileName: "soal",
    textFormat: null,
    plan: [],
  });
  return questions.filter(({ question }) => question !== null).map((each) => ({ each, files }));
}

function measured(
  name: string,
  bytes: Uint8Array,
  read: (bytes: Uint8Array) => readonly unknown[],
  wanted: number,
): Figure[] {
  const before = held();
  const began = performance.now();
  const parts = read(bytes);
  const seconds = (performance.now() - began) / 1000;
  const taken = (held() - before) / 1024 / 1024;
  if (parts.length !== wanted) throw new Error(`${name}: ${parts.length} read`);
  return [
    { name, value: seconds, unit: "s", bound: 10 },
    { name: `${name}: memory of what was read`, value: taken, unit: "MB" },
  ];
}

/** Of no pattern, as photographs are. */
function photograph(length: number, seed: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = seed + 1;
  for (let at = 0; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >> 16;
  }
  bytes.set(pngBytes(800, 600));
  return bytes;
}

function participants(): Uint8Array {
  const names = ["Nomor", "Nama", "Kelas", "Jurusan", "Agama", "Sesi", "Ruang", "Password"];
  const lines = Array.from({ length: rows.participants }, (_, at) => [
    `K01-${at}`,
    `Peserta ${at}`,
    `XII IPA ${at % 9}`,
    "IPA",
    "Islam",
    at % 3,
    `R${at % 40}`,
    `p${at * 7}`,
  ]);
  return xlsFile([{ name: "Peserta", rows: [names, ...lines] }]);
}

function sheet(): Uint8Array {
  const head = ["No", "Soal", "A", "B", "C", "D", "E", "Kunci"];
  const lines = Array.from({ length: rows.sheet }, (_, at) => [
    `${at + 1}`,
    `Pertanyaan ke-${at} tentang \\(x^${at}\\)?`,
    ...["satu", "dua", "tiga", "empat", "lima"].map((word) => `${word} ${at}`),
    "ABCDE"[at % 5] ?? "A",
  ]);
  const columns = head.map(() => ({ width: 20, text: true }));
  const book = { sheets: [{ name: "Soal", columns, rows: [head, ...lines], frozenRows: 1 }] };
  return new Uint8Array(writeBook(book, "xlsx"));
}

function moodleFile(): Uint8Array {
  const questions = Array.from({ length: moodle.questions }, (_, at) => {
    const file = base64Of(photograph(moodle.pictureBytes, at));
    return `<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>Soal ${at} <img src="@@PLUGINFILE@@/g${at}.png"> \\(x^2\\)</p>]]></text><file name="g${at}.png" path="/" encoding="base64">${file}</file></questiontext><single>true</single><answer fraction="100"><text>a${at}</text></answer><answer fraction="0"><text>b${at}</text></answer></question>`;
  });
  return new TextEncoder().encode(`<?xml version="1.0"?><quiz>${questions.join("\n")}</quiz>`);
}

function wordFile(): Uint8Array {
  const numbers = Array.from({ length: pictures.count }, (_, at) => at);
  const media = Object.fromEntries(
    numbers.map((at) => [`g${at}.png`, photograph(pictures.bytes, at)]),
  );
  const body = numbers
    .map(
      (at) =>
        `<w:tbl>${row(`${at + 1}`, cell(paragraph(run(`Soal ${at} `) + picture(`g${at}`))))}${row("A", "x")}${row("B", "y")}${row(":::", "A")}</w:tbl>${paragraph("")}`,
    )
    .join("");
  return zipParts(wordDocument(body, { media }));
}
