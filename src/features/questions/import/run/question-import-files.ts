// The chosen files while they are read, one after the other in one worker, and what was read out of them.
import { fetchFaults, translateFault } from "../../../../core/faults/translate-fault.ts";
import { freshFailureText } from "../../../../kit/failed-message.ts";
import type { TextQuestionFormat } from "../../../../question-files/worker/question-file-kind.ts";
import type { ReadingAsks } from "../../../../question-files/worker/question-reading-session.ts";
import { questionFileFaultText } from "../../../../kit/file-faults/question-file-fault-messages.ts";
import type {
  QuestionReading,
  ReadFile,
} from "../../../../question-files/worker/read-question-file.ts";
import { FileFault } from "../../../../files/file-fault.ts";
import type { QuestionBank } from "../../../../contract/questions/banks.ts";
import { WorkerLink, type WorkerLike } from "../../../../files/worker-link.ts";
import { maxQuestionFileBytes } from "../../../../question-files/worker/unpack-parts.ts";
import {
  isOffice,
  isZip,
  type ConvertSheet,
} from "../../../../kit/old-sheets/convert-old-sheet.ts";
import { importedSource, type MediaSource } from "../../../../kit/media/media-source.ts";
import type { FileSummary, FaultyName } from "../question-import-state.ts";

export type OpenFile = { file: File; reading: QuestionReading };
type OnProgress = (fileName: string, done: number) => void;

export class ImportFiles {
  open: OpenFile[] = [];
  refused: FaultyName[] = [];
  readonly #plan: QuestionBank["plan"];
  readonly #createWorker: () => WorkerLike;
  readonly #convert: ConvertSheet;
  readonly #sources = new Map<number, { source: MediaSource; addresses: string[] }>();
  #link: WorkerLink<ReadingAsks> | null = null;

  constructor(
    { plan }: Pick<QuestionBank, "plan">,
    createWorker: () => WorkerLike,
    convert: ConvertSheet,
  ) {
    this.#plan = plan;
    this.#createWorker = createWorker;
    this.#convert = convert;
  }

  /** What is refused is told by name; those beside it go on. */
  async read(files: readonly File[], onProgress: OnProgress): Promise<void> {
    await fetchFaults("question-files");
    for (const [at, file] of files.entries()) {
      const progress = (done: number) => onProgress(file.name, (at + done) / files.length);
      progress(0);
      const reading = await this.#readOne(file, null, progress);
      if (typeof reading === "string") this.refused.push({ name: file.name, reason: reading });
      else if (reading.questions.length > 0) this.open.push({ file, reading });
      else this.refused.push({ name: file.name, reason: reasonOf(reading) });
    }
  }

  /** As the other of the two text formats. */
  async readAs(at: number, format: TextQuestionFormat): Promise<void> {
    const found = this.open[at];
    if (!found) return;
    const reading = await this.#readOne(found.file, format, () => {});
    if (typeof reading !== "string") this.open[at] = { file: found.file, reading };
  }

  mediaOf(at: number): readonly ReadFile[] {
    return this.open[at]?.reading.files ?? [];
  }

  summaries(): FileSummary[] {
    return this.open.map(({ file: { name }, reading: { format, isText, questions, notes } }) => ({
      name,
      format,
      isText,
      count: questions.length,
      notes,
    }));
  }

  /** Where the pictures of the file are shown from until they are uploaded. */
  sourceOf(at: number): MediaSource {
    const known = this.#sources.get(at);
    if (known) return known.source;
    const usable = this.mediaOf(at).filter(({ kind }) => kind !== null);
    const byName = new Map(usable.map(({ name, blob }) => [name, URL.createObjectURL(blob)]));
    const source = importedSource(byName);
    this.#sources.set(at, { source, addresses: [...byName.values()] });
    return source;
  }

  /** Ends the worker in the middle of whatever it does. */
  close(): void {
    this.#link?.close();
    this.#link = null;
    for (const { addresses } of this.#sources.values()) addresses.forEach(URL.revokeObjectURL);
    this.#sources.clear();
  }

  /** Older Office files may be sheets; of markup and plain text only the name says so. */
  async #sheetOrOther(file: File): Promise<ArrayBuffer> {
    const bytes = await bytesOf(file);
    const isNamed = /\.(?:xlsx?|csv)$/iu.test(file.name);
    const isText = !isZip(bytes) && isNamed;
    return isText || isOffice(bytes) ? this.#convert(bytes, file.name) : bytes;
  }

  /** The reading, or why there is none. */
  async #readOne(
    file: File,
    textFormat: TextQuestionFormat | null,
    progress: (done: number) => void,
  ): Promise<QuestionReading | string> {
    try {
      const bytes = await this.#sheetOrOther(file);
      this.#link ??= new WorkerLink(this.#createWorker());
      const asks = { fileName: file.name, textFormat, plan: this.#plan, bytes };
      const answer = await this.#link.ask("read", asks, { transfer: [bytes], progress });
      return answer.is === "read" ? answer : questionFileFaultText(answer);
    } catch (error) {
      // The next file gets a worker of its own.
      this.#link?.close();
      this.#link = null;
      return error instanceof FileFault ? questionFileFaultText(error) : freshFailureText(error);
    }
  }
}

function reasonOf({ notes }: QuestionReading): string {
  return notes.map(({ reason }) => translateFault(reason)).join(" ");
}

/** @throws FileFault */
async function bytesOf(file: File): Promise<ArrayBuffer> {
  if (file.size > maxQuestionFileBytes) throw new FileFault("too-big");
  try {
    return await file.arrayBuffer();
  } catch {
    // Locked by Word, or on a stick that has been pulled out: the browser does not say which.
    throw new FileFault("unreadable");
  }
}
