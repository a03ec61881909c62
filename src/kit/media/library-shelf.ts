// The institution's pictures and sounds, as the picker has them beside a bank's.
import { listLibrary, listLibraryUses } from "../../contract/questions/library.ts";
import { call } from "../../core/api.ts";
import type { MediaShelf } from "./media-shelf.ts";

/** Looked after on a screen of its own, by who may. */
export const libraryShelf: MediaShelf = {
  source: "library",
  list: (query, signal) => call(listLibrary, query, { signal }),
  uses: (id, signal) => call(listLibraryUses, { id }, { signal }),
  changes: null,
};
