// The worker in which files of questions are written: who exports need not fetch all that reads, nor the other way round.
import { answerMessages } from "../../files/worker-link.ts";
import { questionWritingAnswerers } from "./question-writing-session.ts";

const answer = answerMessages(questionWritingAnswerers, (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => answer(data);
