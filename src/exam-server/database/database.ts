// The tables as Kysely sees them. Migrations make them; a column here without a migration is a lie.
// Ids are text made by the server: an id from outside can then be compared without a cast that could fail.
import type { ColumnType, Generated, Kysely, Transaction } from "kysely";
import type { BankStatus, OrderMode, PlanEntry } from "../../contract/questions/banks.ts";
import type { CognitiveLevel, CompetenceKind } from "../../contract/competences.ts";
import type { MediaKind } from "../../contract/questions/media.ts";
import type { ParticipantStatus } from "../../contract/participants.ts";
import type { PermissionCode, Role } from "../../contract/permissions.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { ReferenceType } from "../../contract/questions/references.ts";
import type { SubjectScope } from "../../contract/subjects.ts";

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as the value. */
type Json = ColumnType<unknown, string | null, string | null>;

type UsersTable = {
  id: string;
  name: string;
  email: string;
  role: Role;
  password_hash: string;
  active: Generated<boolean>;
  last_login_at: MaybeMoment;
  /** A data address, or empty. */
  picture: Generated<string>;
  /** Null until the person chooses something. */
  preferences: Json;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};

type TokensTable = {
  /** SHA-256 of the token: whoever reads the table cannot sign in with it. */
  hash: string;
  user_id: string;
  ip: string;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
};

type MenuMatrixTable = { id: Generated<number>; version: number };
type RoleMenusTable = { role: Role; code: PermissionCode };
type UserMenusTable = { user_id: string; code: PermissionCode; effect: "allow" | "deny" };

type SettingsTable = {
  code: string;
  package: string;
  value: string;
  updated_at: Moment;
};

type ShortcutsTable = {
  id: string;
  user_id: string;
  name: string;
  destination: string;
  icon: string;
  created_at: Moment;
};

type AuditEntriesTable = {
  id: Generated<number>;
  at: Moment;
  user_id: string | null;
  /** As they were called then; the account may be renamed or gone later. */
  user_name: string;
  action: string;
  object_type: string;
  object_id: string;
  before: Json;
  after: Json;
  reason: string;
  ip: string;
};

type GroupsTable = {
  id: string;
  parent_id: string | null;
  name: string;
  /** Names from the root down; `sort_key` is the same with numbers padded, so that "X 2" precedes "X 10". */
  path: string;
  sort_key: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};

type CodedNamesTable = {
  id: string;
  kode: string;
  nama: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};

type ParticipantsTable = {
  id: string;
  no_ujian: string;
  nama: string;
  sesi: number;
  password_hash: string;
  jurusan_id: string;
  agama_id: string;
  group_id: string | null;
  antiblock: boolean;
  status: ParticipantStatus;
  block_reason: string;
  blocked_at: MaybeMoment;
  last_login_at: MaybeMoment;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
};

type SubjectsTable = {
  id: string;
  kode: string;
  nama: string;
  scope: Generated<SubjectScope>;
  agama_id: string | null;
  kkm: number | null;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};
type SubjectMajorsTable = { subject_id: string; major_id: string };
type SubjectCorrectorsTable = { subject_id: string; user_id: string };
type SheetImportsTable = {
  import_id: string;
  kind: string;
  user_id: string;
  result: Json;
  created_at: Moment;
};
type CompetencesTable = {
  id: string;
  subject_id: string;
  parent_id: string | null;
  kode: string;
  uraian: string;
  fase: string;
  jenis: CompetenceKind;
  level_kognitif: "" | CognitiveLevel;
  position: number;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};
type QuestionCompetencesTable = { question_id: string; competence_id: string };

type QuestionBanksTable = {
  id: string;
  kode: string;
  nama: Generated<string>;
  subject_id: string | null;
  grade: Generated<string>;
  order_mode: Generated<OrderMode>;
  default_option_count: Generated<number>;
  default_competence_id: string | null;
  kkm: number | null;
  status: Generated<BankStatus>;
  /** Null: not locked, and then so are the two below. */
  lock_password_hash: string | null;
  locked_by: string | null;
  locked_at: MaybeMoment;
  /** The number of the next reference: none is given twice, deleted ones included. */
  next_reference: Generated<number>;
  version: Generated<number>;
  /** The author. */
  created_by: string | null;
  created_at: Moment;
  updated_at: MaybeMoment;
};
type BankAuthorsTable = { bank_id: string; user_id: string };
type BankTypePlansTable = { bank_id: string } & PlanEntry;
type QuestionReferencesTable = {
  id: string;
  bank_id: string;
  type: ReferenceType;
  kode: string;
  judul: string;
  isi: Generated<string>;
  audio_id: string | null;
  max_play: Generated<number>;
  position: number;
  version: Generated<number>;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
};
type QuestionsTable = {
  id: string;
  bank_id: string;
  type: number;
  /** Among the questions of the bank, from 1; gaps may be left. */
  position: Generated<number>;
  stem: Generated<string>;
  layout: Generated<number>;
  reference_id: string | null;
  bobot: Generated<number>;
  difficulty: Generated<string>;
  explanation: Generated<string>;
  policy: PolicyName | null;
  shuffle: Generated<boolean>;
  audio: Json;
  payload: ColumnType<unknown, string | undefined, string>;
  key: ColumnType<unknown, string | undefined, string>;
  /** The words of stem and content, without markup. */
  search: Generated<string>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Moment;
  updated_at: MaybeMoment;
  /** Null: there. */
  deleted_at: MaybeMoment;
};
type QuestionVersionsTable = {
  question_id: string;
  version: number;
  /** All of contract/question-fields.ts. */
  fields: Json;
  replaced_at: Moment;
  replaced_by: string | null;
};
type MediaTable = {
  id: string;
  /** Null: its bank is gone. */
  bank_id: string | null;
  sha256: string;
  kind: MediaKind;
  mime: string;
  name: string;
  size: number;
  width: number;
  height: number;
  /** Written and read as base64 (media-files.ts). */
  bytes: ColumnType<never, never, never>;
  created_by: string | null;
  created_at: Moment;
};
/** Of one question or of one reference. */
type MediaUsesTable = {
  media_id: string;
  question_id: string | null;
  reference_id: string | null;
};
type ScheduleBanksTable = { schedule_id: string; bank_id: string };
type SchedulesTable = {
  id: string;
  alias: string;
  active: boolean;
  created_by: string | null;
  created_at: Moment;
};
type ScheduleGroupsTable = { schedule_id: string; group_id: string };
type SittingsTable = {
  id: string;
  schedule_id: string;
  participant_id: string;
  created_at: Moment;
};

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
  majors: CodedNamesTable;
  religions: CodedNamesTable;
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
};

/** The database or a transaction on it. */
export type Db = Kysely<Database> | Transaction<Database>;
