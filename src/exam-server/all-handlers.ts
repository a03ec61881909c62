// A handler for each endpoint of the contract: an endpoint without one does not compile.
import type { EndpointName } from "../contract/all-endpoints.ts";
import { banksHandlers } from "./banks-handlers.ts";
import { groupMembersHandlers } from "./group-members-handlers.ts";
import { competencesHandlers } from "./competences-handlers.ts";
import { groupsHandlers } from "./groups-handlers.ts";
import { homeHandlers } from "./home-handlers.ts";
import { majorsHandlers } from "./majors-handlers.ts";
import { mediaHandlers } from "./media-handlers.ts";
import { menusHandlers } from "./menus-handlers.ts";
import { participantsHandlers } from "./participants-handlers.ts";
import { profileHandlers } from "./profile-handlers.ts";
import { questionsHandlers } from "./questions-handlers.ts";
import { referencesHandlers } from "./references-handlers.ts";
import { religionsHandlers } from "./religions-handlers.ts";
import { sessionHandlers } from "./session-handlers.ts";
import { settingsHandlers } from "./settings-handlers.ts";
import { subjectsHandlers } from "./subjects-handlers.ts";
import { usersHandlers } from "./users-handlers.ts";

export const allHandlers = {
  ...sessionHandlers,
  ...settingsHandlers,
  ...homeHandlers,
  ...participantsHandlers,
  ...groupsHandlers,
  ...groupMembersHandlers,
  ...majorsHandlers,
  ...religionsHandlers,
  ...subjectsHandlers,
  ...competencesHandlers,
  ...banksHandlers,
  ...referencesHandlers,
  ...questionsHandlers,
  ...mediaHandlers,
  ...usersHandlers,
  ...menusHandlers,
  ...profileHandlers,
} satisfies Record<EndpointName, object>;
