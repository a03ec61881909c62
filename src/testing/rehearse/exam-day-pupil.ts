// One participant whom something is planned to happen to, at a device with the reference client: each step says what came of it.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ParticipantClient } from "../../contract/sitting/reference-client/participant-client.ts";
import type { Reply } from "../../contract/sitting/reference-client/exam-calls.ts";
import { deviceMemory } from "../simulate/device-memory.ts";
import type { ExamLine } from "../simulate/exam-line.ts";
import type { SimulatedPerson } from "../simulate/simulated-exam.ts";

/** Whoever waits longer for an answer to be saved is not at work. */
const savedWithinMs = 1_000;

export class Pupil {
  readonly no: string;
  readonly #line: ExamLine;
  readonly #exam: string;
  readonly #person: SimulatedPerson;
  #client: ParticipantClient;
  /** A question with one right option, if one is on the screen. */
  #choice: string | null = null;

  constructor(line: ExamLine, exam: string, person: SimulatedPerson) {
    this.#line = line;
    this.#exam = exam;
    this.#person = person;
    this.no = person.no_ujian;
    this.#client = this.#atDevice();
  }

  /** Seconds that staff have added, as the device shows them. */
  get extra(): number {
    return this.#client.state?.extra_seconds ?? 0;
  }

  /** Until when they work, in ms since 1970, as the device knows it; null: their time has not begun. */
  get deadline(): number | null {
    const { deadline_at: at = null } = this.#client.state ?? {};
    return at === null ? null : Date.parse(at);
  }

  /** Nothing is waiting on the device, nothing was refused, and they may go on. */
  get isWellAtWork(): boolean {
    const { queue, state, need } = this.#client;
    return queue.size + queue.refused.length === 0 && state?.status === 3 && need === null;
  }

  readonly is = (person: SimulatedPerson): boolean => person === this.#person;

  async signIn(): Promise<boolean> {
    return isDone(await this.#client.signIn(this.no, this.#person.password));
  }

  /** With that token, as far as the questions. */
  async begin(token: string): Promise<boolean> {
    return (await this.wait(token)) && (await this.start());
  }

  /** With that token, as far as the waiting room. */
  async wait(token: string): Promise<boolean> {
    return isDone(await this.#client.enter(token));
  }

  async start(): Promise<boolean> {
    return isDone(await this.#client.start());
  }

  /** Whether an answer that is given now is saved. */
  async answer(): Promise<boolean> {
    await this.showQuestions();
    const { queue } = this.#client;
    const refused = queue.refused.length;
    if (!this.give()) return false;
    await Promise.race([this.#client.flush(), pause(savedWithinMs)]);
    return queue.size === 0 && queue.refused.length === refused;
  }

  /** At the questions, which stay on the screen. */
  async showQuestions(): Promise<void> {
    const shown = await this.#client.questions();
    this.#choice = shown?.questions.find(({ type }) => type === 1)?.id ?? null;
  }

  /** An answer to a question that is on the screen, whether or not there is a line; false: there is none. */
  give(): boolean {
    if (this.#choice === null) return false;
    this.#client.answer(this.#choice, { type: 1, id: "j1" });
    return true;
  }

  async leave(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      for (const kind of ["leave", "return"] as const) await this.#client.report(kind);
    }
  }

  /** Another device from now on. */
  async moveElsewhere(): Promise<void> {
    await this.#client.close();
    this.#client = this.#atDevice();
  }

  async askForReset(): Promise<void> {
    mustBeDone(await this.#client.askForReset(this.no, this.#person.password));
  }

  async handIn(): Promise<void> {
    mustBeDone(await this.#client.finish());
  }

  set isCut(isCut: boolean) {
    this.#line.isCut = isCut;
  }

  goHome(): Promise<void> {
    return this.#client.close();
  }

  #atDevice(): ParticipantClient {
    return new ParticipantClient({
      server: this.#line.address,
      exam: this.#exam,
      device: randomUUID(),
      storage: deviceMemory(),
      send: (request) => this.#line.send(request),
    });
  }
}

const isDone = (reply: Reply<unknown> | null): boolean => reply?.code === "00";

function mustBeDone(reply: Reply<unknown> | null): void {
  if (!isDone(reply)) throw new Error(reply?.message ?? "no answer");
}
