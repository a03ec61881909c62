// The server parts of the calls in references.ts.
import * as contract from "../../questions/references.ts";
import { recordInput } from "../../calls/fields.ts";
import { bulkResults } from "../../calls/list-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { listEndpoint } from "../record-endpoints.ts";

export const referenceEndpoints = endpoints(["0010A"], {
  listReferences: listEndpoint(
    contract.listReferences,
    "a bank's references",
    contract.listReferencesQuery,
    contract.reference,
  ),
  createReference: endpoint(contract.createReference, {
    summary: "Add a reference to a bank",
    input: contract.createReferenceInput,
    output: contract.reference,
  }),
  updateReference: endpoint(contract.updateReference, {
    summary: "Change a reference",
    input: contract.updateReferenceInput,
    output: contract.reference,
  }),
  moveReferences: endpoint(contract.moveReferences, {
    summary: "Move references within their bank",
    input: contract.moveReferencesInput,
    output: contract.moveReferencesOutput,
  }),
  deleteReferences: endpoint(contract.deleteReferences, {
    summary: "Delete references",
    input: contract.deleteReferencesInput,
    output: bulkResults,
  }),
  listLinkableQuestions: endpoint(contract.listLinkableQuestions, {
    summary: "The questions that a reference can be linked to",
    input: recordInput,
    output: contract.linkableQuestions,
  }),
  linkQuestions: endpoint(contract.linkQuestions, {
    summary: "Link questions to a reference",
    input: contract.linkQuestionsInput,
    output: contract.reference,
  }),
});
