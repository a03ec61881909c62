// Results as a file or on paper: fetches the rows that the list's filters find in batches, has the file written in a worker, and can be stopped.
import { atom, type ReadableAtom } from "nanostores";
import {
  exportResults,
  listResultIds,
  type ExportKind,
} from "../../../contract/results/result-export-calls.ts";
import type { ExportedResult, ExportedResults } from "../../../contract/results/result-exports.ts";
import type { ResultFilterState, SelectedResults } from "../../../contract/results/exam-results.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { fileTimestamp, formatDateTime } from "../../../core/format.ts";
import { mediaTypes, sheetFileName, type FileFormat } from "../../../files/saved-file.ts";
import { WorkerLink, type WorkerLike } from "../../../files/worker-link.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import type { ExportQuestions } from "../../../kit/sheet-export/export-session.ts";
import type { ResultsModel } from "../results-model.ts";
import type { ListWords } from "./result-export-columns.ts";
import { resultExportMessages } from "./result-export-messages.ts";
import { exportedBook, type BookFacts } from "./result-export-rows.ts";

export type ResultExportState =
  | { step: "idle" }
  /** `total` is null until the server has said how many rows there are. */
  | { step: "running"; done: number; total: number | null }
  | { step: "done"; fileName: string; rows: number }
  | { step: "printed"; rows: readonly ExportedResult[]; title: string }
  | { step: "empty" }
  | { step: "failed"; problem: string };

type Options = {
  results: Pick<ResultsModel, "selection" | "ask"> & { list: Pick<ResultsModel["list"], "$query"> };
  selected: Pick<SelectedResults, "name" | "exams" | "is_partial" | "groups">;
  words: ListWords;
  createWorker(): WorkerLike;
  save?(bytes: ArrayBuffer, name: string, mediaType: string): void;
};
export type ResultExportModel = ReturnType<typeof createResultExportModel>;

/** Each batch ranks the whole exam and scores its sittings: a second at most on a server that is at work. */
const batchSize = 250;
/** Rows that are made before the page draws again. */
const rowsAtOnce = 500;

export function createResultExportModel(options: Options) {
  const $state = atom<ResultExportState>({ step: "idle" });
  let current: AbortController | null = null;

  /** One at a time. What it throws is shown, unless it was stopped. */
  async function run(work: (signal: AbortSignal) => Promise<ResultExportState>): Promise<void> {
    if ($state.get().step === "running") return;
    const own = new AbortController();
    current = own;
    $state.set({ step: "running", done: 0, total: null });
    try {
      const next = await work(own.signal);
      if (!own.signal.aborted) $state.set(next);
    } catch (error) {
      if (!own.signal.aborted) $state.set({ step: "failed", problem: failureSentence(error) });
    } finally {
      own.abort();
    }
  }
  const report = (done: number, total: number) => $state.set({ step: "running", done, total });

  return {
    $state: $state as ReadableAtom<ResultExportState>,
    start: (kind: ExportKind, format: FileFormat) =>
      run(async (signal) => {
        const fetched = await fetchRows(options, kind, signal, report);
        if (fetched.items.length === 0) return { step: "empty" };
        const facts = await factsOf(options, kind, signal);
        const bytes = await writeFile(options, { kind, format, fetched, facts }, signal);
        const fileName = fileNameOf(options, kind, format);
        if (!signal.aborted) (options.save ?? downloadFile)(bytes, fileName, mediaTypes[format]);
        return { step: "done", fileName, rows: fetched.items.length };
      }),
    print: () =>
      run(async (signal) => {
        const { items: rows } = await fetchRows(options, "list", signal, report);
        if (rows.length === 0) return { step: "empty" };
        return { step: "printed", rows, title: titleOf(options) };
      }),
    cancel(): void {
      if ($state.get().step !== "running") return;
      current?.abort();
      $state.set({ step: "idle" });
    },
    exit: () => current?.abort(),
  };
}

