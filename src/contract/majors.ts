// Majors (jurusan): study programmes. Their schemas are in coded-names.ts.
import { importResultCall, matchCall, rowsImportCall } from "./calls/import-calls.ts";
import {
  createCall,
  deleteCall,
  exportCall,
  idsCall,
  listCall,
  optionsCall,
  updateCall,
} from "./calls/record-calls.ts";
import {
  codedName,
  codedNameImportRow,
  codedNameInput,
  codedNameKeys,
  codedNameMatch,
  codedNameQuery,
  codedNameUpdate,
} from "./coded-names.ts";
import { importResult } from "./imports.ts";

export const listMajors = listCall<typeof codedNameQuery, typeof codedName>("/api/v1/majors");
export const listMajorIds = idsCall(listMajors);
export const listMajorOptions = optionsCall(listMajors);
export const exportMajors = exportCall(listMajors);
export const createMajor = createCall<typeof codedNameInput, typeof codedName>(listMajors);
/** A code is locked once somebody uses it. */
export const updateMajor = updateCall<typeof codedNameUpdate, typeof codedName>(listMajors);
/** Rows in use are not deleted. */
export const deleteMajors = deleteCall(listMajors);
export const matchMajors = matchCall<typeof codedNameKeys, typeof codedNameMatch>(listMajors);
export const importMajors = rowsImportCall<typeof codedNameImportRow, typeof importResult>(
  listMajors,
);
export const getMajorImport = importResultCall<typeof importResult>(listMajors);

/** The calls under the names that majors and religions share, for what serves both. */
export const majorCalls = {
  list: listMajors,
  ids: listMajorIds,
  options: listMajorOptions,
  export: exportMajors,
  create: createMajor,
  update: updateMajor,
  remove: deleteMajors,
  match: matchMajors,
  send: importMajors,
  find: getMajorImport,
};
export type CodedNameCalls = typeof majorCalls;
