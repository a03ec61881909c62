// The words about the session of an exam that is open, or should be.
import { messages, params } from "../../../core/i18n.ts";

export const sessionNoticesMessages = messages("sittings-board/sessions", {
  unopened: params("Sesi {sesi} belum dibuka"),
  unopenedText: params(
    "Jamnya {time}. Yang boleh masuk masih peserta sesi {open}; peserta sesi {sesi} menunggu.",
  ),
  elsewhere: "Sesi dibuka di Token Ujian oleh yang berhak.",
  open: params("Buka sesi {sesi}"),
  title: params("Buka sesi {sesi} {schedule}?"),
  text: params(
    "Peserta sesi {sesi} boleh masuk. Peserta sesi {open} yang belum masuk tidak dapat masuk lagi.",
  ),
  opened: params("Sesi {sesi} sudah dibuka."),
  openedLate: params("Sesi {sesi} terbuka sendiri pukul {time}, {n} menit setelah jamnya"),
  openedLateText: "Pada jamnya server mati atau jadwalnya belum aktif.",
});
