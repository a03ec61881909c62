// The server parts of the calls in sitting-control.ts.
import * as contract from "../../exams/sitting-control.ts";
import { nothing } from "../../calls/fields.ts";
import { pageOf } from "../../calls/list-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { idsEndpoint } from "../record-endpoints.ts";

const ofControlAlone = ["0014A"] as const;

/** The live board shows and does the same, except what is for `ofControlAlone`. */
export const sittingControlEndpoints = endpoints(["0014A", "0013A"], {
  listControlSchedules: endpoint(contract.listControlSchedules, {
    summary: "Schedules whose sittings staff look after",
    input: nothing,
    output: contract.controlSchedules,
  }),
  listSittings: endpoint(contract.listSittings, {
    access: ofControlAlone,
    summary: "A page of participants of a schedule with their sittings",
    input: contract.listSittingsQuery,
    output: pageOf(contract.controlRow),
  }),
  listSittingIds: idsEndpoint(
    contract.listSittingIds,
    "those participants",
    contract.listSittingsQuery,
  ),
  exportSittings: endpoint(contract.exportSittings, {
    summary: "Participants of a schedule by id: for a file, and to say whom something is done to",
    input: contract.exportSittingsInput,
    output: contract.exportSittingsOutput,
  }),
  getSittingCounts: endpoint(contract.getSittingCounts, {
    access: ofControlAlone,
    summary: "How many are in each state, and the groups, rooms and sessions that they are of",
    input: contract.getSittingCountsInput,
    output: contract.sittingCounts,
  }),
  listSittingExtras: endpoint(contract.listSittingExtras, {
    summary: "Added time with its proof: sent, delivered, seen",
    input: contract.listSittingExtrasInput,
    output: contract.sittingExtras,
  }),
  getSittingStory: endpoint(contract.getSittingStory, {
    summary: "What has happened in a participant's sitting, and the time that was added",
    input: contract.getSittingStoryInput,
    output: contract.sittingStory,
  }),
});
