// Word: the same questions in each form that schools bring.
import { cell, paragraph, picture, row, run } from "../questions/word-document.ts";
import { casesOf, type Outcome } from "./corpus-case.ts";
import { asRuns, formula, letter, packed, table } from "./word-pieces.ts";

type Asked = {
  stem: string;
  /** Blocks below it. */
  below?: string;
  options: readonly string[];
  key: string;
  out: Outcome;
};
const half = "$\\frac{1}{2}$";
const arabic = run("مَا مَعْنَى كِتَابٌ؟", "<w:rtl/>");
const asked: readonly Asked[] = [
  {
    stem: "Ibu kota Indonesia?",
    options: ["Bandung", "Jakarta", "Medan"],
    key: "B",
    out: "1 Ibu kota Indonesia? | Bandung | *Jakarta | Medan",
  },
  {
    stem: run("Gambar apa ini? ") + picture("peta"),
    options: ["Peta", "Globe"],
    key: "A",
    out: "1 Gambar apa ini? {peta.png} | *Peta | Globe",
  },
  {
    stem: "Manakah lambangnya?",
    options: [picture("satu"), picture("dua")],
    key: "B",
    out: "1 Manakah lambangnya? | {satu.png} | *{dua.png}",
  },
  {
    stem: run("Nilai ") + formula + run(" ialah"),
    options: [formula, "2"],
    key: "A",
    out: `1 Nilai ${half} ialah | *${half} | 2`,
  },
  {
    stem: "Bacalah.",
    below: paragraph(arabic, "<w:bidi/>"),
    options: ["Buku", "Pena"],
    key: "A",
    out: "1 Bacalah. ¶ ←مَا مَعْنَى كِتَابٌ؟ | *Buku | Pena",
  },
  {
    stem: "Bilangan prima?",
    options: ["2", "3", "4", "9"],
    key: "A dan B",
    out: "4 Bilangan prima? | *2 | *3 | 4 | 9",
  },
  {
    stem:
      run("H") + run("2", '<w:vertAlign w:val="subscript"/>') + run("O ") + run("bukan", "<w:b/>"),
    options: ["a &lt; b", "A. Yani"],
    key: "b",
    out: "1 H<sub>2</sub>O <b>bukan</b> | a < b | *A. Yani",
  },
  {
    stem: "Harga 1.500 rupiah?",
    options: ["1.500", "0,5", "50%"],
    key: "C",
    out: "1 Harga 1.500 rupiah? | 1.500 | 0,5 | *50%",
  },
];
const stemOf = ({ stem, below = "" }: Asked) => paragraph(asRuns(stem)) + below;
type Form = { name: string; body: (all: readonly Asked[]) => string };
const forms: readonly Form[] = [
  {
    name: "Word, tables with markers",
    body: (all) =>
      all
        .map((each, at) =>
          table(
            row(String(at + 1), cell(stemOf(each))),
            ...each.options.map((text, place) => row(letter(place), cell(paragraph(asRuns(text))))),
            row(":::", each.key.replace(" dan ", ",")),
          ),
        )
        .join(paragraph("")),
  },
  {
    name: "Word, S:1) and A:)",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`S:${at + 1}) `) + asRuns(each.stem)) +
            (each.below ?? "") +
            each.options
              .map((text, place) => paragraph(run(`${letter(place)}:) `) + asRuns(text)))
              .join("") +
            paragraph(`JAWABAN: ${each.key.replace(" dan ", ",")}`),
        )
        .join(""),
  },
  {
    name: "Word, column JENIS",
    body: (all) =>
      table(
        row("NO", "SOAL", "JENIS", "OPSI", "JAWABAN", "KUNCI"),
        ...all.flatMap((each, at) =>
          each.options.map((text, place) =>
            row(
              place === 0 ? String(at + 1) : "",
              place === 0 ? cell(stemOf(each)) : "",
              place === 0 ? (each.key.includes("dan") ? "2" : "1") : "",
              letter(place),
              cell(paragraph(asRuns(text))),
              each.key.toUpperCase().replace("DAN", "").includes(letter(place)) ? "v" : "",
            ),
          ),
        ),
      ),
  },
  {
    name: "Word, long table Q:1)",
    body: (all) =>
      table(
        ...all.flatMap((each, at) => [
          row(`Q:${at + 1})`, cell(stemOf(each))),
          ...each.options.map((text, place) =>
            row(`${letter(place)}:)`, cell(paragraph(asRuns(text)))),
          ),
          row("Kunci", each.key),
        ]),
      ),
  },
  {
    name: "Word, a column for each option",
    body: (all) =>
      table(
        row("NO", "SOAL", "JAWABAN A", "JAWABAN B", "JAWABAN C", "JAWABAN D", "JAWABAN BENAR"),
        ...all.map((each, at) =>
          row(
            String(at + 1),
            cell(stemOf(each)),
            ...[0, 1, 2, 3].map((place) => cell(paragraph(asRuns(each.options[place] ?? "")))),
            each.key,
          ),
        ),
      ),
  },
  {
    name: "Word, rows of question and options",
    body: (all) =>
      table(
        row("No", "Soal dan pilihan", "Kunci"),
        ...all.flatMap((each, at) => [
          row(`${at + 1}.`, cell(stemOf(each)), each.key),
          ...each.options.map((text, place) =>
            row(`${letter(place)}.`, cell(paragraph(asRuns(text))), ""),
          ),
        ]),
      ),
  },
  {
    name: "Word, older template ##B##",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`${at + 1}. `) + asRuns(each.stem)) +
            (each.below ?? "") +
            paragraph(`##${each.key}##`) +
            each.options.map((text) => paragraph(asRuns(text))).join(paragraph("##")) +
            paragraph("***"),
        )
        .join(""),
  },
  {
    name: "Word, older template ##A##",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`${at + 1}. `) + asRuns(each.stem)) +
            (each.below ?? "") +
            each.options
              .map((text, place) =>
                paragraph(
                  run(`##${letter(place)}## `) +
                    asRuns(text) +
                    (each.key.toUpperCase().replace("DAN", "").includes(letter(place))
                      ? run(" ***")
                      : ""),
                ),
              )
              .join(""),
        )
        .join(""),
  },
  {
    name: "Word, numbered paragraphs",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`${at + 1}. `) + asRuns(each.stem)) +
            (each.below ?? "") +
            each.options
              .map((text, place) => paragraph(run(`${letter(place)}. `) + asRuns(text)))
              .join("") +
            paragraph(`Kunci: ${each.key}`),
        )
        .join(""),
  },
];
export const wordForms = forms.map(({ name, body }) =>
  casesOf(name, "soal.docx")(
    "the usual questions",
    packed(body(asked)),
    asked.map(({ out }) => out),
  ),
);
