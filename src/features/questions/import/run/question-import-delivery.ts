// Sends picked questions: first their pictures and sounds, then all of them by the delivery that imports of sheets use, too.
import { maxImportBytes } from "../../../../contract/questions/questions.ts";
import { formatBytes } from "../../../../core/format.ts";
import { ServerError } from "../../../../core/answers/server-error.ts";
import {
  createImportDelivery,
  type Delivered,
} from "../../../../kit/sheet-import/import-delivery.ts";
import type { ImportOutcome } from "../../../../kit/sheet-import/import-state.ts";
import { pictureFault } from "../../../../kit/media/uploads/picture-fault.ts";
import type { ReadFile } from "../../../../question-files/worker/judged-questions.ts";
import type { Refusal } from "../../../../sheets/sheet-check.ts";
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
/** By the number of the chosen file. */
type FilesOfMedia = readonly (readonly ReadFile[])[];

export function createQuestionDelivery(bankId: string, send: SendMedia, events: DeliveryEvents) {
  const uploads = createMediaUploads(send, events);
  const delivery = createImportDelivery(questionSending(bankId), (elapsedSeconds, count) =>
    events.show({ step: "sending", count, elapsedSeconds }),
  );

  async function settle(delivered: Delivered<ImportOutcome>): Promise<void> {
    const result = await delivered;
    if (!result) return;
    if (result.is === "lost") {
      const { problem, notWritten } = result;
      events.show({ step: "lost", problem, notWritten });
    } else if (result.is === "refused") {
      events.goBack(result.problem, reasonsByRow(result.refusals));
    } else events.done(result.outcome.created);
  }

  return {
    async start(
      picked: readonly ImportRow[],
      files: FilesOfMedia,
      codes: CodeChoices,
    ): Promise<void> {
      const signal = uploads.begin();
      const failure = await uploads.send(picked, files, signal);
      if (signal.aborted) return events.goBack(null);
      if (failure) return uploadFailed(failure, picked, events);
      const rows = sentQuestions(picked, codes, uploads.sentAs);
      const size = JSON.stringify(rows).length;
      if (size > maxImportBytes) return events.goBack(tooLargeText(size));
      await settle(delivery.send(rows, "skip"));
    },
    askAgain: (): Promise<void> => settle(delivery.askAgain()),
    retry: (): Promise<void> => settle(delivery.retry()),
    stop(): void {
      uploads.stop();
      delivery.stop();
    },
    forget(): void {
      uploads.forget();
      delivery.forget();
    },
  };
}

/** The pictures and sounds. Files that have arrived are remembered for a second try. */
function createMediaUploads(send: SendMedia, { show }: Pick<DeliveryEvents, "show">) {
  const sent = new Map<FileKey, SentMedia>();
  let uploading = new AbortController();

  return {
    sentAs: (file: number, name: string): SentMedia | undefined => sent.get(fileKey(file, name)),
    /** Aborts the former upload, and returns the signal of the next one. */
    begin(): AbortSignal {
      uploading.abort();
      uploading = new AbortController();
      return uploading.signal;
    },
    send(
      picked: readonly ImportRow[],
      files: FilesOfMedia,
      signal: AbortSignal,
    ): Promise<MediaFailure | null> {
      const wanted = mediaOf(picked, files);
      const onProgress = (done: number, name: string) =>
        show({ step: "uploading", name, done, total: wanted.length });
      return sendMedia(wanted, { sent, send, signal, onProgress });
    },
    stop: (): void => uploading.abort(),
    forget(): void {
      uploading.abort();
      sent.clear();
    },
  };
}

/** What the exam server says about the file concerns the questions that use it. */
function uploadFailed(
  { key, name, error }: MediaFailure,
  picked: readonly ImportRow[],
  { goBack }: Pick<DeliveryEvents, "goBack">,
): void {
  const { fileFailed } = questionImportMessages.get();
  const text = fileFailed({ name, reason: pictureFault(error) });
  const isRefused = error instanceof ServerError && error.fields["file"] !== undefined;
  if (!isRefused) return goBack(text);
  const users = picked.filter(({ file, mediaNames }) =>
    mediaNames.some((each) => fileKey(file, each) === key),
  );
  goBack(null, new Map(users.map(({ id }) => [id, [text]])));
}

function sentQuestions(
  picked: readonly ImportRow[],
  codes: CodeChoices,
  sentAs: (file: number, name: string) => SentMedia | undefined,
): SentQuestion[] {
  return picked.flatMap((row) => {
    const question = decidedQuestion(row, codes);
    if (!question) return [];
    return [
      {
        row: row.id,
        place: row.place,
        ...withSentMedia(question, (name) => sentAs(row.file, name)),
        reference_code: null,
        competence_codes: [],
        usage: row.usage,
      },
    ];
  });
}

function tooLargeText(size: number): string {
  const { tooLarge } = questionImportMessages.get();
  return tooLarge({ size: formatBytes(size), most: formatBytes(maxImportBytes) });
}

function reasonsByRow(refusals: readonly Refusal[]): Refusals {
  const reasons = new Map<number, string[]>();
  for (const { row, message } of refusals) {
    reasons.set(row, [...(reasons.get(row) ?? []), message]);
  }
  return reasons;
}
