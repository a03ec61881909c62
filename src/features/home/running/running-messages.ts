// The words of the exams under way on home.
import { messages, params } from "../../../core/i18n.ts";

export const runningMessages = messages("home/running", {
  title: "Ujian berlangsung",
  asking:
    "Server ujian belum menjawab apakah ada ujian yang berlangsung. Tunggu sebentar; jangan anggap tidak ada.",
  notKnown:
    "Ujian yang berlangsung belum dapat ditanyakan ke server. Mungkin ada ujian yang sedang berjalan; bagian ini diperbarui sendiri setelah server menjawab.",
  noLongerKnown: params(
    "Ujian yang berlangsung tidak dapat ditanyakan lagi ke server. Pukul {time} belum ada; bagian ini diperbarui sendiri setelah server menjawab.",
  ),
  left: params("{n} menit lagi"),
  soon: params("mulai {n} menit lagi"),
  stopped: params("waktu berhenti sejak {time}"),
  isStopped: "Dihentikan sementara",
  working: params("{n} mengerjakan"),
  finished: params("{n} selesai"),
  longer: params("{n} peserta sampai {time}"),
  elsewhere: params("{n} peserta sesi {sesi} sampai {time}"),
  absent: params("{n} belum masuk"),
  offline: params("{n} terputus"),
  blocked: params("{n} diblokir"),
  away: params("{n} keluar halaman"),
  incidents: params("{n} perlu tindakan"),
  unopened: params("Sesi {sesi} belum dibuka"),
  openSession: params("Buka sesi {sesi}"),
  openOf: params("Buka sesi {sesi} {name}"),
  open: "Monitor",
  watch: params("Monitor {name}"),
});
