// The server parts of the calls in participant-logins.ts.
import * as contract from "../../exams/participant-logins.ts";
import { nothing } from "../../calls/fields.ts";
import { bulkInput, bulkResults } from "../../calls/list-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { bulkEndpoint, idsEndpoint, listEndpoint } from "../record-endpoints.ts";

/** Whoever has boards but not this list does these to those who sit, or are due now, in an exam of theirs. */
const ofBoards = ["0015A", "0013A"] as const;

export const participantLoginEndpoints = endpoints(["0015A"], {
  listLogins: listEndpoint(
    contract.listLogins,
    "participants who are signed in, blocked or ask to be let in",
    contract.listLoginsQuery,
    contract.participantLogin,
  ),
  listLoginIds: idsEndpoint(contract.listLoginIds, "those participants", contract.listLoginsQuery),
  getLoginCounts: endpoint(contract.getLoginCounts, {
    summary: "How many are signed in, blocked and asking, and which exams and rooms they are in",
    input: nothing,
    output: contract.loginCounts,
  }),
  resetLogins: endpoint(contract.resetLogins, {
    access: ofBoards,
    summary: "Sign participants out of their device",
    input: bulkInput,
    output: bulkResults,
  }),
  dismissResetRequests: bulkEndpoint(contract.dismissResetRequests, "Dismiss requests for a reset"),
  blockLogins: endpoint(contract.blockLogins, {
    access: ofBoards,
    summary: "Block participants",
    input: contract.blockLoginsInput,
    output: bulkResults,
  }),
  unblockLogins: endpoint(contract.unblockLogins, {
    access: ofBoards,
    summary: "Let blocked participants go on",
    input: contract.unblockLoginsInput,
    output: bulkResults,
  }),
});
