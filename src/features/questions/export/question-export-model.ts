// The export of questions without its view: they are fetched in batches with their pictures and sounds, and written in a
// worker. What the format cannot express is reported before the file is saved.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { mediaAddress } from "../../../contract/questions/media.ts";
import {
  exportQuestions,
  listQuestionIds,
  type Question,
} from "../../../contract/questions/questions.ts";
import { call } from "../../../core/api.ts";
import { fetchFaults, translateFault } from "../../../core/faults/translate-fault.ts";
import { fileTimestamp } from "../../../core/format.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { loadQuestionUsages } from "../../../kit/item-analysis/question-usage-lookups.ts";
import type { QuestionUsage } from "../../../contract/questions/question-usage.ts";
import { itemColumnId } from "../../../domain/item-analysis/sending/item-column-id.ts";
import type { ImportedFile } from "../../../question-files/imported-question.ts";
import { policyNameOf } from "../../../domain/scoring/question-policy.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { WorkerLink, type WorkerLike } from "../../../files/worker-link.ts";
import type { QuestionFormat } from "../../../question-files/worker/question-file-kind.ts";
import type { WritingAsks } from "../../../question-files/worker/question-writing-session.ts";
import { questionExportMessages } from "./question-export-messages.ts";
import { fileNameFor, mediaIdsOf, withFileNames } from "./question-export-media.ts";
import type { QuestionsModel } from "../list/questions-model.ts";

export type ExportScope = "all" | "found" | "selected";
/** `number`: the question's own in its bank. */
export type WantedFile = { format: QuestionFormat; isUsageWanted: boolean };
export type ExportNote = { number: number; reason: string };
export type QuestionExportState =
  | { step: "choose"; problem: string | null }
  | { step: "loading" | "usage" | "media"; done: number; total: number }
  | { step: "writing" }
  | {
      step: "done";
      fileName: string;
      written: number;
      /** Those that are not in the file. */
      lost: readonly ExportNote[];
      changed: readonly ExportNote[];
    };

export type FetchMedia = (id: string, signal: AbortSignal) => Promise<Blob | null>;
export type QuestionExportOptions = {
  list: QuestionsModel["list"];
  bank: QuestionBank;
  createWorker(): WorkerLike;
  createAnalysisWorker(): WorkerLike;
  fetchMedia?: FetchMedia;
  save?(bytes: ArrayBuffer, name: string, mediaType: string): void;
};

type LoadedMedia = {
  files: ImportedFile[];
  /** By id: the name in the exported file. */
  names: ReadonlyMap<string, string>;
};
type WrittenFile = { bytes: ArrayBuffer; name: string; mediaType: string };

