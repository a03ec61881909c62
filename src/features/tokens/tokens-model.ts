// Tokens without their looks: the board that keeps itself up to date, what is done with tokens, and which one is on the
// screen. A token whose time is over is asked for anew, so that the next follows.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
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
} from "../../contract/exams/exam-tokens.ts";
import type { ScopedToken, ScopeKey, TokenBoard } from "../../contract/exams/exam-tokens.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { call } from "../../core/api.ts";
import { liveTopic } from "../../core/live-topic.ts";
import type { Live } from "../../core/live-topic.ts";

export type TokensModel = ReturnType<typeof createTokensModel>;

/** Not all at once: a school has several of these screens open. */
const latestAskMs = 500;
/** Timers of the browser take no longer waits. */
const longestTimerMs = 60 * 60 * 1000;

export const everything: ScopeKey = { scope: "global", id: "" };
export const isSameScope = (one: ScopeKey, other: ScopeKey): boolean =>
  one.scope === other.scope && one.id === other.id;

const isOlder = (state: Live<TokenBoard>, than: Date): boolean =>
  state.status === "ready" && state.asOf < than;

export function createTokensModel() {
  const abort = new AbortController();
  const $live = liveTopic(tokenTopic, {}, (_before, board) => board);
  const $state = atom<Live<TokenBoard>>({ status: "loading" });
  const $chosen = atom<ScopeKey>(everything);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unbind = $live.subscribe(show);

  function show(state: Live<TokenBoard>): void {
    const before = $state.get();
    // What was shown stays while the line is looked for again, and what was asked for earlier may answer later.
    if (before.status === "ready" && (state.status === "loading" || isOlder(state, before.asOf)))
      return;
    $state.set(state);
    clearTimeout(timer);
    if (state.status === "ready") waitForEnd(state.value);
  }

  /** `asked`: when, so that figures of that moment at least are in the answer. */
  async function showAnswer(asked: Date, answer: Promise<TokenBoard>): Promise<void> {
    const value = await answer;
    if (!abort.signal.aborted) show({ status: "ready", value, asOf: asked });
  }

  function waitForEnd({ scopes }: TokenBoard): void {
    const ends = scopes.flatMap(({ token }) => (token ? [Date.parse(token.expires_at)] : []));
    if (ends.length === 0) return;
    const wait = Math.max(0, Math.min(...ends) - serverNow().getTime());
    timer = setTimeout(
      () => void load().catch(() => undefined),
      Math.min(wait + Math.random() * latestAskMs, longestTimerMs),
    );
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

  /** A refused one has been overtaken by somebody else: the board is asked for anew. @throws ServerError */
  async function take(answer: Promise<TokenBoard>): Promise<void> {
    try {
      await showAnswer(serverNow(), answer);
    } catch (error) {
      void load();
      throw error;
    }
  }

  const seenToken = ({ scope, id, token }: ScopedToken) => ({
    scope,
    id,
    token_id: token?.id ?? "-",
  });

  return {
    $state: $state as ReadableAtom<Live<TokenBoard>>,
    /** The one on the screen; the first when it is no more. */
    $shown: computed([$state, $chosen], (state, chosen): ScopedToken | null => {
      if (state.status !== "ready") return null;
      const { scopes } = state.value;
      return scopes.find((one) => one.is_own && isSameScope(one, chosen)) ?? scopes[0] ?? null;
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
    /** Nobody waits for it: what is shown is shown. */
    noteShown({ token }: ScopedToken): void {
      if (token) take(call(showToken, { token_id: token.id })).catch(() => undefined);
    },
    exit(): void {
      abort.abort();
      clearTimeout(timer);
      unbind();
    },
  };
}
