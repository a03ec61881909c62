// The tables as Kysely sees them, whose columns stand beside their entity or are its contract's fields, and the migrations that make them.
// Ids are text made by the server: an id from outside can then be compared without a cast that could fail.
import type { Kysely, Transaction } from "kysely";
import type { CodedNameInput } from "../../contract/coded-names.ts";
import type {
  QuestionBanksTable,
  BankAuthorsTable,
  BankTypePlansTable,
} from "../entities/questions/banks/banks-table.ts";
import type { CardPasswordsTable } from "../entities/exams/card-passwords/card-passwords-table.ts";
import type {
  ChatDeliveriesTable,
  ChatInboxesTable,
  ChatMarksTable,
  ChatMessagesTable,
  ChatPicturesTable,
  ChatVersionsTable,
  ChatsTable,
  MessageTemplatesTable,
} from "../entities/desk/chat/chats-table.ts";
import type { CompetencesTable } from "../entities/people/competences/competences-table.ts";
import type {
  DocumentTemplatesTable,
  MinutesTable,
} from "../entities/exams/documents/documents-table.ts";
import type { EventsTable } from "../entities/exams/events/events-table.ts";
import type { GroupsTable } from "../entities/people/groups/groups-table.ts";
import type {
  MarkingAnswersTable,
  MarkingClaimsTable,
  MarkingFlagsTable,
  MarkingRulesTable,
  MarksTable,
} from "../entities/sittings/marking/marking-table.ts";
import type { MarkingAsksTable } from "../entities/sittings/marking-asks/marking-asks-table.ts";
import type { ItemDecisionsTable } from "../entities/sittings/item-responses/item-decisions-table.ts";
import type {
  ItemOutcomesTable,
  SittingItemsTable,
} from "../entities/sittings/item-responses/item-outcomes-table.ts";
import type {
  ResultVersionScoresTable,
  ResultVersionsTable,
} from "../entities/sittings/results/result-versions-table.ts";
import type { MarkingRubricsTable } from "../entities/sittings/marking-rubric/marking-rubrics-table.ts";
import type {
  MarkingCommentsTable,
  MarkingCommentVersionsTable,
} from "../entities/sittings/marking-comments/marking-comments-table.ts";
import type {
  ControlMarksTable,
  MarkingControlsTable,
  MarkingSampleDrawsTable,
  MarkingSecondRequestsTable,
} from "../entities/sittings/marking-rules/marking-rounds-table.ts";
import type { MediaTable, MediaUsesTable } from "../entities/questions/media/media-table.ts";
import type {
  MenuMatrixTable,
  RoleMenusTable,
  UserMenusTable,
} from "../entities/people/menus/menus-table.ts";
import type { ParticipantsTable } from "../entities/people/participants/participants-table.ts";
import type { ParticipantPhotosTable } from "../entities/people/photos/photos-table.ts";
import type { ShortcutsTable } from "../entities/desk/profile/shortcuts-table.ts";
import type {
  QuestionsTable,
  QuestionVersionsTable,
  QuestionCompetencesTable,
  QuestionChecksTable,
} from "../entities/questions/questions/questions-table.ts";
import type { QuestionReferencesTable } from "../entities/questions/references/references-table.ts";
import type {
  EventRoomsTable,
  PlacementsTable,
  RoomsTable,
} from "../entities/exams/rooms/rooms-table.ts";
import type {
  ScheduleBanksTable,
  ScheduleGroupsTable,
  ScheduleParticipantsTable,
  ScheduleSessionsTable,
  SchedulesTable,
  SessionMembersTable,
} from "../entities/exams/schedules/schedules-table.ts";
import type { ResultPublicationsTable } from "../entities/sittings/result-publications/result-publications-table.ts";
import type { FollowUpsTable } from "../entities/sittings/follow-ups/follow-ups-table.ts";
import type { SettingsTable } from "../entities/desk/settings/settings-table.ts";
import type {
  ServerAbsencesTable,
  ServerLifeTable,
} from "../entities/sittings/absences/server-absences-table.ts";
import type {
  TokenReleasesTable,
  TokenRulesTable,
  TokenScopesTable,
} from "../entities/sittings/exam-tokens/exam-tokens-table.ts";
import type {
  SittingAnswersTable,
  SittingEventsTable,
  SittingAttachmentsTable,
  SittingPlaysTable,
  SittingQuestionsTable,
  SittingResultsTable,
  SittingsTable,
} from "../entities/sittings/sittings/sittings-table.ts";
import type {
  SittingAdmissionsTable,
  SittingExtrasTable,
  SittingOrderPeopleTable,
  SittingOrdersTable,
} from "../entities/sittings/sitting-control/sitting-control-table.ts";
import type {
  SubjectsTable,
  SubjectMajorsTable,
  SubjectCorrectorsTable,
} from "../entities/people/subjects/subjects-table.ts";
import type { UsersTable } from "../entities/people/users/users-table.ts";
import type {
  AuditChainTable,
  AuditEntriesTable,
  FailedTriesTable,
} from "../records/audit-table.ts";
import type { SheetImportsTable } from "../records/sheet-imports-table.ts";
import type { SecurityTables } from "../security/security-tables.ts";
import type { TasksTable } from "../tasks/tasks-table.ts";
import type { RecordTable } from "./column-types.ts";

