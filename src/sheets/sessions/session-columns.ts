// The columns of the sheet of who sits in which session of a schedule, and the records that an export writes.
import type { SessionMember } from "../../contract/exams/sessions/sessions.ts";
import {
  participantNumberColumn,
  participantSessionColumn,
} from "../participants/participant-columns.ts";
import type { SheetColumn, WrittenColumn } from "../sheet-columns.ts";

type Member = Pick<SessionMember, "sesi" | "no_ujian" | "nama" | "group_id">;
type SessionPeople = {
  members: readonly Member[];
  /** Of groups, by id. */
  paths: ReadonlyMap<string, string>;
};
export type SeatedMember = Member & { group: string };

/** Those who have a session, one after the other. */
export function seatedMembers({ members, paths }: SessionPeople): SeatedMember[] {
  return members
    .filter(({ sesi }) => sesi !== null)
    .map((member) => ({ ...member, group: paths.get(member.group_id ?? "") ?? "" }));
}

export const sessionColumns: readonly (
  | SheetColumn<unknown, SeatedMember>
  | WrittenColumn<SeatedMember>
)[] = [
  {
    ...participantSessionColumn,
    required: true,
    whenEmpty: { reason: "Sesi wajib diisi." },
    help: "Nomor sesi, 1 sampai 99. Sesi yang belum ada akan dibuat.",
    english: "Number of the session, 1 to 99. One that does not exist is made.",
  },
  {
    ...participantNumberColumn,
    header: "No Ujian",
    aliases: ["no_ujian", ...participantNumberColumn.aliases],
    help: "Nomor ujian peserta jadwal ini. Angka 0 di depan ikut dihitung.",
    english: "Exam number of a participant of this schedule. Leading zeros count.",
  },
  { header: "Nama", width: 32, format: "text", write: ({ nama }) => nama },
  { header: "Group", width: 32, format: "text", write: ({ group }) => group },
];
