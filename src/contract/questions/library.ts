// Pictures and sounds of the institution that belong to no question bank. Whoever writes questions may use them as they are,
// so the list and the uses are for them too; whoever makes documents looks after them.
import * as v from "valibot";
import { endpoint } from "../calls/endpoint.ts";
import { idSchema, lineOfText, listQuery, requiredLine, version } from "../calls/fields.ts";
import {
  deleteEndpoint,
  idsEndpoint,
  listEndpoint,
  updateEndpoint,
} from "../calls/record-endpoints.ts";
import {
  maxAudioBytes,
  maxMediaName,
  mediaFile,
  mediaFilters,
  mediaSorts,
  mediaUses,
} from "./media.ts";

export const libraryFile = v.object({ ...mediaFile.entries, version });
export type LibraryFile = v.InferOutput<typeof libraryFile>;

const path = "/api/v1/library-files";
const readers = ["0021A", "0010A"] as const;
const library = { path, access: ["0021A"] } as const;

/** `q` finds the name. Newest first when `sort` is missing. */
export const listLibrary = listEndpoint(
  path,
  readers,
  "the institution's pictures and sounds",
  listQuery(mediaFilters, mediaSorts),
  libraryFile,
);
export const listLibraryIds = idsEndpoint(listLibrary, "the institution's pictures and sounds");

/** By the rules of a bank's files; the same content is kept once in the library, too. */
export const uploadLibraryFile = endpoint({
  ...library,
  method: "POST",
  summary: "Upload a picture or a sound of the institution",
  input: v.object({ name: lineOfText("Nama file", maxMediaName) }),
  output: libraryFile,
  file: { maxBytes: maxAudioBytes },
});

export const libraryFileFields = { name: requiredLine("Nama file", maxMediaName) };

/** What the address of a file shows never changes; its name may. */
export const renameLibraryFile = updateEndpoint(
  library,
  "Rename a picture or a sound of the institution",
  v.object({ id: idSchema, version, ...libraryFileFields }),
  libraryFile,
);

/** Refuses those that something uses. */
export const deleteLibraryFiles = deleteEndpoint(
  library,
  "Delete pictures and sounds of the institution that nothing uses",
);

/** Uses in banks that the person does not see are counted in `hidden` and not named. */
export const listLibraryUses = endpoint({
  method: "GET",
  path: `${path}/{id}/uses`,
  access: readers,
  summary: "Which questions and references use a file of the institution",
  input: v.object({ id: idSchema }),
  output: mediaUses,
});
