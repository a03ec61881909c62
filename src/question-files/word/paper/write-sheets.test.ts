// Sheets about exams as Word: what stands on the printed ones, each on a page of its own.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseXml } from "../../../files/xml/xml-tree.ts";
import { readWordDocument } from "../document/read-document.ts";
import { writeSheets, type SheetBlock } from "./write-sheets.ts";

const test = suite("sheets as Word");

const minutes: SheetBlock[] = [
  { is: "title", text: "Berita Acara & lampiran" },
  { is: "line", text: "Penilaian <Akhir>" },
  { is: "html", html: "<p>Pada hari ini <strong>Senin</strong>.</p>" },
  {
    is: "facts",
    facts: [
      ["Ruang", "LAB-1"],
      ["Hadir", ""],
      ["Sesi", "1"],
    ],
  },
  { is: "written", name: "Nomor yang tidak hadir", text: "01, 02", lines: 2 },
  { is: "written", name: "Catatan", text: null, lines: 5 },
  {
    is: "signatures",
    signatures: [
      { above: "", office: "Pengawas 1", nama: "", nip: "NIP …" },
      { above: "Bandung, 30 Nov 2026", office: "Kepala Sekolah", nama: "Ani", nip: "NIP 1" },
    ],
  },
];
const timetable: SheetBlock[] = [
  {
    is: "table",
    rows: [
      ["Hari", "Waktu"],
      ["Senin", "07.30"],
    ],
    shares: [3, 1],
  },
];

function written(sheets: readonly SheetBlock[][]) {
  const letterhead = { logo: null, lines: ["<strong>SMA Contoh</strong>"] };
  const { parts, notes } = writeSheets({ title: "Uji", letterhead, size: "f4", sheets, files: [] });
  for (const [path, bytes] of parts) {
    if (/\.(?:xml|rels)$/u.test(path)) assert.ok(parseXml(new TextDecoder().decode(bytes)), path);
  }
  return { parts, notes, xml: new TextDecoder().decode(parts.get("word/document.xml")) };
}

test("all that stands on a sheet is in the document, as text", () => {
  const { parts, notes, xml } = written([minutes]);
  const told = JSON.stringify(readWordDocument(parts, [])?.blocks);
  for (const text of [
    "SMA Contoh",
    "Berita Acara & lampiran",
    "Penilaian <Akhir>",
    "Senin",
    "Ruang: LAB-1",
    "Hadir: …",
    "01, 02",
    "Catatan",
    "Kepala Sekolah",
    "NIP 1",
  ]) {
    assert.match(
      told.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
      text,
    );
  }
  assert.is(xml.match(/<w:pBdr><w:bottom w:val="single"/gu)?.length, 5, "lines to write on");
  assert.match(xml, /<w:pgSz w:w="12189" w:h="18709"\/>/u);
  assert.equal(notes, []);
});

test("each sheet begins a page with its letterhead; a table repeats its head", () => {
  const { xml } = written([minutes, minutes, timetable]);
  assert.is(xml.match(/<w:sectPr>/gu)?.length, 3);
  assert.is(xml.match(/<w:type w:val="nextPage"\/>/gu)?.length, 3);
  assert.is(xml.match(/SMA Contoh/gu)?.length, 3);
  assert.is(xml.match(/<w:tblHeader\/>/gu)?.length, 1);
});

test("a logo that is not there is told, once", () => {
  const { notes } = writeSheets({
    title: "",
    letterhead: { logo: "logo", lines: [] },
    size: "a4",
    sheets: [minutes, minutes],
    files: [],
  });
  assert.is(notes.length, 1);
});

test.run();
