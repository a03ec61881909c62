// The server parts of the calls in media.ts.
import * as contract from "../../questions/media.ts";
import { recordInput } from "../../calls/fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { bulkEndpoint, listEndpoint } from "../record-endpoints.ts";

export const mediaEndpoints = endpoints(["0010A"], {
  listMedia: listEndpoint(
    contract.listMedia,
    "a bank's pictures and sounds",
    contract.listMediaQuery,
    contract.mediaFile,
  ),
  uploadMedia: endpoint(contract.uploadMedia, {
    summary: "Upload a picture or a sound",
    input: contract.uploadMediaInput,
    output: contract.mediaFile,
    file: { maxBytes: contract.maxAudioBytes },
  }),
  deleteMedia: bulkEndpoint(contract.deleteMedia, "Delete pictures and sounds that nothing uses"),
  listMediaUses: endpoint(contract.listMediaUses, {
    summary: "Which questions and references use a file",
    input: recordInput,
    output: contract.mediaUses,
  }),
});
