// The words of an act on many rows.
import { messages, params } from "../../core/i18n.ts";

export const bulkMessages = messages("kit/bulk", {
  progress: params("{done} dari {total} diproses"),
  stop: "Hentikan",
  stopping: "Menghentikan…",
  stopped: "Dihentikan",
  rest: params("{rest} belum diproses."),
  unsure: params(
    "Jawaban server untuk {n} baris tidak sampai: belum diketahui apakah sudah berubah. Lanjutkan mengirimnya lagi tanpa menggandakan.",
  ),
  resume: "Lanjutkan",
  sentIn: params("Dijalankan dalam {n} detik"),
  notSentYet:
    "Belum ada yang berubah. Menutup dialog atau meninggalkan halaman ini membatalkannya.",
  waiting: "Yang akan dijalankan",
  sendNow: "Jalankan sekarang",
  done: params("{n} berhasil"),
  unchanged: params("{n} tidak berubah"),
  refused: params("{n} ditolak"),
  refusedTable: "Yang ditolak dan alasannya",
  name: "Nama",
  reason: "Alasan",
  moreRefused: params("dan {n} lainnya"),
});
