// The live board without its looks: rows that keep themselves up to date, what is shown of them, how old they are, and what is
// new among the incidents. Nothing moves under a hand: while it is held, a list keeps its order.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import { boardTopic, getBoard } from "../../../contract/exams/monitor.ts";
import type { BoardHead } from "../../../contract/exams/monitor.ts";
import { readBoard } from "../../../domain/exams/sittings/live-board.ts";
import type { LiveBoard } from "../../../domain/exams/sittings/live-board.ts";
import { sittingRowStates } from "../../../domain/exams/sittings/sitting-row-state.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { $connection } from "../../../core/live.ts";
import { liveTopic } from "../../../core/live-topic.ts";
import type { Live } from "../../../core/live-topic.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";
import { applyPatch } from "./monitor-rows.ts";
import { asListed, keptIncidents, keptOrder, noFilters, viewOf } from "./monitor-state.ts";
import type { BoardFilters, BoardView, ListedIncident } from "./monitor-state.ts";

export type BoardModel = ReturnType<typeof createBoardModel>;
export type Shown = {
  head: BoardHead;
  view: BoardView;
  ids: readonly string[];
  incidents: readonly ListedIncident[];
  now: number;
  /** Whole seconds since these were so. */
  age: number;
};
type State =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | ({ status: "ready" } & Shown);

/** From then on the figures are not passed off as those of now. */
export const staleSeconds = 15;
const screen = "monitor";

export function createBoardModel(id: string) {
  const abort = new AbortController();
  const $live = liveTopic(boardTopic, { id }, applyPatch, readBoard);
  const $state = atom<State>({ status: "loading" });
  const $filters = atom<BoardFilters>(readFilters());
  const $selected = atom<ReadonlySet<string>>(new Set());
  const $hasSound = atom(readPreferences(screen).sound === true);
  const $news = atom<readonly ListedIncident[]>([]);
  const held = { rows: false, incidents: false };
  let known: ReadonlySet<string> | null = null;
  let latest: { board: LiveBoard; asOf: Date } | null = null;

  function hear(state: Live<LiveBoard>): void {
    if (state.status === "ready")
      latest =
        !latest || state.asOf >= latest.asOf ? { board: state.value, asOf: state.asOf } : latest;
    else if (state.status === "failed") {
      latest = null;
      $state.set({ status: "failed", error: state.error });
    }
    show();
  }

  function show(): void {
    if (!latest) return;
    const { board, asOf } = latest;
    const now = serverNow().getTime();
    const filters = $filters.get();
    const maxLeave = board.head.max_leave;
    const view = viewOf(board.rows, { filters, now, maxLeave });
    const before = $state.get();
    const was = before.status === "ready" ? before : null;
    const ids = held.rows && was ? keptOrder(was.ids, view.all) : view.ids;
    const incidents =
      held.incidents && was
        ? keptIncidents(was.incidents, view.incidents)
        : view.incidents.map(asListed);
    noteNews(incidents.filter(({ isOver }) => !isOver));
    const age = Math.max(0, Math.floor((now - asOf.getTime()) / 1000));
    $state.set({ status: "ready", head: board.head, view, ids, incidents, now, age });
  }

  /** Those that were there when one came are no news. */
  function noteNews(incidents: readonly ListedIncident[]): void {
    const keys = new Set(incidents.map(({ key }) => key));
    const fresh = known ? incidents.filter(({ key }) => !known?.has(key)) : [];
    known = keys;
    const unseen = $news.get().filter(({ key }) => keys.has(key));
    if (fresh.length > 0 || unseen.length < $news.get().length) $news.set([...unseen, ...fresh]);
  }

  const unbind = $live.subscribe(hear);
  const timer = setInterval(show, 1000);

  return {
    id,
    $state: $state as ReadableAtom<State>,
    $filters: $filters as ReadableAtom<BoardFilters>,
    $selected: $selected as ReadableAtom<ReadonlySet<string>>,
    $hasSound: $hasSound as ReadableAtom<boolean>,
    /** Incidents that came since somebody was last at work here. */
    $news: $news as ReadableAtom<readonly ListedIncident[]>,
    /** By calls, because there is no socket. */
    $isPolling: computed($connection, (connection) => connection !== "connected"),
    filter(change: Partial<BoardFilters>): void {
      const filters = { ...$filters.get(), ...change };
      $filters.set(filters);
      const set = Object.entries(filters).filter(([, value]) => value !== "");
      const { board } = readQuery();
      replaceQuery({ ...(board === undefined ? {} : { board }), ...Object.fromEntries(set) });
      // What was asked for is shown, wherever the pointer is.
      const { rows } = held;
      held.rows = false;
      show();
      held.rows = rows;
    },
    hold(list: keyof typeof held, isHeld: boolean): void {
      if (held[list] === isHeld) return;
      held[list] = isHeld;
      if (!isHeld) show();
    },
    select(ids: readonly string[], isSelected: boolean): void {
      const next = new Set($selected.get());
      for (const each of ids) {
        if (isSelected) next.add(each);
        else next.delete(each);
      }
      $selected.set(next);
    },
    setSound(hasSound: boolean): void {
      writePreference(screen, "sound", hasSound);
      $hasSound.set(hasSound);
    },
    /** Somebody is at work here: what is new has been seen. */
    look(): void {
      if ($news.get().length > 0) $news.set([]);
    },
    /** Asks at once. Never throws: what is shown says how old it is. */
    async refresh(): Promise<void> {
      const asOf = serverNow();
      try {
        const board = await call(getBoard, { id }, { signal: abort.signal });
        if (!abort.signal.aborted) hear({ status: "ready", value: readBoard(board), asOf });
      } catch (error) {
        if (!abort.signal.aborted && !latest) $state.set({ status: "failed", error });
      }
    },
    exit(): void {
      abort.abort();
      clearInterval(timer);
      unbind();
    },
  };
}

function readFilters(): BoardFilters {
  const { room = "", sesi = "", group = "", state = "", q = "" } = readQuery();
  const known = sittingRowStates.find((one) => one === state) ?? "";
  return { ...noFilters, room, sesi, group, state: known, q };
}
