// Religions (agama). Their schemas are in coded-names.ts.
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
import type { CodedNameCalls } from "./majors.ts";

export const listReligions = listCall<typeof codedNameQuery, typeof codedName>("/api/v1/religions");
export const listReligionIds = idsCall(listReligions);
export const listReligionOptions = optionsCall(listReligions);
export const exportReligions = exportCall(listReligions);
export const createReligion = createCall<typeof codedNameInput, typeof codedName>(listReligions);
/** A code is locked once somebody uses it. */
export const updateReligion = updateCall<typeof codedNameUpdate, typeof codedName>(listReligions);
/** Rows in use are not deleted. */
export const deleteReligions = deleteCall(listReligions);
export const matchReligions = matchCall<typeof codedNameKeys, typeof codedNameMatch>(listReligions);
export const importReligions = rowsImportCall<typeof codedNameImportRow, typeof importResult>(
  listReligions,
);
export const getReligionImport = importResultCall<typeof importResult>(listReligions);

/** The calls under the names that majors and religions share, for what serves both. */
export const religionCalls: CodedNameCalls = {
  list: listReligions,
  ids: listReligionIds,
  options: listReligionOptions,
  export: exportReligions,
  create: createReligion,
  update: updateReligion,
  remove: deleteReligions,
  match: matchReligions,
  send: importReligions,
  find: getReligionImport,
};
