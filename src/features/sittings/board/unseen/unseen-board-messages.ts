// The words instead of a board: none is under way, or it is not for the person to see.
import { messages } from "../../../../core/i18n.ts";

export const unseenBoardMessages = messages("sittings-unseen/board", {
  unseen: "Monitor ini tidak dapat Anda buka",
  noLonger: "Monitor ini tidak lagi terbuka untuk Anda",
  choose: "Ujian yang dapat Anda pantau sekarang:",
  chooseAbove: "Ujian yang dapat Anda pantau sekarang, semuanya ada di pilihan di atas:",

  none: "Tidak ada ujian yang berlangsung",
  noneText: "Ujian tampil di sini sejak 30 menit sebelum mulai.",
  ownText:
    "Ujian dari jadwal yang Anda buat tampil di sini sejak 30 menit sebelum mulai. Anda belum ditugaskan sebagai pengawas ruang.",
  notAssigned: "Anda belum ditugaskan sebagai pengawas",
  notAssignedText:
    "Belum ada ujian mendatang dengan akun Anda sebagai pengawas ruang, dan Anda tidak punya jadwal sendiri. Minta panitia memilih akun Anda di Event, bagian Ruang: nama yang hanya ditulis tidak membuka papan ini.",
});
export type UnseenBoardTexts = ReturnType<typeof unseenBoardMessages.get>;
