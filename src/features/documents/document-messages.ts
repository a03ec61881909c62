// The words of the screen of documents: its tabs, and what each document is for.
import { messages, params } from "../../core/i18n.ts";

export const documentMessages = messages("documents/screen", {
  title: "Document",
  views: "Bagian dokumen",
  documents: "Dokumen",
  templates: "Template",
  library: "Berkas",
});

export const overviewMessages = messages("documents/overview", {
  event: "Event",
  loading: "Memuat event",
  failed: "Event tidak dapat dimuat",
  noEvents: "Belum ada event",
  noEventsHint: "Dokumen dicetak dari event: jadwal, ruang, dan pesertanya.",
  toEvents: "Ke halaman event",
  list: "Dokumen event ini",
  open: "Buka",
  newTab: params("{document} di tab baru"),
  nothing: "Belum ada peserta",
});

/** In one sentence. */
export const purposeMessages = messages("documents/purposes", {
  kartu: "Dibawa peserta: nomor ujian, jadwal, ruang, dan kursinya.",
  "daftar-hadir": "Ditandatangani peserta di ruang ujian.",
  "berita-acara": "Mencatat siapa yang hadir dan apa yang terjadi di setiap ruang.",
  pintu: "Ditempel di pintu ruang.",
  meja: "Ditempel di meja peserta.",
  denah: "Menunjukkan siapa duduk di kursi mana.",
  jadwal: "Ditempel di papan pengumuman.",
  pengawas: "Siapa mengawasi ruang mana, per hari.",
  rekap: "Jumlah hadir dan tidak hadir per ruang.",
  nilai: "Diisi nilai dengan tangan, per group.",
  "tata-tertib": "Ditempel di ruang ujian.",
  "kisi-kisi": "Kompetensi mana ditanyakan oleh soal mana.",
  "kartu-soal": "Setiap soal dengan kunci dan keterangannya.",
});
