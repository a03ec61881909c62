// A handler for each endpoint of the contract: an endpoint without one does not compile.
import type { EndpointName } from "../contract/calls/all-endpoints.ts";
import { bankBlueprint } from "./entities/banks/bank-blueprint-query.ts";
import { banksHandlers } from "./entities/banks/banks-handlers.ts";
import { examTokensHandlers } from "./entities/exam-tokens/exam-tokens-handlers.ts";
import { ownExamsHandlers } from "./entities/own-exams/own-exams-handlers.ts";
import { ownNewsHandlers } from "./entities/sittings/own-news-handlers.ts";
import { ownSittingHandlers } from "./entities/sittings/own-sitting-handlers.ts";
import { minutesHandlers } from "./entities/documents/minutes-handlers.ts";
import { documentTemplatesHandlers } from "./entities/documents/templates-handlers.ts";
import { cardPasswordsHandlers } from "./entities/card-passwords/card-passwords-handlers.ts";
import { eventPapers } from "./entities/events/event-papers-query.ts";
import { eventsHandlers } from "./entities/events/events-handlers.ts";
import { groupMembersHandlers } from "./entities/groups/group-members-handlers.ts";
import { chatBroadcastsHandlers } from "./entities/chat/chat-broadcasts-handlers.ts";
import { chatsHandlers } from "./entities/chat/chats-handlers.ts";
import { messageTemplatesHandlers } from "./entities/chat/message-templates-handlers.ts";
import { ownChatHandlers } from "./entities/chat/own-chat-handlers.ts";
import { competencesHandlers } from "./entities/competences/competences-handlers.ts";
import { groupsHandlers } from "./entities/groups/groups-handlers.ts";
import { homeHandlers } from "./entities/home/home-handlers.ts";
import { libraryHandlers } from "./entities/media/library-handlers.ts";
import { majorsHandlers } from "./entities/coded-names/majors-handlers.ts";
import { mediaHandlers } from "./entities/media/media-handlers.ts";
import { menusHandlers } from "./entities/menus/menus-handlers.ts";
import { participantPhotosHandlers } from "./entities/photos/photos-handlers.ts";
import { participantLoginsHandlers } from "./entities/participant-logins/participant-logins-handlers.ts";
import { participantSessionHandlers } from "./entities/participant-session/participant-session-handlers.ts";
import { participantsHandlers } from "./entities/participants/participants-handlers.ts";
import { placementsHandlers } from "./entities/placements/placements-handlers.ts";
import { profileHandlers } from "./entities/profile/profile-handlers.ts";
import { monitorHandlers } from "./entities/monitor/monitor-handlers.ts";
import { questionsHandlers } from "./entities/questions/questions-handlers.ts";
import { referencesHandlers } from "./entities/references/references-handlers.ts";
import { religionsHandlers } from "./entities/coded-names/religions-handlers.ts";
import { scheduleCalendarHandlers } from "./entities/schedules/calendar-handlers.ts";
import { scheduleParticipantsHandlers } from "./entities/schedules/named-participants-handlers.ts";
import { scheduleCoverageHandlers } from "./entities/schedules/coverage-handlers.ts";
import { scheduleReadinessHandlers } from "./entities/schedules/readiness-handlers.ts";
import { schedulesHandlers } from "./entities/schedules/schedules-handlers.ts";
import { roomSheetsHandlers } from "./entities/room-sheets/room-sheets-handlers.ts";
import { roomsHandlers } from "./entities/rooms/rooms-handlers.ts";
import { sessionHandlers } from "./entities/session/session-handlers.ts";
import { sessionsHandlers } from "./entities/sessions/sessions-handlers.ts";
import { settingsHandlers } from "./entities/settings/settings-handlers.ts";
import {
  sittingActsHandlers,
  sittingControlHandlers,
} from "./entities/sitting-control/sitting-control-handlers.ts";
import { subjectsHandlers } from "./entities/subjects/subjects-handlers.ts";
import { tasksHandlers } from "./tasks/tasks-handlers.ts";
import { usersHandlers } from "./entities/users/users-handlers.ts";

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
  ...monitorHandlers,
  ...cardPasswordsHandlers,
  ...schedulesHandlers,
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
  ...messageTemplatesHandlers,
  ...tasksHandlers,
  ...participantLoginsHandlers,
  ...sittingControlHandlers,
  ...sittingActsHandlers,
  ...participantSessionHandlers,
  ...ownExamsHandlers,
  ...ownNewsHandlers,
  ...ownSittingHandlers,
  ...ownChatHandlers,
} satisfies Record<EndpointName, object>;
