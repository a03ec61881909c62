// Which exams run, and which of them is looked at: the one that the address names, or the first.
import { atom, computed } from "nanostores";
import { listRunningBoards, type RunningBoards } from "../../../contract/exams/board/boards.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";

export type RunningModel = ReturnType<typeof createRunningModel>;

/** An exam that begins meanwhile is there in time. */
const everyMs = 60_000;

export function createRunningModel() {
  const { $state, retry, refresh, exit } = createDetail(
    (signal): Promise<RunningBoards> => call(listRunningBoards, {}, { signal }),
    { everyMs },
  );
  const $named = atom(readQuery().board ?? null);

  // Nobody is moved to another exam because the one that is looked at is over.
  const $chosen = computed([$state, $named], (state, named): string | null => {
    if (named !== null) return named;
    return state.status === "ready" ? (state.detail.items[0]?.id ?? null) : null;
  });
  const unbind = $chosen.subscribe((id) => {
    if (id !== null && $named.get() === null) $named.set(id);
  });
  return {
    $state,
    $chosen,
    load: retry,
    refresh,
    choose(id: string): void {
      replaceQuery({ board: id });
      $named.set(id);
    },
    exit(): void {
      exit();
      unbind();
    },
  };
}
