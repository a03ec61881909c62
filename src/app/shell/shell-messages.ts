// Texts of the shell (strip, profile card, bottom bar, notices, the question before leaving) and of places
// that have no screen to show.
import { params } from "@nanostores/i18n";
import { messages } from "../../core/i18n.ts";

export const placeMessages = messages("app/place", {
  forbidden: "Anda tidak punya akses ke layar ini",
  forbiddenHint: "Hubungi Head Master bila Anda memerlukannya.",
  notBuilt: "Layar ini belum tersedia",
  notBuiltHint: "Layar ini menyusul pada versi berikutnya.",
  notFound: "Halaman tidak ditemukan",
  noScreen: "Tidak ada layar di alamat ini",
  notFoundHint: "Alamatnya mungkin salah ketik atau sudah tidak dipakai.",
  goHome: "Ke Home",
  crashed: "Terjadi kesalahan pada layar ini",
  crashedHint: "Muat ulang layar; jika berulang, hubungi admin server.",
  reload: "Muat ulang",
});

export const shellMessages = messages("app/shell", {
  skip: "Langsung ke isi",
  skipToMenu: "Langsung ke menu",
  fold: "Lipat bilah samping",
  unfold: "Buka bilah samping",
  account: "Akun dan tampilan",
  profileAndPassword: "Profil dan password",
  search: "Cari",
  help: "Bantuan layar ini",
  ended: "Sesi berakhir",
  menu: "Menu",
  home: "Home",
  profile: "Profil",
  hide: "Sembunyikan",
  hideShort: "Sembunyi",
  showMenu: "Tampilkan menu",
  signOut: "Keluar",
  notices: "Pemberitahuan",
  closeNotice: "Tutup pemberitahuan",
  close: "Tutup",
  connected: "Terhubung ke server",
  off: "Tidak terhubung",
  connecting: "Menghubungkan…",
  reconnecting: "Menyambung ulang…",
  version: params("v{version}"),
  theme: params("Tema: {name}"),
  system: "sistem",
  light: "terang",
  dark: "gelap",
  unsaved: "Perubahan belum disimpan",
  unsavedHint: "Isian di layar ini akan hilang bila Anda meninggalkannya.",
  discard: "Buang perubahan",
  stay: "Kembali mengisi",
});
