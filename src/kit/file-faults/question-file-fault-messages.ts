// What is said about a file that holds no questions that can be read: what it is, and what to do now.
import { messages } from "../../core/i18n.ts";
import { fileFaultText } from "./file-fault-messages.ts";
import type { FaultyFile } from "../../question-files/worker/question-reading-session.ts";

export const questionFileFaultMessages = messages("kit-import/question-file-fault", {
  empty: "File ini kosong. Simpan ulang dari programnya, atau pilih file lain.",
  "too-big":
    "File ini lebih besar dari 50 MB. Perkecil gambarnya (di Word: Gambar, Kompres Gambar), atau bagi menjadi beberapa file, lalu pilih lagi.",
  unreadable:
    "File ini tidak dapat dibuka dari komputer. Tutup dulu di Word atau Excel, pastikan flashdisk atau foldernya masih terhubung, lalu pilih lagi.",
  encrypted:
    "File ini dilindungi kata sandi sehingga isinya tidak dapat dibaca. Buka di programnya, hapus kata sandinya, simpan, lalu pilih lagi.",
  bomb: "Isi file ini mengembang menjadi lebih dari 150 MB atau 5.000 berkas saat dibuka. Perkecil gambarnya atau bagi menjadi beberapa file, lalu pilih lagi.",
  damaged:
    "File ini rusak atau tidak lengkap, mungkin karena penyalinan atau pengunduhannya terputus. Salin atau unduh ulang, lalu pilih lagi.",
  doc: "Ini dokumen Word lama (.doc). Buka di Word, pilih Simpan Sebagai, Dokumen Word (.docx), lalu pilih file barunya.",
  xls: "Ini file Excel lama (.xls). Buka di Excel, simpan sebagai Excel Workbook (.xlsx), lalu pilih file barunya.",
  ole: "Ini file Office lama. Buka di programnya, simpan sebagai .docx atau .xlsx, lalu pilih file barunya.",
  odt: "Ini dokumen OpenDocument. Buka di programnya, simpan sebagai Word (.docx), lalu pilih file barunya.",
  pptx: "Ini presentasi PowerPoint, bukan dokumen soal. Pindahkan soalnya ke template Word, lalu pilih file itu.",
  pdf: "Ini file PDF, yang tidak menyimpan soal sebagai data. Pindahkan soalnya ke template Word, lalu pilih file itu.",
  rtf: "Ini dokumen teks kaya (.rtf). Buka di Word, simpan sebagai Dokumen Word (.docx), lalu pilih file barunya.",
  image:
    "Ini file gambar, bukan dokumen soal. Tulis soalnya di template Word, lalu pilih file itu.",
  zip: "Arsip jenis ini tidak dapat dibuka di sini. Keluarkan isinya, lalu pilih file soalnya, atau kemas ulang sebagai .zip.",
  archive:
    "Di dalam arsip ini tidak ada file soal (.docx, .xlsx, .xml, .txt). Keluarkan isinya, lalu pilih file soalnya.",
  "web-page":
    "Ini halaman web dari Word (format lama). Buka di Word, pilih Simpan Sebagai, Dokumen Word (.docx), lalu pilih file barunya.",
  "unknown-xml":
    "File XML ini bukan Moodle XML dan bukan QTI. Ekspor ulang dari aplikasi asalnya dalam salah satu format itu.",
  binary: "Isi file ini bukan teks soal. Pilih file .docx, .xlsx, .xml, .txt, atau .zip.",
});

type OwnCode = keyof ReturnType<(typeof questionFileFaultMessages)["get"]>;

/** In the language of the screen. */
export function questionFileFaultText({ code, details }: FaultyFile): string {
  const t = questionFileFaultMessages.get();
  if (Object.hasOwn(t, code)) return t[code as OwnCode];
  return fileFaultText({
    code: code as Parameters<typeof fileFaultText>[0]["code"],
    details,
  });
}
