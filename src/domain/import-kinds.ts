// Every sheet that can be imported, by kind: the worker is told only the kind. A new import is one line here.
import { groupMemberSheet, groupNumberSheet } from "./group-member-rows.ts";
import { competenceSheet } from "./competence-rows.ts";
import { participantSheet } from "./participant-rows.ts";
import type { SheetDefinition } from "./sheet-columns.ts";
import { subjectSheet } from "./subject-rows.ts";
import { userSheet } from "./user-rows.ts";

const importKinds = {
  participants: participantSheet,
  groupMembers: groupMemberSheet,
  groupMembersByNumber: groupNumberSheet,
  subjects: subjectSheet,
  competences: competenceSheet,
  users: userSheet,
} as const;

export type ImportKind = keyof typeof importKinds;

export function importDefinition(kind: ImportKind): SheetDefinition {
  return importKinds[kind] as SheetDefinition;
}
