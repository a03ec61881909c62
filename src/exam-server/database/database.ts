// The tables as Kysely sees them, whose columns stand beside their entity or are its contract's fields, and the migrations that make them.
// Ids are text made by the server: an id from outside can then be compared without a cast that could fail.
import type { Kysely, Migration, Transaction } from "kysely";
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
import type { AuditEntriesTable } from "../records/audit-table.ts";
import type { SheetImportsTable } from "../records/sheet-imports-table.ts";
import type { SecurityTables } from "../security/security-tables.ts";
import type { TasksTable } from "../tasks/tasks-table.ts";
import type { RecordTable } from "./column-types.ts";
import * as people from "./migrations/preparation/0001-people.ts";
import * as participants from "./migrations/preparation/0002-participants.ts";
import * as exams from "./migrations/preparation/0003-exams.ts";
import * as groups from "./migrations/preparation/0004-groups.ts";
import * as subjects from "./migrations/preparation/0005-subjects.ts";
import * as competences from "./migrations/preparation/0006-competences.ts";
import * as staff from "./migrations/preparation/0007-staff.ts";
import * as banks from "./migrations/preparation/0008-banks.ts";
import * as imports from "./migrations/preparation/0009-imports.ts";
import * as questions from "./migrations/preparation/0010-questions.ts";
import * as tasks from "./migrations/preparation/0011-tasks.ts";
import * as settingsVersion from "./migrations/preparation/0012-settings-version.ts";
import * as activity from "./migrations/preparation/0013-activity.ts";
import * as examOrganisation from "./migrations/preparation/0014-exam-organisation.ts";
import * as documents from "./migrations/preparation/0015-documents.ts";
import * as library from "./migrations/preparation/0016-library.ts";
import * as cardPasswords from "./migrations/preparation/0017-card-passwords.ts";
import * as photos from "./migrations/preparation/0018-photos.ts";
import * as scoringRules from "./migrations/preparation/0019-scoring-rules.ts";
import * as examTokens from "./migrations/running/0020-exam-tokens.ts";
import * as sittings from "./migrations/running/0021-sittings.ts";
import * as sittingPresence from "./migrations/running/0022-sitting-presence.ts";
import * as chat from "./migrations/running/0023-chat.ts";
import * as sittingControl from "./migrations/running/0024-sitting-control.ts";
import * as serverAbsences from "./migrations/running/0026-server-absences.ts";
import * as stoppedExams from "./migrations/running/0027-stopped-exams.ts";
import * as soundPlays from "./migrations/running/0028-sound-plays.ts";
import * as answerTimes from "./migrations/running/0029-answer-times.ts";
import * as sittingAttachments from "./migrations/running/0030-sitting-attachments.ts";
import * as proctorAccounts from "./migrations/running/0031-proctor-accounts.ts";
import * as sessionOpenings from "./migrations/running/0032-session-openings.ts";
import * as reducedTime from "./migrations/running/0033-reduced-time.ts";
import * as chatChanges from "./migrations/running/0034-chat-changes.ts";
import * as resultMoments from "./migrations/running/0035-result-moments.ts";
import * as sittingsAtWork from "./migrations/running/0036-sittings-at-work.ts";
import * as proctorDuties from "./migrations/running/0037-proctor-duties.ts";
import * as entryAdmissions from "./migrations/running/0038-entry-admissions.ts";
import * as marking from "./migrations/evaluation/0040-marking.ts";
import * as markingRounds from "./migrations/evaluation/0041-marking-rounds.ts";
import * as controlAnswers from "./migrations/evaluation/0042-control-answers.ts";
import * as markingComments from "./migrations/evaluation/0043-marking-comments.ts";
import * as waitingAnswers from "./migrations/evaluation/0044-waiting-answers.ts";
import * as markingAsks from "./migrations/evaluation/0045-marking-asks.ts";
import * as markingRubrics from "./migrations/evaluation/0046-marking-rubrics.ts";
import * as unmarkedResults from "./migrations/evaluation/0048-unmarked-results.ts";
import * as markingSamples from "./migrations/evaluation/0049-marking-samples.ts";
import * as resultVersions from "./migrations/evaluation/0050-result-versions.ts";
import * as participantNisn from "./migrations/evaluation/0053-participant-nisn.ts";
import * as followUps from "./migrations/evaluation/0054-follow-ups.ts";
import * as eventPublications from "./migrations/evaluation/0057-event-publications.ts";
import * as itemOutcomes from "./migrations/evaluation/0058-item-outcomes.ts";
import * as itemDecisions from "./migrations/evaluation/0059-item-decisions.ts";
import * as computedResults from "./migrations/evaluation/0060-computed-results.ts";
import * as outsideUsage from "./migrations/evaluation/0061-outside-usage.ts";
import * as replacedAnswers from "./migrations/evaluation/0051-replaced-answers.ts";
import * as resultPublications from "./migrations/evaluation/0052-result-publications.ts";
import * as eventAuthors from "./migrations/running/0062-event-authors.ts";
import * as permissionNotices from "./migrations/access/0063-permission-notices.ts";
import * as orderKeys from "./migrations/running/0064-order-keys.ts";
import * as sharedTokens from "./migrations/running/0065-shared-tokens.ts";
import * as participantGuesses from "./migrations/access/0067-participant-guesses.ts";
import * as knownDevices from "./migrations/access/0066-known-devices.ts";
import * as settingNotices from "./migrations/access/0073-setting-notices.ts";
import * as resumedSittings from "./migrations/running/0039-resumed-sittings.ts";
import * as staffPresence from "./migrations/running/0025-staff-presence.ts";

