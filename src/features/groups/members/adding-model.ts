// Adding members, by pasted numbers or from a search: first what would happen to each, then, once it is agreed to, what
// did. Nobody is taken out of another group unseen.
import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import {
  matchGroupMembers,
  type GroupMember,
  type MemberResult,
} from "../../../contract/group-members.ts";
import type { Group } from "../../../contract/groups.ts";
import { maxImportRows } from "../../../contract/imports.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { isAborted } from "../../../core/answers/server-error.ts";
import { readPastedNumbers } from "../../../sheets/groups/pasted-numbers.ts";
import { createBulk, type BulkRun } from "../../../kit/bulk/create-bulk.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { membersMessages } from "./members-messages.ts";
import { change, undoChanges } from "./member-actions.ts";
import { loadMembers } from "./members-model.ts";

/** `member` is null for a number that nobody has. */
export type Addition = {
  number: string;
  member: GroupMember | null;
  does: "join" | "move" | "stay" | "unknown";
};

export type AddingState =
  | { step: "input"; problem: string | null }
  | { step: "checking" }
  | { step: "review"; rows: readonly Addition[]; agreed: boolean }
  | { step: "running"; done: number; total: number }
  /** `problem`: why it stopped half way; the rest can be tried again. */
  | {
      step: "done";
      rows: readonly Addition[];
      results: ReadonlyMap<string, MemberResult>;
      problem: string | null;
    };

export type AddingModel = ReturnType<typeof createAddingModel>;

export function createAddingModel(group: Pick<Group, "id">) {
  const abort = new AbortController();
  const { signal } = abort;
  const $state = atom<AddingState>({ step: "input", problem: null });
  const review = createReview($state);
  const run = createAddingRun(group, $state);

  return {
    $state: $state as ReadableAtom<AddingState>,
    async checkNumbers(text: string): Promise<void> {
      const numbers = readPastedNumbers(text);
      const problem = numbersFault(numbers);
      if (problem !== null) {
        $state.set({ step: "input", problem });
        return;
      }
      await review(async () => {
        const { matches } = await call(matchGroupMembers, { no_ujian: numbers }, { signal });
        const known = new Map(matches.map((member) => [member.no_ujian.toLowerCase(), member]));
        return numbers.map((number) => additionOf(number, known.get(number.toLowerCase()), group));
      });
    },
    checkIds: (ids: readonly string[]): Promise<void> =>
      review(async () =>
        (await loadMembers(ids, signal)).map((one) => additionOf(one.no_ujian, one, group)),
      ),
    agree(agreed: boolean): void {
      const state = $state.get();
      if (state.step === "review") $state.set({ ...state, agreed });
    },
    back: () => $state.set({ step: "input", problem: null }),
    commit: run.commit,
    resume: run.resume,
    undo: run.undo,
    exit(): void {
      abort.abort();
      run.exit();
    },
  };
}

/** Shows what would happen to each before anything is written. */
function createReview($state: WritableAtom<AddingState>) {
  return async (load: () => Promise<Addition[]>): Promise<void> => {
    if ($state.get().step !== "input") return;
    $state.set({ step: "checking" });
    try {
      $state.set({ step: "review", rows: await load(), agreed: false });
    } catch (error) {
      if (isAborted(error)) return;
      $state.set({ step: "input", problem: failureText(error) });
    }
  };
}

/** Writes what was reviewed, in batches that can be resumed. */
function createAddingRun(group: Pick<Group, "id">, $state: WritableAtom<AddingState>) {
  let rows: readonly Addition[] = [];
  let run: BulkRun<MemberResult> | null = null;

  async function follow(started: BulkRun<MemberResult>, go: () => Promise<unknown>): Promise<void> {
    const stop = started.$state.subscribe((state) => {
      if (state.status !== "running") return;
      $state.set({ step: "running", done: state.done, total: state.total });
    });
    await go();
    stop();
    const end = started.$state.get();
    const problem = end.status === "stopped" ? failureText(end.error) : null;
    const results = new Map(started.results.map((result) => [result.id, result]));
    $state.set({ step: "done", rows, results, problem });
  }

  return {
    async commit(): Promise<void> {
      const state = $state.get();
      if (state.step !== "review") return;
      ({ rows } = state);
      const wanted = willChange(rows, state.agreed).map(({ member }) => member);
      const seen = new Map(wanted.map(({ id, group_id }) => [id, group_id]));
      run = createBulk<MemberResult>({
        ids: [...seen.keys()],
        send: (batch) =>
          change(batch.map((id) => ({ id, group_id: group.id, from: seen.get(id) ?? null }))),
      });
      await follow(run, run.start);
    },
    async resume(): Promise<void> {
      if (run) await follow(run, run.resume);
    },
    /** Brings back everybody who was added or moved. */
    undo: () => undoChanges((run?.results ?? []).filter(({ before }) => before !== undefined)),
    exit: (): void => run?.exit(),
  };
}

function numbersFault(numbers: readonly string[]): string | null {
  const t = membersMessages.get();
  if (numbers.length === 0) return t.numbersMissing;
  if (numbers.length <= maxImportRows) return null;
  const bounds = { max: formatNumber(maxImportRows), count: formatNumber(numbers.length) };
  return t.numbersTooMany(bounds);
}

function additionOf(
  number: string,
  member: GroupMember | undefined,
  group: Pick<Group, "id">,
): Addition {
  if (!member) return { number, member: null, does: "unknown" };
  if (member.group_id === group.id) return { number, member, does: "stay" };
  return { number, member, does: member.group_id === null ? "join" : "move" };
}

type Known = Addition & { member: GroupMember };

export function willChange(rows: readonly Addition[], agreed: boolean): Known[] {
  return rows.filter(
    (row): row is Known =>
      row.member !== null && (row.does === "join" || (agreed && row.does === "move")),
  );
}
