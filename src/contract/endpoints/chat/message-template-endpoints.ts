// The server parts of the calls in message-templates.ts.
import * as contract from "../../chat/message-templates.ts";
import { nothing, recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const messageTemplateEndpoints = endpoints(["0013A"], {
  listMessageTemplates: endpoint(contract.listMessageTemplates, {
    access: "signed-in",
    summary: "Templates of messages",
    input: nothing,
    output: contract.templates,
  }),
  addMessageTemplate: endpoint(contract.addMessageTemplate, {
    summary: "Add a template of a message",
    input: contract.addMessageTemplateInput,
    output: contract.templates,
  }),
  deleteMessageTemplate: endpoint(contract.deleteMessageTemplate, {
    summary: "Delete a template of a message",
    input: recordInput,
    output: contract.templates,
  }),
});
