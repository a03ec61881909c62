// In the order of their names. A migration that has been released is never changed: a new one corrects it.
// They import nothing of ours, so that an old one keeps doing what it did.
import type { Migration } from "kysely";
import * as people from "./0001-people.ts";
import * as participants from "./0002-participants.ts";
import * as exams from "./0003-exams.ts";
import * as groups from "./0004-groups.ts";
import * as subjects from "./0005-subjects.ts";
import * as competences from "./0006-competences.ts";
import * as staff from "./0007-staff.ts";
import * as banks from "./0008-banks.ts";
import * as imports from "./0009-imports.ts";
import * as questions from "./0010-questions.ts";
import * as tasks from "./0011-tasks.ts";

export const allMigrations: Record<string, Migration> = {
  "0001-people": people,
  "0002-participants": participants,
  "0003-exams": exams,
  "0004-groups": groups,
  "0005-subjects": subjects,
  "0006-competences": competences,
  "0007-staff": staff,
  "0008-banks": banks,
  "0009-imports": imports,
  "0010-questions": questions,
  "0011-tasks": tasks,
};
