// The words of marking participant after participant.
import { messages, params } from "../../../../core/i18n.ts";

export const participantMessages = messages("marking/participants", {
  title: "Koreksi per peserta",
  byParticipant: "Koreksi per peserta",
  byQuestion: "Koreksi per soal",
  participant: params("Peserta {code}"),
  steps: params("Jawaban peserta {code}"),
  step: params("Soal {n}"),
  deletedStep: "Soal yang dihapus",
  marked: "sudah Anda nilai",
  advice: "Jawaban lain mudah memengaruhi nilai. Koreksi per soal lebih adil.",
  loading: "Memuat jawaban peserta",
  failed: "Soal banksoal ini tidak dapat dimuat",
  done: "Tidak ada lagi yang perlu Anda nilai di banksoal ini",
});
export type ParticipantTexts = ReturnType<typeof participantMessages.get>;
