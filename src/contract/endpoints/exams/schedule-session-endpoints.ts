// The server parts of the calls in sessions.ts and session-import-calls.ts.
import * as imports from "../../exams/sessions/session-import-calls.ts";
import * as contract from "../../exams/sessions/sessions.ts";
import { recordInput } from "../../calls/fields.ts";
import { maxImportBody } from "../../imports.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { importEndpoint, importResultEndpoint } from "../import-endpoints.ts";

export const scheduleSessionEndpoints = endpoints(["0021A"], {
  getScheduleSessions: endpoint(contract.getScheduleSessions, {
    summary: "Sessions of a schedule, their starts, seats and how many are in each",
    input: recordInput,
    output: contract.scheduleSessions,
  }),
  getSessionMembers: endpoint(contract.getSessionMembers, {
    summary: "Everybody whom a schedule is for, with their session and seats",
    input: recordInput,
    output: contract.sessionMembers,
  }),
  moveSessionMembers: endpoint(contract.moveSessionMembers, {
    summary: "Move participants between the sessions of a schedule",
    input: contract.moveSessionMembersInput,
    output: contract.changedMembers,
    maxBodyBytes: maxImportBody,
  }),
  changeScheduleSessions: endpoint(contract.changeScheduleSessions, {
    summary: "Add, time and remove the sessions of a schedule",
    input: contract.changeScheduleSessionsInput,
    output: contract.changeScheduleSessionsOutput,
  }),
  importSessions: importEndpoint(
    imports.importSessions,
    "Import who sits in which session",
    imports.importSessionsInput,
    imports.sessionImportResult,
  ),
  getSessionImport: importResultEndpoint(
    imports.getSessionImport,
    "What became of an import of sessions",
    imports.sessionImportResult,
  ),
});
