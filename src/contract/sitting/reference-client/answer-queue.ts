// Answers that the server has not confirmed. They are stored on the device before anything is sent, and stay there until the
// server confirms or refuses each of them; no time that is over empties the queue.

/** Synchronous, and kept through a power cut: localStorage, or a file. */
export type DeviceStorage = { load(): string | null; save(text: string): void };

/** Of files by their id, kept through a power cut: IndexedDB, or a folder. */
export type FileStorage = {
  save(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  load(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(id: string): Promise<void>;
};

export type GivenAnswer = {
  question_id: string;
  seq: number;
  answer: unknown;
  doubt: boolean;
  /** When it was given, in the server's time; null: no call has been answered since the client was opened. */
  given_at: string | null;
};
export type AnswerLine = { outcome: "saved" | "older" | "refused"; cause: string | null };
export type RefusedAnswer = GivenAnswer & { cause: string };

/** A file for an essay. Its bytes are in a store of their own (FileStorage). */
export type KeptFile = { id: string; question_id: string; isUploaded: boolean };

/** Words for the participant, and the cause for programs. */
type RefusedFile = { id: string; question_id: string; cause: string; message: string };

type Kept = {
  seq: number;
  waiting: GivenAnswer[];
  refused: RefusedAnswer[];
  /** Missing in what an earlier version has stored. */
  files?: KeptFile[];
  refusedFiles?: RefusedFile[];
};

const mostPerCall = 50;

export class AnswerQueue {
  readonly #storage: DeviceStorage;
  readonly #kept: Kept;
  #perCall = mostPerCall;

  /** @param storage of one participant in one exam */
  constructor(storage: DeviceStorage) {
    this.#storage = storage;
    const text = storage.load();
    this.#kept = text === null ? { seq: 0, waiting: [], refused: [] } : (JSON.parse(text) as Kept);
  }

  get size(): number {
    return this.#kept.waiting.length;
  }

  get waiting(): readonly GivenAnswer[] {
    return this.#kept.waiting;
  }

  /** To be reported: they would be refused again. */
  get refused(): readonly RefusedAnswer[] {
    return this.#kept.refused;
  }

  /** Another device may have counted further. */
  continueFrom(seq: number): void {
    this.#kept.seq = Math.max(this.#kept.seq, seq);
    this.#store();
  }

  /** @param givenAt the server's time, in milliseconds since 1970 */
  put(question_id: string, answer: unknown, doubt: boolean, givenAt: number | null): void {
    this.#kept.seq += 1;
    // An instant, not an age: it stays right while the device sleeps or is switched off.
    const given_at = givenAt === null ? null : new Date(givenAt).toISOString();
    const given = { question_id, seq: this.#kept.seq, answer, doubt, given_at };
    const others = this.#kept.waiting.filter((one) => one.question_id !== question_id);
    this.#kept.waiting = [...others, given];
    this.#store();
  }

  /** Those that no confirmed answer names yet. */
  get files(): readonly KeptFile[] {
    return this.#kept.files ?? [];
  }

  putFile(id: string, question_id: string): void {
    this.#kept.files = [...this.files, { id, question_id, isUploaded: false }];
    this.#store();
  }

  noteUpload(id: string): void {
    this.#kept.files = this.files.map((one) =>
      one.id === id ? { ...one, isUploaded: true } : one,
    );
    this.#store();
  }

  /** To be shown: the participant sends or takes them anew. */
  get refusedFiles(): readonly RefusedFile[] {
    return this.#kept.refusedFiles ?? [];
  }

  refuseFile(
    id: string,
    question_id: string,
    { cause, message, data }: { cause: string; message: string; data: unknown },
  ): void {
    const words = (data as { file?: string } | null)?.file ?? message;
    const refused = { id, question_id, cause, message: words };
    this.#kept.refusedFiles = [...this.refusedFiles, refused];
    this.#store();
  }

  dropFile(id: string): void {
    this.#kept.files = this.files.filter((one) => one.id !== id);
    this.#store();
  }

  /** The oldest first. */
  batch(): readonly GivenAnswer[] {
    return this.#kept.waiting.slice(0, this.#perCall);
  }

  /** Code 13: fewer at once. */
  shrink(): void {
    this.#perCall = Math.max(1, Math.floor(this.#perCall / 2));
  }

  /** @param lines one for each answer of the batch, at the same place */
  settle(batch: readonly GivenAnswer[], lines: readonly AnswerLine[]): void {
    for (const [at, sent] of batch.entries()) {
      const line = lines[at];
      if (!line) continue;
      // Changed meanwhile, the newer answer waits on.
      this.#kept.waiting = this.#kept.waiting.filter((one) => one.seq !== sent.seq);
      if (line.outcome === "refused") {
        this.#kept.refused.push({ ...sent, cause: line.cause ?? "" });
      }
    }
    this.#store();
  }

  #store(): void {
    this.#storage.save(JSON.stringify(this.#kept));
  }
}
