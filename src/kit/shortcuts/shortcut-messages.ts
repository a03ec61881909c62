// The words of the dialog that makes a shortcut. "Cancel" and "Simpan" are the specification's own.
import { messages, params } from "../../core/i18n.ts";

export const shortcutMessages = messages("kit/shortcuts", {
  saveAs: "Simpan sebagai shortcut",
  addTitle: "Tambah shortcut",
  name: "Nama",
  destination: "Tujuan",
  chooseDestination: "Pilih layar",
  asLastSeen: params("{title} (seperti terakhir dibuka)"),
  asSeenNow: params("{title} (seperti sekarang)"),
  icon: "Gambar ikon",
  chooseIcon: "Pilih gambar",
  iconHint: "Opsional, .jpg atau .png, paling besar 200 KB.",
  iconType: "Gambar harus berupa .jpg atau .png.",
  iconSize: "Gambar paling besar 200 KB.",
  iconUnreadable: "Gambar tidak dapat dibaca. Pilih gambar lain.",
  removeIcon: "Hapus gambar",
  cancel: "Cancel",
  save: "Simpan",
  successTitle: "berhasil",
  successBody: "Shortcut berhasil dibuat",
});