export type Database = SecurityTables & {
  users: UsersTable;
  menu_matrix: MenuMatrixTable;
  role_menus: RoleMenusTable;
  user_menus: UserMenusTable;
  settings: SettingsTable;
  shortcuts: ShortcutsTable;
  audit_entries: AuditEntriesTable;
  audit_chain: AuditChainTable;
  failed_tries: FailedTriesTable;
  groups: GroupsTable;
  majors: RecordTable<CodedNameInput>;
  religions: RecordTable<CodedNameInput>;
  participants: ParticipantsTable;
  card_passwords: CardPasswordsTable;
  participant_photos: ParticipantPhotosTable;
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
  question_checks: QuestionChecksTable;
  media: MediaTable;
  media_uses: MediaUsesTable;
  schedules: SchedulesTable;
  schedule_groups: ScheduleGroupsTable;
  schedule_banks: ScheduleBanksTable;
  schedule_participants: ScheduleParticipantsTable;
  schedule_sessions: ScheduleSessionsTable;
  session_members: SessionMembersTable;
  events: EventsTable;
  rooms: RoomsTable;
  event_rooms: EventRoomsTable;
  placements: PlacementsTable;
  document_templates: DocumentTemplatesTable;
  minutes: MinutesTable;
  sittings: SittingsTable;
  sitting_questions: SittingQuestionsTable;
  sitting_answers: SittingAnswersTable;
  /** What a later save has replaced. */
  replaced_answers: SittingAnswersTable;
  sitting_events: SittingEventsTable;
  sitting_attachments: SittingAttachmentsTable;
  sitting_plays: SittingPlaysTable;
  sitting_results: SittingResultsTable;
  sitting_extras: SittingExtrasTable;
  sitting_admissions: SittingAdmissionsTable;
  sitting_orders: SittingOrdersTable;
  sitting_order_people: SittingOrderPeopleTable;
  server_life: ServerLifeTable;
  server_absences: ServerAbsencesTable;
  token_rules: TokenRulesTable;
  token_scopes: TokenScopesTable;
  token_releases: TokenReleasesTable;
  chats: ChatsTable;
  chat_marks: ChatMarksTable;
  chat_pictures: ChatPicturesTable;
  chat_messages: ChatMessagesTable;
  chat_versions: ChatVersionsTable;
  chat_inboxes: ChatInboxesTable;
  chat_deliveries: ChatDeliveriesTable;
  message_templates: MessageTemplatesTable;
  marking_answers: MarkingAnswersTable;
  marking_asks: MarkingAsksTable;
  marking_claims: MarkingClaimsTable;
  marking_comment_versions: MarkingCommentVersionsTable;
  marking_comments: MarkingCommentsTable;
  marking_flags: MarkingFlagsTable;
  marking_rubrics: MarkingRubricsTable;
  marking_rules: MarkingRulesTable;
  marking_sample_draws: MarkingSampleDrawsTable;
  marking_second_requests: MarkingSecondRequestsTable;
  marking_controls: MarkingControlsTable;
  control_marks: ControlMarksTable;
  marks: MarksTable;
  item_outcomes: ItemOutcomesTable;
  item_decisions: ItemDecisionsTable;
  sitting_items: SittingItemsTable;
  result_versions: ResultVersionsTable;
  result_version_scores: ResultVersionScoresTable;
  result_publications: ResultPublicationsTable;
  follow_ups: FollowUpsTable;
  tasks: TasksTable;
};

/** The database or a transaction on it. */
export type Db = Kysely<Database> | Transaction<Database>;
