// A remedial or an enrichment program: who is in it by the results, what is written about each of them, and whether it is saved. Who is in it and
// what is written are fetched together; what is written here goes through the keeper, which does not lose it.
import { atom, computed, type ReadableAtom } from "nanostores";
import { followUpLimits, type FollowUpLimits } from "../../../contract/results/follow-up-limits.ts";
import {
  getFollowUps,
  type FollowUpEntry,
  type FollowUpKind,
  type FollowUpProgram,
} from "../../../contract/results/follow-up-programs.ts";
import { getResultMatrix, type ResultMatrix } from "../../../contract/results/result-matrix.ts";
import type { Setting } from "../../../contract/settings.ts";
import { call } from "../../../core/api.ts";
import {
  followUpPlan,
  type FollowUpPlan,
  type FollowUpRow,
} from "../../../domain/results/follow-up-plan.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";
import { createTypedSigners } from "../analysis/analysis-signers-state.ts";
import { blankFields, fieldsOf, type FollowUpFields } from "./follow-up-fields-value.ts";
import { followUpKeeperOf, type FollowUpKeeper } from "./follow-up-edits-keeper.ts";
import {
  isSameProgram,
  isWaiting,
  type FollowUpEdit,
  type ProgramOf,
} from "./follow-up-edits-state.ts";

export type FollowUpDetail = { matrix: ResultMatrix; program: FollowUpProgram };

/** One participant of the program, with what is written as the person sees it. */
export type WrittenRow = FollowUpRow & {
  fields: FollowUpFields;
  /** Not confirmed by the server; null: it is saved as it is shown. */
  edit: FollowUpEdit | null;
};
export type FollowUpSheet = {
  kind: FollowUpKind;
  matrix: ResultMatrix;
  plan: FollowUpPlan;
  rows: readonly WrittenRow[];
  limits: FollowUpLimits;
  program: FollowUpProgram;
  /** Something is written about them in this program, in which they are no longer. */
  gone: readonly string[];
};
export type SavingState = "saved" | "sending" | "failed" | "undecided" | "refused";

/** As it is stored now, with what this PC has not sent yet. @throws ServerError */
export async function readFollowUpSheet(
  { asked, kind, userId }: FollowUpOptions,
  signal: AbortSignal,
): Promise<FollowUpSheet> {
  const of = { schedule_id: asked.schedule_id, kind };
  const detail = await readDetail(asked, of, signal);
  const edits = followUpKeeperOf(userId)
    .$edits.get()
    .filter((one) => isSameProgram(one, of));
  const plan = createPlan(kind)(detail.matrix, detail.program.settings);
  return sheetOf(detail, { kind, ...plan }, edits, new Map());
}

async function readDetail(
  asked: FollowUpOptions["asked"],
  program: ProgramOf,
  signal: AbortSignal,
): Promise<FollowUpDetail> {
  const [matrix, entries] = await Promise.all([
    call(getResultMatrix, asked, { signal }),
    call(getFollowUps, program, { signal }),
  ]);
  return { matrix, program: entries };
}

type FollowUpOptions = {
  asked: { schedule_id: string; group_id: string };
  kind: FollowUpKind;
  userId: string;
};
export type FollowUpModel = ReturnType<typeof createFollowUpModel>;

export function createFollowUpModel({ asked, kind, userId }: FollowUpOptions) {
  const program = { schedule_id: asked.schedule_id, kind };
  const keeper = followUpKeeperOf(userId);
  /** What was saved since, by participant: an answer that was on its way meanwhile may be older. */
  const received = new Map<string, FollowUpEntry>();
  const detail = createDetail<FollowUpDetail>(async (signal) => {
    const read = await readDetail(asked, program, signal);
    return { ...read, program: withReceived(read.program, received) };
  });
  const $edits = computed(keeper.$edits, (edits) =>
    edits.filter((one) => isSameProgram(one, program)),
  );
  const planOf = createPlan(kind);
  const drawn: DrawnRows = new Map();
  const $sheet = computed([detail.$state, $edits], (state, edits): FollowUpSheet | null => {
    if (state.status !== "ready") return null;
    const { matrix, program: written } = state.detail;
    return sheetOf(state.detail, { kind, ...planOf(matrix, written.settings) }, edits, drawn);
  });
  const { write, exit } = createWriting(program, detail, keeper, received);

  return {
    schedule: asked.schedule_id,
    $state: detail.$state,
    retryLoading: detail.retry,
    $sheet,
    ...savingOf(keeper, $edits),
    /** Those of the analysis: the same people sign both. */
    signers: createTypedSigners(),
    ...createFaults(),
    write,
    /** Everybody in the program without a day gets this one. Returns how many they are. */
    fillDay(tanggal: string): number {
      const empty = ($sheet.get()?.rows ?? []).filter(({ fields }) => fields.tanggal === null);
      write(new Map(empty.map(({ row }) => [row.participant_id, { tanggal }])));
      return empty.length;
    },
    takeSettings(settings: readonly Setting[]): void {
      const state = detail.$state.get();
      if (state.status !== "ready") return;
      const own = state.detail.program;
      detail.take({ ...state.detail, program: { ...own, settings: [...settings] } });
    },
    exit,
  };
}

