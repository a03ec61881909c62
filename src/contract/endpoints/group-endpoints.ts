// The server parts of the calls in groups.ts.
import * as contract from "../groups.ts";
import { nothing, recordInput } from "../calls/fields.ts";
import { endpoint, endpoints } from "./endpoint.ts";
import { getEndpoint } from "./record-endpoints.ts";

export const groupEndpoints = endpoints(["0004A"], {
  listGroupOptions: endpoint(contract.listGroupOptions, {
    access: "signed-in",
    summary: "All groups as choices",
    input: nothing,
    output: contract.groupOptions,
  }),
  listGroups: endpoint(contract.listGroups, {
    summary: "All groups with their counts",
    input: nothing,
    output: contract.listGroupsOutput,
  }),
  getGroup: getEndpoint(contract.getGroup, "One group with its counts", contract.group),
  createGroup: endpoint(contract.createGroup, {
    summary: "Add a group",
    input: contract.groupInput,
    output: contract.group,
  }),
  updateGroup: endpoint(contract.updateGroup, {
    summary: "Rename or move a group",
    input: contract.groupUpdate,
    output: contract.group,
  }),
  getGroupDeletion: endpoint(contract.getGroupDeletion, {
    summary: "What deleting a group would mean",
    input: recordInput,
    output: contract.groupDeletion,
  }),
  deleteGroup: endpoint(contract.deleteGroup, {
    summary: "Delete a group with those below it",
    input: contract.deleteGroupInput,
    output: contract.groupDeletion,
  }),
});
