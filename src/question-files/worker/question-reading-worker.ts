// The worker in which files of questions are read, so that the page never waits.
import { answerMessages } from "../../files/worker-link.ts";
import { questionReadingAnswerers } from "./question-reading-session.ts";

const answer = answerMessages(questionReadingAnswerers, (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => answer(data);
