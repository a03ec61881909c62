// The words of the profile screen.
import { messages, params } from "../../core/i18n.ts";

export const profileMessages = messages("profile", {
  title: "Profil",
  parts: "Bagian profil",
  identity: "Data diri",
  password: "Password",
  sessions: "Sesi",
  activity: "Aktivitas",
  preferences: "Preferensi",

  name: "Nama",
  email: "E-mail",
  emailHint: "Dipakai untuk masuk.",
  picture: "Foto",
  choosePicture: "Pilih foto",
  pictureHint: "Gambar .jpg atau .png; diperkecil sendiri.",
  removePicture: "Hapus foto",
  pictureType: "Foto harus berupa .jpg atau .png.",
  pictureLarge: "Foto terlalu besar (paling besar 15 MB).",
  pictureUnreadable: "Foto ini tidak dapat dibaca. Pilih gambar lain.",
  role: "Role",
  menus: "Menu",
  noMenus: "Tidak ada; hanya Home dan Profil",
  lastLogin: "Terakhir masuk",
  savedTitle: "Tersimpan",
  saved: "Profil Anda diubah.",

  current: "Password sekarang",
  currentHint: "Untuk memastikan bahwa Anda sendiri yang mengganti e-mail.",
  newPassword: "Password baru",
  passwordHint:
    "Paling pendek 8 karakter. Beberapa kata yang hanya Anda yang tahu lebih kuat daripada satu kata dengan angka.",
  endOthers: "Keluarkan saya dari perangkat lain",
  changePassword: "Ganti password",
  passwordChanged: "Password Anda diganti.",
  passwordChangedEnded: params("Password Anda diganti; {count} sesi lain diakhiri."),

  sessionsIntro:
    "Perangkat yang masih masuk dengan akun Anda. Sesi yang tidak dipakai 12 jam berakhir sendiri.",
  sessionsCaption: "Sesi Anda",
  begun: "Masuk sejak",
  lastUsed: "Terakhir dipakai",
  address: "Alamat",
  thisSession: "Sesi ini",
  end: "Akhiri",
  endOne: params("Akhiri sesi dari {address} sejak {time}"),
  endAll: "Akhiri semua sesi lain",
  endTitle: params("Akhiri {count} sesi?"),
  endText: "Perangkat itu langsung keluar; yang belum disimpan di sana dapat hilang.",
  ended: params("{count} sesi diakhiri."),

  noActivity: "Belum ada aktivitas.",

  rows: "Baris per halaman",
  rowsHint: "Untuk daftar yang belum Anda atur sendiri.",
  theme: "Tema",
  system: "Ikuti perangkat",
  light: "Terang",
  dark: "Gelap",
  language: "Bahasa",
  indonesian: "Indonesia",
  english: "English",
  sounds: "Suara: tombol penjelasan suara di layar",
  preferencesSaved: "Preferensi Anda disimpan.",
  licences: "Lisensi perangkat lunak",
});

export type ProfileTexts = ReturnType<(typeof profileMessages)["get"]>;
