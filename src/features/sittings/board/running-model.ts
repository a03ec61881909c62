// Which exams run, and which of them is looked at: the one that the address names, or the first.
import { atom, computed, type ReadableAtom } from "nanostores";
import { listRunningBoards, type RunningBoard } from "../../../contract/exams/board/boards.ts";
import { call } from "../../../core/api.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";

export type RunningModel = ReturnType<typeof createRunningModel>;
type State =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly RunningBoard[] };

/** An exam that begins meanwhile is there in time. */
const everyMs = 60_000;

export function createRunningModel() {
  const abort = new AbortController();
  const $state = atom<State>({ status: "loading" });
  const $named = atom(readQuery().board ?? null);

  async function load(): Promise<void> {
    try {
      const { items } = await call(listRunningBoards, {}, { signal: abort.signal });
      if (!abort.signal.aborted) $state.set({ status: "ready", items });
    } catch (error) {
      if (!abort.signal.aborted && $state.get().status !== "ready") {
        $state.set({ status: "failed", error });
      }
    }
  }

  void load();
  const timer = setInterval(() => void load(), everyMs);
  // Nobody is moved to another exam because the one that is looked at is over.
  const $chosen = computed([$state, $named], (state, named): string | null => {
    if (named !== null) return named;
    return state.status === "ready" ? (state.items[0]?.id ?? null) : null;
  });
  const unbind = $chosen.subscribe((id) => {
    if (id !== null && $named.get() === null) $named.set(id);
  });
  return {
    $state: $state as ReadableAtom<State>,
    $chosen,
    load,
    choose(id: string): void {
      replaceQuery({ board: id });
      $named.set(id);
    },
    exit(): void {
      abort.abort();
      clearInterval(timer);
      unbind();
    },
  };
}
