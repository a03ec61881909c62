// What the template says of each column of competences: how to fill it in, and what that looks like.
import type { SheetGuide } from "../sheet-template.ts";

export const competenceGuide: SheetGuide = {
  kode_matpel: {
    help: "Kode mata pelajaran dari menu Matpel.",
    english: "Code of the subject, as in Subjects.",
    sample: "MTK",
  },
  kode_kompetensi: {
    help: "Kode kompetensi, tidak boleh sama dalam satu matpel, tanpa spasi, paling panjang 50 karakter.",
    english:
      "Code of the competence: unique in its subject, without spaces, at most 50 characters.",
    sample: "TP.1.1",
  },
  kode_induk: {
    help: "Kode kompetensi yang menjadi induknya, di matpel yang sama; boleh ada di baris mana pun di file ini. Jika kosong: paling atas untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - memindahkannya ke paling atas.",
    english:
      "Code of the competence above it, in the same subject, in any row of this file. If empty: at the top where it is new, unchanged where it exists; - moves it to the top.",
    sample: "CP.BIL",
  },
  uraian: {
    help: "Bunyi kompetensinya, paling panjang 1.000 karakter.",
    english: "Wording of the competence, at most 1,000 characters.",
    sample: "Menjelaskan sifat-sifat bilangan berpangkat",
  },
  fase: {
    help: "Fase A sampai F, atau kelas. Jika kosong: tanpa fase untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    english:
      "Phase A to F, or a grade. If empty: none where it is new, unchanged where it exists; - clears it.",
    sample: "Fase E",
  },
  jenis: {
    help: "CP (capaian pembelajaran), TP (tujuan pembelajaran), KD (kompetensi dasar), atau IND (indikator).",
    english:
      "CP (learning outcome), TP (learning objective), KD (basic competence) or IND (indicator).",
    sample: "TP",
  },
  level_kognitif: {
    help: "L1 sampai L3, atau C1 sampai C6. Jika kosong: tanpa level untuk kompetensi baru, tidak berubah untuk yang sudah ada; tanda - mengosongkannya.",
    english:
      "L1 to L3, or C1 to C6. If empty: none where it is new, unchanged where it exists; - clears it.",
    sample: "C3",
  },
};