const batchSize = 100;
const withFiles: readonly QuestionFormat[] = ["word", "qti", "moodle"];
/** Those that can say how questions were answered. */
export const withUsage: readonly QuestionFormat[] = ["word", "sheet", "qti"];
const fileKinds: Record<QuestionFormat, { ending: string; mediaType: string }> = {
  word: {
    ending: "docx",
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  sheet: {
    ending: "xlsx",
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  qti: { ending: "zip", mediaType: "application/zip" },
  moodle: { ending: "xml", mediaType: "application/xml" },
  gift: { ending: "txt", mediaType: "text/plain;charset=utf-8" },
  aiken: { ending: "txt", mediaType: "text/plain;charset=utf-8" },
};

/** Null: the file was deleted. The address is open to anybody who knows it, as pictures on a page need. */
const fetchStored: FetchMedia = async (id, signal) => {
  const response = await fetch(mediaAddress(id), { signal });
  return response.ok ? response.blob() : null;
};

export type QuestionExportModel = ReturnType<typeof createQuestionExportModel>;

export function createQuestionExportModel(options: QuestionExportOptions) {
  const $state = atom<QuestionExportState>({ step: "choose", problem: null });
  const loading = createLoading(options, $state);
  let abort = new AbortController();
  let file: WrittenFile | null = null;

  function begin(): AbortSignal {
    abort.abort();
    abort = new AbortController();
    file = null;
    return abort.signal;
  }

  function download(): void {
    const { save = downloadFile } = options;
    if (file) save(file.bytes, file.name, file.mediaType);
  }

  async function write(
    questions: readonly Question[],
    wanted: WantedFile,
    signal: AbortSignal,
  ): Promise<void> {
    const usages = hasUsage(wanted) ? await usagesFor(questions, options, $state, signal) : [];
    const media = await loading.loadMedia(questions, wanted, signal);
    if (signal.aborted) return;
    $state.set({ step: "writing" });
    const { format } = wanted;
    const writing = { format, media, usages, signal };
    const { bytes, lost, changed } = await writeFile(options, questions, writing);
    if (signal.aborted) return;
    const written = questions.length - new Set(lost.map(({ number }) => number)).size;
    const name = fileNameOf(options.bank, format);
    file = { bytes, name, mediaType: fileKinds[format].mediaType };
    $state.set({ step: "done", fileName: name, written, lost, changed });
    if (lost.length === 0 && changed.length === 0) download();
  }

  return {
    $state: $state as ReadableAtom<QuestionExportState>,
    async start(scope: ExportScope, wanted: WantedFile): Promise<void> {
      const signal = begin();
      try {
        $state.set({ step: "loading", done: 0, total: 0 });
        const questions = await loading.loadQuestions(scope, signal);
        if (signal.aborted) return;
        if (questions.length > 0) await write(questions, wanted, signal);
        else $state.set({ step: "choose", problem: questionExportMessages.get().empty });
      } catch (error) {
        if (!signal.aborted) $state.set({ step: "choose", problem: failureSentence(error) });
      }
    },
    download,
    back(): void {
      begin();
      $state.set({ step: "choose", problem: null });
    },
    exit: (): void => void begin(),
  };
}

const hasUsage = ({ format, isUsageWanted }: WantedFile) =>
  isUsageWanted && withUsage.includes(format);

/** In the order of the questions: the figures of exams on this server, or else those that came with an imported question that was not changed since. */
async function usagesFor(
  questions: readonly Question[],
  { bank, createAnalysisWorker }: QuestionExportOptions,
  $state: WritableAtom<QuestionExportState>,
  signal: AbortSignal,
): Promise<(QuestionUsage | null)[]> {
  const onProgress = (done: number, total: number) => {
    if (!signal.aborted) $state.set({ step: "usage", done, total });
  };
  onProgress(0, 0);
  const asking = { signal, onProgress, createWorker: createAnalysisWorker };
  const own = await loadQuestionUsages(bank.id, asking);
  return questions.map(({ id, version, outside_usage: outside }) => {
    const kept = version === 1 ? outside : null;
    return own.get(itemColumnId(id, version)) ?? kept;
  });
}

/** Fetches the questions and their files, and shows the progress. */
function createLoading(
  { list, bank, fetchMedia = fetchStored }: QuestionExportOptions,
  $state: WritableAtom<QuestionExportState>,
) {
  async function loadIds(scope: ExportScope, signal: AbortSignal): Promise<readonly string[]> {
    if (scope === "selected") return [...list.$selected.get()];
    const query = scope === "found" ? list.$query.get() : {};
    return (await call(listQuestionIds, { id: bank.id, ...query }, { signal })).ids;
  }

  return {
    /** In the order of their numbers. */
    async loadQuestions(scope: ExportScope, signal: AbortSignal): Promise<Question[]> {
      const ids = await loadIds(scope, signal);
      const questions: Question[] = [];
      for (let at = 0; at < ids.length; at += batchSize) {
        if (signal.aborted) return [];
        $state.set({ step: "loading", done: at, total: ids.length });
        const batch = ids.slice(at, at + batchSize);
        const { items } = await call(exportQuestions, { id: bank.id, ids: batch }, { signal });
        questions.push(...items);
      }
      return questions.sort((one, other) => one.number - other.number);
    },
    /** One file after the other. A deleted file is left out, which the writer reports. */
    async loadMedia(
      questions: readonly Question[],
      { format }: WantedFile,
      signal: AbortSignal,
    ): Promise<LoadedMedia> {
      const ids = withFiles.includes(format) ? [...new Set(questions.flatMap(mediaIdsOf))] : [];
      const files: ImportedFile[] = [];
      const names = new Map<string, string>();
      for (const [done, id] of ids.entries()) {
        // It may have been cancelled while the file before was being read.
        signal.throwIfAborted();
        $state.set({ step: "media", done, total: ids.length });
        const blob = await fetchMedia(id, signal);
        if (!blob) continue;
        const bytes = new Uint8Array(await blob.arrayBuffer());
        const name = fileNameFor(id, bytes);
        names.set(id, name);
        files.push({ name, bytes });
      }
      return { files, names };
    },
  };
}

type Writing = {
  format: QuestionFormat;
  media: LoadedMedia;
  /** In the order of the questions; empty: not wanted. */
  usages: readonly (QuestionUsage | null)[];
  signal: AbortSignal;
};

/** The worker ends with the signal. */
async function writeFile(
  { bank, createWorker }: QuestionExportOptions,
  questions: readonly Question[],
  { format, media: { files, names }, usages, signal }: Writing,
) {
  const t = questionExportMessages.get();
  const link = new WorkerLink<WritingAsks>(createWorker());
  signal.addEventListener("abort", () => link.close());
  const { bytes, notes } = await link.ask("write", {
    format,
    questions: questions.map((question, at) => ({
      question: { ...withFileNames(question, names), policy: policyIn(format, question, bank) },
      referenceCode: question.reference_kode,
      competenceCodes: question.competences.map(({ kode }) => kode),
      usage: usages[at] ?? null,
    })),
    files,
    title: `${bank.kode} — ${bank.nama}`,
    lines: bank.subject_nama === null ? [] : [t.subject({ name: bank.subject_nama })],
  });
  await fetchFaults("question-files");
  const notesOf = (wanted: "error" | "warning"): ExportNote[] =>
    notes
      .filter(({ severity }) => severity === wanted)
      .map(({ number, reason }) => ({
        number: questions[number - 1]?.number ?? number,
        reason: translateFault(reason),
      }));
  return { bytes, lost: notesOf("error"), changed: notesOf("warning") };
}

/** Documents and sheets contain the question's own policy. Other programs know no bank whose policy could apply. */
function policyIn(format: QuestionFormat, question: Question, { plan }: QuestionBank) {
  return format === "word" || format === "sheet" ? question.policy : policyNameOf(question, plan);
}

function fileNameOf(bank: QuestionBank, format: QuestionFormat): string {
  const stamp = fileTimestamp(serverNow());
  const name = sheetFileName("soal", bank.kode, stamp, "xlsx");
  return name.replace(/xlsx$/u, fileKinds[format].ending);
}
