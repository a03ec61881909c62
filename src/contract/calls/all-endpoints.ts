// Every endpoint there is, for the exam server's router, the OpenAPI document and the tests that call each one.
// The console never imports this file: each screen takes only the calls that it makes.
import * as bankBlueprints from "../exams/bank-blueprints.ts";
import * as banks from "../questions/banks.ts";
import * as cardPasswords from "../exams/card-passwords.ts";
import * as chatBroadcasts from "../chat/broadcasts.ts";
import * as chats from "../chat/chats.ts";
import * as competences from "../competences.ts";
import * as documentTemplates from "../exams/document-templates.ts";
import type { Endpoint } from "./endpoint.ts";
import * as eventPapers from "../exams/event-papers.ts";
import * as examTokens from "../exams/exam-tokens.ts";
import * as events from "../exams/events.ts";
import * as groupMembers from "../group-members.ts";
import * as groups from "../groups.ts";
import * as home from "../home.ts";
import * as library from "../questions/library.ts";
import * as majors from "../majors.ts";
import * as newShortcuts from "../new-shortcuts.ts";
import * as media from "../questions/media.ts";
import * as monitor from "../exams/monitor.ts";
import * as minutes from "../exams/minutes.ts";
import * as messageTemplates from "../chat/message-templates.ts";
import * as menus from "../menus.ts";
import * as participantLogins from "../exams/participant-logins.ts";
import * as participantPhotos from "../participant-photos.ts";
import * as ownExams from "../sitting/own-exams.ts";
import * as ownNews from "../sitting/own-news.ts";
import * as ownChat from "../sitting/own-chat.ts";
import * as ownSitting from "../sitting/own-sitting.ts";
import * as participantSession from "../sitting/participant-session.ts";
import * as participants from "../participants.ts";
import * as preferences from "../staff/preference-endpoints.ts";
import * as placements from "../exams/placements.ts";
import * as profile from "../staff/profile.ts";
import * as questions from "../questions/questions.ts";
import * as references from "../questions/references.ts";
import * as religions from "../religions.ts";
import * as scheduleCalendar from "../exams/schedule-calendar.ts";
import * as scheduleParticipants from "../exams/schedule-participants.ts";
import * as scheduleCoverage from "../exams/schedule-coverage.ts";
import * as scheduleReadiness from "../exams/schedule-readiness.ts";
import * as schedules from "../exams/schedules.ts";
import * as rooms from "../exams/rooms.ts";
import * as roomSheets from "../exams/room-sheets.ts";
import * as session from "../credentials.ts";
import * as sessions from "../exams/sessions.ts";
import * as settings from "../settings.ts";
import * as sittingActs from "../exams/sitting-acts.ts";
import * as sittingControl from "../exams/sitting-control.ts";
import * as subjects from "../subjects.ts";
import * as tasks from "../tasks.ts";
import * as usersImport from "../staff/users-import.ts";
import * as users from "../staff/users.ts";

const modules = {
  session,
  settings,
  home,
  "new-shortcuts": newShortcuts,
  participants,
  participantPhotos,
  participantLogins,
  sittingActs,
  sittingControl,
  groups,
  groupMembers,
  majors,
  religions,
  subjects,
  competences,
  banks,
  bankBlueprints,
  references,
  questions,
  media,
  library,
  events,
  "event-papers": eventPapers,
  "document-templates": documentTemplates,
  examTokens,
  minutes,
  monitor,
  "card-passwords": cardPasswords,
  schedules,
  scheduleCalendar,
  scheduleParticipants,
  scheduleCoverage,
  scheduleReadiness,
  sessions,
  rooms,
  roomSheets,
  placements,
  users,
  "users-import": usersImport,
  menus,
  preferences,
  profile,
  chats,
  chatBroadcasts,
  messageTemplates,
  tasks,
  participantSession,
  ownExams,
  ownNews,
  ownSitting,
  ownChat,
};

/** The endpoints among what a contract file exports. */
export type EndpointsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

type NameIn<Module> = Module extends unknown ? keyof EndpointsOf<Module> : never;
export type EndpointName = NameIn<(typeof modules)[keyof typeof modules]>;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}

/** Name of the exported constant to endpoint: `listParticipants`, `createMajor`, … */
export const allEndpoints = Object.fromEntries(
  Object.values(modules).flatMap((entries) =>
    Object.entries(entries).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
) as Record<EndpointName, Endpoint>;

/** Name of each endpoint to the contract file that it stands in: what the document groups them by. */
export const endpointSections = Object.fromEntries(
  Object.entries(modules).flatMap(([section, entries]) =>
    Object.entries(entries)
      .filter(([, value]) => isEndpoint(value))
      .map(([name]) => [name, section]),
  ),
) as Record<EndpointName, string>;