/** What is written goes to the keeper; what is saved comes back into the detail. */
function createWriting(
  program: ProgramOf,
  detail: DetailModel<FollowUpDetail>,
  keeper: FollowUpKeeper,
  received: Map<string, FollowUpEntry>,
) {
  const entries = (): readonly FollowUpEntry[] => {
    const state = detail.$state.get();
    return state.status === "ready" ? state.detail.program.entries : [];
  };
  const stop = keeper.listen((of, newer) => {
    if (!isSameProgram(of, program)) return;
    for (const entry of newer) received.set(entry.participant_id, entry);
    const state = detail.$state.get();
    if (state.status !== "ready") return;
    detail.take({ ...state.detail, program: withReceived(state.detail.program, received) });
  });
  return {
    write(written: ReadonlyMap<string, Partial<FollowUpFields>>): void {
      const known = new Map(entries().map((one) => [one.participant_id, one]));
      keeper.write(
        program,
        [...written].map(([id, fields]) => ({
          participant_id: id,
          entry: known.get(id) ?? null,
          fields,
        })),
      );
    },
    exit(): void {
      keeper.flush();
      stop();
      detail.exit();
    },
  };
}

/** Computed anew for other results or other limits only: it takes too long for each key that is pressed. */
function createPlan(kind: FollowUpKind) {
  type Planned = { plan: FollowUpPlan; limits: FollowUpLimits };
  let known: (Planned & { of: readonly [ResultMatrix, readonly Setting[]] }) | null = null;
  return (matrix: ResultMatrix, settings: readonly Setting[]): Planned => {
    if (known?.of[0] === matrix && known.of[1] === settings) return known;
    const limits = followUpLimits(settings);
    known = { of: [matrix, settings], plan: followUpPlan(matrix, kind, limits), limits };
    return known;
  };
}

type DrawnRow = { of: FollowUpRow; entry: FollowUpEntry | undefined; written: WrittenRow };
/** By participant. A row of which nothing has changed is the same again, so that no key draws all others anew. */
type DrawnRows = Map<string, DrawnRow>;

function sheetOf(
  { matrix, program }: FollowUpDetail,
  { kind, plan, limits }: Pick<FollowUpSheet, "kind" | "plan" | "limits">,
  edits: readonly FollowUpEdit[],
  drawn: DrawnRows,
): FollowUpSheet {
  const entries = new Map(program.entries.map((one) => [one.participant_id, one]));
  const edited = new Map(edits.map((one) => [one.participant_id, one]));
  const rows = plan.rows.map((row): WrittenRow => {
    const { participant_id: id } = row.row;
    const edit = edited.get(id) ?? null;
    const entry = entries.get(id);
    const known = drawn.get(id);
    if (known?.of === row && known.entry === entry && known.written.edit === edit) {
      return known.written;
    }
    const written = { ...row, edit, fields: edit?.fields ?? fieldsOf(entry ?? blankFields) };
    drawn.set(id, { of: row, entry, written });
    return written;
  });
  const listed = new Set(plan.rows.map(({ row }) => row.participant_id));
  const gone = matrix.rows.filter(({ participant_id: id }) => !listed.has(id) && entries.has(id));
  return { kind, matrix, plan, rows, limits, program, gone: gone.map(({ nama }) => nama) };
}

/** The newer version of each entry. */
function withReceived(
  program: FollowUpProgram,
  received: ReadonlyMap<string, FollowUpEntry>,
): FollowUpProgram {
  const all = new Map(program.entries.map((one) => [one.participant_id, one]));
  for (const [id, entry] of received) {
    if (entry.version >= (all.get(id)?.version ?? 0)) all.set(id, entry);
  }
  return { ...program, entries: [...all.values()] };
}

function savingOf(keeper: FollowUpKeeper, $edits: ReadableAtom<readonly FollowUpEdit[]>) {
  return {
    $edits,
    $isKept: keeper.$isKept,
    $saving: computed([$edits, keeper.$failure], (edits, failure): SavingState => {
      if (edits.some(({ newer }) => newer !== null)) return "undecided";
      if (edits.some(({ refusal }) => refusal !== null)) return "refused";
      if (!edits.some(isWaiting)) return "saved";
      return failure === null ? "sending" : "failed";
    }),
    $failure: keeper.$failure,
    flush: keeper.flush,
    retrySaving: keeper.retry,
    resolve: keeper.resolve,
  };
}

/** What is typed as a score and is none, by participant: it is not saved, and stays where it was typed. */
function createFaults() {
  const $faults = atom<ReadonlyMap<string, string>>(new Map());
  return {
    $faults: $faults as ReadableAtom<ReadonlyMap<string, string>>,
    /** `text` null: it is a score again. */
    setFault(participant: string, text: string | null): void {
      const faults = new Map($faults.get());
      if (text === null) faults.delete(participant);
      else faults.set(participant, text);
      $faults.set(faults);
    },
  };
}
