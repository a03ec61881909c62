// The exams under way, asked for anew while somebody looks. What cannot be asked for is not shown (spec 8).
import { atom, type ReadableAtom } from "nanostores";
import { listRunningBoards, type RunningBoard } from "../../../contract/exams/board/boards.ts";
import { call } from "../../../core/api.ts";

const everyMs = 30_000;

export function createRunningExamsModel() {
  const abort = new AbortController();
  const $items = atom<readonly RunningBoard[]>([]);
  async function load(): Promise<void> {
    try {
      const { items } = await call(listRunningBoards, {}, { signal: abort.signal });
      $items.set(items);
    } catch {
      // Figures of before would pass for those of now.
      if (!abort.signal.aborted) $items.set([]);
    }
  }
  void load();
  const timer = setInterval(() => {
    if (!document.hidden) void load();
  }, everyMs);
  return {
    $items: $items as ReadableAtom<readonly RunningBoard[]>,
    load,
    exit(): void {
      abort.abort();
      clearInterval(timer);
    },
  };
}
