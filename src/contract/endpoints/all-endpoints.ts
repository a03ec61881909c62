// Every endpoint there is, for the exam server's router, the OpenAPI document and the tests that call each one.
// The console never imports this file: each screen takes only the calls that it makes.
import { markingEndpoints } from "./marking/marking-endpoints.ts";
import { broadcastEndpoints } from "./chat/broadcast-endpoints.ts";
import { chatEndpoints } from "./chat/chat-endpoints.ts";
import { messageChangeEndpoints } from "./chat/message-change-endpoints.ts";
import { messageSearchEndpoints } from "./chat/message-search-endpoints.ts";
import { messageTemplateEndpoints } from "./chat/message-template-endpoints.ts";
import { competenceEndpoints } from "./competence-endpoints.ts";
import { sessionEndpoints } from "./session-endpoints.ts";
import { bankBlueprintEndpoints } from "./exams/bank-blueprint-endpoints.ts";
import { cardPasswordEndpoints } from "./exams/card-password-endpoints.ts";
import { documentTemplateEndpoints } from "./exams/document-template-endpoints.ts";
import { eventPaperEndpoints } from "./exams/event-paper-endpoints.ts";
import { eventEndpoints } from "./exams/event-endpoints.ts";
import { examTokenEndpoints } from "./exams/exam-token-endpoints.ts";
import { minutesEndpoints } from "./exams/minutes-endpoints.ts";
import { boardEndpoints } from "./exams/board-endpoints.ts";
import { participantLoginEndpoints } from "./exams/participant-login-endpoints.ts";
import { placementEndpoints } from "./exams/placement-endpoints.ts";
import { roomSheetEndpoints } from "./exams/room-sheet-endpoints.ts";
import { roomEndpoints } from "./exams/room-endpoints.ts";
import { scheduleCalendarEndpoints } from "./exams/schedule-calendar-endpoints.ts";
import { scheduleCoverageEndpoints } from "./exams/schedule-coverage-endpoints.ts";
import { scheduleParticipantEndpoints } from "./exams/schedule-participant-endpoints.ts";
import { scheduleReadinessEndpoints } from "./exams/schedule-readiness-endpoints.ts";
import { scheduleEndpoints } from "./exams/schedule-endpoints.ts";
import { scheduleSessionEndpoints } from "./exams/schedule-session-endpoints.ts";
import { serverAbsenceEndpoints } from "./exams/server-absence-endpoints.ts";
import { sittingActEndpoints } from "./exams/sitting-act-endpoints.ts";
import { examResultEndpoints } from "./results/exam-result-endpoints.ts";
import { recalculationEndpoints } from "./results/recalculation-endpoints.ts";
import { resultDetailEndpoints } from "./results/result-detail-endpoints.ts";
import { ledgerEndpoints } from "./results/ledger-endpoints.ts";
import { resultAnomalyEndpoints } from "./results/result-anomaly-endpoints.ts";
import { resultExportEndpoints } from "./results/result-export-endpoints.ts";
import { resultPublicationEndpoints } from "./results/result-publication-endpoints.ts";
import { followUpEndpoints } from "./results/follow-up-endpoints.ts";
import { itemAnalysisEndpoints } from "./analysis/item-analysis-endpoints.ts";
import { resultMatrixEndpoints } from "./results/result-matrix-endpoints.ts";
import { sittingAnswerEndpoints } from "./exams/sitting-answer-endpoints.ts";
import { sittingControlEndpoints } from "./exams/sitting-control-endpoints.ts";
import { groupMemberEndpoints } from "./group-member-endpoints.ts";
import { groupEndpoints } from "./group-endpoints.ts";
import { homeEndpoints } from "./home-endpoints.ts";
import { majorEndpoints } from "./major-endpoints.ts";
import { menuEndpoints } from "./menu-endpoints.ts";
import { newShortcutEndpoints } from "./new-shortcut-endpoints.ts";
import { participantPhotoEndpoints } from "./participant-photo-endpoints.ts";
import { participantEndpoints } from "./participant-endpoints.ts";
import { bankEndpoints } from "./questions/bank-endpoints.ts";
import { libraryEndpoints } from "./questions/library-endpoints.ts";
import { mediaEndpoints } from "./questions/media-endpoints.ts";
import { questionEndpoints } from "./questions/question-endpoints.ts";
import { referenceEndpoints } from "./questions/reference-endpoints.ts";
import { religionEndpoints } from "./religion-endpoints.ts";
import { settingEndpoints } from "./setting-endpoints.ts";
import { ownAttachmentEndpoints } from "./sitting/own-attachment-endpoints.ts";
import { ownChatEndpoints } from "./sitting/own-chat-endpoints.ts";
import { ownExamEndpoints } from "./sitting/own-exam-endpoints.ts";
import { ownNewsEndpoints } from "./sitting/own-news-endpoints.ts";
import { ownSittingEndpoints } from "./sitting/own-sitting-endpoints.ts";
import { participantSessionEndpoints } from "./sitting/participant-session-endpoints.ts";
import { soundPlayEndpoints } from "./sitting/sound-play-endpoints.ts";
import { preferenceEndpoints } from "./staff/preference-endpoints.ts";
import { profileEndpoints } from "./staff/profile-endpoints.ts";
import { userImportEndpoints } from "./staff/user-import-endpoints.ts";
import { userEndpoints } from "./staff/user-endpoints.ts";
import { subjectEndpoints } from "./subject-endpoints.ts";
import { taskEndpoints } from "./task-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

