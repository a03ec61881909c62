// The words about passwords on cards.
import { messages, params } from "../../../core/i18n.ts";

export const cardPasswordMessages = messages("documents-papers/card-passwords", {
  choice: "Password di kartu",
  forbidden: "Sekolah ini melarang password di kartu, jadi kartu berisi “dibagikan terpisah”.",
  whoCan: "Pemegang menu Setting, misalnya Head Master, dapat mengizinkannya.",
  without: params("{n} peserta tanpa salinan: reset passwordnya untuk mencetaknya."),
  otherKey: params("{n} salinan dikunci dengan kunci lain. Pasang kunci itu lagi di server."),
  allow: "Izinkan",
  forbid: "Larang lagi",
  askPrint: params("Tampilkan password di {n} kartu?"),
  askPrintText: "Ini dicatat di log atas nama Anda. Jaga kartunya seperti password itu sendiri.",
  print: "Tampilkan",
  askAllow: "Izinkan password di kartu?",
  askAllowText:
    "Mulai sekarang server menyimpan salinan terenkripsi dari setiap password baru peserta. Kuncinya hanya di server. Password yang sudah ada tidak ikut tersimpan.",
  askForbid: "Larang password di kartu?",
  askForbidText: params(
    "{n} salinan password dihapus dan tidak dapat dikembalikan. Peserta tetap dapat masuk.",
  ),
  forbidAll: "Larang dan hapus",
});
