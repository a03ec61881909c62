// One participant as they are: comes in within the first minute or late, mistypes, thinks, answers, changes their mind, is
// in doubt; the cable is out for a minute, the browser is closed and opened elsewhere, the page is left; hands in early or is
// still at it when the time is over. What has no answer is sent again, as the participants' application does.
import { randomUUID } from "node:crypto";
import type { Call, CallInput, CallOutput } from "../../contract/calls/call.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { listOwnExams, openSitting, startSitting } from "../../contract/sitting/own-exams.ts";
import { awaitNews } from "../../contract/sitting/own-news.ts";
import {
  finishSitting,
  getOwnResult,
  getOwnSitting,
  reportScreen,
  saveAnswers,
  type SentAnswer,
  type ShownQuestion,
} from "../../contract/sitting/own-sitting.ts";
import { signInParticipant } from "../../contract/sitting/participant-session.ts";
import { createChance, type Chance } from "../random.ts";
import { questionSamples } from "../questions/question-samples.ts";
import type { Answer, ExamLine } from "./exam-line.ts";
import type { Held, Ledger } from "./ledger.ts";
import type { SimulatedExam, SimulatedPerson } from "./simulated-exam.ts";
import type { SimulatedStaff } from "./simulated-staff.ts";

export type Place = {
  line: ExamLine;
  exam: SimulatedExam;
  ledger: Ledger;
  staff: SimulatedStaff | null;
  /** From the first arrival to the last minute. */
  totalMs: number;
  /** Within which they come. */
  arrivalMs: number;
  seed: number;
};

export type Outcome = "finished" | "timeout" | "blocked" | "refused";

