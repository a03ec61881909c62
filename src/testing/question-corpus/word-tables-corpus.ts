// Word: older templates, and tables with other headers.
import { picture, row, run } from "../questions/word-document.ts";
import { casesOf, refused, withReasons, type CorpusCase } from "./corpus-case.ts";
import { jakarta, lines, packed, table } from "./word-pieces.ts";

const starred = casesOf("Word, older template ##B##", "soal.docx");
export const wordOlder: CorpusCase[] = [
  starred(
    "essays between stars",
    packed(lines("Jelaskan hujan.", "***", "Jelaskan angin.", "***")),
    ["2 Jelaskan hujan.", "2 Jelaskan angin."],
  ),
  starred(
    "essays with pictures and tables",
    packed(
      lines(run("Jelaskan. ") + picture("peta")) +
        table(row("a", "b")) +
        lines("***", "Jelaskan angin.", "***"),
    ),
    ["2 Jelaskan. {peta.png} ¶ [a; b]", "2 Jelaskan angin."],
  ),
  starred(
    "all in one line",
    packed(lines("1. Ibu kota?##B##Bandung##Jakarta***", "2. Satu?##A##a##b***")),
    [jakarta, "1 Satu? | *a | b"],
  ),
  starred(
    "small letters and spaces",
    packed(lines("1. Ibu kota?", "## b ##", "Bandung", "##", "Jakarta", "***")),
    jakarta,
  ),
  starred(
    "no key",
    packed(
      lines(
        "1. Ibu kota?",
        "##  ##",
        "Bandung",
        "##",
        "Jakarta",
        "***",
        "2. Satu?",
        "##A##",
        "a",
        "##",
        "b",
        "***",
      ),
    ),
    [refused(/[Kk]unci/u), "1 Satu? | *a | b"],
  ),
  starred(
    "no numbers",
    packed(
      lines(
        "Ibu kota?",
        "##B##",
        "Bandung",
        "##",
        "Jakarta",
        "***",
        "Satu?",
        "##A##",
        "a",
        "##",
        "b",
        "***",
      ),
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  starred(
    "stars that are missing at the end",
    packed(lines("1. Ibu kota?", "##B##", "Bandung", "##", "Jakarta")),
    jakarta,
  ),
];
const wide = casesOf("Word, a column for each option", "soal.docx");
export const wordHeaders: CorpusCase[] = (
  [
    ["No", "Pertanyaan", "A", "B", "Kunci"],
    ["Nomor", "Soal", "Opsi A", "Opsi B", "Kunci Jawaban"],
    ["No.", "SOAL", "Pilihan A", "Pilihan B", "Jawaban"],
    ["NO", "Butir Soal", "Option A", "Option B", "Answer"],
  ] as const
).map((names) =>
  wide(
    `headers ${names.join(", ")}`,
    packed(table(row(...names), row("1", "Ibu kota?", "Bandung", "Jakarta", "B"))),
    jakarta,
  ),
);
export const wordOthers: CorpusCase[] = [
  wide(
    "a column that nothing is known of",
    packed(
      table(
        row("No", "Soal", "A", "B", "Kunci", "Tingkat"),
        row("1", "Ibu kota?", "Bandung", "Jakarta", "B", "HOTS"),
      ),
    ),
    jakarta,
    { told: [/Kolom "Tingkat"/u] },
  ),
  casesOf("Word, long table Q:1)", "soal.docx")(
    "marker and text in one cell",
    packed(table(row("Q:1) Ibu kota?"), row("A:) Bandung"), row("B:) Jakarta"), row("Kunci: B"))),
    jakarta,
  ),
  casesOf("Word, long table Q:1)", "soal.docx")(
    "an essay without options",
    packed(
      table(
        row("Q:1)", "Jelaskan."),
        row("Q:2)", "Ibu kota?"),
        row("A:)", "Bandung"),
        row("B:)", "Jakarta"),
        row("Kunci", "B"),
      ),
    ),
    ["2 Jelaskan.", jakarta],
  ),
  casesOf("Word, long table Q:1)", "soal.docx")(
    "no key",
    packed(table(row("Q:1)", "Ibu kota?"), row("A:)", "Bandung"), row("B:)", "Jakarta"))),
    refused(/[Kk]unci/u),
  ),
  casesOf("Word, rows of question and options", "soal.docx")(
    "letter and text in one cell",
    packed(
      table(
        row("1.", "Ibu kota?"),
        row("", "A. Bandung"),
        row("", "B. Jakarta"),
        row("", "Kunci: B"),
      ),
    ),
    jakarta,
  ),
  casesOf("Word, rows of question and options", "soal.docx")(
    "options beside each other in cells",
    packed(
      table(
        row("1.", "Ibu kota?", "", ""),
        row("A.", "Bandung", "C.", "Medan"),
        row("B.", "Jakarta", "D.", "Palu"),
        row("Kunci", "B", "", ""),
      ),
    ),
    `${jakarta} | Medan | Palu`,
  ),
  casesOf("Word, rows of question and options", "soal.docx")(
    "marks beside options",
    packed(
      table(
        row("No", "Soal", "Kunci"),
        row("1", "Ibu kota?", ""),
        row("A", "Bandung", ""),
        row("B", "Jakarta", "v"),
      ),
    ),
    jakarta,
  ),
  casesOf("Word, S:1) and A:)", "soal.docx")(
    "a key with two letters",
    packed(lines("S:1) Prima?", "A:) 2", "B:) 3", "C:) 4", "JAWABAN: A dan B")),
    "4 Prima? | *2 | *3 | 4",
  ),
  casesOf("Word, S:1) and A:)", "soal.docx")(
    "no key",
    packed(lines("S:1) Prima?", "A:) 2", "B:) 4")),
    withReasons("6 Prima? | ≈ 2, 4", /JAWABAN/u),
  ),
];
