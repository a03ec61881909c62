// The server parts of the calls in religions.ts.
import * as contract from "../religions.ts";
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

export const religionEndpoints = endpoints(["0008A"], {
  listReligions: listEndpoint(contract.listReligions, "religions", codedNameQuery, codedName),
  listReligionIds: idsEndpoint(contract.listReligionIds, "religions", codedNameQuery),
  listReligionOptions: optionsEndpoint(contract.listReligionOptions, "religions"),
  exportReligions: exportEndpoint(contract.exportReligions, "The religions", codedName),
  createReligion: endpoint(contract.createReligion, {
    summary: "Add one of the religions",
    input: codedNameInput,
    output: codedName,
  }),
  updateReligion: endpoint(contract.updateReligion, {
    summary: "Change one of the religions",
    input: codedNameUpdate,
    output: codedName,
  }),
  deleteReligions: bulkEndpoint(contract.deleteReligions, "Delete religions that nobody uses"),
  matchReligions: matchEndpoint(
    contract.matchReligions,
    "Which of these codes are taken, and by which of the religions",
    codedNameKeys,
    codedNameMatch,
  ),
  importReligions: rowsImportEndpoint(
    contract.importReligions,
    "Import religions",
    codedNameImportRow,
    importResult,
  ),
  getReligionImport: importResultEndpoint(
    contract.getReligionImport,
    "What became of an import",
    importResult,
  ),
});
