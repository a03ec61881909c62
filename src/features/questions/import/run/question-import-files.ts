// The chosen files while they are read, one after the other in one worker, and what was read out of them.
import { fetchFaults, translateFault } from "../../../../core/faults/translate-fault.ts";
import { freshFailureText } from "../../../../kit/failed-message.ts";
import type { TextQuestionFormat } from "../../../../question-files/worker/question-file-kind.ts";
import type { ReadingAsks } from "../../../../question-files/worker/question-reading-session.ts";
import { questionFileFaultText } from "../../../../kit/file-faults/question-file-fault-messages.ts";
import type {
  QuestionReading,
  ReadFile,
} from "../../../../question-files/worker/judged-questions.ts";
import { FileFault } from "../../../../files/file-fault.ts";
import type { QuestionBank } from "../../../../contract/questions/banks.ts";
import { WorkerLink, type WorkerLike } from "../../../../files/worker-link.ts";
import { maxQuestionFileBytes } from "../../../../question-files/worker/unpack-parts.ts";
import {
  convertSheet,
  isOffice,
  isZip,
  type ConvertSheet,
} from "../../../../kit/old-sheets/convert-old-sheet.ts";
import { importedSource, type MediaSource } from "../../../../kit/media/media-source.ts";
import type { FileSummary, FaultyName } from "../question-import-state.ts";

export type ImportFilesOptions = {
  bank: Pick<QuestionBank, "plan">;
  createWorker(): WorkerLike;
  /** Converts older sheets. */
  convert?: ConvertSheet;
};

export type OpenFile = { file: File; reading: QuestionReading };
export type ImportFiles = ReturnType<typeof createImportFiles>;
type OnProgress = (fileName: string, done: number) => void;

export function createImportFiles(options: ImportFilesOptions) {
  const open: OpenFile[] = [];
  const refused: FaultyName[] = [];
  const reader = createFileReader(options);
  const sources = createFileSources();

  const mediaOf = (at: number): readonly ReadFile[] => open[at]?.reading.files ?? [];

  return {
    open: open as readonly OpenFile[],
    refused: refused as readonly FaultyName[],
    /** Refused files are listed with the reason; the files beside them are read all the same. */
    async read(files: readonly File[], onProgress: OnProgress): Promise<void> {
      await fetchFaults("question-files");
      for (const [at, file] of files.entries()) {
        if (reader.isClosed()) return;
        const progress = (done: number) => onProgress(file.name, (at + done) / files.length);
        progress(0);
        const reading = await reader.read(file, null, progress);
        if (typeof reading === "string") refused.push({ name: file.name, reason: reading });
        else if (reading.questions.length > 0) open.push({ file, reading });
        else refused.push({ name: file.name, reason: reasonOf(reading) });
      }
    },
    /** As the other of the two text formats. */
    async readAs(at: number, format: TextQuestionFormat): Promise<void> {
      const found = open[at];
      if (!found) return;
      const reading = await reader.read(found.file, format, () => {});
      if (typeof reading !== "string") open[at] = { file: found.file, reading };
    },
    mediaOf,
    summaries: (): FileSummary[] => open.map(summaryOf),
    /** Where the pictures of the file are shown from until they are uploaded. */
    sourceOf: (at: number): MediaSource => sources.of(at, mediaOf(at)),
    /** Ends the worker in the middle of whatever it does. */
    close(): void {
      reader.close();
      sources.close();
    },
  };
}

/** Reads one file at a time, in a worker that is started with the first one. */
function createFileReader({
  bank: { plan },
  createWorker,
  convert = convertSheet,
}: ImportFilesOptions) {
  let link: WorkerLink<ReadingAsks> | null = null;
  let isClosed = false;

  function endWorker(): void {
    link?.close();
    link = null;
  }

  return {
    isClosed: (): boolean => isClosed,
    close(): void {
      isClosed = true;
      endWorker();
    },
    /** Returns the reading, or why there is none. */
    async read(
      file: File,
      textFormat: TextQuestionFormat | null,
      progress: (done: number) => void,
    ): Promise<QuestionReading | string> {
      try {
        const bytes = await sheetOrOther(file, convert);
        // Cancelled while the browser read the file: a worker that starts now would be ended by nobody.
        if (isClosed) return "";
        link ??= new WorkerLink(createWorker());
        const asks = { fileName: file.name, textFormat, plan, bytes };
        const answer = await link.ask("read", asks, { transfer: [bytes], progress });
        return answer.is === "read" ? answer : questionFileFaultText(answer);
      } catch (error) {
        // The next file gets a worker of its own.
        endWorker();
        return error instanceof FileFault ? questionFileFaultText(error) : freshFailureText(error);
      }
    },
  };
}

/** The addresses under which the page shows the pictures of the files, by the number of the file. */
function createFileSources() {
  const sources = new Map<number, { source: MediaSource; addresses: string[] }>();

  return {
    of(at: number, media: readonly ReadFile[]): MediaSource {
      const known = sources.get(at);
      if (known) return known.source;
      const usable = media.filter(({ kind }) => kind !== null);
      const byName = new Map(usable.map(({ name, blob }) => [name, URL.createObjectURL(blob)]));
      const source = importedSource(byName);
      sources.set(at, { source, addresses: [...byName.values()] });
      return source;
    },
    close(): void {
      for (const { addresses } of sources.values()) addresses.forEach(URL.revokeObjectURL);
      sources.clear();
    },
  };
}

function summaryOf({ file, reading }: OpenFile): FileSummary {
  const { format, isText, questions, notes } = reading;
  return { name: file.name, format, isText, count: questions.length, notes };
}

function reasonOf({ notes }: QuestionReading): string {
  return notes.map(({ reason }) => translateFault(reason)).join(" ");
}

/** Older Office files may be sheets; of markup and plain text only the name says so. @throws FileFault */
async function sheetOrOther(file: File, convert: ConvertSheet): Promise<ArrayBuffer> {
  const bytes = await bytesOf(file);
  const isNamed = /\.(?:xlsx?|csv)$/iu.test(file.name);
  const isText = !isZip(bytes) && isNamed;
  return isText || isOffice(bytes) ? convert(bytes, file.name) : bytes;
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
