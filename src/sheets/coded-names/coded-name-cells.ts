// The sheets of majors and of religions: their columns, and what stands in an export of them.
import type { CodedName } from "../../contract/coded-names.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import type { SheetColumn } from "../sheet-columns.ts";
import { readSpaceless } from "../subjects/subject-columns.ts";

/** `others`: what else a header may call them. */
function fileOf(noun: string, sheetName: string, others: readonly string[]) {
  const columns: readonly SheetColumn[] = [
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
    },
  ];
  return { noun, sheetName, columns, cells };
}

function cells({ kode, nama }: CodedName): BookCell[] {
  return [kode, nama];
}

const majorNames = ["Program Keahlian", "Kompetensi Keahlian", "Program Studi", "Prodi", "Major"];

export const codedNameFiles = {
  majors: fileOf("jurusan", "Jurusan", majorNames),
  religions: fileOf("agama", "Agama", ["Religion"]),
};