/** By the names under which the OpenAPI document groups them. */
const sections = {
  session: sessionEndpoints,
  settings: settingEndpoints,
  home: homeEndpoints,
  "new-shortcuts": newShortcutEndpoints,
  participants: participantEndpoints,
  participantPhotos: participantPhotoEndpoints,
  participantLogins: participantLoginEndpoints,
  sittingActs: sittingActEndpoints,
  sittingAnswers: sittingAnswerEndpoints,
  serverAbsences: serverAbsenceEndpoints,
  sittingControl: sittingControlEndpoints,
  groups: groupEndpoints,
  groupMembers: groupMemberEndpoints,
  majors: majorEndpoints,
  religions: religionEndpoints,
  subjects: subjectEndpoints,
  competences: competenceEndpoints,
  banks: bankEndpoints,
  bankBlueprints: bankBlueprintEndpoints,
  references: referenceEndpoints,
  questions: questionEndpoints,
  media: mediaEndpoints,
  library: libraryEndpoints,
  events: eventEndpoints,
  "event-papers": eventPaperEndpoints,
  "document-templates": documentTemplateEndpoints,
  examTokens: examTokenEndpoints,
  minutes: minutesEndpoints,
  boards: boardEndpoints,
  "card-passwords": cardPasswordEndpoints,
  schedules: scheduleEndpoints,
  scheduleCalendar: scheduleCalendarEndpoints,
  scheduleParticipants: scheduleParticipantEndpoints,
  scheduleCoverage: scheduleCoverageEndpoints,
  scheduleReadiness: scheduleReadinessEndpoints,
  sessions: scheduleSessionEndpoints,
  rooms: roomEndpoints,
  roomSheets: roomSheetEndpoints,
  placements: placementEndpoints,
  users: userEndpoints,
  "users-import": userImportEndpoints,
  menus: menuEndpoints,
  preferences: preferenceEndpoints,
  profile: profileEndpoints,
  chats: chatEndpoints,
  chatBroadcasts: broadcastEndpoints,
  messageChanges: messageChangeEndpoints,
  messageSearch: messageSearchEndpoints,
  messageTemplates: messageTemplateEndpoints,
  marking: markingEndpoints,
  examResults: examResultEndpoints,
  recalculations: recalculationEndpoints,
  resultDetail: resultDetailEndpoints,
  ledger: ledgerEndpoints,
  resultAnomalies: resultAnomalyEndpoints,
  resultExports: resultExportEndpoints,
  resultPublications: resultPublicationEndpoints,
  itemAnalysis: itemAnalysisEndpoints,
  resultMatrix: resultMatrixEndpoints,
  followUps: followUpEndpoints,
  tasks: taskEndpoints,
  participantSession: participantSessionEndpoints,
  ownExams: ownExamEndpoints,
  ownNews: ownNewsEndpoints,
  ownSitting: ownSittingEndpoints,
  ownAttachments: ownAttachmentEndpoints,
  ownChat: ownChatEndpoints,
  soundPlays: soundPlayEndpoints,
};

type NameIn<Section> = Section extends unknown ? keyof Section : never;
export type EndpointName = NameIn<(typeof sections)[keyof typeof sections]>;

/** Within a section by name, so that the document does not depend on their order in the file. */
const named = Object.entries(sections).flatMap(([section, endpoints]) =>
  Object.entries<Endpoint>(endpoints)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, endpoint]) => ({ section, name, endpoint })),
);

/** Name of the call to its endpoint: `listParticipants`, `createMajor`, … */
export const allEndpoints = Object.fromEntries(
  named.map(({ name, endpoint }) => [name, endpoint]),
) as Record<EndpointName, Endpoint>;

/** Name of each endpoint to its section of the document. */
export const endpointSections = Object.fromEntries(
  named.map(({ name, section }) => [name, section]),
) as Record<EndpointName, string>;
