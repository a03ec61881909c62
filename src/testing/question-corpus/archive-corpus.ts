// Zips of documents, whole and damaged and within each other, and files that hold no questions at all.
import { zipParts } from "../../files/zip/zip-parts.ts";
import { pngBytes, row, wordDocument } from "../questions/word-document.ts";
import { casesOf, encoded, type CorpusCase } from "./corpus-case.ts";

const zip = (parts: Readonly<Record<string, string | Uint8Array>>) =>
  zipParts(
    new Map(
      Object.entries(parts).map(([path, part]) => [
        path,
        typeof part === "string" ? encoded(part) : part,
      ]),
    ),
  );
const word = (stem: string) =>
  zipParts(
    wordDocument(
      `<w:tbl>${row("1", stem)}${row("A", "x")}${row("B", "y")}${row(":::", "A")}</w:tbl>`,
    ),
  );
const outlineOf = (stem: string) => `1 ${stem} | *x | y`;
const archive = casesOf("Zip", "soal.zip");
const other = casesOf("Other files", "soal.docx");
const gift = "Mana?{=x ~y}";
const moodle =
  '<?xml version="1.0"?><quiz><question type="multichoice"><questiontext format="html"><text>Mana?</text></questiontext><single>true</single><answer fraction="100"><text>x</text></answer><answer fraction="0"><text>y</text></answer></question></quiz>';
const damaged = word("Rusak?").subarray(0, 400);
const ole = (name: string) => {
  const bytes = new Uint8Array(1024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, sign] of [...name].entries()) bytes[512 + at * 2] = sign.charCodeAt(0);
  return bytes;
};

export const archiveCorpus: readonly CorpusCase[] = [
  archive("two documents", zip({ "a.docx": word("Satu?"), "b.docx": word("Dua?") }), [
    outlineOf("Satu?"),
    outlineOf("Dua?"),
  ]),
  archive(
    "documents of several formats",
    zip({ "a.docx": word("Satu?"), "b.txt": gift, "c.xml": moodle }),
    [outlineOf("Satu?"), outlineOf("Mana?"), outlineOf("Mana?")],
  ),
  archive(
    "one damaged document",
    zip({ "a.docx": word("Satu?"), "b.docx": damaged, "c.docx": word("Tiga?") }),
    [outlineOf("Satu?"), outlineOf("Tiga?")],
    { told: [/"b\.docx".*rusak/u] },
  ),
  archive(
    "the first one damaged",
    zip({ "a.docx": damaged, "b.docx": word("Dua?") }),
    outlineOf("Dua?"),
    { told: [/"a\.docx".*rusak/u] },
  ),
  archive("all damaged", zip({ "a.docx": damaged }), [], { told: [/"a\.docx".*rusak/u] }),
  archive(
    "a zip in it",
    zip({ "a.docx": word("Satu?"), "lain.zip": zip({ "b.docx": word("Dua?") }) }),
    outlineOf("Satu?"),
    { told: [/"lain\.zip" .*tidak dibuka/u] },
  ),
  archive("nothing but a zip", zip({ "lain.zip": zip({ "b.docx": word("Dua?") }) }), [], {
    told: [/"lain\.zip" .*tidak dibuka/u],
  }),
  archive(
    "an old document in it",
    zip({ "a.docx": word("Satu?"), "b.doc": ole("WordDocument") }),
    outlineOf("Satu?"),
    { told: [/"b\.doc" .*tidak dibuka/u] },
  ),
  archive(
    "a PDF and a sheet of .xls in it",
    zip({ "a.docx": word("Satu?"), "b.pdf": "%PDF-1.4", "c.xls": ole("Workbook") }),
    outlineOf("Satu?"),
    { told: [/"b\.pdf"/u, /"c\.xls"/u] },
  ),
  archive(
    "an empty document in it",
    zip({ "a.docx": word("Satu?"), "b.docx": "" }),
    outlineOf("Satu?"),
    { told: [/"b\.docx"/u] },
  ),
  archive(
    "a text that is none of it",
    zip({ "a.docx": word("Satu?"), "baca.txt": "Selamat pagi." }),
    outlineOf("Satu?"),
    { told: [/tidak ada soal yang dikenali/iu] },
  ),
  archive(
    "folders, and what a Mac puts beside them",
    zip({
      "kelas 7/a.docx": word("Satu?"),
      "__MACOSX/kelas 7/._a.docx": "x",
      "kelas 7/.DS_Store": "x",
    }),
    outlineOf("Satu?"),
  ),
  archive(
    "a document that Word has open",
    zip({ "a.docx": word("Satu?"), "~$a.docx": "x" }),
    outlineOf("Satu?"),
    { told: [/"~\$a\.docx"/u] },
  ),
  archive("a name in capitals", zip({ "SOAL.DOCX": word("Satu?") }), outlineOf("Satu?")),
  archive(
    "a package in a folder beside a document",
    zip({ "a.docx": word("Satu?"), "gambar.png": pngBytes(3, 3) }),
    outlineOf("Satu?"),
  ),
  archive("pictures alone", zip({ "a.png": pngBytes(3, 3) }), [], { fault: "archive" }),
  archive("web pages alone", zip({ "a.html": "<html><body>Mana?</body></html>" }), [], {
    fault: "web-page",
  }),
  archive(
    "OpenDocument",
    zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<office/>" }),
    [],
    { fault: "odt" },
  ),
  archive("slides", zip({ "ppt/presentation.xml": "<p/>" }), [], { fault: "pptx" }),
  archive("cut off", zip({ "a.docx": word("Satu?") }).subarray(0, 300), [], { fault: "damaged" }),
  other("Word called .txt", word("Satu?"), outlineOf("Satu?"), { name: "soal.txt" }),
  other("GIFT called .docx", gift, outlineOf("Mana?")),
  other("an old document", ole("WordDocument"), [], { fault: "doc" }),
  other("a password", ole("EncryptedPackage"), [], { fault: "encrypted" }),
  other("PDF", "%PDF-1.4\n", [], { fault: "pdf" }),
  other("RTF", "{\\rtf1 Mana?}", [], { fault: "rtf" }),
  other("a picture", pngBytes(3, 3), [], { fault: "image" }),
  other("RAR", Uint8Array.from([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]), [], { fault: "zip" }),
  other("nothing", "", [], { fault: "empty" }),
  other("anything", Uint8Array.from([1, 0, 2, 0, 3, 0]), [], { fault: "binary" }),
  other("a damaged document", word("Satu?").subarray(0, 500), [], { fault: "damaged" }),
  other("Word without its text", zip({ "word/document.xml": "<w:document" }), [], {
    told: [/bukan dokumen Word|rusak/u],
  }),
  other(
    "a web page of Word",
    '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>Mana?</body></html>',
    [],
    { fault: "web-page" },
  ),
];
