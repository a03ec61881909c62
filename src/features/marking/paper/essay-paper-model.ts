// Answers on paper without their looks: which questions of which exam, what is chosen, and everything that is printed. Nothing is
// printed before all of it is here.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  getMarkingUnit,
  listMarkingUnits,
  type MarkingUnit,
} from "../../../contract/marking/marking-units.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { loadAll } from "../../../kit/list/load-all.ts";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../kit/print/choices/create-print-choices.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { essayPaperFields, type EssayPaperChoices } from "./essay-paper-choices.ts";
import { paperAnswerOf, unitsPrinted, type PaperQuestion } from "./essay-paper-rows.ts";
import { createPaperFilesKeeper } from "./paper-files-keeper.ts";
import { readUnitAnswers } from "./unit-answers-lookups.ts";

/** `done` of `total` answers have come. */
export type PaperContent =
  | { status: "loading"; done: number; total: number }
  | { status: "failed"; error: unknown; done: number; total: number }
  | { status: "ready"; questions: readonly PaperQuestion[] };

export type EssayPaperModel = ReturnType<typeof createEssayPaperModel>;

/** Of the address: the exam is `j`, the questions are `soal`, with commas between them; none: all. */
export function createEssayPaperModel() {
  const { j: schedule = "", soal = "" } = readQuery();
  const units = createDetail((signal) => ownUnits(schedule, signal));
  const kept = createKeptChoices("essay-paper", "all", [essayPaperFields]);
  const choices = createPrintChoices<EssayPaperChoices>(kept, essayPaperFields);
  const $picked = atom<readonly string[]>(soal.split(",").filter((id) => id !== ""));
  const $arrangement = computed(choices.$values, ({ arrangement }) => arrangement);
  const $printed = computed(
    [units.$state, $picked, $arrangement],
    (state, picked, arrangement): Wanted | null =>
      state.status === "ready"
        ? {
            units: unitsPrinted(state.detail, picked, arrangement),
            withAnswers: arrangement !== "kosong",
          }
        : null,
  );
  const loading = createLoading($printed);
  const files = createPaperFilesKeeper();
  return {
    ...units,
    choices,
    files,
    $picked: $picked as ReadableAtom<readonly string[]>,
    $content: loading.$content,
    retryContent: loading.load,
    /** Whatever the sheets follow from. */
    $drawn: computed([choices.$values, loading.$content], (chosen, content) => ({
      chosen,
      content,
    })),
    pick(ids: readonly string[]): void {
      $picked.set(ids);
      const { soal: _before, ...others } = readQuery();
      replaceQuery(ids.length === 0 ? others : { ...others, soal: ids.join(",") });
    },
    exit(): void {
      loading.exit();
      files.exit();
      units.exit();
    },
  };
}

/** Of the exam, those that the person marks. */
async function ownUnits(schedule: string, signal: AbortSignal): Promise<MarkingUnit[]> {
  if (schedule === "") return [];
  const units = await loadAll((paging) =>
    call(listMarkingUnits, { schedule_id: schedule, ...paging }, { signal }),
  );
  return units.filter(({ may_mark: mayMark }) => mayMark);
}

type Wanted = { units: readonly MarkingUnit[]; withAnswers: boolean };
type Loaded = PaperQuestion & { hasAnswers: boolean };

/** Fetches what is wanted, question after question, and keeps it for when something else is chosen. */
function createLoading($wanted: ReadableAtom<Wanted | null>) {
  const $content = atom<PaperContent>({ status: "loading", done: 0, total: 0 });
  const loaded = new Map<string, Loaded>();
  let abort = new AbortController();

  async function load(): Promise<void> {
    abort.abort();
    const wanted = $wanted.get();
    if (!wanted) return;
    abort = new AbortController();
    const { signal } = abort;
    const { units, withAnswers } = wanted;
    const progress = { done: 0, total: withAnswers ? totalOf(units) : units.length };
    try {
      for (const unit of units) {
        const { done } = progress;
        const known = loaded.get(unit.question_id);
        if (!known || (withAnswers && !known.hasAnswers)) {
          const question = await loadQuestion(unit, withAnswers, signal, (own) => {
            if (signal.aborted) return;
            progress.done = done + own;
            $content.set({ status: "loading", ...progress });
          });
          loaded.set(unit.question_id, question);
        }
        progress.done = done + (withAnswers ? unit.total : 1);
      }
      const questions = units.map(({ question_id: id }) => loaded.get(id)!);
      $content.set({ status: "ready", questions });
    } catch (error) {
      if (!isAborted(error)) $content.set({ status: "failed", error, ...progress });
    }
  }

  return {
    $content: $content as ReadableAtom<PaperContent>,
    load,
    exit: (() => {
      const stop = $wanted.subscribe(() => void load());
      return () => {
        stop();
        abort.abort();
      };
    })(),
  };
}

const totalOf = (units: readonly MarkingUnit[]) => units.reduce((sum, { total }) => sum + total, 0);

async function loadQuestion(
  unit: MarkingUnit,
  withAnswers: boolean,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Loaded> {
  onProgress(0);
  const { schedule_id, question_id } = unit;
  const key = { schedule_id, question_id };
  const answers = withAnswers
    ? await readUnitAnswers(key, { signal, keep: paperAnswerOf, onProgress })
    : [];
  // After the answers, so that each of them finds its version.
  const { versions } = await call(getMarkingUnit, key, { signal });
  return { unit, versions, answers, hasAnswers: withAnswers };
}
