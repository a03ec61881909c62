// Picked questions on their way: first their pictures and sounds, then all of them in one call; asked after or sent again
// when the answer was lost.
import { maxImportBytes } from "../../../contract/questions/questions.ts";
import { formatBytes } from "../../../core/format.ts";
import { ServerError } from "../../../core/answers/server-error.ts";
import { randomAlphanumeric } from "../../../domain/text/random-code.ts";
import { findBatch, sendBatch } from "../../../kit/sheet-import/import-sending.ts";
import type { ImportBatch, SendingResult } from "../../../kit/sheet-import/import-sending.ts";
import type { ImportOutcome } from "../../../kit/sheet-import/import-state.ts";
import { pictureFault } from "../../../kit/media/uploads/picture-fault.ts";
import type { ReadFile } from "../../../question-files/worker/read-question-file.ts";
import { fileKey, mediaOf, sendMedia, withSentMedia } from "./question-import-media.ts";
import type { FileKey, MediaFailure, SendMedia, SentMedia } from "./question-import-media.ts";
import { questionImportMessages } from "./question-import-messages.ts";
import { decidedQuestion } from "./question-import-rows.ts";
import type { CodeChoices, ImportRow } from "./question-import-rows.ts";
import { questionSending } from "./question-import-sending.ts";
import type { SentQuestion } from "./question-import-sending.ts";
import type { QuestionImportState } from "./question-import-state.ts";

/** Reasons by row. */
export type Refusals = ReadonlyMap<number, readonly string[]>;
type DeliveryEvents = {
  show(state: QuestionImportState): void;
  goBack(problem: string | null, refusals?: Refusals): void;
  done(created: number): void;
};

const importIdLength = 24;

export class QuestionDelivery {
  readonly #bankId: string;
  readonly #sendMedia: SendMedia;
  readonly #events: DeliveryEvents;
  /** Files that have arrived, for a second try. */
  readonly #sent = new Map<FileKey, SentMedia>();
  #batch: ImportBatch<SentQuestion> | null = null;
  #abort = new AbortController();
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(bankId: string, send: SendMedia, events: DeliveryEvents) {
    this.#bankId = bankId;
    this.#sendMedia = send;
    this.#events = events;
  }

  async start(
    picked: readonly ImportRow[],
    files: readonly (readonly ReadFile[])[],
    codes: CodeChoices,
  ): Promise<void> {
    const signal = this.#begin();
    const failure = await this.#upload(picked, files, signal);
    if (signal.aborted) return this.#events.goBack(null);
    if (failure) return this.#uploadFailed(failure, picked);
    const rows = this.#sentQuestions(picked, codes);
    const size = JSON.stringify(rows).length;
    if (size > maxImportBytes) {
      const { tooLarge } = questionImportMessages.get();
      const sizes = { size: formatBytes(size), most: formatBytes(maxImportBytes) };
      return this.#events.goBack(tooLarge(sizes));
    }
    const importId = randomAlphanumeric(importIdLength);
    await this.#deliver({ importId, duplicates: "skip", rows });
  }

  async askAgain(): Promise<void> {
    if (!this.#batch) return;
    const signal = this.#begin();
    const { importId, rows } = this.#batch;
    this.#settle(await findBatch(this.#sending(rows), importId, signal), signal);
  }

  async retry(): Promise<void> {
    if (this.#batch) await this.#deliver(this.#batch);
  }

  stop(): void {
    this.#abort.abort();
  }

  forget(): void {
    this.#begin();
    this.#batch = null;
    this.#sent.clear();
  }

  #begin(): AbortSignal {
    this.#abort.abort();
    this.#abort = new AbortController();
    clearInterval(this.#clock);
    return this.#abort.signal;
  }

  #upload(
    picked: readonly ImportRow[],
    files: readonly (readonly ReadFile[])[],
    signal: AbortSignal,
  ): Promise<MediaFailure | null> {
    const wanted = mediaOf(picked, files);
    const onProgress = (done: number, name: string) =>
      this.#events.show({ step: "uploading", name, done, total: wanted.length });
    return sendMedia(wanted, { sent: this.#sent, send: this.#sendMedia, signal, onProgress });
  }

  /** What the exam server says about the file concerns the questions that use it. */
  #uploadFailed({ key, name, error }: MediaFailure, picked: readonly ImportRow[]): void {
    const { fileFailed } = questionImportMessages.get();
    const text = fileFailed({ name, reason: pictureFault(error) });
    const isRefused = error instanceof ServerError && error.fields["file"] !== undefined;
    if (!isRefused) return this.#events.goBack(text);
    const users = picked.filter(({ file, mediaNames }) =>
      mediaNames.some((each) => fileKey(file, each) === key),
    );
    this.#events.goBack(null, new Map(users.map(({ id }) => [id, [text]])));
  }

  #sentQuestions(picked: readonly ImportRow[], codes: CodeChoices): SentQuestion[] {
    return picked.flatMap((row) => {
      const question = decidedQuestion(row, codes);
      if (!question) return [];
      const sentAs = (name: string) => this.#sent.get(fileKey(row.file, name));
      return [
        {
          row: row.id,
          place: row.place,
          ...withSentMedia(question, sentAs),
          reference_code: null,
          competence_codes: [],
        },
      ];
    });
  }

  #sending(rows: readonly SentQuestion[]) {
    const byPlace = new Map(rows.map(({ place, row }) => [place, row]));
    return questionSending(this.#bankId, (place) => byPlace.get(place));
  }

  async #deliver(batch: ImportBatch<SentQuestion>): Promise<void> {
    this.#batch = batch;
    const signal = this.#begin();
    this.#startClock(batch.rows.length);
    this.#settle(await sendBatch(this.#sending(batch.rows), batch, signal), signal);
  }

  #startClock(count: number): void {
    let elapsedSeconds = 0;
    const tell = () => this.#events.show({ step: "sending", count, elapsedSeconds });
    tell();
    this.#clock = setInterval(() => {
      elapsedSeconds += 1;
      tell();
    }, 1000);
  }

  #settle(result: SendingResult<ImportOutcome>, signal: AbortSignal): void {
    // Something newer has begun, or nobody waits any more.
    if (this.#abort.signal !== signal) return;
    clearInterval(this.#clock);
    if (result.is === "lost") {
      const { problem, notWritten } = result;
      this.#events.show({ step: "lost", problem, notWritten });
    } else if (result.is === "refused") {
      const reasons = new Map<number, string[]>();
      for (const { row, message } of result.refusals) {
        reasons.set(row, [...(reasons.get(row) ?? []), message]);
      }
      this.#events.goBack(result.problem, reasons);
    } else this.#events.done(result.outcome.created);
  }
}
