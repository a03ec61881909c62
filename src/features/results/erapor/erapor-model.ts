// Fills a file that a teacher has downloaded from e-Rapor with the marks of an exam: the file, the plan of what is written, the filled file.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import {
  getResultMatrix,
  type MatrixRow,
  type ResultMatrix,
} from "../../../contract/results/result-matrix.ts";
import { followUpLimits, resultsPackage } from "../../../contract/results/follow-up-limits.ts";
import { listSettings } from "../../../contract/settings.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { mediaTypes } from "../../../files/saved-file.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import {
  planErapor,
  writtenCells,
  type PlanChoices,
  type PlannedStudent,
} from "../../../sheets/erapor/erapor-plan.ts";
import { keepGoal, proposedChoices } from "./erapor-choices.ts";
import { fillEraporFile, readEraporFile, type EraporFile } from "./erapor-file-import.ts";

export type EraporPlan = readonly PlannedStudent<MatrixRow>[];

export type EraporState =
  /** `error`: why the file was not taken; "unknown": it has no layout of e-Rapor. */
  | { is: "choose"; error: unknown }
  | { is: "reading" }
  | {
      is: "plan";
      file: EraporFile;
      matrix: ResultMatrix;
      /** From how many per cent on the school counts a competence as mastered; null: from the KKM on. */
      mastery: number | null;
      /** By the server's clock: of then are the marks. */
      asOf: Date;
      choices: PlanChoices;
      plan: EraporPlan;
      isFilling: boolean;
      /** Why it could not be filled. */
      error: unknown;
      /** How many cells were written into the file that was downloaded last; null: none was, by these choices. */
      filled: number | null;
    };
export type PlannedState = Extract<EraporState, { is: "plan" }>;

export const unknownLayout = "unknown";

type EraporOptions = {
  asked: { schedule_id: string; group_id: string };
  createWorker(): WorkerLike;
  save?: typeof downloadFile;
};
export type EraporModel = ReturnType<typeof createEraporModel>;

export function createEraporModel(options: EraporOptions) {
  const { asked, createWorker } = options;
  const $state = atom<EraporState>({ is: "choose", error: null });
  const abort = new AbortController();

  async function read(file: File): Promise<void> {
    const asOf = serverNow();
    const { signal } = abort;
    const [opened, matrix, settings] = await Promise.all([
      readEraporFile(file, createWorker),
      call(getResultMatrix, asked, { signal }),
      call(listSettings, { pc: resultsPackage }, { signal }),
    ]);
    if (opened === null) return $state.set({ is: "choose", error: unknownLayout });
    const { mastery } = followUpLimits(settings);
    const choices = proposedChoices(opened.sheet, matrix, mastery);
    const plan = planErapor(opened.sheet, matrix.rows, choices);
    const rest = { mastery, isFilling: false, error: null, filled: null };
    $state.set({ is: "plan", file: opened, matrix, asOf, choices, plan, ...rest });
  }

  function choose(changes: Partial<PlanChoices>): void {
    const state = $state.get();
    if (state.is !== "plan" || state.isFilling) return;
    const choices = { ...state.choices, ...changes };
    const plan = planErapor(state.file.sheet, state.matrix.rows, choices);
    $state.set({ ...state, choices, plan, error: null, filled: null });
  }

  return {
    $state: $state as ReadableAtom<EraporState>,
    async open(file: File): Promise<void> {
      if ($state.get().is === "reading") return;
      $state.set({ is: "reading" });
      try {
        await read(file);
      } catch (error) {
        if (!isAborted(error)) $state.set({ is: "choose", error });
      }
    },
    ...choosing($state, choose),
    async download(): Promise<void> {
      const state = $state.get();
      if (state.is === "plan" && !state.isFilling) await fill(state, $state, options, abort.signal);
    },
    /** Another file. */
    again(): void {
      if ($state.get().is === "plan") $state.set({ is: "choose", error: null });
    },
    exit: () => abort.abort(),
  };
}

/** The file as it was chosen for, under its own name. */
async function fill(
  state: PlannedState,
  $state: WritableAtom<EraporState>,
  { createWorker, save = downloadFile }: EraporOptions,
  signal: AbortSignal,
): Promise<void> {
  const cells = writtenCells(state.plan, state.choices);
  $state.set({ ...state, isFilling: true, error: null });
  try {
    const bytes = await fillEraporFile(state.file, cells, createWorker);
    if (signal.aborted) return;
    save(bytes, state.file.name, mediaTypes.xlsx);
    $state.set({ ...state, filled: cells.length, error: null });
  } catch (error) {
    $state.set({ ...state, error });
  }
}

function choosing(
  $state: ReadableAtom<EraporState>,
  choose: (changes: Partial<PlanChoices>) => void,
) {
  const now = () => {
    const state = $state.get();
    return state.is === "plan" ? state.choices : null;
  };
  return {
    chooseColumn: (column: number | null) => choose({ column }),
    chooseLimit: (limit: number | null) => choose({ limit }),
    overwrite: (overwrites: boolean) => choose({ overwrites }),
    /** `participant`: an id, "" for nobody, null for whoever is found. `row`: of the student. */
    chooseParticipant(row: number, participant: string | null): void {
      const byHand = new Map(now()?.byHand);
      // A participant is one student's.
      for (const [other, id] of byHand) if (id !== "" && id === participant) byHand.delete(other);
      if (participant === null) byHand.delete(row);
      else byHand.set(row, participant);
      choose({ byHand });
    },
    /** `competence`: an id, or "" for none. */
    chooseGoal(description: string, competence: string): void {
      const competenceOf = new Map(now()?.competenceOf);
      if (competence === "") competenceOf.delete(description);
      else competenceOf.set(description, competence);
      keepGoal(description, competence);
      choose({ competenceOf });
    },
  };
}
