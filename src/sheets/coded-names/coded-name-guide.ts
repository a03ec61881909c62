// What the templates of majors and religions say of their columns: how to fill them in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

const kode = {
  help: "Tidak boleh sama, tanpa spasi, paling panjang 30 karakter. Dipakai di file peserta dan matpel.",
  english:
    "Unique, without spaces, at most 30 characters. Files of participants and subjects name it.",
};
const nama = {
  help: "Paling panjang 100 karakter. Untuk kode yang sudah ada, namanya diganti bila Anda memilih memperbarui.",
  english:
    "At most 100 characters. Where the code exists, the name is replaced if you choose to update.",
};

export const codedNameGuides: Record<"majors" | "religions", SheetGuide> = {
  majors: {
    kode: { ...kode, sample: "TKJ" },
    nama: { ...nama, sample: "Teknik Komputer dan Jaringan" },
  },
  religions: {
    kode: { ...kode, sample: "KONGHUCU" },
    nama: { ...nama, sample: "Khonghucu" },
  },
};
