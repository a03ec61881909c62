// What is said about a file that cannot be imported, in one or two sentences each: what it is, and what to do now.
import { formatNumber } from "../../core/format.ts";
import { messages, params } from "../../core/i18n.ts";
import type { FileFault } from "../../files/file-fault.ts";

export const fileFaultMessages = messages("kit-import/file-fault", {
  empty: "File ini kosong. Simpan ulang dari Excel, atau pilih file lain.",
  "too-big":
    "File ini lebih besar dari 20 MB. Hapus gambar dan lembar yang tidak perlu, atau bagi menjadi beberapa file, lalu pilih lagi.",
  unreadable:
    "File ini tidak dapat dibuka dari komputer. Tutup dulu di Excel, pastikan flashdisk atau foldernya masih terhubung, lalu pilih lagi.",
  encrypted:
    "File ini dilindungi kata sandi sehingga isinya tidak dapat dibaca. Buka di Excel, hapus kata sandinya, simpan, lalu pilih lagi.",
  xls: "Ini file Excel lama (.xls). Buka di Excel, simpan sebagai Excel Workbook (.xlsx), lalu pilih file barunya.",
  doc: "Ini dokumen Word lama (.doc), bukan lembar Excel. Pindahkan isinya ke template Excel, lalu pilih file itu.",
  ole: "Ini file Office lama yang bukan lembar Excel. Pindahkan isinya ke template Excel, lalu pilih file itu.",
  docx: "Ini dokumen Word, bukan lembar Excel. Pindahkan isinya ke template Excel, lalu pilih file itu.",
  pptx: "Ini presentasi PowerPoint, bukan lembar Excel. Pilih file .xlsx atau .csv.",
  ods: "Ini lembar OpenDocument (.ods). Buka di programnya, simpan sebagai Excel (.xlsx), lalu pilih file barunya.",
  xlsb: "Ini Excel biner (.xlsb). Buka di Excel, simpan sebagai Excel Workbook (.xlsx), lalu pilih file barunya.",
  numbers:
    "Ini lembar Apple Numbers. Ekspor dahulu menjadi Excel (.xlsx), lalu pilih file barunya.",
  zip: "Ini file arsip, bukan lembar Excel. Keluarkan dahulu isinya, lalu pilih file .xlsx atau .csv.",
  html: "File ini sebenarnya halaman web yang diberi nama Excel. Buka di Excel, simpan sebagai Excel Workbook (.xlsx), lalu pilih file barunya.",
  xml: "File ini berformat XML, bukan .xlsx. Buka di Excel, simpan sebagai Excel Workbook (.xlsx), lalu pilih file barunya.",
  pdf: "Ini file PDF, bukan lembar Excel. Pilih file .xlsx atau .csv.",
  rtf: "Ini dokumen teks (.rtf), bukan lembar Excel. Pilih file .xlsx atau .csv.",
  image: "Ini file gambar, bukan lembar Excel. Pilih file .xlsx atau .csv.",
  binary: "Isi file ini bukan lembar Excel dan bukan CSV. Pilih file .xlsx atau .csv.",
  bomb: "Isi file ini mengembang menjadi lebih dari 60 MB saat dibuka, jauh melebihi data yang wajar. Salin datanya saja ke lembar baru, simpan, lalu pilih file barunya.",
  damaged:
    "File ini rusak atau tidak lengkap, mungkin karena penyalinan atau pengunduhannya terputus. Salin atau unduh ulang, lalu pilih lagi.",
  "no-sheet":
    "Tidak ada lembar kerja yang dapat dibaca di file ini. Pilih file lain, atau gunakan template.",
  "not-started":
    "Bagian konsol untuk membaca dan menulis file tidak dapat dimuat dari server. Periksa jaringan, lalu coba lagi; bila tetap gagal, muat ulang halaman ini.",
  stopped:
    "Pengolahan file berhenti sebelum selesai, mungkin karena memori komputer penuh. Tutup program lain, lalu coba lagi, bila perlu dengan file yang lebih kecil.",
  "too-many-rows": params(
    'Lembar "{sheet}" berisi lebih dari {limit} baris. Bagi menjadi beberapa file, lalu impor satu per satu.',
  ),
  "no-rows": params(
    'Lembar "{sheet}" belum berisi data, hanya judul kolom atau kosong. Isi dahulu, simpan, lalu pilih lagi.',
  ),
  "open-quote": params(
    'Tanda kutip (") yang dibuka di baris {row} tidak ditutup, sehingga baris berikutnya tidak dapat dipisahkan. Perbaiki baris itu, lalu pilih lagi.',
  ),
});

/** In the language of the screen. */
export function fileFaultText({ code, details }: Pick<FileFault, "code" | "details">): string {
  const t = fileFaultMessages.get();
  const { sheet = "", limit = 0, row = 0 } = details;
  switch (code) {
    case "too-many-rows":
      return t[code]({ sheet, limit: formatNumber(limit) });
    case "no-rows":
      return t[code]({ sheet });
    case "open-quote":
      return t[code]({ row });
    default:
      return t[code];
  }
}
