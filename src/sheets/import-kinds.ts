// Every sheet that can be imported, by kind: the worker is told only the kind. A new import is one line here, and another
// where its template lists what the school has.
import type { Book } from "../files/sheet-book.ts";
import { codedNameSheets } from "./coded-names/coded-name-rows.ts";
import { groupMemberSheet, groupNumberSheet } from "./groups/group-member-rows.ts";
import { competenceSheet } from "./subjects/competence-rows.ts";
import { participantSheet } from "./participants/participant-rows.ts";
import { buildParticipantTemplate } from "./participants/participant-template.ts";
import type { SheetDefinition } from "./sheet-columns.ts";
import { subjectSheet } from "./subjects/subject-rows.ts";
import { roomSheet } from "./rooms/room-sheet-rows.ts";
import { scheduleNumberSheet } from "./schedules/schedule-number-rows.ts";
import { sessionSheet } from "./sessions/session-rows.ts";
import { userSheet } from "./users/user-rows.ts";

const importKinds = {
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

/** From what the definition's `prepare` gets too; for the other kinds the template that everybody gets says all. */
const ownTemplates = { participants: buildParticipantTemplate } as const;

export type ImportKind = keyof typeof importKinds;
export type OwnTemplateKind = keyof typeof ownTemplates;

export function importDefinition(kind: ImportKind): SheetDefinition {
  return importKinds[kind] as SheetDefinition;
}

export function ownTemplate(kind: OwnTemplateKind, context: unknown): Book {
  return (ownTemplates[kind] as (context: unknown) => Book)(context);
}
