// The columns of the sheets of majors and of religions.
import type { CodedName } from "../../contract/coded-names.ts";
import type { SheetColumn } from "../sheet-columns.ts";
import { readSpaceless } from "../value-reading.ts";

export type CodedNameWords = {
  noun: string;
  /** What else a header may call the names. */
  others: readonly string[];
  /** An example of a row. */
  sample: Pick<CodedName, "kode" | "nama">;
};

export function codedNameColumns({
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
