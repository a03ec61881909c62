// The words for whoever may open no screen.
import { messages } from "../../core/i18n.ts";

export const noScreensMessages = messages("home/none", {
  screensLater: "Layar untuk Anda menyusul",
  screensLaterHint: "Layar yang boleh Anda buka sedang disiapkan dan hadir pada versi berikutnya.",
  noMenu: "Belum ada menu untuk Anda",
  noMenuHint: "Head Master menentukan menu setiap pengguna. Hubungi Head Master di sekolah Anda.",
});
