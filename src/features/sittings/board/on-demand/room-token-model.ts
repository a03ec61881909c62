// Which token counts in a room of an exam, kept up to date: when its time is over, it is asked what follows.
import { atom, type ReadableAtom } from "nanostores";
import {
  getTokenBoard,
  tokenTopic,
  type ScopedToken,
  type TokenBoard,
} from "../../../../contract/exams/exam-tokens.ts";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { call } from "../../../../core/api.ts";
import { liveTopic } from "../../../../core/live-topic.ts";

type Place = { schedule: string; room: string };

/** Not all phones at once. */
const latestAskMs = 500;

export function createRoomTokenModel(place: Place) {
  const $counting = atom<ScopedToken | null>(null);
  /** When that was so, by the server's clock. */
  const $asOf = atom<Date | null>(null);
  const $live = liveTopic(tokenTopic, {}, (_before, board) => board);
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unbind = $live.subscribe((state) => {
    if (state.status === "failed") $counting.set(null);
    if (state.status === "ready") show(state.value, state.asOf);
  });

  function show(board: TokenBoard, asOf: Date): void {
    $asOf.set(asOf);
    const counting = countingToken(board, place);
    $counting.set(counting);
    clearTimeout(timer);
    if (!counting?.token) return;
    const wait = Math.max(0, Date.parse(counting.token.expires_at) - serverNow().getTime());
    timer = setTimeout(() => void refresh(), wait + Math.random() * latestAskMs);
  }

  async function refresh(): Promise<void> {
    const asked = serverNow();
    const board = await call(getTokenBoard, {}, { signal: abort.signal }).catch(() => null);
    if (board && !abort.signal.aborted) show(board, asked);
  }

  return {
    /** Null: none is asked for there. */
    $counting: $counting as ReadableAtom<ScopedToken | null>,
    $asOf: $asOf as ReadableAtom<Date | null>,
    refresh,
    exit(): void {
      abort.abort();
      clearTimeout(timer);
      unbind();
    },
  };
}

/** The narrowest that there is counts, released or not. A schedule that asks for none is not among the scopes. */
function countingToken({ scopes }: TokenBoard, { schedule, room }: Place): ScopedToken | null {
  const own = (scope: ScopedToken["scope"], id: string) =>
    scopes.find((one) => one.scope === scope && one.id === id && one.is_own);
  const isAsked = scopes.some(({ scope, id }) => scope === "schedule" && id === schedule);
  if (!isAsked) return null;
  return own("room", room) ?? own("schedule", schedule) ?? own("global", "") ?? null;
}
