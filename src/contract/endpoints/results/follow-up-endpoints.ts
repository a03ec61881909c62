// The server parts of the calls in follow-up-programs.ts.
import * as fields from "../../results/follow-up-fields.ts";
import * as contract from "../../results/follow-up-programs.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const followUpEndpoints = endpoints(["0017A"], {
  getFollowUps: endpoint(contract.getFollowUps, {
    summary: "What is written into the remedial or the enrichment program of an exam",
    input: fields.followUpInput,
    output: fields.followUpProgram,
  }),
  saveFollowUps: endpoint(contract.saveFollowUps, {
    summary: "Write into the remedial or the enrichment program of an exam",
    input: fields.saveFollowUpsInput,
    output: fields.savedFollowUps,
  }),
  listLaterExams: endpoint(contract.listLaterExams, {
    summary: "Later exams of the same subject that the same participants have sat",
    input: fields.laterExamsInput,
    output: fields.laterExams,
  }),
  getLaterScores: endpoint(contract.getLaterScores, {
    summary: "The final results of a later exam",
    input: fields.laterScoresInput,
    output: fields.laterScores,
  }),
});
