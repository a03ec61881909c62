// The server parts of the calls in server-absences.ts.
import * as contract from "../../exams/server-absences.ts";
import { nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const serverAbsenceEndpoints = endpoints(["0014A", "0013A"], {
  listServerAbsences: endpoint(contract.listServerAbsences, {
    summary: "Times in which no server was on, not confirmed yet",
    input: nothing,
    output: contract.serverAbsences,
  }),
  confirmServerAbsence: endpoint(contract.confirmServerAbsence, {
    summary: "Confirm or change what such a time has given back",
    input: contract.confirmServerAbsenceInput,
    output: contract.serverAbsences,
  }),
});
