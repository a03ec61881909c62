// The server parts of the calls in result-recalculation.ts.
import * as contract from "../../results/result-recalculation.ts";
import { endpoint, endpoints } from "../endpoint.ts";

/** The rules of every question of an exam. */
const maxRulesBody = 2 * 1024 * 1024;

export const recalculationEndpoints = endpoints(["0017A"], {
  getRecalculation: endpoint(contract.getRecalculation, {
    summary: "By what the questions of an exam count, and how their banks differ from it",
    input: contract.getRecalculationInput,
    output: contract.recalculationOutput,
  }),
  previewRecalculation: endpoint(contract.previewRecalculation, {
    summary: "Whose results a recalculation would move, and by how much",
    input: contract.recalculationInput,
    output: contract.recalculationPreview,
    maxBodyBytes: maxRulesBody,
  }),
  applyRecalculation: endpoint(contract.applyRecalculation, {
    summary: "Recalculate the results of an exam as a new version of them",
    input: contract.applyRecalculationInput,
    output: contract.appliedRecalculation,
    maxBodyBytes: maxRulesBody,
  }),
  listResultVersions: endpoint(contract.listResultVersions, {
    summary: "The versions of the results of an exam",
    input: contract.listResultVersionsInput,
    output: contract.resultVersions,
  }),
  compareResultVersions: endpoint(contract.compareResultVersions, {
    summary: "Whose results differ between two versions",
    input: contract.compareResultVersionsInput,
    output: contract.resultChange,
  }),
});
