// A handler for each endpoint of the contract: an endpoint without one does not compile.
import type { EndpointName } from "../contract/endpoints/all-endpoints.ts";
import { serverAbsencesHandlers } from "./entities/sittings/absences/server-absences-handlers.ts";
import { bankBlueprint } from "./entities/questions/banks/bank-blueprint-query.ts";
import { banksHandlers } from "./entities/questions/banks/banks-handlers.ts";
import { examTokensHandlers } from "./entities/sittings/exam-tokens/exam-tokens-handlers.ts";
import { ownExamsHandlers } from "./entities/sittings/own-exams/own-exams-handlers.ts";
import { ownNewsHandlers } from "./entities/sittings/sittings/own-news-handlers.ts";
import { ownSittingHandlers } from "./entities/sittings/sittings/own-sitting-handlers.ts";
import { minutesHandlers } from "./entities/exams/documents/minutes-handlers.ts";
import { documentTemplatesHandlers } from "./entities/exams/documents/templates-handlers.ts";
import { cardPasswordsHandlers } from "./entities/exams/card-passwords/card-passwords-handlers.ts";
import { eventPapers } from "./entities/exams/events/event-papers-query.ts";
import { eventsHandlers } from "./entities/exams/events/events-handlers.ts";
import { groupMembersHandlers } from "./entities/people/groups/group-members-handlers.ts";
import { chatBroadcastsHandlers } from "./entities/desk/chat/chat-broadcasts-handlers.ts";
import { chatsHandlers } from "./entities/desk/chat/chats-handlers.ts";
import { messageChangesHandlers } from "./entities/desk/chat/message-changes-handlers.ts";
import { messageSearchHandlers } from "./entities/desk/chat/message-search-handlers.ts";
import { messageTemplatesHandlers } from "./entities/desk/chat/message-templates-handlers.ts";
import { soundPlaysHandlers } from "./entities/sittings/sittings/sound-plays-handlers.ts";
import { ownChatHandlers } from "./entities/desk/chat/own-chat-handlers.ts";
import { competencesHandlers } from "./entities/people/competences/competences-handlers.ts";
import { groupsHandlers } from "./entities/people/groups/groups-handlers.ts";
import { homeHandlers } from "./entities/desk/home/home-handlers.ts";
import { libraryHandlers } from "./entities/questions/media/library-handlers.ts";
import { majorsHandlers } from "./entities/people/coded-names/majors-handlers.ts";
import { mediaHandlers } from "./entities/questions/media/media-handlers.ts";
import { menusHandlers } from "./entities/people/menus/menus-handlers.ts";
import { participantPhotosHandlers } from "./entities/people/photos/photos-handlers.ts";
import { participantLoginsHandlers } from "./entities/sittings/participant-logins/participant-logins-handlers.ts";
import { participantSessionHandlers } from "./entities/sittings/participant-session/participant-session-handlers.ts";
import { participantsHandlers } from "./entities/people/participants/participants-handlers.ts";
import { placementsHandlers } from "./entities/exams/placements/placements-handlers.ts";
import { profileHandlers } from "./entities/desk/profile/profile-handlers.ts";
import { boardHandlers } from "./entities/desk/boards/boards-handlers.ts";
import { questionsHandlers } from "./entities/questions/questions/questions-handlers.ts";
import { referencesHandlers } from "./entities/questions/references/references-handlers.ts";
import { religionsHandlers } from "./entities/people/coded-names/religions-handlers.ts";
import { scheduleCalendarHandlers } from "./entities/exams/schedules/calendar-handlers.ts";
import { scheduleParticipantsHandlers } from "./entities/exams/schedules/named-participants-handlers.ts";
import { scheduleCoverageHandlers } from "./entities/exams/schedules/coverage-handlers.ts";
import { scheduleReadinessHandlers } from "./entities/exams/schedules/readiness-handlers.ts";
import { schedulesHandlers } from "./entities/exams/schedules/schedules-handlers.ts";
import { scheduleChanges } from "./entities/sittings/exam-stops/schedules-changes.ts";
import { roomSheetsHandlers } from "./entities/exams/room-sheets/room-sheets-handlers.ts";
import { roomsHandlers } from "./entities/exams/rooms/rooms-handlers.ts";
import { sessionHandlers } from "./entities/people/session/session-handlers.ts";
import { sessionsHandlers } from "./entities/exams/sessions/sessions-handlers.ts";
import { settingsHandlers } from "./entities/desk/settings/settings-handlers.ts";
import {
  sittingActsHandlers,
  sittingControlHandlers,
} from "./entities/sittings/sitting-control/sitting-control-handlers.ts";
import { sittingAnswersHandlers } from "./entities/sittings/sitting-answers/sitting-answers-handlers.ts";
import { attachmentsHandlers } from "./entities/sittings/attachments/attachments-handlers.ts";
import { subjectsHandlers } from "./entities/people/subjects/subjects-handlers.ts";
import { resultDetailHandlers } from "./entities/sittings/result-detail/result-detail-handlers.ts";
import { resultAnomaliesHandlers } from "./entities/sittings/result-anomalies/result-anomalies-handlers.ts";
import { resultExportsHandlers } from "./entities/sittings/result-exports/result-exports-handlers.ts";
import { resultPublicationsHandlers } from "./entities/sittings/result-publications/result-publications-handlers.ts";
import { followUpsHandlers } from "./entities/sittings/follow-ups/follow-ups-handlers.ts";
import { itemResponsesHandlers } from "./entities/sittings/item-responses/item-responses-handlers.ts";
import { resultMatrixHandlers } from "./entities/sittings/result-matrix/result-matrix-handlers.ts";
import { resultsHandlers } from "./entities/sittings/results/results-handlers.ts";
import { recalculationHandlers } from "./entities/sittings/results/recalculation/recalculation-handlers.ts";
import { ledgerHandlers } from "./entities/sittings/ledger/ledger-handlers.ts";
import { markingHandlers } from "./entities/sittings/marking/marking-handlers.ts";
import { tasksHandlers } from "./tasks/tasks-handlers.ts";
import { usersHandlers } from "./entities/people/users/users-handlers.ts";

