// The server parts of the calls in subjects.ts.
import * as contract from "../subjects.ts";
import { nothing } from "../calls/fields.ts";
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

export const subjectEndpoints = endpoints(["0005A"], {
  listSubjects: listEndpoint(
    contract.listSubjects,
    "subjects",
    contract.subjectQuery,
    contract.subject,
  ),
  listSubjectIds: idsEndpoint(contract.listSubjectIds, "subjects", contract.subjectQuery),
  exportSubjects: exportEndpoint(contract.exportSubjects, "Subjects", contract.subject),
  listSubjectOptions: optionsEndpoint(contract.listSubjectOptions, "subjects"),
  listCorrectors: endpoint(contract.listCorrectors, {
    summary: "Staff who may correct a subject",
    input: nothing,
    output: contract.listCorrectorsOutput,
  }),
  createSubject: endpoint(contract.createSubject, {
    summary: "Add a subject",
    input: contract.subjectInput,
    output: contract.subject,
  }),
  updateSubject: endpoint(contract.updateSubject, {
    summary: "Change a subject",
    input: contract.subjectUpdate,
    output: contract.subject,
  }),
  deleteSubjects: bulkEndpoint(contract.deleteSubjects, "Delete subjects that nothing uses"),
  matchSubjects: matchEndpoint(
    contract.matchSubjects,
    "Which of these codes are taken, and by which subject",
    contract.matchSubjectsKeys,
    contract.matchSubjectsMatch,
  ),
  importSubjects: rowsImportEndpoint(
    contract.importSubjects,
    "Import subjects",
    contract.subjectImportRow,
    importResult,
  ),
  getSubjectImport: importResultEndpoint(
    contract.getSubjectImport,
    "What became of an import",
    importResult,
  ),
});
