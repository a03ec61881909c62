// The worker in which files of questions are read and written, so that the page never waits.
import { answerMessages } from "../../files/worker-link.ts";
import { questionFileAnswerers } from "./question-file-session.ts";

const hear = answerMessages(questionFileAnswerers, (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => hear(data);