export const allHandlers = {
  ...sessionHandlers,
  ...settingsHandlers,
  ...homeHandlers,
  ...participantsHandlers,
  ...participantPhotosHandlers,
  ...groupsHandlers,
  ...groupMembersHandlers,
  ...majorsHandlers,
  ...religionsHandlers,
  ...subjectsHandlers,
  ...competencesHandlers,
  ...banksHandlers,
  ...bankBlueprint,
  ...referencesHandlers,
  ...questionsHandlers,
  ...mediaHandlers,
  ...libraryHandlers,
  ...eventsHandlers,
  ...eventPapers,
  ...documentTemplatesHandlers,
  ...examTokensHandlers,
  ...minutesHandlers,
  ...boardHandlers,
  ...cardPasswordsHandlers,
  ...schedulesHandlers,
  ...scheduleChanges,
  ...scheduleCalendarHandlers,
  ...scheduleParticipantsHandlers,
  ...scheduleCoverageHandlers,
  ...scheduleReadinessHandlers,
  ...sessionsHandlers,
  ...roomsHandlers,
  ...roomSheetsHandlers,
  ...placementsHandlers,
  ...usersHandlers,
  ...menusHandlers,
  ...profileHandlers,
  ...chatsHandlers,
  ...chatBroadcastsHandlers,
  ...messageChangesHandlers,
  ...messageSearchHandlers,
  ...messageTemplatesHandlers,
  ...tasksHandlers,
  ...participantLoginsHandlers,
  ...sittingControlHandlers,
  ...sittingActsHandlers,
  ...sittingAnswersHandlers,
  ...markingHandlers,
  ...resultDetailHandlers,
  ...itemResponsesHandlers,
  ...resultMatrixHandlers,
  ...followUpsHandlers,
  ...resultsHandlers,
  ...recalculationHandlers,
  ...ledgerHandlers,
  ...resultAnomaliesHandlers,
  ...resultExportsHandlers,
  ...resultPublicationsHandlers,
  ...serverAbsencesHandlers,
  ...participantSessionHandlers,
  ...ownExamsHandlers,
  ...ownNewsHandlers,
  ...ownSittingHandlers,
  ...ownChatHandlers,
  ...attachmentsHandlers,
  ...soundPlaysHandlers,
} satisfies Record<EndpointName, object>;
