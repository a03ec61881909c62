// The server parts of the calls in library.ts.
import * as contract from "../../questions/library.ts";
import { recordInput } from "../../calls/fields.ts";
import { bulkInput, bulkResults } from "../../calls/list-fields.ts";
import { maxAudioBytes, mediaUses } from "../../questions/media.ts";
import { endpoint, endpoints } from "../endpoint.ts";
import { idsEndpoint, listEndpoint } from "../record-endpoints.ts";

const keepers = ["0021A"] as const;

export const libraryEndpoints = endpoints(["0021A", "0010A"], {
  listLibrary: listEndpoint(
    contract.listLibrary,
    "the institution's pictures and sounds",
    contract.listLibraryQuery,
    contract.libraryFile,
  ),
  listLibraryIds: idsEndpoint(
    contract.listLibraryIds,
    "the institution's pictures and sounds",
    contract.listLibraryQuery,
  ),
  uploadLibraryFile: endpoint(contract.uploadLibraryFile, {
    access: keepers,
    summary: "Upload a picture or a sound of the institution",
    input: contract.uploadLibraryFileInput,
    output: contract.libraryFile,
    file: { maxBytes: maxAudioBytes },
  }),
  renameLibraryFile: endpoint(contract.renameLibraryFile, {
    access: keepers,
    summary: "Rename a picture or a sound of the institution",
    input: contract.renameLibraryFileInput,
    output: contract.libraryFile,
  }),
  deleteLibraryFiles: endpoint(contract.deleteLibraryFiles, {
    access: keepers,
    summary: "Delete pictures and sounds of the institution that nothing uses",
    input: bulkInput,
    output: bulkResults,
  }),
  listLibraryUses: endpoint(contract.listLibraryUses, {
    summary: "Which questions and references use a file of the institution",
    input: recordInput,
    output: mediaUses,
  }),
});
