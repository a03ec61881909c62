// The export of participants: their columns without how they are checked, and what stands in them.
import type { Participant } from "../../contract/participants.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { participantColumns, participantStatusWords } from "./participant-columns.ts";

export const participantFile = {
  noun: "peserta",
  sheetName: "Peserta",
  columns: participantColumns,
  cells: participantCells,
};

/** A participant as a row of the export: the columns of the template, so that it can be imported again unchanged. */
export function participantCells(participant: Participant): BookCell[] {
  return [
    participant.sesi,
    participant.no_ujian,
    participant.nama,
    // The server keeps no readable password; an empty cell keeps the stored one.
    "",
    participant.jurusan_kode,
    participant.agama_kode,
    participant.group_path ?? "",
    participant.antiblock ? "ya" : "tidak",
    participantStatusWords[participant.status],
    participant.block_reason,
  ];
}
