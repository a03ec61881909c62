// A participant's client without a screen: it signs in, keeps answers until they are confirmed, follows the news, and says what it
// needs from a person. The rules that it keeps are those of /api/v1/openapi.json.
import {
  AnswerQueue,
  type AnswerLine,
  type DeviceStorage,
  type FileStorage,
  type GivenAnswer,
} from "./answer-queue.ts";
import {
  ExamCalls,
  RetryWaits,
  isTransient,
  retryDelayMs,
  untilAnswered,
  type Reply,
  type Send,
  type SittingState,
  type Sleep,
} from "./exam-calls.ts";
import type {
  Media,
  Message,
  News,
  OwnExam,
  Question,
  Result,
  Screen,
  ScreenEvent,
  Sitting,
} from "./exam-answers.ts";
import { ExamClock } from "./exam-clock.ts";

/**
 * What keeps the client from going on; null: nothing. `sign-in`: number and password. `token`: the token of the exam.
 * `blocked`: staff unblock. `stopped`: the school lets the exam go on. `proctor`: answers came too late, and staff may add time.
 */
export type Need = "sign-in" | "token" | "blocked" | "stopped" | "proctor" | null;

type Options = {
  server: string;
  exam: string;
  /** Made once at random, and kept. */
  device: string;
  storage: DeviceStorage;
  /** Only of clients that show essays with attachments. */
  files?: FileStorage;
  send?: Send;
  sleep?: Sleep;
  /** What the device's own clock says; staff see when it is wrong. */
  deviceTime?(): Date;
  /** Something of what the screen shows may be different. */
  changed?(): void;
};

const blockedEveryMs = 5_000;

