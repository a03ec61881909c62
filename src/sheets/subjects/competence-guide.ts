// What the template says of each column of competences: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const competenceGuide: SheetGuide = {
  kode_matpel: {
    help: "Kode mata pelajaran dari menu Matpel.",
    sample: "MTK",
  },
  kode_kompetensi: {
    help: "Kode kompetensi, tidak boleh sama dalam satu matpel, tanpa spasi, paling panjang 50 karakter.",
    sample: "TP.1.1",
  },
  kode_induk: {
    help: "Kode kompetensi yang menjadi induknya, di matpel yang sama; boleh ada di baris mana pun di file ini. Jika kosong: paling atas untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - memindahkannya ke paling atas.",
    sample: "CP.BIL",
  },
  uraian: {
    help: "Bunyi kompetensinya, paling panjang 1.000 karakter.",
    sample: "Menjelaskan sifat-sifat bilangan berpangkat",
  },
  fase: {
    help: "Fase A sampai F, atau kelas. Jika kosong: tanpa fase untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    sample: "Fase E",
  },
  jenis: {
    help: "CP (capaian pembelajaran), TP (tujuan pembelajaran), KD (kompetensi dasar), atau IND (indikator).",
    sample: "TP",
  },
  level_kognitif: {
    help: "L1 sampai L3, atau C1 sampai C6. Jika kosong: tanpa level untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    sample: "C3",
  },
};
