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

  async signIn(): Promise<boolean> {
    return isDone(await this.#client.signIn(this.no, this.#person.password));
  }

  /** With that token, as far as the questions. */
  async begin(token: string): Promise<boolean> {
    return isDone(await this.#client.enter(token)) && isDone(await this.#client.start());
  }

  /** Whether an answer that is given now is saved. */
  async answer(): Promise<boolean> {
    const shown = await this.#client.questions();
    const question = shown?.questions.find(({ type }) => type === 1);
    if (!question) return false;
    const { queue } = this.#client;
    const refused = queue.refused.length;
    this.#client.answer(question.id, { type: 1, id: "j1" });
    await Promise.race([this.#client.flush(), pause(savedWithinMs)]);
    return queue.size === 0 && queue.refused.length === refused;
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
