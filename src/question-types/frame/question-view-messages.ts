// The words around a question that is shown.
import { messages, params } from "../../core/i18n.ts";

export const questionViewMessages = messages("question-types-frame/view", {
  explanation: "Pembahasan",
  answered: params("{answered} dari {total} peserta menjawab"),
  audio: "Audio soal",
  direction: "Petunjuk audio",
  playsLeft: params("Dapat diputar {left} kali lagi"),
  playsOver: "Batas putar sudah tercapai",
  playLimit: params("Audio, diputar paling banyak {count} kali"),
  play: "Putar",
  pause: "Jeda",
  heard: "Bagian yang sudah terdengar",
  audioFailed: "Audio tidak dapat diputar.",
  autoplay: "Diputar otomatis saat soal dibuka",
  audioOnPaper: "Audio: diputar oleh pengawas",
  audioOnPaperTimes: params("Audio: diputar oleh pengawas, paling banyak {count} kali"),
});
