// The words for what goes wrong. The server's own message is always shown as it was sent.
import { messages } from "../i18n.ts";

export const errorMessages = messages("app/errors", {
  unreachable:
    "Server ujian tidak dapat dihubungi. Periksa kabel atau jaringan, lalu coba lagi. Data yang belum tersimpan masih ada di layar.",
  unreadable:
    "Server menjawab dengan cara yang tidak dikenali. Coba lagi; jika berulang, hubungi admin server.",
  unexpected:
    "Terjadi kesalahan pada halaman ini. Muat ulang halaman; jika berulang, hubungi admin.",
  upgraded:
    "Konsol di server sudah diperbarui. Simpan dulu isian Anda di halaman ini, lalu muat ulang halaman.",
});
