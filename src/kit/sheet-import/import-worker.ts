// The worker in which a chosen file is read and checked, so that the page never waits. All it knows is in import-session.ts.
import { createImportSession } from "./import-session.ts";
import { answerMessages } from "../../files/worker-link.ts";

const answer = answerMessages(createImportSession(), (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => answer(data);
