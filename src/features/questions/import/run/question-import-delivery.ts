// Sends picked questions: first their pictures and sounds, then all of them by the delivery that imports of sheets use, too.
import { maxImportBytes } from "../../../../contract/questions/questions.ts";
import { formatBytes } from "../../../../core/format.ts";
import { ServerError } from "../../../../core/answers/server-error.ts";
import {
  createImportDelivery,
  type Delivered,
  type ImportDelivery,
} from "../../../../kit/sheet-import/import-delivery.ts";
import type { ImportOutcome } from "../../../../kit/sheet-import/import-state.ts";
import { pictureFault } from "../../../../kit/media/uploads/picture-fault.ts";
import type { ReadFile } from "../../../../question-files/worker/read-question-file.ts";
import {
  fileKey,
  mediaOf,
  sendMedia,
  withSentMedia,
  type FileKey,
  type MediaFailure,
  type SendMedia,
  type SentMedia,
} from "./question-import-media.ts";
import { questionImportMessages } from "../question-import-messages.ts";
import { decidedQuestion, type CodeChoices, type ImportRow } from "../question-import-rows.ts";
import { questionSending, type SentQuestion } from "./question-import-sending.ts";
import type { QuestionImportState } from "../question-import-state.ts";

/** Reasons by row. */
export type Refusals = ReadonlyMap<number, readonly string[]>;
type DeliveryEvents = {
  show(state: QuestionImportState): void;
  goBack(problem: string | null, refusals?: Refusals): void;
  done(created: number): void;
};

export class QuestionDelivery {
  readonly #sendMedia: SendMedia;
  readonly #events: DeliveryEvents;
  /** Files that have arrived, for a second try. */
  readonly #sent = new Map<FileKey, SentMedia>();
  readonly #delivery: ImportDelivery<SentQuestion, ImportOutcome>;
  /** Of the pictures and sounds. */
  #uploading = new AbortController();

  constructor(bankId: string, send: SendMedia, events: DeliveryEvents) {
    this.#sendMedia = send;
    this.#events = events;
    this.#delivery = createImportDelivery(questionSending(bankId), (elapsedSeconds, count) =>
      events.show({ step: "sending", count, elapsedSeconds }),
    );
  }

  async start(
    picked: readonly ImportRow[],
    files: readonly (readonly ReadFile[])[],
    codes: CodeChoices,
  ): Promise<void> {
    this.#uploading.abort();
    this.#uploading = new AbortController();
    const { signal } = this.#uploading;
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
    await this.#settle(this.#delivery.send(rows, "skip"));
  }

  askAgain(): Promise<void> {
    return this.#settle(this.#delivery.askAgain());
  }

  retry(): Promise<void> {
    return this.#settle(this.#delivery.retry());
  }

  stop(): void {
    this.#uploading.abort();
    this.#delivery.stop();
  }

  forget(): void {
    this.#uploading.abort();
    this.#delivery.forget();
    this.#sent.clear();
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

  async #settle(delivered: Delivered<ImportOutcome>): Promise<void> {
    const result = await delivered;
    if (!result) return;
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
