// The file of who sits in which session: the columns of its import, and some for people to read, so that it can be imported
// again unchanged.
import type { SessionMember } from "../../contract/exams/sessions.ts";
import type { Book, BookCell, BookSheet } from "../../files/sheet-book.ts";
import { sessionColumn, sessionNumberColumn, sessionSheetName } from "./session-columns.ts";

type SessionPeople = {
  members: readonly Pick<SessionMember, "sesi" | "no_ujian" | "nama" | "group_id">[];
  /** Of groups, by id. */
  paths: ReadonlyMap<string, string>;
};

/** Those who have a session, one after the other. */
export function sessionBook({ members, paths }: SessionPeople): Book {
  const rows = members
    .filter(({ sesi }) => sesi !== null)
    .map(({ sesi, no_ujian, nama, group_id: group }): BookCell[] => [
      sesi,
      no_ujian,
      nama,
      group === null ? "" : (paths.get(group) ?? ""),
    ]);
  const sheet: BookSheet = {
    name: sessionSheetName,
    columns: [
      { width: sessionColumn.width, text: false },
      { width: sessionNumberColumn.width, text: true },
      { width: 32, text: true },
      { width: 32, text: true },
    ],
    rows: [[sessionColumn.header, sessionNumberColumn.header, "Nama", "Group"], ...rows],
    frozenRows: 1,
  };
  return { sheets: [sheet] };
}
