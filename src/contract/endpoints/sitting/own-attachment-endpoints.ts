// The server parts of the calls in own-attachments.ts.
import * as contract from "../../sitting/own-attachments.ts";
import { streamedFile } from "../../calls/streamed-file.ts";
import { endpoint, endpoints } from "../endpoint.ts";

const mostMegabytes = contract.maxAttachmentBytes / 1024 / 1024;
const tooLarge = `Lampiran ini terlalu besar (paling besar ${mostMegabytes} MB). Perkecil fotonya, atau ambil lagi dengan ukuran lebih kecil. Halaman PDF dapat dikirim satu per satu.`;

export const ownAttachmentEndpoints = endpoints("participant", {
  uploadAttachment: endpoint(contract.uploadAttachment, {
    summary: "Upload a photo or a PDF for an essay",
    input: contract.uploadAttachmentInput,
    output: contract.uploadAttachmentOutput,
    upload: {
      maxBytes: contract.maxAttachmentBytes,
      tooLarge: { cause: "attachment-too-large", message: tooLarge },
    },
  }),
  getOwnAttachment: endpoint(contract.getOwnAttachment, {
    summary: "An attachment of an own answer",
    input: contract.getOwnAttachmentInput,
    output: streamedFile,
  }),
});
