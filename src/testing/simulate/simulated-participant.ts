// One participant as they are: comes in within the first minute or late, mistypes, thinks, answers, changes their mind, is
// in doubt; the cable is out for a minute, the browser is closed and opened elsewhere, the page is left; hands in early or is
// still at it when the time is over. All calls are the reference client's; the check afterwards reads what staff see.
import { randomUUID } from "node:crypto";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { untilAnswered, type Reply } from "../../contract/sitting/reference-client/exam-calls.ts";
import type { Question } from "../../contract/sitting/reference-client/exam-answers.ts";
import { ParticipantClient } from "../../contract/sitting/reference-client/participant-client.ts";
import { createChance, type Chance } from "../random.ts";
import { questionSamples } from "../questions/question-samples.ts";
import { deviceMemory } from "./device-memory.ts";
import type { ExamLine } from "./exam-line.ts";
import type { HeldAnswers } from "./held-answers.ts";
import type { Ledger } from "./ledger.ts";
import type { SimulatedExam, SimulatedPerson } from "./simulated-exam.ts";
import type { SimulatedStaff } from "./simulated-staff.ts";
import { WatchedCalls } from "./watched-calls.ts";

export type Place = {
  line: ExamLine;
  exam: SimulatedExam;
  ledger: Ledger;
  staff: SimulatedStaff | null;
  /** From the first arrival to the last minute. */
  totalMs: number;
  /** Within which they come. */
  arrivalMs: number;
  /** When the first of them may come, in ms since 1970: at once if it is not given. */
  comesAt?: number;
  seed: number;
};

export type Outcome = "finished" | "timeout" | "blocked" | "refused";

