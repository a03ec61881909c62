// Remedial and enrichment programs of exams, for staff who see their results.
import type { followUpEndpoints } from "../../../../contract/endpoints/results/follow-up-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { followUpProgram } from "./follow-ups-query.ts";
import { saveFollowUps } from "./follow-ups-writing.ts";
import { laterExams, laterScores } from "./later-scores-query.ts";

export const followUpsHandlers: HandlersOf<typeof followUpEndpoints> = {
  getFollowUps: { read: followUpProgram },
  saveFollowUps: { write: saveFollowUps },
  listLaterExams: { read: ({ schedule_id: schedule }, call) => laterExams(schedule, call) },
  getLaterScores: { read: laterScores },
};
