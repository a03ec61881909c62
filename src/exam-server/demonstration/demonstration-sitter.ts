// One participant of the demonstration, at a device with the reference client. What happens to them is planned; whatever staff do
// about it helps, as it would help a person.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { DeviceStorage } from "../../contract/sitting/reference-client/answer-queue.ts";
import { sleepFor } from "../../contract/sitting/reference-client/exam-calls.ts";
import type { Question } from "../../contract/sitting/reference-client/exam-answers.ts";
import { ParticipantClient } from "../../contract/sitting/reference-client/participant-client.ts";
import { manyGuesses } from "../../domain/exams/sittings/incidents.ts";
import { chosenAnswer } from "../seed/chosen-answer.ts";
import type { DemonstrationPerson } from "./demonstration-school.ts";

/** `usual`: nothing happens but answers. */
export type Fate =
  | "usual"
  | "blocked"
  | "device"
  | "offline"
  | "shared"
  | "guessing"
  | "leaving"
  | "clock"
  | "idle"
  | "absent"
  | "late"
  | "chat";

export type SitterPlace = {
  /** Address of the server. */
  server: string;
  exam: string;
  endsAt: number;
  fate: Fate;
  /** From 0 to below 1. */
  chance(): number;
  /** What is on the wall now. */
  readToken(): Promise<string>;
  /** What they have done by now belongs to the first quarter of an hour. */
  settled(): void;
  signal: AbortSignal;
};

const secondMs = 1_000;
const minuteMs = 60_000;
/** Everybody but who is late comes within it. */
const arrivalMs = 8 * secondMs;
const delayMs = 45 * secondMs;
const retryMs = 10 * secondMs;
const cableMs = 6 * minuteMs;
const aheadMs = 7 * minuteMs;
/** Nobody needs as long for an answer that staff would look. */
const longestMs = 8 * minuteMs;
const replyMs = 6 * secondMs;
const otherAgent = "Mozilla/5.0 (Android 13; Mobile) Firefox/124.0";

export class DemonstrationSitter {
  readonly #person: DemonstrationPerson;
  readonly #place: SitterPlace;
  readonly #storage = memory();
  #client: ParticipantClient;
  #questions: readonly Question[] = [];
  #isCut = false;
  /** Somebody else uses the token as well, with every second call. */
  #isShared = false;
  #calls = 0;
  #readSeq = 0;
  #hasReplied = false;

  constructor(person: DemonstrationPerson, place: SitterPlace) {
    this.#person = person;
    this.#place = place;
    this.#client = this.#openClient("meja");
  }

