// The server parts of the calls in participants.ts.
import * as contract from "../participants.ts";
import { nothing } from "../calls/fields.ts";
import { endpoint, endpoints } from "./endpoint.ts";
import { importEndpoint, importResultEndpoint, matchEndpoint } from "./import-endpoints.ts";
import {
  bulkEndpoint,
  changesEndpoint,
  deletedEndpoint,
  deletedIdsEndpoint,
  exportEndpoint,
  getEndpoint,
  idsEndpoint,
  listEndpoint,
  resetPasswordsEndpoint,
} from "./record-endpoints.ts";

export const participantEndpoints = endpoints(["0001A"], {
  listParticipants: listEndpoint(
    contract.listParticipants,
    "participants",
    contract.participantQuery,
    contract.participant,
  ),
  listParticipantIds: idsEndpoint(
    contract.listParticipantIds,
    "participants",
    contract.participantQuery,
  ),
  exportParticipants: exportEndpoint(
    contract.exportParticipants,
    "Participants",
    contract.participant,
  ),
  getParticipant: getEndpoint(
    contract.getParticipant,
    "One participant with what has happened to them",
    contract.participantDetail,
  ),
  createParticipant: endpoint(contract.createParticipant, {
    summary: "Add a participant",
    input: contract.participantInput,
    output: contract.createParticipantOutput,
  }),
  updateParticipant: endpoint(contract.updateParticipant, {
    summary: "Change a participant",
    input: contract.participantUpdate,
    output: contract.participant,
  }),
  changeParticipants: changesEndpoint(
    contract.changeParticipants,
    "Change status, session or group of participants",
    contract.participantChange,
    {},
  ),
  resetParticipantPasswords: resetPasswordsEndpoint(
    contract.resetParticipantPasswords,
    "Give participants new passwords, answered this once",
    contract.resetParticipantPerson,
  ),
  deleteParticipants: bulkEndpoint(contract.deleteParticipants, "Delete participants"),
  restoreParticipants: bulkEndpoint(contract.restoreParticipants, "Undo a deletion"),
  listDeletedParticipants: deletedEndpoint(
    contract.listDeletedParticipants,
    "deleted participants",
    {},
  ),
  listDeletedParticipantIds: deletedIdsEndpoint(
    contract.listDeletedParticipantIds,
    "deleted participants",
    {},
  ),
  matchParticipants: matchEndpoint(
    contract.matchParticipants,
    "Which of these numbers are taken, and by whom",
    contract.matchParticipantsKeys,
    contract.matchParticipantsMatch,
  ),
  importParticipants: importEndpoint(
    contract.importParticipants,
    "Import participants",
    contract.importParticipantsInput,
    contract.participantImportResult,
  ),
  getParticipantImport: importResultEndpoint(
    contract.getParticipantImport,
    "What became of an import",
    contract.participantImportResult,
  ),
  listParticipantSessions: endpoint(contract.listParticipantSessions, {
    summary: "The sessions that participants are in",
    input: nothing,
    output: contract.participantSessions,
  }),
});
