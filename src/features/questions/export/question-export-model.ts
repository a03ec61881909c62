// The export of questions without its looks: they are fetched in pieces with their pictures and sounds, written in a worker,
// and what the format cannot say is told before the file is taken.
import { atom, type ReadableAtom } from "nanostores";
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
export type ExportNote = { number: number; reason: string };
export type QuestionExportState =
  | { step: "choose"; problem: string | null }
  | { step: "loading" | "media"; done: number; total: number }
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
  fetchMedia?: FetchMedia;
  save?(bytes: ArrayBuffer, name: string, mediaType: string): void;
};

const batchSize = 100;
const withFiles: readonly QuestionFormat[] = ["word", "qti", "moodle"];
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

/** Documents and sheets say what is the question's own; what other programs read knows no bank to take it from. */
function policyIn(format: QuestionFormat, question: Question, { plan }: QuestionBank) {
  return format === "word" || format === "sheet" ? question.policy : policyNameOf(question, plan);
}

/** Null: it is gone. The address is open to anybody who knows it, as pictures on a page need. */
const fetchStored: FetchMedia = async (id, signal) => {
  const response = await fetch(mediaAddress(id), { signal });
  return response.ok ? response.blob() : null;
};

export function createQuestionExportModel(options: QuestionExportOptions): QuestionExport {
  return new QuestionExport(options);
}

export type { QuestionExport };
class QuestionExport {
  readonly $state: ReadableAtom<QuestionExportState>;
  readonly #state = atom<QuestionExportState>({ step: "choose", problem: null });
  readonly #options: QuestionExportOptions;
  #abort = new AbortController();
  #link: WorkerLink<WritingAsks> | null = null;
  #file: { bytes: ArrayBuffer; name: string; mediaType: string } | null = null;

  constructor(options: QuestionExportOptions) {
    this.#options = options;
    this.$state = this.#state;
  }

  readonly start = async (scope: ExportScope, format: QuestionFormat): Promise<void> => {
    const signal = this.#begin();
    try {
      this.#state.set({ step: "loading", done: 0, total: 0 });
      const questions = await this.#load(scope, signal);
      if (signal.aborted) return;
      if (questions.length === 0) {
        this.#state.set({ step: "choose", problem: questionExportMessages.get().empty });
        return;
      }
      await this.#write(questions, format, signal);
    } catch (error) {
      if (!signal.aborted) this.#state.set({ step: "choose", problem: failureSentence(error) });
    }
  };

  readonly download = (): void => {
    const { save = downloadFile } = this.#options;
    if (this.#file) save(this.#file.bytes, this.#file.name, this.#file.mediaType);
  };

  readonly back = (): void => {
    this.#begin();
    this.#state.set({ step: "choose", problem: null });
  };

  readonly exit = (): void => void this.#begin();

  #begin(): AbortSignal {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#link?.close();
    this.#link = null;
    this.#file = null;
    return this.#abort.signal;
  }

  async #load(scope: ExportScope, signal: AbortSignal): Promise<Question[]> {
    const { bank } = this.#options;
    const ids = await this.#ids(scope, signal);
    const questions: Question[] = [];
    for (let at = 0; at < ids.length; at += batchSize) {
      if (signal.aborted) return [];
      this.#state.set({ step: "loading", done: at, total: ids.length });
      const batch = ids.slice(at, at + batchSize);
      const { items } = await call(exportQuestions, { id: bank.id, ids: batch }, { signal });
      questions.push(...items);
    }
    return questions.sort((one, other) => one.number - other.number);
  }

  async #ids(scope: ExportScope, signal: AbortSignal): Promise<readonly string[]> {
    const { list, bank } = this.#options;
    if (scope === "selected") return [...list.$selected.get()];
    const query = scope === "found" ? list.$query.get() : {};
    return (await call(listQuestionIds, { id: bank.id, ...query }, { signal })).ids;
  }

  async #write(
    questions: readonly Question[],
    format: QuestionFormat,
    signal: AbortSignal,
  ): Promise<void> {
    const { bank, createWorker } = this.#options;
    const t = questionExportMessages.get();
    const hasFiles = withFiles.includes(format);
    const { files, names } = await this.#loadMedia(hasFiles ? questions : [], signal);
    if (signal.aborted) return;
    this.#state.set({ step: "writing" });
    this.#link = new WorkerLink(createWorker());
    const { bytes, notes } = await this.#link.ask("write", {
      format,
      questions: questions.map((question) => ({
        question: { ...withFileNames(question, names), policy: policyIn(format, question, bank) },
        referenceCode: question.reference_kode,
        competenceCodes: question.competences.map(({ kode }) => kode),
      })),
      files,
      title: `${bank.kode} — ${bank.nama}`,
      lines: bank.subject_nama === null ? [] : [t.subject({ name: bank.subject_nama })],
    });
    await fetchFaults("question-files");
    if (signal.aborted) return;
    const notesOf = (wanted: "error" | "warning") =>
      notes
        .filter(({ severity }) => severity === wanted)
        .map(({ number, reason }) => ({
          number: questions[number - 1]?.number ?? number,
          reason: translateFault(reason),
        }));
    const [lost, changed] = [notesOf("error"), notesOf("warning")];
    const written = questions.length - new Set(lost.map(({ number }) => number)).size;
    const name = this.#fileName(format);
    this.#file = { bytes, name, mediaType: fileKinds[format].mediaType };
    this.#state.set({ step: "done", fileName: name, written, lost, changed });
    if (lost.length === 0 && changed.length === 0) this.download();
  }

  /** One after the other; one that is gone is left out, which the writer tells. */
  async #loadMedia(questions: readonly Question[], signal: AbortSignal) {
    const { fetchMedia = fetchStored } = this.#options;
    const ids = [...new Set(questions.flatMap(mediaIdsOf))];
    const files: ImportedFile[] = [];
    const names = new Map<string, string>();
    for (const [done, id] of ids.entries()) {
      this.#state.set({ step: "media", done, total: ids.length });
      const blob = await fetchMedia(id, signal);
      if (!blob) continue;
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const name = fileNameFor(id, bytes);
      names.set(id, name);
      files.push({ name, bytes });
    }
    return { files, names };
  }

  #fileName(format: QuestionFormat): string {
    const stamp = fileTimestamp(serverNow());
    const name = sheetFileName("soal", this.#options.bank.kode, stamp, "xlsx");
    return name.replace(/xlsx$/u, fileKinds[format].ending);
  }
}
