// What the templates of majors and religions say of their columns: how to fill them in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

const kode =
  "Tidak boleh sama, tanpa spasi, paling panjang 30 karakter. Dipakai di file peserta dan matpel.";
const nama =
  "Paling panjang 100 karakter. Untuk kode yang sudah ada, namanya diganti bila Anda memilih memperbarui.";

export const codedNameGuides: Record<"majors" | "religions", SheetGuide> = {
  majors: {
    kode: { help: kode, sample: "TKJ" },
    nama: { help: nama, sample: "Teknik Komputer dan Jaringan" },
  },
  religions: {
    kode: { help: kode, sample: "KONGHUCU" },
    nama: { help: nama, sample: "Khonghucu" },
  },
};
