// The sheets of majors and of religions, which have the same columns.
import {
  codedNameImportRow,
  type CodedName,
  type CodedNameImportRow,
} from "../../contract/coded-names.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { defineSheet, type SheetColumn } from "../sheet-columns.ts";
import { englishSteps } from "../template-guide.ts";
import { readSpaceless } from "../value-reading.ts";

type CodedNameWords = {
  noun: string;
  /** What else a header may call the names. */
  others: readonly string[];
  /** An example of a row. */
  sample: Pick<CodedName, "kode" | "nama">;
};

function codedNameColumns({
  noun,
  others,
  sample,
}: CodedNameWords): readonly SheetColumn<unknown, CodedName>[] {
  return [
    {
      key: "kode",
      field: "kode",
      header: "Kode",
      aliases: [`Kode ${noun}`, `${noun}_kode`, "Code"],
      required: true,
      width: 18,
      format: "text",
      identifier: true,
      whenEmpty: { reason: `Kode ${noun} wajib diisi.` },
      read: (text) => readSpaceless(text, "Kode"),
      write: ({ kode }) => kode,
      help: "Tidak boleh sama, tanpa spasi, paling panjang 30 karakter. Dipakai di file peserta dan matpel.",
      english:
        "Unique, without spaces, at most 30 characters. Files of participants and subjects name it.",
      sample: sample.kode,
    },
    {
      key: "nama",
      field: "nama",
      header: "Nama",
      aliases: [`Nama ${noun}`, noun, ...others, "Name"],
      required: true,
      width: 48,
      format: "text",
      whenEmpty: { reason: `Nama ${noun} wajib diisi.` },
      write: ({ nama }) => nama,
      help: "Paling panjang 100 karakter. Untuk kode yang sudah ada, namanya diganti bila Anda memilih memperbarui.",
      english:
        "At most 100 characters. Where the code exists, the name is replaced if you choose to update.",
      sample: sample.nama,
    },
  ];
}

type CodedNameSheet = CodedNameWords & {
  sheetName: string;
  english: { row: string; menu: string };
};

function sheetOf({ sheetName, english: { row, menu }, ...words }: CodedNameSheet) {
  const { noun } = words;
  return defineSheet<CodedNameImportRow, unknown, unknown, CodedName>({
    noun,
    sheetName,
    maxRows: maxImportRows,
    columns: codedNameColumns(words),
    schema: codedNameImportRow,
    identity: "kode",
    substance: ["kode", "nama"],
    prepare: () => null,
    steps: {
      id: [
        "Cara mengisi",
        `Isi lembar "${sheetName}" mulai baris 2, satu baris untuk satu ${noun}. Judul kolom di baris 1 jangan diubah.`,
        `Simpan sebagai Excel Workbook (.xlsx), lalu impor lewat menu ${sheetName}. Semua baris diperiksa dan ditampilkan dahulu sebelum ada yang disimpan.`,
      ],
      en: englishSteps(sheetName, row, { menu }),
    },
  });
}

const majorHeaders = ["Program Keahlian", "Kompetensi Keahlian", "Program Studi", "Prodi", "Major"];

export const codedNameSheets = {
  majors: sheetOf({
    noun: "jurusan",
    sheetName: "Jurusan",
    others: majorHeaders,
    sample: { kode: "TKJ", nama: "Teknik Komputer dan Jaringan" },
    english: { row: "major", menu: "Majors" },
  }),
  religions: sheetOf({
    noun: "agama",
    sheetName: "Agama",
    others: ["Religion"],
    sample: { kode: "KONGHUCU", nama: "Khonghucu" },
    english: { row: "religion", menu: "Religions" },
  }),
};
