// Tokens without their view: the board that is kept up to date, what is done with tokens, and which one is on the screen.
// When a token expires, the board is loaded again, so that the next token follows.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  dropToken,
  getTokenBoard,
  holdToken,
  openSession,
  releaseToken,
  replaceToken,
  showToken,
  tokenTopic,
  updateTokenRules,
  type ScopedToken,
  type ScopeKey,
  type TokenBoard,
} from "../../contract/exams/exam-tokens.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { call } from "../../core/api.ts";
import { liveTopic, type Live } from "../../core/live-topic.ts";

export type TokensModel = ReturnType<typeof createTokensModel>;

/** Not all at once: a school has several of these screens open. */
const latestAskMs = 500;
/** Timers of the browser take no longer waits. */
const longestTimerMs = 60 * 60 * 1000;

export const isSameScope = (one: ScopeKey, other: ScopeKey): boolean =>
  one.scope === other.scope && one.id === other.id;

const isOlder = (state: Live<TokenBoard>, than: Date): boolean =>
  state.status === "ready" && state.asOf < than;

export function createTokensModel() {
  const { $state, load, take, exit } = createTokenBoard();
  const $chosen = atom<ScopeKey | null>(null);

  return {
    $state,
    /** The scope on the screen. When none is chosen, or the chosen one no longer exists: the first that somebody is asked for. */
    $shown: computed([$state, $chosen], (state, chosen): ScopedToken | null => {
      if (state.status !== "ready") return null;
      const { scopes } = state.value;
      const own = scopes.filter(({ is_own: isOwn }) => isOwn);
      return (
        own.find((one) => chosen !== null && isSameScope(one, chosen)) ??
        own.find(({ schedules, token }) => schedules > 0 || token) ??
        scopes[0] ??
        null
      );
    }),
    load,
    choose: ({ scope, id }: ScopeKey): void => $chosen.set({ scope, id }),
    release: ({ scope, id }: ScopeKey) => take(call(releaseToken, { scope, id })),
    async releaseAll(scopes: readonly ScopedToken[]): Promise<void> {
      for (const { scope, id } of scopes) await take(call(releaseToken, { scope, id }));
    },
    replace: (one: ScopedToken, note: string) =>
      take(call(replaceToken, { ...seenToken(one), note })),
    hold: (one: ScopedToken) => take(call(holdToken, seenToken(one))),
    drop: ({ scope, id }: ScopeKey) => take(call(dropToken, { scope, id })),
    open: (schedule_id: string, sesi: number, expected: number) =>
      take(call(openSession, { schedule_id, sesi, expected })),
    saveRules: (auto: boolean, seconds: number, version: number) =>
      take(call(updateTokenRules, { auto, seconds, version })),
    /** Not awaited: whether it is recorded changes nothing on the screen. */
    noteShown({ token }: ScopedToken): void {
      if (token) take(call(showToken, { token_id: token.id })).catch(() => undefined);
    },
    exit,
  };
}

/** The newest known board, live and by calls; polled again when its first token expires. */
function createTokenBoard() {
  const abort = new AbortController();
  const $state = atom<Live<TokenBoard>>({ status: "loading" });
  const expiry = createExpiryTimer(() => void load().catch(() => undefined));
  const stop = liveTopic(tokenTopic, {}, (_before, board) => board).subscribe(show);

  function show(state: Live<TokenBoard>): void {
    const before = $state.get();
    // What is shown stays during a reconnect, and an earlier request may be answered later.
    if (before.status === "ready" && (state.status === "loading" || isOlder(state, before.asOf)))
      return;
    $state.set(state);
    if (state.status === "ready") expiry.start(state.value);
    else expiry.stop();
  }

  /** `asked`: when the request was sent; the answer holds at least what was true then. */
  async function showAnswer(asked: Date, answer: Promise<TokenBoard>): Promise<void> {
    const value = await answer;
    if (!abort.signal.aborted) show({ status: "ready", value, asOf: asked });
  }

  async function load(): Promise<void> {
    try {
      await showAnswer(serverNow(), call(getTokenBoard, {}, { signal: abort.signal }));
    } catch (error) {
      if (!abort.signal.aborted && $state.get().status !== "ready") {
        $state.set({ status: "failed", error });
      }
    }
  }

  return {
    $state: $state as ReadableAtom<Live<TokenBoard>>,
    load,
    /** When a concurrent writer was faster, the board is loaded again. @throws ServerError */
    async take(answer: Promise<TokenBoard>): Promise<void> {
      try {
        await showAnswer(serverNow(), answer);
      } catch (error) {
        void load();
        throw error;
      }
    },
    exit(): void {
      abort.abort();
      expiry.stop();
      stop();
    },
  };
}

function createExpiryTimer(expired: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start({ scopes }: TokenBoard): void {
      clearTimeout(timer);
      const ends = scopes.flatMap(({ token }) => (token ? [Date.parse(token.expires_at)] : []));
      if (ends.length === 0) return;
      const wait = Math.max(0, Math.min(...ends) - serverNow().getTime());
      timer = setTimeout(expired, Math.min(wait + Math.random() * latestAskMs, longestTimerMs));
    },
    stop: (): void => clearTimeout(timer),
  };
}

const seenToken = ({ scope, id, token }: ScopedToken) => ({
  scope,
  id,
  token_id: token?.id ?? "-",
});
