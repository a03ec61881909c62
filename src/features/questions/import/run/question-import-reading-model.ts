// The first step of the import: files are read, and their questions are compared with what the bank has.
import { listCompetenceOptions } from "../../../../contract/competences.ts";
import type { QuestionBank } from "../../../../contract/questions/banks.ts";
import { listQuestions } from "../../../../contract/questions/questions.ts";
import { listReferences } from "../../../../contract/questions/references.ts";
import { call } from "../../../../core/api.ts";
import { failureSentence } from "../../../../kit/file-faults/failure-sentence.ts";
import { loadAll } from "../../../../kit/list/load-all.ts";
import { identityOf } from "../../../../question-files/worker/imported-checks.ts";
import type { TextQuestionFormat } from "../../../../question-files/worker/question-file-kind.ts";
import { rowsOf, type ImportChoices, type ImportRow } from "../question-import-rows.ts";
import type { ReviewState } from "../question-import-state.ts";
import type { ImportFiles } from "./question-import-files.ts";
import { nothingChosen, type ImportRunModel } from "./question-import-run-model.ts";

/** `begin` ends what was done with the former files. */
export function createImportReadingModel(
  run: ImportRunModel,
  bank: QuestionBank,
  begin: () => AbortSignal,
) {
  let known: ReadonlySet<string> = new Set();

  function restart(): void {
    begin();
    run.$state.set(nothingChosen);
  }

  return {
    restart,
    /** The identities of the questions that the bank has. */
    known: (): ReadonlySet<string> => known,
    async choose(chosen: readonly File[]): Promise<void> {
      const signal = begin();
      const { files } = run;
      const read = files.read(chosen, (fileName, done) => {
        if (!signal.aborted) run.$state.set({ step: "reading", fileName, done });
      });
      try {
        const [choices, loaded] = await Promise.all([
          loadChoices(bank, signal),
          loadKnown(bank, signal),
          read,
        ]);
        if (signal.aborted) return;
        const { refused } = files;
        known = loaded;
        if (files.open.length === 0) run.$state.set({ ...nothingChosen, refused });
        else run.$state.set(firstReview(files, choices, known));
      } catch (error) {
        if (signal.aborted) return;
        restart();
        run.$state.set({ ...nothingChosen, problem: failureSentence(error) });
      }
    },
    /** A text that was taken for the other of the two formats. Corrections in other files stay. */
    async readAs(file: number, format: TextQuestionFormat): Promise<void> {
      if (!run.at("review")) return;
      const { files, signal } = run;
      await files.readAs(file, format);
      const state = run.at("review");
      if (signal.aborted || !state) return;
      const rows = withKeptRows(rowsIn(files, state.choices, known), state.rows, file);
      run.change({ files: files.summaries(), rows, filter: "all", offset: 0 });
    },
  };
}

async function loadChoices(bank: QuestionBank, signal: AbortSignal): Promise<ImportChoices> {
  const { id, subject_id } = bank;
  const [references, competences] = await Promise.all([
    loadAll((paging) => call(listReferences, { id, ...paging }, { signal })),
    subject_id === null ? [] : call(listCompetenceOptions, { subject_id }, { signal }),
  ]);
  return { bank, references, competences };
}

async function loadKnown({ id }: QuestionBank, signal: AbortSignal): Promise<Set<string>> {
  const known = await loadAll(async (paging) => {
    const page = await call(listQuestions, { id, ...paging }, { signal });
    return { ...page, items: page.items.map(identityOf) };
  });
  return new Set(known.filter((identity) => identity !== ""));
}

function rowsIn(
  { open }: ImportFiles,
  choices: ImportChoices,
  known: ReadonlySet<string>,
): ImportRow[] {
  const files = open.map(({ file, reading }) => ({
    name: file.name,
    questions: reading.questions,
  }));
  return rowsOf(files, choices, known);
}

/** The rows of all files but `file` as they were before; only their ids are new. */
function withKeptRows(
  rows: readonly ImportRow[],
  before: readonly ImportRow[],
  file: number,
): ImportRow[] {
  const kept = new Map(before.filter((row) => row.file !== file).map((row) => [row.place, row]));
  return rows.map((row) => {
    const old = kept.get(row.place);
    return old && old.file === row.file ? { ...old, id: row.id } : row;
  });
}

function firstReview(
  files: ImportFiles,
  choices: ImportChoices,
  known: ReadonlySet<string>,
): ReviewState {
  return {
    step: "review",
    files: files.summaries(),
    refused: files.refused,
    choices,
    rows: rowsIn(files, choices, known),
    codes: new Map(),
    skipsExisting: true,
    filter: "all",
    offset: 0,
    problem: null,
  };
}
