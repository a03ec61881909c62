// The server parts of the calls in room-sheets.ts.
import * as contract from "../../exams/room-sheets.ts";
import { recordInput } from "../../calls/fields.ts";
import { maxImportBody } from "../../imports.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { importEndpoint, importResultEndpoint } from "../import-endpoints.ts";

export const roomSheetEndpoints = endpoints(["0021A"], {
  planRoomSheet: endpoint(contract.planRoomSheet, {
    summary: "Which rooms and seats an import would make, take and change",
    input: contract.planRoomSheetInput,
    output: contract.roomSheetPlan,
    maxBodyBytes: maxImportBody,
  }),
  importRoomSheet: importEndpoint(
    contract.importRoomSheet,
    "Import rooms of an event and who sits where",
    contract.importRoomSheetInput,
    contract.roomSheetResult,
  ),
  getRoomSheetImport: importResultEndpoint(
    contract.getRoomSheetImport,
    "What became of an import of rooms and seats",
    contract.roomSheetResult,
  ),
  exportRoomSheet: endpoint(contract.exportRoomSheet, {
    summary: "Rooms of an event and who sits where, for a file",
    input: recordInput,
    output: contract.roomSheet,
  }),
});
