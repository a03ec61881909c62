// The same questions in each form that Indonesian schools bring, as documents of Word and as rows of a sheet.
import type { SheetRow } from "../../files/sheet-cells.ts";
import { schoolQuestions, type SchoolQuestion } from "./school-questions.ts";
import { cell, paragraph, pngBytes, row, run, wordDocument } from "./word-document.ts";

const media = Object.fromEntries(
  ["peta", "satu", "dua", "tiga"].map((name, at) => [`${name}.png`, pngBytes(40 + at, 30)]),
);
const letters = "ABCDEFGH";
const doc = (body: string) => wordDocument(body, { media });
const asRuns = (text: string) => (text.startsWith("<") ? text : run(text));
const stemBlocks = ({ stem, below = "" }: SchoolQuestion) => paragraph(asRuns(stem)) + below;

/** `##B##`, options between `##`, `***` at the end; every other question in one paragraph. */
function keyedHashes(questions: readonly SchoolQuestion[]): string {
  return questions
    .map((each, at) => {
      const numbered = run(`${each.number}. `) + asRuns(each.stem);
      if (each.options.length === 0) return paragraph(numbered) + paragraph("***");
      if (at % 2 === 0 && !each.below) {
        const options = each.options.map(asRuns).join(run("##"));
        return paragraph(`${numbered}${run(`##${each.key}##`)}${options}${run("***")}`);
      }
      const options = each.options.map((option) => paragraph(asRuns(option))).join(paragraph("##"));
      return `${paragraph(numbered)}${each.below ?? ""}${paragraph(`##${each.key}##`)}${options}${paragraph("***")}`;
    })
    .join("");
}

/** `##A##` before each option, stars beside the right ones. */
function letteredHashes(questions: readonly SchoolQuestion[]): string {
  return questions
    .filter(({ options, about }) => options.length > 0 && about !== "unknown key")
    .map((each) => {
      const options = each.options.map((option, at) => {
        const letter = letters[at] ?? "";
        const stars = each.keys.includes(letter) ? run(" ***") : "";
        return paragraph(run(`##${letter}## `) + asRuns(option) + stars);
      });
      return (
        paragraph(run(`${each.number}. `) + asRuns(each.stem)) +
        (each.below ?? "") +
        options.join("")
      );
    })
    .join("");
}

/** One long table with a marker before each row. */
function longTable(questions: readonly SchoolQuestion[]): string {
  const rows = questions.flatMap((each) => [
    row(`Q:${each.number})`, cell(stemBlocks(each))),
    ...each.options.map((option, at) => row(`${letters[at]}:)`, cell(paragraph(asRuns(option))))),
    row("Kunci", each.key),
  ]);
  return `<w:tbl>${rows.join("")}</w:tbl>`;
}

const wideHeads = ["NO", "SOAL", ..."ABCDE"].map((name) =>
  name.length === 1 ? `JAWABAN ${name}` : name,
);
const wideHeader = [...wideHeads, "JAWABAN BENAR"];

function wideTable(questions: readonly SchoolQuestion[]): string {
  const rows = questions.map((each) =>
    row(
      String(each.number),
      cell(stemBlocks(each)),
      ...[0, 1, 2, 3, 4].map((at) => cell(paragraph(asRuns(each.options[at] ?? "")))),
      each.key,
    ),
  );
  return `<w:tbl>${row(...wideHeader)}${rows.join("")}</w:tbl>`;
}

/** The same columns in another order and spelling. */
function shuffledWideTable(questions: readonly SchoolQuestion[]): string {
  const rows = questions.map((each) =>
    row(
      each.key,
      ...[4, 3, 2, 1, 0].map((at) => cell(paragraph(asRuns(each.options[at] ?? "")))),
      cell(stemBlocks(each)),
      String(each.number),
    ),
  );
  const header = [
    "kunci jawaban",
    "Opsi E",
    "opsi d",
    "Opsi  C",
    "OPSI B",
    "Opsi_A",
    "Pertanyaan",
    "Nomor",
  ];
  return `<w:tbl>${row(...header)}${rows.join("")}</w:tbl>`;
}

/** A question and its options one below the other, the key beside the question. */
function stackedTable(questions: readonly SchoolQuestion[]): string {
  const rows = questions.flatMap((each) => [
    row(`${each.number}.`, cell(stemBlocks(each)), each.key),
    ...each.options.map((option, at) =>
      row(`${letters[at]}.`, cell(paragraph(asRuns(option))), ""),
    ),
  ]);
  return `<w:tbl>${row("No", "Soal dan pilihan", "Kunci")}${rows.join("")}</w:tbl>`;
}

/** Nothing but numbers and letters. */
function numberedParagraphs(questions: readonly SchoolQuestion[]): string {
  const ofKey = (key: string) =>
    /^(?:Kunci|Jawaban)/u.test(key) ? key.replace("Jawaban ", "Jawaban: ") : `Kunci: ${key}`;
  return questions
    .map((each) =>
      [
        paragraph(run(`${each.number}. `) + asRuns(each.stem)) + (each.below ?? ""),
        ...each.options.map((option, at) => paragraph(run(`${letters[at]}. `) + asRuns(option))),
        each.key === "" ? "" : paragraph(ofKey(each.key)),
      ].join(""),
    )
    .join("");
}

export type SchoolForm = {
  name: string;
  questions: readonly SchoolQuestion[];
  parts: Map<string, Uint8Array>;
};

export function schoolDocuments(): SchoolForm[] {
  const all = schoolQuestions;
  const choices = all
    .filter(({ options, about }) => options.length > 0 && about !== "unknown key")
    .map((each) => (each.outcome === "remark" ? { ...each, outcome: "right" as const } : each));
  const essays = all.map((each) => ({
    ...each,
    options: [],
    key: "",
    keys: "",
    outcome: "right" as const,
  }));
  const unnumbered = essays.map((each, at) => ({ ...each, number: at + 1 }));
  const starred = unnumbered.map(stemBlocks).join(paragraph("***"));
  return [
    { name: "##B## … ***", questions: all, parts: doc(keyedHashes(all)) },
    { name: "##A## … ***", questions: choices, parts: doc(letteredHashes(all)) },
    { name: "essays between ***", questions: unnumbered, parts: doc(starred) },
    { name: "long table Q:1)", questions: all, parts: doc(longTable(all)) },
    { name: "wide table", questions: all, parts: doc(wideTable(all)) },
    { name: "wide table, other headers", questions: all, parts: doc(shuffledWideTable(all)) },
    { name: "rows below each other", questions: all, parts: doc(stackedTable(all)) },
    { name: "numbered paragraphs", questions: all, parts: doc(numberedParagraphs(all)) },
  ];
}

/** Those that are only text. */
const inSheets = schoolQuestions
  .filter(
    ({ stem, below, options }) =>
      ![stem, below ?? "", ...options].some((text) => text.startsWith("<")),
  )
  .map((each) => ({
    ...each,
    stem: plain(each.stem),
    options: each.options.map(plain),
  }));

function plain(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

export type SchoolSheet = { name: string; questions: readonly SchoolQuestion[]; rows: SheetRow[] };

export function schoolSheets(): SchoolSheet[] {
  return [...wideSheets(), ...longSheets(), oneColumnSheet()];
}

const sheet = (name: string, ...lines: (readonly string[])[]): SchoolSheet => ({
  name,
  questions: inSheets,
  rows: lines.map((cells, at) => ({ row: at + 1, cells })),
});
const letter = (at: number) => letters[at] ?? "";

/** A question in a row. */
function wideSheets(): SchoolSheet[] {
  const padded = (options: readonly string[]) => [0, 1, 2, 3, 4].map((at) => options[at] ?? "");
  const lines = inSheets.map(({ number, stem, options, key }) => [
    String(number),
    stem,
    ...padded(options),
    key,
  ]);
  return [
    sheet("wide sheet", ["SOAL UJIAN"], wideHeader, ...lines),
    sheet(
      "wide sheet, two rows of headers",
      ["No.", "Soal", "Jawaban", "", "", "", "", "Kunci"],
      ["", "", "A", "B", "C", "D", "E", ""],
      ...lines,
    ),
  ];
}

/** A row for the question and one for each option. */
function longSheets(): SchoolSheet[] {
  return [
    sheet(
      "sheet, key beside the question",
      ["No", "Soal", "Kunci"],
      ...inSheets.flatMap((each) => [
        [String(each.number), each.stem, each.key],
        ...each.options.map((option, at) => [letter(at), option, ""]),
      ]),
    ),
    sheet(
      "sheet, marks beside options",
      ["No", "Soal", "Opsi", "Jawaban", "Benar"],
      ...inSheets.flatMap((each) =>
        each.options.length === 0
          ? [[String(each.number), each.stem, "", "", ""]]
          : each.options.map((option, at) => [
              at === 0 ? String(each.number) : "",
              at === 0 ? each.stem : "",
              letter(at),
              option,
              each.keys.includes(letter(at)) ? "v" : "",
            ]),
      ),
    ),
    sheet(
      "sheet, Soal and Jawaban",
      ["No", "Jenis", "Isi", "Benar"],
      ...inSheets.flatMap((each) => [
        [String(each.number), "SOAL", each.stem, ""],
        ...each.options.map((option, at) => [
          "",
          "JAWABAN",
          option,
          each.keys.includes(letter(at)) ? "1" : "0",
        ]),
      ]),
    ),
  ];
}

function oneColumnSheet(): SchoolSheet {
  const keyLine = (key: string) =>
    /^(?:Kunci|Jawaban)/u.test(key) ? key.replace("Jawaban ", "Jawaban: ") : `Kunci: ${key}`;
  return sheet(
    "sheet, one column",
    ...inSheets.flatMap(({ number, stem, options, key }) => [
      [`${number}. ${stem}`],
      ...options.map((option, at) => [`${letter(at)}. ${option}`]),
      ...(key === "" ? [] : [[keyLine(key)]]),
    ]),
  );
}