export class ParticipantClient {
  readonly clock = new ExamClock();
  readonly queue: AnswerQueue;
  /** The latest that is known. */
  state: SittingState | null = null;
  need: Need = "sign-in";
  /** The server does not answer: shown, while the participant goes on. */
  isOffline = false;
  /** Of the latest message of staff (`messages`), and of the latest act that publishes or withdraws results (`result`). */
  messageSeq = 0;
  resultSeq = 0;
  readonly #options: Options;
  readonly #calls: ExamCalls;
  readonly #closing = new AbortController();
  readonly #retries: RetryWaits;
  #mark = "";
  #sending: Promise<void> | null = null;
  #following: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.queue = new AnswerQueue(options.storage);
    this.#calls = new ExamCalls(options.server, this.clock, options.send);
    this.#retries = new RetryWaits(this.#closing.signal, options.sleep);
  }

  async signIn(no_ujian: string, password: string): Promise<Reply<unknown> | null> {
    const { device } = this.#options;
    const reply = await this.#once<{ token: string }>("POST", "session", {
      no_ujian,
      password,
      device,
    });
    if (reply?.status !== 200) return reply;
    this.#calls.token = reply.data.token;
    this.need = "token";
    return reply;
  }

  /** A device that is refused as `device-taken` asks staff to end the session of the other one. */
  askForReset(no_ujian: string, password: string): Promise<Reply<unknown> | null> {
    const { device } = this.#options;
    return this.#again("POST", "reset-requests", { no_ujian, password, device });
  }

  /** What this participant sits today, after the sign-in. */
  async exams(): Promise<readonly OwnExam[] | null> {
    const reply = await this.#once<{ items: OwnExam[] }>("GET", "exams");
    return reply?.status === 200 ? reply.data.items : null;
  }

  /** Into the waiting room, or back to work; then it starts as soon as it may, follows the news and sends what is waiting. */
  async enter(token: string): Promise<Reply<SittingState> | null> {
    const reply = await this.#once<SittingState>("POST", this.#path("open"), { token });
    if (reply?.status !== 200) return reply;
    this.need = null;
    this.#learn(reply.data);
    this.#following ??= this.#follow().finally(() => (this.#following = null));
    void this.flush();
    return reply;
  }

  async start(): Promise<Reply<SittingState> | null> {
    const reply = await this.#once<SittingState>("POST", this.#path("start"));
    if (reply?.status === 200) this.#learn(reply.data);
    return reply;
  }

  /** With what the device has not sent yet in the place of what the server has stored. */
  async questions(): Promise<{ questions: Question[]; media: Media[] } | null> {
    const reply = await this.#once<Sitting>("GET", this.#path("sitting"));
    if (reply?.status !== 200) return null;
    this.#learn(reply.data);
    const waiting = new Map(this.queue.waiting.map((one) => [one.question_id, one]));
    const questions = reply.data.questions.map((one) => {
      const { answer, doubt } = waiting.get(one.id) ?? one;
      return { ...one, answer, doubt };
    });
    return { questions, media: reply.data.media };
  }

  /** Stored at once, sent as soon as possible. */
  answer(question: string, answer: unknown, doubt = false): void {
    this.queue.put(question, answer, doubt, this.clock.now());
    void this.flush();
  }

  /** Returns the id that an answer to the question names. The file is stored at once, and sent before that answer. */
  async attach(question: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const id = crypto.randomUUID();
    await this.#options.files?.save(id, bytes);
    this.queue.putFile(id, question);
    void this.flush();
    return id;
  }

  /** Ends when everything is confirmed, or a person is needed. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  /** Leaving too often blocks. Repeated until the server has it, which counts it once. */
  async report(kind: ScreenEvent): Promise<Reply<Screen> | null> {
    const event_id = crypto.randomUUID();
    const reply = await this.#again<Screen>("POST", this.#path("events"), { event_id, kind });
    if (reply?.status === 200) {
      if (reply.data.blocked) this.need ??= "blocked";
      this.#learn(reply.data);
    }
    return reply;
  }

  /** @param after the `seq` of the last one that the device has */
  async messages(after = 0): Promise<readonly Message[] | null> {
    const path = this.#path(`messages?after=${after}`);
    const reply = await this.#once<{ items: Message[] }>("GET", path);
    return reply?.status === 200 ? reply.data.items : null;
  }

  /** They were shown up to this one, as staff see. */
  async read(seq: number): Promise<boolean> {
    const reply = await this.#once("POST", this.#path("messages/read"), { seq });
    return reply?.status === 200;
  }

  /** To staff. Repeated until the server has it, which stores it once. */
  write(text: string): Promise<Reply<Message> | null> {
    const message_id = crypto.randomUUID();
    return this.#again("POST", this.#path("messages"), { message_id, text });
  }

  /** After the end, as far as the exam shows it. */
  async result(): Promise<Result | null> {
    const reply = await this.#once<Result>("GET", this.#path("result"));
    return reply?.status === 200 ? reply.data : null;
  }

  /** Sends what is waiting first. */
  async finish(): Promise<Reply<SittingState> | null> {
    await this.flush();
    if (this.queue.size > 0) return null;
    const reply = await this.#once<SittingState>("POST", this.#path("finish"));
    if (reply?.status === 200) this.#learn(reply.data);
    return reply;
  }

  /** What is waiting stays in the storage of the device. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled([this.#sending, this.#following]);
  }

  #path(name: string): string {
    return `exams/${encodeURIComponent(this.#options.exam)}/${name}`;
  }

  async #once<Data>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object | Uint8Array<ArrayBuffer>,
  ) {
    const { token } = this.#calls;
    const reply = await this.#calls.call<Data>(method, path, body, this.#closing.signal);
    this.isOffline = reply === null;
    if (reply) this.#retries.endOffline();
    // What an earlier session is answered says nothing of this one.
    if (reply && token === this.#calls.token) this.#judge(reply);
    this.#options.changed?.();
    return reply;
  }

  #again<Data>(method: "GET" | "POST", path: string, body?: object) {
    const { signal, sleep } = this.#retries;
    return untilAnswered(() => this.#once<Data>(method, path, body), { signal, sleep });
  }

  #learn(state: SittingState): void {
    this.state = state;
    this.queue.continueFrom(state.seq);
    const { status, deadline_at: deadline, stopped_at: stopped } = state;
    if (stopped !== null) this.need ??= "stopped";
    else if (this.need === "stopped") this.need = null;
    const isOpen = status === 3 && deadline !== null && (this.clock.until(deadline) ?? 0) > 0;
    // Staff have added time, or opened the sitting again.
    if (this.need === "proctor" && isOpen) this.need = null;
    if (this.need === null && this.queue.size > 0 && isOpen) void this.flush();
    this.#options.changed?.();
  }

  #judge({ status, cause }: Reply<unknown>): void {
    if (status === 401) this.need = "sign-in";
    else if (cause === "token-needed") this.need = "token";
    else if (cause === "blocked") this.need = "blocked";
    else if (cause === "stopped") this.need = "stopped";
    else if (cause === "time-over" || cause === "finished") {
      if (this.queue.size > 0) this.need = "proctor";
    } else if (status === 200 && this.need === "blocked") this.need = null;
  }

  // --- Answers ---

  async #sendAll(): Promise<void> {
    for (let failures = 0; this.#isWaiting && !this.#closing.signal.aborted;) {
      if (this.need === "blocked") await this.#retries.wait(blockedEveryMs);
      else if (this.need !== null) return;
      const file = this.queue.files.find(({ isUploaded }) => !isUploaded);
      if (file) {
        const uploaded = await this.#upload(file.id, file.question_id);
        if (isTransient(uploaded))
          await this.#retries.wait(retryDelayMs(uploaded, (failures += 1)));
        else failures = 0;
        continue;
      }
      const answers = this.queue.batch();
      const reply = await this.#once<SittingState & { answers: AnswerLine[] }>(
        "POST",
        this.#path("answers"),
        { answers },
      );
      if (reply?.status === 200) {
        failures = 0;
        this.queue.settle(answers, reply.data.answers);
        await this.#dropNamed(answers, reply.data.answers);
        this.state = reply.data;
      } else if (reply?.code === "13") {
        this.queue.shrink();
      } else if (isTransient(reply)) {
        failures += 1;
        const delay = retryDelayMs(reply, failures);
        await (reply ? this.#retries.wait(delay) : this.#retries.waitOffline(delay));
      } else if (this.need === null) {
        return;
      }
    }
  }

  get #isWaiting(): boolean {
    return this.queue.size > 0 || this.queue.files.some(({ isUploaded }) => !isUploaded);
  }

  /** A file that is refused is reported and dropped: the answer that names it is refused as well. */
  async #upload(id: string, question: string): Promise<Reply<unknown> | null> {
    const bytes = (await this.#options.files?.load(id)) ?? null;
    const query = new URLSearchParams({ attachment_id: id, question_id: question });
    const path = `${this.#path("attachment")}?${query}`;
    const reply = await this.#once("PUT", path, bytes ?? new Uint8Array());
    if (reply?.status === 200) this.queue.noteUpload(id);
    else if (!isTransient(reply) && this.need === null) {
      this.queue.refuseFile(id, question, reply);
      await this.#drop(id);
    }
    return reply;
  }

  /** Once a saved answer names it, the server keeps a file. */
  async #dropNamed(sent: readonly GivenAnswer[], lines: readonly AnswerLine[]): Promise<void> {
    for (const [at, { answer }] of sent.entries()) {
      const { attachments = [] } = (answer ?? {}) as { attachments?: string[] };
      if (lines[at]?.outcome !== "saved") continue;
      for (const id of attachments) await this.#drop(id);
    }
  }

  async #drop(id: string): Promise<void> {
    this.queue.dropFile(id);
    await this.#options.files?.remove(id);
  }

  // --- News ---

  async #follow(): Promise<void> {
    for (let failures = 0; !this.#closing.signal.aborted;) {
      const mark = this.#mark;
      const { deviceTime = () => new Date() } = this.#options;
      const client_time = deviceTime().toISOString();
      const shown_extra = this.state?.extra_seconds ?? 0;
      const body = { mark, client_time, shown_extra };
      const reply = await this.#once<News>("POST", this.#path("news"), body);
      if (reply?.status === 200) {
        failures = 0;
        this.#mark = reply.data.mark;
        this.messageSeq = reply.data.message_seq;
        this.resultSeq = reply.data.result_seq;
        this.#learn(reply.data);
      } else if (this.need === "sign-in" || this.need === "token") return;
      else {
        failures += 1;
        await this.#retries.wait(retryDelayMs(reply, failures));
      }
    }
  }
}
