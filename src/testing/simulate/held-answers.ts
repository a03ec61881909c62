// What the server holds of participants, as staff read it: also of those who are blocked, signed out or still at work.
import { getBoard } from "../../contract/exams/board/boards.ts";
import { listMarkingUnits, revealNames } from "../../contract/marking/marking-units.ts";
import { getSittingAnswers } from "../../contract/exams/sitting-answers.ts";
import { readBoard } from "../../domain/exams/sittings/live-board.ts";
import type { ExamLine } from "./exam-line.ts";
import type { Held } from "./ledger.ts";

export class HeldAnswers {
  readonly #line: ExamLine;
  readonly #exam: string;
  #ids: Promise<ReadonlyMap<string, string>> | null = null;
  #revealed: Promise<void> | null = null;

  /** @param line of a Head Master */
  constructor(line: ExamLine, exam: string) {
    this.#line = line;
    this.#exam = exam;
  }

  /** By question; null: there is no sitting. */
  async of(person: string): Promise<Held | null> {
    this.#revealed ??= this.#reveal();
    await this.#revealed;
    this.#ids ??= this.#readIds();
    const id = (await this.#ids).get(person);
    if (id === undefined) return null;
    const answer = await this.#line.callAgain(getSittingAnswers, { schedule_id: this.#exam, id });
    if (answer.code !== "00") return null;
    return new Map(answer.data.questions.map((one) => [one.question_id, one.answer]));
  }

  /** Answers that people mark are hidden from staff until a Head Master reveals the names. */
  async #reveal(): Promise<void> {
    const { items } = await this.#line.okAgain(listMarkingUnits, { schedule_id: this.#exam });
    for (const { schedule_id, question_id } of items) {
      const reason = "Membandingkan jawaban dengan yang dikirim";
      await this.#line.okAgain(revealNames, { schedule_id, question_id, reason });
    }
  }

  async #readIds(): Promise<ReadonlyMap<string, string>> {
    const { rows } = readBoard(await this.#line.okAgain(getBoard, { id: this.#exam }));
    return new Map(rows.map(({ no_ujian, id }) => [no_ujian, id]));
  }
}
