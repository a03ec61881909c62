// The worker that makes xlsx of older sheets. It is fetched for the first of them.
import { answerMessages } from "../../files/worker-link.ts";
import { oldSheetAnswerers } from "./old-sheet-session.ts";

const answer = answerMessages(oldSheetAnswerers, (reply, transfer) => {
  self.postMessage(reply, { transfer });
});

self.onmessage = ({ data }) => answer(data);
