// What was confirmed to participants, kept apart from the server: nothing of it may be missing afterwards.
import { isDeepStrictEqual } from "node:util";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";

type Confirmed = { seq: number; answer: QuestionAnswer | null };
/** What the server holds: answers by question. */
export type Held = ReadonlyMap<string, QuestionAnswer | null>;

export class Ledger {
  sent = 0;
  confirmed = 0;
  readonly lost: string[] = [];
  readonly #entries = new Map<string, Map<string, Confirmed>>();
  readonly #latencies = new Map<string, number[]>();

  /** One that a later one has replaced, on the device, is confirmed by that. */
  confirm(person: string, question: string, { seq, answer }: Confirmed): void {
    const own = this.#entries.get(person) ?? new Map<string, Confirmed>();
    this.#entries.set(person, own);
    this.confirmed += 1;
    if ((own.get(question)?.seq ?? 0) < seq) own.set(question, { seq, answer });
  }

  /** Nothing that a participant gives here can be refused. */
  refuse(person: string, question: string, cause: string): void {
    this.lost.push(`${person} ${question}: refused, ${cause}`);
  }

  /** What the server has of this participant is not known. */
  miss(person: string): void {
    this.lost.push(`${person}: cannot be compared`);
  }

  /**
   * @param unconfirmed what was sent after the last confirmation and had no answer: it may be there or not
   */
  compare(person: string, held: Held, unconfirmed: ReadonlyMap<string, readonly unknown[]>): void {
    for (const [question, { answer }] of this.#entries.get(person) ?? []) {
      const now = held.get(question) ?? null;
      const may = [answer, ...(unconfirmed.get(question) ?? [])];
      if (!may.some((one) => isDeepStrictEqual(one, now))) {
        this.lost.push(`${person} ${question}: ${JSON.stringify(answer)} → ${JSON.stringify(now)}`);
      }
    }
  }

  took(what: string, ms: number): void {
    const known = this.#latencies.get(what) ?? [];
    known.push(ms);
    this.#latencies.set(what, known);
  }

  /** In ms: so many of 100 were as fast. */
  latency(what: string, percent: number): number {
    const sorted = [...(this.#latencies.get(what) ?? [])].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
  }

  kinds(): { what: string; count: number }[] {
    return [...this.#latencies].map(([what, all]) => ({ what, count: all.length }));
  }
}
