// What stands where a result is not final: a short word for a narrow column, and a sentence for who points at it.
import type { ResultState } from "../../contract/results/exam-results.ts";
import { messages, params } from "../../core/i18n.ts";

type Open = Exclude<ResultState, "complete">;
const words: Record<Open, string> = {
  waiting: "tunggu",
  unscored: "periksa",
  computing: "dihitung",
  unfinished: "kerja",
  expected: "belum",
  absent: "absen",
};

export const ledgerCellMessages = messages("ledger/cells", {
  ...words,
  waitingText: "Menunggu koreksi",
  unscoredText: "Perlu diperiksa: ada soal yang tidak dapat dihitung",
  computingText: "Sedang dihitung",
  unfinishedText: "Sedang mengerjakan",
  expectedText: "Belum mengerjakan",
  absentText: "Tidak hadir",
  notAsked: "·",
  notAskedText: "Bukan peserta ujian ini",
  unknownText: "Bukan peserta, atau bukan dengan banksoal Anda",
  range: params("{state}, sementara {least} sampai {most}"),
});
export type LedgerCellTexts = ReturnType<typeof ledgerCellMessages.get>;