const rereadMs = 3_000;
const cableMs = 60_000;
/** A server that is being started anew answers in a few seconds. */
const patienceMs = 60_000;
/** A room may be without a network for 150 s, and before or after that a cable or the server off for a minute. */
const sendingMs = 270_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export class SimulatedParticipant {
  outcome: Outcome = "refused";
  reason = "";
  readonly #person: SimulatedPerson;
  readonly #place: Place;
  readonly #chance: Chance;
  readonly #calls: WatchedCalls;
  #device: string = randomUUID();
  #client: ParticipantClient;
  #given = 0;
  #isSitting = false;
  #extraSeconds = 0;

  constructor(person: SimulatedPerson, place: Place) {
    this.#person = person;
    this.#place = place;
    this.#chance = createChance(place.seed);
    this.#calls = new WatchedCalls(place.line, person.no_ujian, place.ledger);
    this.#client = this.#openClient();
  }

  get isSitting(): boolean {
    return this.#isSitting;
  }

  /** That staff have added, as the device shows them. */
  get extraSeconds(): number {
    return this.#extraSeconds;
  }

  async sit(): Promise<void> {
    const { totalMs, arrivalMs, comesAt = 0 } = this.#place;
    await wait(Math.max(0, comesAt - Date.now()));
    const isLate = this.#chance.is(0.03);
    await wait(this.#chance.part() * (isLate ? totalMs * 0.2 : arrivalMs));
    if (this.#chance.is(0.05)) await this.#signIn("bukan-ini");
    if (!(await this.#comeIn())) return;
    this.#isSitting = true;
    const ends = performance.now() + totalMs * (0.55 + 0.4 * this.#chance.part());
    try {
      if (await this.#work(ends)) await this.#end();
    } finally {
      await this.#client.close();
      this.#isSitting = false;
    }
  }

  /** What the server holds in the end, against what was confirmed. */
  async check(answers: HeldAnswers): Promise<void> {
    if (this.outcome === "refused") return;
    const { ledger } = this.#place;
    const { no_ujian: person } = this.#person;
    const held = await answers.of(person);
    if (held) ledger.compare(person, held, this.#calls.unconfirmed);
    else ledger.miss(person);
  }

  // --- In ---

  #openClient(): ParticipantClient {
    const { exam, line } = this.#place;
    return new ParticipantClient({
      server: line.address,
      exam: exam.id,
      device: this.#device,
      storage: deviceMemory(),
      send: this.#calls.send,
      changed: () => this.#noteTime(),
    });
  }

  /** The reason of a refusal is kept. */
  async #try<Data>(call: () => Promise<Reply<Data> | null>): Promise<Reply<Data> | null> {
    const signal = AbortSignal.timeout(patienceMs);
    const reply = await untilAnswered(call, { signal });
    this.reason = reply?.message ?? "no answer";
    return reply;
  }

  #signIn(password = this.#person.password) {
    return this.#try(() => this.#client.signIn(this.#person.no_ujian, password));
  }

  async #comeIn(): Promise<boolean> {
    const { exam } = this.#place;
    const client = this.#client;
    if ((await this.#signIn())?.code !== "00") return false;
    await client.exams();
    if (this.#chance.is(0.05)) await this.#try(() => client.enter("SALAH"));
    let opened = await this.#try(() => client.enter(exam.token));
    if (opened?.code === responseCodes.invalidFields) {
      // Replaced as it was typed: there is another on the wall by now.
      await wait(rereadMs);
      opened = await this.#try(() => client.enter(exam.token));
    }
    if (opened?.code !== "00") return false;
    return (await this.#try(() => client.start()))?.code === "00";
  }

  // --- At work ---

  /** Whether there was something to work at. */
  async #work(ends: number): Promise<boolean> {
    const questions = await this.#questions();
    const turns = Math.ceil(questions.length * 1.2);
    const mishaps = this.#mishaps(turns);
    for (let turn = 0; turn < turns && this.outcome === "refused"; turn += 1) {
      const left = Math.max(0, ends - performance.now());
      await wait((left / (turns - turn)) * (0.4 + 1.2 * this.#chance.part()));
      await mishaps.get(turn)?.();
      const question = questions[turn] ?? this.#chance.pick(questions);
      this.#answer(question);
      this.#judge();
    }
    return questions.length > 0;
  }

  async #questions(): Promise<readonly Question[]> {
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      const shown = await this.#client.questions();
      if (shown) return shown.questions;
      await wait(500 + 1000 * this.#chance.part());
    }
    this.reason = "no questions";
    return [];
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

  #answer({ id, type }: Question): void {
    this.#given += 1;
    const answer = this.#chance.is(0.03) ? null : this.#answerTo(type as QuestionType);
    this.#place.ledger.sent += 1;
    this.#client.answer(id, answer, this.#chance.is(0.1));
  }

  /** What needs staff, of whom none is simulated, is the end. */
  #judge(): void {
    if (this.#client.need === "blocked") this.outcome = "blocked";
    else if (this.#client.need === "proctor") this.outcome = "timeout";
  }

  #answerTo(type: QuestionType): QuestionAnswer {
    const { right } = questionSamples[type];
    if (right.type === 1) return { type: 1, id: this.#chance.pick(["j1", "b2", "s3", "m4"]) };
    if (right.type === 2)
      return { type: 2, html: `<p>${"Karena hujan. ".repeat(20)}${this.#given}</p>` };
    return right.type === 6 ? { type: 6, text: this.#chance.pick([right.text, "lain"]) } : right;
  }

  /** How long it took from the operator's press to this device. */
  #noteTime(): void {
    const { staff, ledger } = this.#place;
    const extra = this.#client.state?.extra_seconds ?? 0;
    if (extra <= this.#extraSeconds) return;
    this.#extraSeconds = extra;
    if (staff?.givenAt) ledger.took("added time", performance.now() - staff.givenAt);
  }

  async #cutCable(): Promise<void> {
    const { line, totalMs } = this.#place;
    line.isCut = true;
    setTimeout(() => (line.isCut = false), Math.min(cableMs, totalMs / 6));
  }

  /** The browser is closed, with what it had not sent, and opened on another computer. Refused there, they go back. */
  async #moveElsewhere(): Promise<void> {
    const before = this.#device;
    await this.#openOn(randomUUID());
    if (!(await this.#comeIn())) {
      await this.#openOn(before);
      await this.#comeIn();
    }
    await this.#client.questions();
  }

  async #openOn(device: string): Promise<void> {
    await this.#client.close();
    this.#device = device;
    this.#client = this.#openClient();
  }

  async #leave(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      for (const kind of ["leave", "return"] as const) await this.#client.report(kind);
    }
  }

  // --- The end ---

  async #end(): Promise<void> {
    if (this.outcome !== "refused") return;
    const { totalMs } = this.#place;
    await Promise.race([this.#client.flush(), wait(sendingMs)]);
    this.#judge();
    if (this.outcome !== "refused") return;
    if (this.#chance.is(0.25)) {
      this.outcome = "timeout";
      await wait(totalMs * 0.02);
      return;
    }
    const { need, isOffline, queue } = this.#client;
    if (queue.size > 0) this.reason = `not sent: need ${need}, ${isOffline ? "off" : "on"}line`;
    else if ((await this.#try(() => this.#client.finish()))?.code === "00")
      this.outcome = "finished";
  }
}
