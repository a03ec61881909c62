// The words of forms, confirmations and explanations: the shell and home have them.
import { messages, params } from "../core/i18n.ts";

export const dialogMessages = messages("kit/dialogs", {
  close: "Tutup",
});

export const formMessages = messages("kit/form", {
  save: "Simpan",
  saveAndAdd: "Simpan & tambah lagi",
  cancel: "Batal",
  close: "Tutup",
  failed: "Belum tersimpan",
  unsaved: "Perubahan belum disimpan",
  unsavedBody: "Jika formulir ini ditutup, isian yang belum disimpan akan hilang.",
  discard: "Buang perubahan",
  keepEditing: "Kembali mengisi",
  retry: "Coba lagi",
  showPassword: "Tampilkan password",
  hidePassword: "Sembunyikan password",
});

export const confirmMessages = messages("kit/confirm", {
  cancel: "Batal",
  close: "Tutup",
  failed: "Belum berhasil",
  typeToConfirm: params("Ketik {text} untuk melanjutkan"),
});

export const infoMessages = messages("kit/info", {
  play: "Putar penjelasan",
  playing: "Memutar penjelasan",
  stop: "Hentikan",
});