  /** Until the exam, or the demonstration, is over. */
  async sit(): Promise<void> {
    const { fate, chance } = this.#place;
    if (fate === "absent") return;
    await this.#wait(chance() * arrivalMs + (fate === "late" ? delayMs : 0));
    try {
      if (!(await this.#comeIn())) return;
      await this.#answerFirst();
      this.#place.settled();
      await this.#suffer();
      await this.#work();
    } finally {
      await this.#client.close();
    }
  }

  // --- In ---

  #openClient(device: string): ParticipantClient {
    const { server, exam, fate } = this.#place;
    const wrongMs = fate === "clock" ? aheadMs : 0;
    return new ParticipantClient({
      server,
      exam,
      device: `peragaan-${device}-${this.#person.no_ujian}`,
      storage: this.#storage,
      deviceTime: () => new Date(Date.now() + wrongMs),
      changed: () => void this.#readMessages(),
      send: async (request) => {
        if (this.#isCut) throw new TypeError("The cable is out");
        this.#calls += 1;
        if (this.#isShared && this.#calls % 2 === 0) request.headers.set("user-agent", otherAgent);
        return fetch(request);
      },
    });
  }

  /** As often as it takes: staff may have to reset the login, to unblock, or to release a token. */
  async #comeIn(): Promise<boolean> {
    const { no_ujian, password } = this.#person;
    let hasAsked = false;
    if (this.#place.fate === "guessing") await this.#mistype();
    while (!this.#isOver()) {
      const signedIn = await this.#client.signIn(no_ujian, password);
      if (signedIn?.cause === "device-taken" && !hasAsked) {
        hasAsked = (await this.#client.askForReset(no_ujian, password))?.status === 200;
      }
      if (signedIn?.status === 200 && (await this.#enter())) return true;
      await this.#wait(retryMs);
    }
    return false;
  }

  /** They forgot the password, and try what they remember. */
  async #mistype(): Promise<void> {
    for (let times = 0; times < manyGuesses; times += 1) {
      await this.#client.signIn(this.#person.no_ujian, `LUPA${times}`);
    }
  }

  async #enter(): Promise<boolean> {
    const opened = await this.#client.enter(await this.#place.readToken());
    if (opened?.status !== 200 || (await this.#client.start())?.status !== 200) return false;
    this.#questions = (await this.#client.questions())?.questions ?? [];
    return this.#questions.length > 0;
  }

  // --- What happens to them ---

  /** A quarter of an hour's work. */
  async #answerFirst(): Promise<void> {
    const most = this.#place.fate === "late" ? 0 : 2 + Math.floor(this.#place.chance() * 5);
    for (let at = 0; at < most; at += 1) {
      this.#answerNext();
      await this.#wait(300);
    }
    await this.#client.flush();
  }

  async #suffer(): Promise<void> {
    switch (this.#place.fate) {
      case "blocked":
        for (let times = 0; times < 4; times += 1) await this.#leaveOnce(times < 3);
        break;
      case "leaving":
        for (let times = 0; times < 3; times += 1) await this.#leaveOnce(true);
        break;
      case "device":
        await this.#client.close();
        this.#client = this.#openClient("lain");
        await this.#comeIn();
        break;
      case "offline":
        this.#isCut = true;
        await this.#wait(cableMs);
        this.#isCut = false;
        break;
      case "shared":
        this.#isShared = true;
        break;
      case "idle":
        await this.#wait(2 * longestMs);
        break;
      case "chat":
        await this.#client.write("Bapak/Ibu pengawas, gambar pada soal saya tidak terlihat jelas.");
        break;
      default:
    }
  }

  async #leaveOnce(isBack: boolean): Promise<void> {
    await this.#client.report("leave");
    if (isBack) await this.#client.report("return");
  }

  // --- At work ---

  async #work(): Promise<void> {
    while (!this.#isOver()) {
      await this.#wait(this.#thinkingMs());
      const { need, state } = this.#client;
      if (state?.status === 1 || this.#isOver()) return;
      if (need === "sign-in" || need === "token") await this.#comeIn();
      else if (need === null && !this.#answerNext()) return this.#handIn();
    }
  }

  /** Until the end there is time for all of them. */
  #thinkingMs(): number {
    const left = this.#place.endsAt - Date.now();
    const open = this.#open.length + 1;
    return Math.min(longestMs, (left / open) * (0.5 + this.#place.chance()));
  }

  get #open(): readonly Question[] {
    return this.#questions.filter(({ answer }) => answer === null);
  }

  /** Whether there was one. */
  #answerNext(): boolean {
    const [next] = this.#open;
    if (!next) return false;
    const { chance } = this.#place;
    const answer = chosenAnswer(next as unknown as QuestionContent, chance);
    this.#questions = this.#questions.map((one) => (one === next ? { ...one, answer } : one));
    this.#client.answer(next.id, answer, chance() < 0.1);
    return true;
  }

  async #handIn(): Promise<void> {
    await this.#client.finish();
    this.#place.signal.throwIfAborted();
  }

  // --- Messages ---

  async #readMessages(): Promise<void> {
    const { messageSeq } = this.#client;
    if (messageSeq <= this.#readSeq) return;
    const after = this.#readSeq;
    this.#readSeq = messageSeq;
    const messages = (await this.#client.messages(after)) ?? [];
    if (!messages.some(({ is_own }) => !is_own)) return;
    await this.#wait(replyMs);
    await this.#client.read(messageSeq);
    if (this.#hasReplied) return;
    this.#hasReplied = true;
    await this.#client.write("Baik, Bapak/Ibu. Terima kasih.");
  }

  #isOver(): boolean {
    return this.#place.signal.aborted || Date.now() > this.#place.endsAt;
  }

  async #wait(ms: number): Promise<void> {
    const { signal } = this.#place;
    if (!signal.aborted) await sleepFor(ms, signal);
  }
}

function memory(): DeviceStorage {
  let kept: string | null = null;
  return { load: () => kept, save: (text) => void (kept = text) };
}
