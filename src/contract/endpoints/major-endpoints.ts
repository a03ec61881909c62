// The server parts of the calls in majors.ts.
import * as contract from "../majors.ts";
import {
  codedName,
  codedNameImportRow,
  codedNameInput,
  codedNameKeys,
  codedNameMatch,
  codedNameQuery,
  codedNameUpdate,
} from "../coded-names.ts";
import { importResult } from "../imports.ts";
import { endpoint, endpoints } from "./endpoint.ts";
import { importResultEndpoint, matchEndpoint, rowsImportEndpoint } from "./import-endpoints.ts";
import {
  bulkEndpoint,
  exportEndpoint,
  idsEndpoint,
  listEndpoint,
  optionsEndpoint,
} from "./record-endpoints.ts";

export const majorEndpoints = endpoints(["0006A"], {
  listMajors: listEndpoint(contract.listMajors, "majors", codedNameQuery, codedName),
  listMajorIds: idsEndpoint(contract.listMajorIds, "majors", codedNameQuery),
  listMajorOptions: optionsEndpoint(contract.listMajorOptions, "majors"),
  exportMajors: exportEndpoint(contract.exportMajors, "The majors", codedName),
  createMajor: endpoint(contract.createMajor, {
    summary: "Add one of the majors",
    input: codedNameInput,
    output: codedName,
  }),
  updateMajor: endpoint(contract.updateMajor, {
    summary: "Change one of the majors",
    input: codedNameUpdate,
    output: codedName,
  }),
  deleteMajors: bulkEndpoint(contract.deleteMajors, "Delete majors that nobody uses"),
  matchMajors: matchEndpoint(
    contract.matchMajors,
    "Which of these codes are taken, and by which of the majors",
    codedNameKeys,
    codedNameMatch,
  ),
  importMajors: rowsImportEndpoint(
    contract.importMajors,
    "Import majors",
    codedNameImportRow,
    importResult,
  ),
  getMajorImport: importResultEndpoint(
    contract.getMajorImport,
    "What became of an import",
    importResult,
  ),
});
