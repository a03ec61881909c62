// What goes over a participant's line, seen from outside of the client: which answers were sent, which the server confirmed, how
// long each call took. The ledger is kept by this, so that it does not depend on what the client believes.
import type { GivenAnswer } from "../../contract/sitting/reference-client/answer-queue.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { saveAnswers } from "../../contract/sitting/own-sitting.ts";
import type { CallOutput } from "../../contract/calls/call.ts";
import type { ExamLine } from "./exam-line.ts";
import type { Ledger } from "./ledger.ts";

type Saved = { code: string; data: CallOutput<typeof saveAnswers> };

/** By the last part of the path; the rest is not measured. A call for news waits. */
const kinds = new Map([
  ["session", "sign in"],
  ["open", "open"],
  ["start", "start"],
  ["sitting", "questions"],
  ["answers", "save"],
  ["finish", "hand in"],
]);

export class WatchedCalls {
  readonly #line: ExamLine;
  readonly #person: string;
  readonly #ledger: Ledger;
  /** For each question, the answers that were sent and that no response has confirmed. */
  readonly #unconfirmed = new Map<string, GivenAnswer[]>();

  constructor(line: ExamLine, person: string, ledger: Ledger) {
    this.#line = line;
    this.#person = person;
    this.#ledger = ledger;
  }

  get unconfirmed(): Map<string, unknown[]> {
    const all = [...this.#unconfirmed];
    return new Map(all.map(([question, sent]) => [question, sent.map(({ answer }) => answer)]));
  }

  /** For the option of the reference client. */
  readonly send = async (request: Request): Promise<Response> => {
    const kind = kinds.get(new URL(request.url).pathname.split("/").at(-1)!);
    const sent = kind === "save" ? await answersOf(request) : [];
    this.#noteSent(sent);
    const began = performance.now();
    const response = await this.#line.send(request);
    const ms = performance.now() - began;
    if (kind !== undefined) this.#ledger.took(kind, ms);
    if (response.status >= 500) this.#ledger.took(`failed with ${response.status}`, ms);
    if (kind === "save" && response.status === 200) {
      this.#noteSaved(sent, (await response.clone().json()) as Saved);
    }
    return response;
  };

  #noteSent(answers: readonly GivenAnswer[]): void {
    for (const sent of answers) {
      const others = this.#unconfirmed.get(sent.question_id) ?? [];
      this.#unconfirmed.set(sent.question_id, [...others, sent]);
    }
  }

  #noteSaved(sent: readonly GivenAnswer[], { data }: Saved): void {
    for (const [at, { question_id: question, seq, outcome, cause }] of data.answers.entries()) {
      if (outcome === "refused") {
        this.#ledger.refuse(this.#person, question, cause ?? "");
        continue;
      }
      const answer = sent[at]!.answer as QuestionAnswer | null;
      this.#ledger.confirm(this.#person, question, { seq, answer });
      const later = (this.#unconfirmed.get(question) ?? []).filter((one) => one.seq > seq);
      this.#unconfirmed.set(question, later);
    }
  }
}

async function answersOf(request: Request): Promise<readonly GivenAnswer[]> {
  const { answers } = (await request.clone().json()) as { answers: GivenAnswer[] };
  return answers;
}
