// Rows of an import of participants as the server takes them, for tests: people whom every school takes.
import type { ParticipantImportRow } from "../../contract/participants.ts";

/** `at`: its place among the rows, from 0. */
export function importRow(
  at: number,
  no_ujian: string,
  changes: Partial<ParticipantImportRow> = {},
): ParticipantImportRow {
  return {
    row: at + 2,
    no_ujian,
    nama: `Peserta ${at}`,
    sesi: null,
    password: "",
    jurusan_kode: "1945",
    agama_kode: "ISLAM",
    group: null,
    antiblock: null,
    status: null,
    block_reason: "",
    nisn: null,
    ...changes,
  };
}
