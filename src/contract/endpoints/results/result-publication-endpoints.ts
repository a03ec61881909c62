// The server parts of the calls in result-publications.ts.
import * as ofEvent from "../../results/event-publications.ts";
import * as preview from "../../results/publication-preview.ts";
import * as contract from "../../results/result-publications.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const resultPublicationEndpoints = endpoints(["0017A"], {
  getResultPublication: endpoint(contract.getResultPublication, {
    summary: "Whether results of an exam are published, since when and by whom",
    input: contract.resultPublicationInput,
    output: contract.resultPublication,
  }),
  publishResults: endpoint(contract.publishResults, {
    summary: "Publish or withdraw results of an exam, for everybody or for a group",
    input: contract.publishResultsInput,
    output: contract.resultPublication,
  }),
  undoPublication: endpoint(contract.undoPublication, {
    summary: "Take the latest publication or withdrawal back",
    input: contract.undoPublicationInput,
    output: contract.resultPublication,
  }),
  previewPublication: endpoint(preview.previewPublication, {
    summary: "What a participant sees once an act is done",
    input: preview.previewPublicationInput,
    output: preview.publicationPreview,
  }),
  getEventPublication: endpoint(ofEvent.getEventPublication, {
    summary:
      "Whether results of the exams of an event are published, and whom an act would concern",
    input: ofEvent.eventPublicationInput,
    output: ofEvent.eventPublication,
  }),
  getEventReach: endpoint(ofEvent.getEventReach, {
    summary: "How many exams of an event show results to participants",
    input: ofEvent.eventPublicationInput,
    output: ofEvent.eventReach,
  }),
  publishEventResults: endpoint(ofEvent.publishEventResults, {
    summary: "Publish or withdraw results of several exams of an event, all of them or none",
    input: ofEvent.publishEventInput,
    output: ofEvent.eventPublication,
  }),
  undoEventPublication: endpoint(ofEvent.undoEventPublication, {
    summary: "Take a publication or withdrawal for several exams back",
    input: ofEvent.undoEventPublicationInput,
    output: ofEvent.eventPublication,
  }),
});
