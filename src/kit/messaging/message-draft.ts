// A message that somebody is about to send from anywhere, to one or many: what it says, and the id by which it is written once.
import { randomAlphanumeric } from "../../domain/text/random-code.ts";

const idLength = 24;

export function createMessageDraft() {
  let sent = { text: "", target: "", id: randomAlphanumeric(idLength) };

  return {
    /** The same text for the same target keeps its id, so that a retry is written once; any other message gets a new one. */
    idFor(text: string, target: string): string {
      if (text !== sent.text || target !== sent.target) {
        sent = { text, target, id: randomAlphanumeric(idLength) };
      }
      return sent.id;
    },
  };
}
