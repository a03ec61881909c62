// The server parts of the calls in group-members.ts.
import * as contract from "../group-members.ts";
import { bulkInput } from "../calls/list-fields.ts";
import { maxImportBody } from "../imports.ts";
import { endpoint, endpoints } from "./endpoint.ts";
import { importEndpoint, importResultEndpoint, matchEndpoint } from "./import-endpoints.ts";
import { changesEndpoint, idsEndpoint, listEndpoint } from "./record-endpoints.ts";

export const groupMemberEndpoints = endpoints(["0004A"], {
  listGroupMembers: listEndpoint(
    contract.listGroupMembers,
    "a group's members",
    contract.groupMemberQuery,
    contract.groupMember,
  ),
  listGroupMemberIds: idsEndpoint(
    contract.listGroupMemberIds,
    "members",
    contract.groupMemberQuery,
  ),
  listGroupCandidates: listEndpoint(
    contract.listGroupCandidates,
    "participants who may be put into a group",
    contract.candidateQuery,
    contract.groupMember,
  ),
  listGroupCandidateIds: idsEndpoint(
    contract.listGroupCandidateIds,
    "candidates",
    contract.candidateQuery,
  ),
  exportGroupMembers: endpoint(contract.exportGroupMembers, {
    summary: "Members by id, for a file or the clipboard",
    input: bulkInput,
    output: contract.exportGroupMembersOutput,
  }),
  matchGroupMembers: matchEndpoint(
    contract.matchGroupMembers,
    "Whose numbers these are, and in which group they are",
    contract.matchGroupMembersKeys,
    contract.groupMember,
  ),
  changeGroupMembers: changesEndpoint(
    contract.changeGroupMembers,
    "Put participants into a group or take them out",
    contract.memberChange,
    {},
  ),
  planGroupImport: endpoint(contract.planGroupImport, {
    summary: "Who would join, move, stay or leave",
    input: contract.planGroupImportInput,
    output: contract.groupImportPlan,
    maxBodyBytes: maxImportBody,
  }),
  importGroupMembers: importEndpoint(
    contract.importGroupMembers,
    "Import members of one or many groups",
    contract.groupImportInput,
    contract.groupImportResult,
  ),
  getGroupImport: importResultEndpoint(
    contract.getGroupImport,
    "What became of an import of members",
    contract.groupImportResult,
  ),
});
