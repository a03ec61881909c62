// A message that somebody is about to send from anywhere, to one or many: what it says, and the id by which it is written once.
import { randomAlphanumeric } from "../../domain/text/random-code.ts";

const idLength = 24;

export class MessageDraft {
  #text = "";
  #target = "";
  #id = randomAlphanumeric(idLength);

  /** Tried again with the same words and for the same people it is the same message; otherwise it is another. */
  idFor(text: string, target: string): string {
    if (text !== this.#text || target !== this.#target) this.#id = randomAlphanumeric(idLength);
    this.#text = text;
    this.#target = target;
    return this.#id;
  }
}
