// Every sheet that can be imported, by kind: the worker is told only the kind. A new import is one line here.
import { codedNameSheets } from "./coded-names/coded-name-rows.ts";
import { groupMemberSheet, groupNumberSheet } from "./groups/group-member-rows.ts";
import { competenceSheet } from "./subjects/competence-rows.ts";
import { participantSheet } from "./participants/participant-rows.ts";
import type { SheetDefinition } from "./sheet-columns.ts";
import { subjectSheet } from "./subjects/subject-rows.ts";
import { userSheet } from "./users/user-rows.ts";

const importKinds = {
  participants: participantSheet,
  groupMembers: groupMemberSheet,
  groupMembersByNumber: groupNumberSheet,
  subjects: subjectSheet,
  ...codedNameSheets,
  competences: competenceSheet,
  users: userSheet,
} as const;

export type ImportKind = keyof typeof importKinds;

export function importDefinition(kind: ImportKind): SheetDefinition {
  return importKinds[kind] as SheetDefinition;
}
