// Texts for an exam that is switched off with participants at work.
import { messages, params } from "../../../core/i18n.ts";

export const stoppedNoticesMessages = messages("sittings/stops", {
  title: params("Ujian ini dihentikan sejak {since}"),
  text: "Waktu peserta berhenti dan jawaban mereka tersimpan. Waktunya dikembalikan saat jadwal ini diaktifkan lagi.",
  elsewhere: "Operator mengaktifkannya lagi di Jadwal Ujian.",
  goOn: "Aktifkan lagi",
  question: params("Aktifkan lagi {alias}?"),
  questionText:
    "Peserta langsung dapat melanjutkan. Waktu selama ujian dihentikan dikembalikan kepada mereka.",
  goesOn: "Ujian berjalan lagi.",
});