export type Database = SecurityTables & {
  users: UsersTable;
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

/** They run in the order of their names. A released migration is never changed and imports nothing of this project: a new migration corrects it. */
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
  "0012-settings-version": settingsVersion,
  "0013-activity": activity,
  "0014-exam-organisation": examOrganisation,
  "0015-documents": documents,
  "0016-library": library,
  "0017-card-passwords": cardPasswords,
  "0018-photos": photos,
  "0019-scoring-rules": scoringRules,
  "0020-exam-tokens": examTokens,
  "0021-sittings": sittings,
  "0022-sitting-presence": sittingPresence,
  "0023-chat": chat,
  "0024-sitting-control": sittingControl,
  "0025-staff-presence": staffPresence,
  "0026-server-absences": serverAbsences,
  "0027-stopped-exams": stoppedExams,
  "0028-sound-plays": soundPlays,
  "0029-answer-times": answerTimes,
  "0030-sitting-attachments": sittingAttachments,
  "0031-proctor-accounts": proctorAccounts,
  "0032-session-openings": sessionOpenings,
  "0033-reduced-time": reducedTime,
  "0034-chat-changes": chatChanges,
  "0035-result-moments": resultMoments,
  "0036-sittings-at-work": sittingsAtWork,
  "0037-proctor-duties": proctorDuties,
  "0038-entry-admissions": entryAdmissions,
  "0039-resumed-sittings": resumedSittings,
  "0040-marking": marking,
  "0041-marking-rounds": markingRounds,
  "0042-control-answers": controlAnswers,
  "0043-marking-comments": markingComments,
  "0044-waiting-answers": waitingAnswers,
  "0045-marking-asks": markingAsks,
  "0046-marking-rubrics": markingRubrics,
  "0048-unmarked-results": unmarkedResults,
  "0049-marking-samples": markingSamples,
  "0050-result-versions": resultVersions,
  "0051-replaced-answers": replacedAnswers,
  "0052-result-publications": resultPublications,
  "0053-participant-nisn": participantNisn,
  "0054-follow-ups": followUps,
  "0057-event-publications": eventPublications,
  "0058-item-outcomes": itemOutcomes,
  "0059-item-decisions": itemDecisions,
  "0060-computed-results": computedResults,
  "0061-outside-usage": outsideUsage,
  "0062-event-authors": eventAuthors,
  "0063-permission-notices": permissionNotices,
  "0064-order-keys": orderKeys,
  "0065-shared-tokens": sharedTokens,
  "0066-known-devices": knownDevices,
  "0067-participant-guesses": participantGuesses,
  "0073-setting-notices": settingNotices,
};
