// Tokens that were released, the latest few at first; asked for anew whenever another counts somewhere.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  listPastTokens,
  type PastToken,
  type TokenBoard,
} from "../../contract/exams/exam-tokens.ts";
import { call } from "../../core/api.ts";
import { createFetching } from "../../core/on-demand/create-fetching.ts";
import type { Live } from "../../core/live-topic.ts";

const atFirst = 5;
const atMost = 100;

export type HistoryState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly PastToken[]; hasMore: boolean };

export function createTokenHistoryModel($board: ReadableAtom<Live<TokenBoard>>) {
  const $state = atom<HistoryState>({ status: "loading" });
  let count = atFirst;
  const { fetchNow: load, stop } = createFetching({
    fetchIt: (signal) => call(listPastTokens, { per_page: count }, { signal }),
    onAnswer({ items, total }) {
      const hasMore = total > items.length && count < atMost;
      $state.set({ status: "ready", items, hasMore });
    },
    onFailure: (error) => $state.set({ status: "failed", error }),
  });

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
      stop();
      unbind();
    },
  };
}

const marksOf = ({ scopes }: TokenBoard) =>
  scopes.map(({ token }) => token && [token.id, ...token.shown_by].join(" ")).join(", ");
