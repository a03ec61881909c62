// The server parts of the calls in competences.ts.
import * as contract from "../competences.ts";
import { nothing } from "../calls/fields.ts";
import { importResult, maxImportBody } from "../imports.ts";
import { endpoint, endpoints } from "./endpoint.ts";
import { importResultEndpoint, matchEndpoint, rowsImportEndpoint } from "./import-endpoints.ts";
import { bulkEndpoint, exportEndpoint, idsEndpoint, listEndpoint } from "./record-endpoints.ts";

export const competenceEndpoints = endpoints(["0009A"], {
  listCompetences: listEndpoint(
    contract.listCompetences,
    "competences",
    contract.competenceQuery,
    contract.competence,
  ),
  listCompetenceIds: idsEndpoint(
    contract.listCompetenceIds,
    "competences",
    contract.competenceQuery,
  ),
  exportCompetences: exportEndpoint(contract.exportCompetences, "Competences", contract.competence),
  listCompetencePhases: endpoint(contract.listCompetencePhases, {
    summary: "The phases and grades that competences name",
    input: nothing,
    output: contract.competencePhases,
  }),
  listCompetenceOptions: endpoint(contract.listCompetenceOptions, {
    access: "signed-in",
    summary: "Competences as choices",
    input: contract.listCompetenceOptionsInput,
    output: contract.competenceOptions,
  }),
  createCompetence: endpoint(contract.createCompetence, {
    summary: "Add a competence",
    input: contract.competenceInput,
    output: contract.competence,
  }),
  updateCompetence: endpoint(contract.updateCompetence, {
    summary: "Change a competence",
    input: contract.competenceUpdate,
    output: contract.competence,
  }),
  reorderCompetence: endpoint(contract.reorderCompetence, {
    summary: "Move a competence among its siblings",
    input: contract.reorderCompetenceInput,
    output: contract.reorderCompetenceOutput,
  }),
  listCompetenceDescendants: endpoint(contract.listCompetenceDescendants, {
    summary: "The competences below these",
    input: contract.listCompetenceDescendantsInput,
    output: contract.competenceDescendants,
    maxBodyBytes: maxImportBody,
  }),
  deleteCompetences: bulkEndpoint(contract.deleteCompetences, "Delete competences"),
  matchCompetences: matchEndpoint(
    contract.matchCompetences,
    "Which of these codes are taken in their subject",
    contract.matchCompetencesKeys,
    contract.matchCompetencesMatch,
  ),
  importCompetences: rowsImportEndpoint(
    contract.importCompetences,
    "Import competences",
    contract.competenceImportRow,
    importResult,
  ),
  getCompetenceImport: importResultEndpoint(
    contract.getCompetenceImport,
    "What became of an import",
    importResult,
  ),
});
