// The search in messages, beside the list of conversations: asked of the server when typing pauses, the latest answer wins.
import { atom, type ReadableAtom } from "nanostores";
import {
  minSearched,
  searchMessages,
  type FoundMessage,
} from "../../contract/chat/message-search.ts";
import { call } from "../../core/api.ts";
import { isAborted } from "../../core/answers/server-error.ts";

export type FoundState =
  /** Nothing is searched, or too little. */
  | { status: "idle" }
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly FoundMessage[]; more: boolean; isLoadingMore: boolean };

export type FoundModel = ReturnType<typeof createFoundModel>;

const typingMs = 250;

export function createFoundModel() {
  const $found = atom<FoundState>({ status: "idle" });
  const place = createFoundPlace();
  let searched = "";
  let page = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function find(): Promise<void> {
    const { signal } = asking;
    try {
      const { items, more } = await call(searchMessages, { q: searched, page }, { signal });
      const before = $found.get();
      const earlier = page > 1 && before.status === "ready" ? before.items : [];
      $found.set({ status: "ready", items: [...earlier, ...items], more, isLoadingMore: false });
    } catch (error) {
      if (!isAborted(error)) $found.set({ status: "failed", error });
    }
  }

  function search(text: string): void {
    const wanted = text.trim();
    if (wanted === searched) return;
    start(wanted, typingMs);
  }

  function start(wanted: string, waitMs: number): void {
    searched = wanted;
    page = 1;
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    place.forget();
    if ([...wanted].length < minSearched) return $found.set({ status: "idle" });
    $found.set({ status: "loading" });
    timer = setTimeout(() => void find(), waitMs);
  }

  return {
    $found: $found as ReadableAtom<FoundState>,
    $jump: place.$jump,
    $left: place.$left,
    search,
    again: (): void => start(searched, 0),
    async loadMore(): Promise<void> {
      const state = $found.get();
      if (state.status !== "ready" || !state.more || state.isLoadingMore) return;
      $found.set({ ...state, isLoadingMore: true });
      page += 1;
      await find();
    },
    jump: place.jump,
    leave: place.leave,
    exit(): void {
      clearTimeout(timer);
      asking.abort();
    },
  };
}

/** Which of the messages is opened in its conversation. */
function createFoundPlace() {
  const $jump = atom<FoundMessage | null>(null);
  /** The one from which the person has come back. */
  const $left = atom<FoundMessage | null>(null);
  return {
    $jump: $jump as ReadableAtom<FoundMessage | null>,
    $left: $left as ReadableAtom<FoundMessage | null>,
    /** Opened again it is looked for again. */
    jump(found: FoundMessage | null): void {
      $jump.set(found && { ...found });
      if (found) $left.set(null);
    },
    /** Back to the results: the one that was opened has the focus. */
    leave(): void {
      $left.set($jump.get());
      $jump.set(null);
    },
    forget(): void {
      $jump.set(null);
      $left.set(null);
    },
  };
}
