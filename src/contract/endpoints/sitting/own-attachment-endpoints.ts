// The server parts of the calls in own-attachments.ts.
import * as contract from "../../sitting/own-attachments.ts";
import { streamedFile } from "../../calls/streamed-file.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const ownAttachmentEndpoints = endpoints("participant", {
  uploadAttachment: endpoint(contract.uploadAttachment, {
    summary: "Upload a photo or a PDF for an essay",
    input: contract.uploadAttachmentInput,
    output: contract.uploadAttachmentOutput,
    upload: { maxBytes: contract.maxAttachmentBytes },
  }),
  getOwnAttachment: endpoint(contract.getOwnAttachment, {
    summary: "An attachment of an own answer",
    input: contract.getOwnAttachmentInput,
    output: streamedFile,
  }),
});
