// Tokens that were released, the latest few at first; asked for anew whenever another counts somewhere.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  listPastTokens,
  type PastToken,
  type TokenBoard,
} from "../../contract/exams/exam-tokens.ts";
import { call } from "../../core/api.ts";
import type { Live } from "../../core/live-topic.ts";

const atFirst = 5;
const atMost = 100;

export type HistoryState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly PastToken[]; hasMore: boolean };

export function createTokenHistoryModel($board: ReadableAtom<Live<TokenBoard>>) {
  const abort = new AbortController();
  const $state = atom<HistoryState>({ status: "loading" });
  let count = atFirst;
  let latest = 0;

  async function load(): Promise<void> {
    const turn = ++latest;
    const isLate = () => abort.signal.aborted || turn !== latest;
    try {
      const { items, total } = await call(
        listPastTokens,
        { per_page: count },
        { signal: abort.signal },
      );
      const hasMore = total > items.length && count < atMost;
      if (!isLate()) $state.set({ status: "ready", items, hasMore });
    } catch (error) {
      if (!isLate()) $state.set({ status: "failed", error });
    }
  }

  const $counting = computed($board, (board) =>
    board.status === "ready" ? marksOf(board.value) : "",
  );
  const unbind = $counting.subscribe(() => void load());
  return {
    $state: $state as ReadableAtom<HistoryState>,
    load,
    showMore: () => {
      count = atMost;
      return load();
    },
    exit(): void {
      abort.abort();
      unbind();
    },
  };
}

const marksOf = ({ scopes }: TokenBoard) =>
  scopes.map(({ token }) => token && [token.id, ...token.shown_by].join(" ")).join(", ");
