// Texts of what stands before sign-in and around everything; the rest is in shell-messages.ts, which comes later.
import { messages } from "../core/i18n.ts";

export const appMessages = messages("app", {
  signIn: "Sign in",
  loading: "Loading, ngopi dulu",
  serverAway: "Server ujian belum dapat dihubungi",
  serverAwayHint: "Sesi Anda masih tersimpan. Periksa kabel atau jaringan, lalu coba lagi.",
  loadFailed: "Layar gagal dimuat",
  loadFailedHint:
    "Server mungkin baru saja diperbarui atau jaringan terputus. Coba lagi; jika berulang, hubungi admin server.",
  retry: "Coba lagi",
});
