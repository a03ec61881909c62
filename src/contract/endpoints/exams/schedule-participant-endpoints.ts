// The server parts of the calls in schedule-participants.ts.
import * as contract from "../../exams/schedule-participants.ts";
import { importResult, maxImportBody } from "../../imports.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { importEndpoint, importResultEndpoint } from "../import-endpoints.ts";
import { changesEndpoint, idsEndpoint, listEndpoint } from "../record-endpoints.ts";

export const scheduleParticipantEndpoints = endpoints(["0011A"], {
  listScheduleParticipants: listEndpoint(
    contract.listScheduleParticipants,
    "whom a schedule is for",
    contract.scheduleParticipantQuery,
    contract.scheduleParticipant,
  ),
  listScheduleParticipantIds: idsEndpoint(
    contract.listScheduleParticipantIds,
    "participants",
    contract.scheduleParticipantQuery,
  ),
  listScheduleCandidates: listEndpoint(
    contract.listScheduleCandidates,
    "participants whom a schedule does not name",
    contract.scheduleParticipantQuery,
    contract.scheduleParticipant,
  ),
  listScheduleCandidateIds: idsEndpoint(
    contract.listScheduleCandidateIds,
    "candidates",
    contract.scheduleParticipantQuery,
  ),
  changeScheduleParticipants: changesEndpoint(
    contract.changeScheduleParticipants,
    "Name participants of a schedule, or take them out",
    contract.namedParticipantChange,
    contract.changeScheduleParticipantsWithin,
  ),
  matchScheduleParticipants: endpoint(contract.matchScheduleParticipants, {
    summary: "Whose numbers these are, and whether a schedule names them",
    input: contract.matchScheduleParticipantsInput,
    output: contract.matchScheduleParticipantsOutput,
    maxBodyBytes: maxImportBody,
  }),
  importScheduleParticipants: importEndpoint(
    contract.importScheduleParticipants,
    "Name the participants of a sheet in a schedule",
    contract.importScheduleParticipantsInput,
    importResult,
  ),
  getScheduleImport: importResultEndpoint(
    contract.getScheduleImport,
    "What became of an import of a schedule's participants",
    importResult,
  ),
});
