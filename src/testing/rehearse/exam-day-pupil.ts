// One participant whom something is planned to happen to: each step is a call of their device, and tells what came of it.
import { randomUUID } from "node:crypto";
import { openSitting, startSitting } from "../../contract/sitting/own-exams.ts";
import { awaitNews } from "../../contract/sitting/own-news.ts";
import {
  finishSitting,
  getOwnSitting,
  reportScreen,
  saveAnswers,
} from "../../contract/sitting/own-sitting.ts";
import { askForReset, signInParticipant } from "../../contract/sitting/participant-session.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import type { SimulatedPerson } from "../simulate/simulated-exam.ts";

export class Pupil {
  readonly no: string;
  /** Seconds that staff have added, as the device shows them. */
  extra = 0;
  readonly #line: ExamLine;
  readonly #exam: string;
  readonly #person: SimulatedPerson;
  #device = randomUUID();
  #seq = 0;
  #isThere = true;

  constructor(line: ExamLine, exam: string, person: SimulatedPerson) {
    this.#line = line;
    this.#exam = exam;
    this.#person = person;
    this.no = person.no_ujian;
  }

  async signIn(): Promise<boolean> {
    const { data, code } = await this.#line.call(signInParticipant, this.#seat());
    if (code !== "00") return false;
    this.#line.token = data.token;
    return true;
  }

  /** With that token, as far as the questions. */
  async begin(token: string): Promise<boolean> {
    const opened = await this.#line.call(openSitting, { id: this.#exam, token });
    if (opened.code !== "00") return false;
    const { code } = await this.#line.call(startSitting, { id: this.#exam });
    if (code === "00") void this.#follow();
    return code === "00";
  }

  /** Whether an answer that is given now is saved. */
  async answer(): Promise<boolean> {
    try {
      const sitting = await this.#line.call(getOwnSitting, { id: this.#exam });
      const question =
        sitting.code === "00" ? sitting.data.questions.find(({ type }) => type === 1) : undefined;
      if (!question) return false;
      this.#seq = Math.max(this.#seq, sitting.data.seq) + 1;
      const { code, data } = await this.#line.call(saveAnswers, {
        id: this.#exam,
        answers: [
          { question_id: question.id, seq: this.#seq, answer: { type: 1, id: "j1" }, doubt: false },
        ],
      });
      return code === "00" && data.answers[0]?.outcome === "saved";
    } catch {
      return false;
    }
  }

  async leave(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      for (const kind of ["leave", "return"] as const) {
        await this.#line.call(reportScreen, { id: this.#exam, event_id: randomUUID(), kind });
      }
    }
  }

  /** Another device from now on. */
  moveElsewhere(): void {
    this.#device = randomUUID();
  }

  async askForReset(): Promise<void> {
    await this.#line.ok(askForReset, this.#seat());
  }

  async handIn(): Promise<void> {
    await this.#line.ok(finishSitting, { id: this.#exam });
  }

  set isCut(isCut: boolean) {
    this.#line.isCut = isCut;
  }

  goHome(): void {
    this.#isThere = false;
  }

  #seat() {
    return { ...this.#person, device: this.#device };
  }

  async #follow(): Promise<void> {
    let mark = "";
    while (this.#isThere) {
      const client_time = new Date().toISOString();
      const news = { id: this.#exam, mark, client_time, shown_extra: this.extra };
      const answer = await this.#line.call(awaitNews, news).catch(() => null);
      if (answer?.code === "00") {
        ({ mark, extra_seconds: this.extra } = answer.data);
      } else {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    }
  }
}
