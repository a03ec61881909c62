// The server parts of the calls in document-templates.ts.
import * as contract from "../../exams/document-templates.ts";
import { nothing } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const documentTemplateEndpoints = endpoints(["0021A"], {
  listDocumentTemplates: endpoint(contract.listDocumentTemplates, {
    summary: "The texts of printed documents",
    input: nothing,
    output: contract.documentTemplates,
  }),
  updateDocumentTemplate: endpoint(contract.updateDocumentTemplate, {
    summary: "Word the text of a document",
    input: contract.updateDocumentTemplateInput,
    output: contract.documentTemplate,
  }),
  resetDocumentTemplate: endpoint(contract.resetDocumentTemplate, {
    summary: "Take back how the text of a document was worded",
    input: contract.resetDocumentTemplateInput,
    output: contract.documentTemplate,
  }),
});