const resendMs = 20_000;
const rereadMs = 3_000;
const cableMs = 60_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class SimulatedParticipant {
  outcome: Outcome = "refused";
  reason = "";
  readonly #person: SimulatedPerson;
  readonly #place: Place;
  readonly #chance: Chance;
  #device = randomUUID();
  #seq = 0;
  #isSitting = false;
  #extraSeconds = 0;
  /** By question: the latest that is not confirmed, and what was sent of it so far. */
  readonly #waiting = new Map<string, SentAnswer>();
  readonly #unconfirmed = new Map<string, unknown[]>();

  constructor(person: SimulatedPerson, place: Place) {
    this.#person = person;
    this.#place = place;
    this.#chance = createChance(place.seed);
  }

  get isSitting(): boolean {
    return this.#isSitting;
  }

  /** That staff have added, as the device shows them. */
  get extraSeconds(): number {
    return this.#extraSeconds;
  }

  async sit(): Promise<void> {
    const { totalMs, arrivalMs } = this.#place;
    const isLate = this.#chance.is(0.03);
    await wait(this.#chance.part() * (isLate ? totalMs * 0.2 : arrivalMs));
    if (this.#chance.is(0.05)) await this.#signIn("bukan-ini");
    if (!(await this.#comeIn())) return;
    const resending = setInterval(() => void this.#send(), resendMs);
    this.#isSitting = true;
    void this.#followNews();
    const ends = performance.now() + totalMs * (0.55 + 0.4 * this.#chance.part());
    try {
      await this.#work(ends);
      await this.#end();
    } finally {
      clearInterval(resending);
      this.#isSitting = false;
    }
  }

  /** What the server holds in the end, against what was confirmed. */
  async check(): Promise<void> {
    if (this.outcome === "refused") return;
    const { exam, ledger } = this.#place;
    // A browser that is closed gives up what it had not sent.
    const held = await this.#held(exam.id);
    if (held) ledger.compare(this.#person.no_ujian, held, this.#unconfirmed);
  }

  async #held(id: string): Promise<Held | null> {
    const result = await this.#try(getOwnResult, { id });
    if (result?.code === "00") return heldIn(result.data.questions);
    const sitting = await this.#try(getOwnSitting, { id });
    return sitting?.code === "00" ? heldIn(sitting.data.questions) : null;
  }

  // --- In ---

  async #signIn(password = this.#person.password): Promise<boolean> {
    const { line } = this.#place;
    const { no_ujian } = this.#person;
    const answer = await this.#try(signInParticipant, { no_ujian, password, device: this.#device });
    if (answer?.code !== "00") {
      this.reason = answer?.message ?? "no answer";
      return false;
    }
    line.token = answer.data.token;
    return true;
  }

  async #comeIn(): Promise<boolean> {
    const { exam } = this.#place;
    if (!(await this.#signIn())) return false;
    await this.#try(listOwnExams, {});
    if (this.#chance.is(0.05)) await this.#try(openSitting, { id: exam.id, token: "SALAH" });
    let opened = await this.#try(openSitting, { id: exam.id, token: exam.token });
    if (opened?.code === responseCodes.invalidFields) {
      // Replaced as it was typed: there is another on the wall by now.
      await wait(rereadMs);
      opened = await this.#try(openSitting, { id: exam.id, token: exam.token });
    }
    const started = opened?.code === "00" ? await this.#try(startSitting, { id: exam.id }) : opened;
    this.reason = started?.message ?? "no answer";
    return started?.code === "00";
  }

  // --- At work ---

  async #work(ends: number): Promise<void> {
    const shown = await this.#try(getOwnSitting, { id: this.#place.exam.id });
    if (shown?.code !== "00") return;
    this.#seq = shown.data.seq;
    const { questions } = shown.data;
    const turns = Math.ceil(questions.length * 1.2);
    const mishaps = this.#mishaps(turns);
    for (let turn = 0; turn < turns && this.outcome === "refused"; turn += 1) {
      const left = Math.max(0, ends - performance.now());
      await wait((left / (turns - turn)) * (0.4 + 1.2 * this.#chance.part()));
      await mishaps.get(turn)?.();
      const question = questions[turn] ?? this.#chance.pick(questions);
      await this.#answer(question);
    }
  }

  /** What happens to them, by turn. */
  #mishaps(turns: number): Map<number, () => Promise<void>> {
    const mishaps = new Map<number, () => Promise<void>>();
    const some = (probability: number, act: () => Promise<void>) => {
      if (this.#chance.is(probability)) mishaps.set(this.#chance.below(turns), act);
    };
    some(0.05, () => this.#cutCable());
    some(0.04, () => this.#moveElsewhere());
    some(0.1, () => this.#leave(1 + this.#chance.below(2)));
    some(0.005, () => this.#leave(4));
    return mishaps;
  }

  async #answer({ id, type }: ShownQuestion): Promise<void> {
    this.#seq += 1;
    const sent: SentAnswer = {
      question_id: id,
      seq: this.#seq,
      answer: this.#chance.is(0.03) ? null : this.#answerTo(type),
      doubt: this.#chance.is(0.1),
      given_at: new Date().toISOString(),
    };
    this.#waiting.set(id, sent);
    this.#unconfirmed.set(id, [...(this.#unconfirmed.get(id) ?? []), sent.answer]);
    this.#place.ledger.sent += 1;
    await this.#send();
  }

  #answerTo(type: QuestionType): QuestionAnswer {
    const { right } = questionSamples[type];
    if (right.type === 1) return { type: 1, id: this.#chance.pick(["j1", "b2", "s3", "m4"]) };
    if (right.type === 2)
      return { type: 2, html: `<p>${"Karena hujan. ".repeat(20)}${this.#seq}</p>` };
    return right.type === 6 ? { type: 6, text: this.#chance.pick([right.text, "lain"]) } : right;
  }

  /** All that is not confirmed yet. */
  async #send(): Promise<void> {
    const answers = [...this.#waiting.values()];
    if (answers.length === 0 || this.#place.line.isCut) return;
    const { exam, ledger, line } = this.#place;
    try {
      const { code, status, data, message, ms } = await line.call(saveAnswers, {
        id: exam.id,
        answers,
      });
      ledger.took("save", ms);
      if (code !== "00") return this.#stopped(status, message);
      for (const { question_id: question, seq } of data.answers) {
        const sent = answers.find((one) => one.question_id === question)!;
        ledger.confirm(this.#person.no_ujian, question, { seq, answer: sent.answer });
        if (this.#waiting.get(question)?.seq !== seq) continue;
        this.#waiting.delete(question);
        this.#unconfirmed.delete(question);
      }
    } catch {
      // Sent again with the next.
    }
  }

  #stopped(status: number, message: string): void {
    if (status === 403) this.outcome = "blocked";
    else if (status === 409) this.outcome = "timeout";
    this.reason = message;
  }

  /** One call is always open, over whatever device they are at; it tells as well that they are there. */
  async #followNews(): Promise<void> {
    const { line, exam } = this.#place;
    let mark = "";
    while (this.#isSitting) {
      const client_time = new Date().toISOString();
      const answer = await line
        .call(awaitNews, { id: exam.id, mark, client_time })
        .catch(() => null);
      if (answer?.code !== "00") {
        await wait(1_000);
        continue;
      }
      ({ mark } = answer.data);
      this.#noteTime(answer.data.extra_seconds);
    }
  }

  /** How long it took from the operator's press to this device. */
  #noteTime(extra: number): void {
    const { staff, ledger } = this.#place;
    if (extra <= this.#extraSeconds) return;
    this.#extraSeconds = extra;
    if (staff?.givenAt) ledger.took("added time", performance.now() - staff.givenAt);
  }

  async #cutCable(): Promise<void> {
    const { line, totalMs } = this.#place;
    line.isCut = true;
    setTimeout(() => (line.isCut = false), Math.min(cableMs, totalMs / 6));
  }

  /** The browser is closed, with what it had not sent, and opened on another computer. */
  async #moveElsewhere(): Promise<void> {
    this.#waiting.clear();
    this.#device = randomUUID();
    if (!(await this.#comeIn())) return;
    const shown = await this.#try(getOwnSitting, { id: this.#place.exam.id });
    if (shown?.code === "00") this.#seq = Math.max(this.#seq, shown.data.seq);
  }

  async #leave(times: number): Promise<void> {
    const { id } = this.#place.exam;
    for (let time = 0; time < times; time += 1) {
      for (const kind of ["leave", "return"] as const) {
        const answer = await this.#try(reportScreen, { id, event_id: randomUUID(), kind });
        if (answer?.status === 403 || answer?.data?.blocked) this.outcome = "blocked";
      }
    }
  }

  // --- The end ---

  async #end(): Promise<void> {
    if (this.outcome !== "refused") return;
    const { exam, totalMs } = this.#place;
    for (let tries = 0; this.#waiting.size > 0 && tries < 60; tries += 1) {
      await this.#send();
      if (this.#waiting.size > 0) await wait(500);
    }
    if (this.#chance.is(0.25)) {
      this.outcome = "timeout";
      await wait(totalMs * 0.02);
      return;
    }
    const answer = await this.#try(finishSitting, { id: exam.id });
    if (answer?.code === "00") this.outcome = "finished";
    else this.reason = answer?.message ?? "no answer";
  }

  // --- The line ---

  /** Until there is an answer: a server that is being started anew has one in a few seconds. */
  async #try<C extends Call>(
    endpoint: C,
    input: CallInput<C>,
  ): Promise<Answer<CallOutput<C>> | null> {
    for (let tries = 0; tries < 60; tries += 1) {
      const answer = await this.#once(endpoint, input);
      if (answer && answer.status !== 429 && answer.status < 500) return answer;
      await wait(500 + 1000 * this.#chance.part());
    }
    return null;
  }

  async #once<C extends Call>(
    endpoint: C,
    input: CallInput<C>,
  ): Promise<Answer<CallOutput<C>> | null> {
    try {
      const answer = await this.#place.line.call(endpoint, input);
      this.#place.ledger.took(kinds.get(endpoint) ?? "other", answer.ms);
      if (answer.status >= 500) this.#place.ledger.took(`failed with ${answer.status}`, answer.ms);
      return answer;
    } catch {
      return null;
    }
  }
}

const kinds = new Map<Call, string>([
  [signInParticipant, "sign in"],
  [openSitting, "open"],
  [startSitting, "start"],
  [getOwnSitting, "questions"],
  [finishSitting, "hand in"],
]);

function heldIn(questions: readonly Pick<ShownQuestion, "id" | "answer">[]): Held {
  return new Map(questions.map(({ id, answer }) => [id, answer]));
}
