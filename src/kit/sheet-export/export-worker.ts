// The worker in which an export's file is written. All it knows is in export-session.ts.
import { answerMessages } from "../../files/worker-link.ts";
import { createExportSession } from "./export-session.ts";

const answer = answerMessages(createExportSession(), (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => answer(data);