async function fetchRows(
  { results: { selection, list } }: Options,
  kind: ExportKind,
  signal: AbortSignal,
  report: (done: number, total: number) => void,
): Promise<ExportedResults> {
  const { bin, ...query } = list.$query.get();
  const asked = { ...query, bin: bin as never, ...selection, sort: "no_ujian" } as const;
  const { ids } = await call(listResultIds, asked, { signal });
  const whole: ExportedResults = { questions: [], items: [] };
  for (let at = 0; at < ids.length; at += batchSize) {
    report(at, ids.length);
    const batch = { ...selection, kind, ids: ids.slice(at, at + batchSize) };
    const { questions, items } = await call(exportResults, batch, { signal });
    addBatch(whole, questions, items);
  }
  report(ids.length, ids.length);
  return whole;
}

/** Somebody may have begun meanwhile and been asked a question that no earlier batch knows. */
function addBatch(
  whole: ExportedResults,
  questions: ExportedResults["questions"],
  items: ExportedResults["items"],
): void {
  const known = new Map(whole.questions.map(({ id }, at) => [id, at]));
  for (const question of questions) {
    if (known.has(question.id)) continue;
    known.set(question.id, whole.questions.length);
    whole.questions.push(question);
    for (const { cells } of whole.items) cells?.push("-");
  }
  for (const item of items) {
    const cells = item.cells && whole.questions.map((): string | number => "-");
    item.cells?.forEach((cell, at) => (cells![known.get(questions[at]!.id)!] = cell));
    whole.items.push({ ...item, cells });
  }
}

type Writing = {
  kind: ExportKind;
  format: FileFormat;
  fetched: ExportedResults;
  facts: BookFacts;
};

async function writeFile(
  { createWorker }: Options,
  { kind, format, fetched, facts }: Writing,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const link = new WorkerLink<ExportQuestions>(createWorker());
  signal.addEventListener("abort", () => link.close());
  const { book, row } = exportedBook(kind, fetched, facts);
  for (let at = 0; at < fetched.items.length; at += rowsAtOnce) {
    const rows = fetched.items
      .slice(at, at + rowsAtOnce)
      .map((item, place) => row(item, at + place));
    await link.ask("add", { rows });
  }
  return link.ask("finish", { book, format });
}

async function factsOf(
  options: Options,
  kind: ExportKind,
  signal: AbortSignal,
): Promise<BookFacts> {
  const { results, selected, words } = options;
  const { group_id } = results.list.$query.get();
  const edge = async (sort: "score" | "-score") => {
    const page = await results.ask({ group_id, state: "complete", sort, per_page: 10 }, signal);
    return { score: page.items[0]?.result?.score ?? null, figures: page.figures };
  };
  const [least, most] = [await edge("score"), await edge("-score")];
  const t = resultExportMessages.get();
  return {
    title: titleOf(options),
    sheetName: t[kind],
    isEvent: selected.exams > 1,
    statistics: { figures: most.figures, least: least.score, most: most.score },
    words: { t, ...words },
  };
}

type Filtered = Pick<Options, "results" | "selected" | "words">;

/** The filters in words. */
function filterWords({ results, selected, words: { listT } }: Filtered): string[] {
  const { group_id: group, state, bin, q } = results.list.$query.get();
  const bar = bin === "" ? "" : `${Number(bin) * 10}–${bin === "9" ? "100" : `${bin}9,99`}`;
  return [
    selected.groups.find(({ id }) => id === group)?.nama ?? "",
    state === "" ? "" : listT[state as ResultFilterState],
    bar,
    q,
  ].filter((word) => word !== "");
}

function titleOf(filtered: Filtered): string {
  const t = resultExportMessages.get();
  const { name, is_partial: isPartial } = filtered.selected;
  const about = [name, ...filterWords(filtered)].join(" · ");
  const asOf = t.asOf({ time: formatDateTime(serverNow()) });
  return [`${about}.`, asOf, ...(isPartial ? [t.partial] : [])].join(" ");
}

function fileNameOf(filtered: Filtered, kind: ExportKind, format: FileFormat): string {
  const t = resultExportMessages.get();
  const noun = { list: t.listNoun, marks: t.marksNoun, letters: t.lettersNoun }[kind];
  const context = [filtered.selected.name, ...filterWords(filtered)].join(" ");
  return sheetFileName(noun, context, fileTimestamp(serverNow()), format);
}
