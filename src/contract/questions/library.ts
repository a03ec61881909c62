// Pictures and sounds of the institution that belong to no question bank. Whoever writes questions may use them as they are,
// so the list and the uses are for them too; whoever makes documents looks after them.
import * as v from "valibot";
import { fileCall, httpCall } from "../calls/call.ts";
import { idSchema, recordInput, version } from "../calls/fields.ts";
import { lineOfText, requiredLine } from "../calls/typed-fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import { deleteCall, idsCall, listCall, updateCall } from "../calls/record-calls.ts";
import { maxMediaName, mediaFile, mediaFilters, mediaSorts, mediaUses } from "./media.ts";

export const libraryFile = v.object({ ...mediaFile.entries, version });
export type LibraryFile = v.InferOutput<typeof libraryFile>;

const path = "/api/v1/library-files";

export const listLibraryQuery = listQuery(mediaFilters, mediaSorts);

/** `q` finds the name. Newest first when `sort` is missing. */
export const listLibrary = listCall<typeof listLibraryQuery, typeof libraryFile>(path);
export const listLibraryIds = idsCall(listLibrary);

export const uploadLibraryFileInput = v.object({ name: lineOfText("Nama file", maxMediaName) });

/** By the rules of a bank's files; the same content is kept once in the library, too. */
export const uploadLibraryFile = fileCall<typeof uploadLibraryFileInput, typeof libraryFile>(
  "POST",
  path,
);

export const libraryFileFields = { name: requiredLine("Nama file", maxMediaName) };

export const renameLibraryFileInput = v.object({ id: idSchema, version, ...libraryFileFields });

/** What the address of a file shows never changes; its name may. */
export const renameLibraryFile = updateCall<typeof renameLibraryFileInput, typeof libraryFile>(
  listLibrary,
);

/** Refuses those that something uses. */
export const deleteLibraryFiles = deleteCall(listLibrary);

/** Uses in banks that the person does not see are counted in `hidden` and not named. */
export const listLibraryUses = httpCall<typeof recordInput, typeof mediaUses>(
  "GET",
  `${path}/{id}/uses`,
);
