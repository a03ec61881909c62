// The worker that analyses the answers of participants. All it knows is in domain/item-analysis/sending/analysis-session.ts.
import {
  createAnalysisSession,
  type AnalysisQuestions,
} from "../../domain/item-analysis/sending/analysis-session.ts";
import { answerMessages } from "../../files/worker-link.ts";

const answer = answerMessages<AnalysisQuestions>(createAnalysisSession(), (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => answer(data);
