// Every kind of sheet: the page names a kind, and the workers that read and write files know its columns. A new sheet is one
// line here.
import { codedNameSheets } from "./coded-names/coded-name-rows.ts";
import { groupMemberSheet, groupNumberSheet } from "./groups/group-member-rows.ts";
import { participantSheet } from "./participants/participant-rows.ts";
import { roomSeats } from "./rooms/room-columns.ts";
import { roomSheet } from "./rooms/room-sheet-rows.ts";
import { scheduleNumberSheet } from "./schedules/schedule-number-rows.ts";
import { seatedMembers } from "./sessions/session-columns.ts";
import { sessionSheet } from "./sessions/session-rows.ts";
import type { SheetDefinition } from "./sheet-columns.ts";
import { competenceSheet } from "./subjects/competence-rows.ts";
import { subjectSheet } from "./subjects/subject-rows.ts";
import { userSheet } from "./users/user-rows.ts";

const sheetKinds = {
  participants: participantSheet,
  groupMembers: groupMemberSheet,
  groupMembersByNumber: groupNumberSheet,
  subjects: subjectSheet,
  ...codedNameSheets,
  competences: competenceSheet,
  users: userSheet,
  sessions: sessionSheet,
  scheduleParticipants: scheduleNumberSheet,
  rooms: roomSheet,
} as const;

/** Of the kinds whose records are not loaded one by one: what the page has is made into records here. */
const recordsOf = { sessions: seatedMembers, rooms: roomSeats } as const;

export type SheetKind = keyof typeof sheetKinds;

type ItemOf<Kind extends SheetKind> = Parameters<
  (typeof sheetKinds)[Kind]["exported"][number]["write"]
>[0];

/** The kinds of sheet that have a row for such an item. */
export type ExportKindOf<Item> = {
  [Kind in SheetKind]: Item extends ItemOf<Kind> ? Kind : never;
}[SheetKind];

/** What is written all at once. */
export type KnownBook = {
  [Kind in keyof typeof recordsOf]: {
    kind: Kind;
    of: Parameters<(typeof recordsOf)[Kind]>[0];
  };
}[keyof typeof recordsOf];

export function sheetDefinition(kind: SheetKind): SheetDefinition {
  return sheetKinds[kind] as SheetDefinition;
}

/** The records that the rows of such a file are written from. */
export function recordsOfBook({ kind, of }: KnownBook): readonly unknown[] {
  return (recordsOf[kind] as (of: unknown) => readonly unknown[])(of);
}
