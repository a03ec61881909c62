// What is shown while code is loaded on demand.
import { messages } from "../../core/i18n.ts";

export const lazyMessages = messages("kit/lazy", {
  loading: "Memuat…",
  opening: "Membuka…",
  unreachable: "Server ujian tidak dapat dihubungi",
  unreachableHint:
    "Periksa kabel atau jaringan. Begitu server dapat dihubungi lagi, permintaan Anda dilanjutkan sendiri.",
  waiting: "Menunggu server…",
  failed: "Belum dapat dibuka",
  missing:
    "Server ujian menjawab, tetapi berkas konsol yang diperlukan tidak dapat diambil. Coba lagi; jika berulang, muat ulang halaman atau hubungi admin server.",
  retry: "Coba lagi",
  close: "Tutup",
});
