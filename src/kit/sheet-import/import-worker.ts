// The worker in which a chosen file is read and checked, so that the page never waits. All it knows is in import-session.ts.
import { ImportSession } from "./import-session.ts";
import { answerMessages } from "../../files/worker-link.ts";

const hear = answerMessages(new ImportSession().answerers, (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => hear(data);
