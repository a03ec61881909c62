// The tables as Kysely sees them; the columns of each stand beside its entity. Migrations make them: a column without a
// migration is a lie.
// Ids are text made by the server: an id from outside can then be compared without a cast that could fail.
import type { Kysely, Transaction } from "kysely";
import type { CodedNameInput } from "../../contract/coded-names.ts";
import type {
  QuestionBanksTable,
  BankAuthorsTable,
  BankTypePlansTable,
} from "../entities/banks/banks-table.ts";
import type { CompetencesTable } from "../entities/competences/competences-table.ts";
import type { GroupsTable } from "../entities/groups/groups-table.ts";
import type { MediaTable, MediaUsesTable } from "../entities/media/media-table.ts";
import type {
  MenuMatrixTable,
  RoleMenusTable,
  UserMenusTable,
} from "../entities/menus/menus-table.ts";
import type { ParticipantsTable } from "../entities/participants/participants-table.ts";
import type { ShortcutsTable } from "../entities/profile/shortcuts-table.ts";
import type {
  QuestionsTable,
  QuestionVersionsTable,
  QuestionCompetencesTable,
} from "../entities/questions/questions-table.ts";
import type { QuestionReferencesTable } from "../entities/references/references-table.ts";
import type {
  SchedulesTable,
  ScheduleGroupsTable,
  ScheduleBanksTable,
} from "../entities/schedules/schedules-table.ts";
import type { SettingsTable } from "../entities/settings/settings-table.ts";
import type { SittingsTable } from "../entities/sittings/sittings-table.ts";
import type {
  SubjectsTable,
  SubjectMajorsTable,
  SubjectCorrectorsTable,
} from "../entities/subjects/subjects-table.ts";
import type { UsersTable } from "../entities/users/users-table.ts";
import type { AuditEntriesTable } from "../records/audit-table.ts";
import type { SheetImportsTable } from "../records/sheet-imports-table.ts";
import type { TokensTable } from "../security/tokens-table.ts";
import type { TasksTable } from "../tasks/tasks-table.ts";
import type { RecordTable } from "./column-types.ts";

export type Database = {
  users: UsersTable;
  tokens: TokensTable;
  menu_matrix: MenuMatrixTable;
  role_menus: RoleMenusTable;
  user_menus: UserMenusTable;
  settings: SettingsTable;
  shortcuts: ShortcutsTable;
  audit_entries: AuditEntriesTable;
  groups: GroupsTable;
  majors: RecordTable<CodedNameInput>;
  religions: RecordTable<CodedNameInput>;
  participants: ParticipantsTable;
  sheet_imports: SheetImportsTable;
  subjects: SubjectsTable;
  subject_majors: SubjectMajorsTable;
  subject_correctors: SubjectCorrectorsTable;
  competences: CompetencesTable;
  question_competences: QuestionCompetencesTable;
  question_banks: QuestionBanksTable;
  bank_authors: BankAuthorsTable;
  bank_type_plans: BankTypePlansTable;
  question_references: QuestionReferencesTable;
  questions: QuestionsTable;
  question_versions: QuestionVersionsTable;
  media: MediaTable;
  media_uses: MediaUsesTable;
  schedules: SchedulesTable;
  schedule_groups: ScheduleGroupsTable;
  schedule_banks: ScheduleBanksTable;
  sittings: SittingsTable;
  tasks: TasksTable;
};

/** The database or a transaction on it. */
export type Db = Kysely<Database> | Transaction<Database>;
