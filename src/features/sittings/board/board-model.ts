// The live board without its view: rows that are kept up to date, what is shown of them, how old they are, and which incidents
// are new. Nothing moves under the pointer: while it is held, a list keeps its order.
import { atom, computed, type ReadableAtom } from "nanostores";
import { boardTopic, getBoard, type BoardHead } from "../../../contract/exams/board/boards.ts";
import {
  closingTimes,
  examClock,
  spanOf,
  type Span,
} from "../../../domain/exams/sittings/board-span.ts";
import { readBoard, type LiveBoard } from "../../../domain/exams/sittings/live-board.ts";
import { sittingRowStates } from "../../../domain/exams/sittings/sitting-row-state.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { $connection } from "../../../core/live.ts";
import { liveTopic, staleSeconds, type Live } from "../../../core/live-topic.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";
import { applyPatch } from "./board-rows.ts";
import { createFiguresDelivery } from "./figures-delivery.ts";
import {
  asListed,
  keptIncidents,
  keptOrder,
  noFilters,
  viewOf,
  type BoardFilters,
  type BoardView,
  type ListedIncident,
} from "./board-state.ts";

export type BoardModel = ReturnType<typeof createBoardModel>;
export type Shown = {
  head: BoardHead;
  /** Of the session that is looked at. */
  span: Span;
  view: BoardView;
  ids: readonly string[];
  incidents: readonly ListedIncident[];
  /** By the server's clock. */
  now: number;
  /** The instant that states, remaining times and ages are computed for: now, the time of the figures once they are outdated, or when the exam was stopped. */
  at: number;
  /** Whole seconds since these were so. */
  age: number;
  /** The figures are outdated, because the connection is lost. */
  isStale: boolean;
};
type State =
  | { status: "loading" }
  /** `wasShown`: there was a board before. */
  | { status: "failed"; error: unknown; wasShown: boolean }
  | ({ status: "ready" } & Shown);

const screen = "monitor";
const opened = { status: "ready" } as const;

export function createBoardModel(id: string) {
  const abort = new AbortController();
  const filters = createBoardFilters();
  const news = createIncidentNews();
  const absences = createNotedAbsences(id);
  const shown = createShownBoard(filters.$filters, absences.$noted, news.note);
  const { $state, held } = shown;
  const stop = liveTopic(boardTopic, { id }, applyPatch, readBoard).subscribe(shown.receive);

  return {
    ...createRowSelection(),
    ...createSound(),
    id,
    $state,
    /** Whether there is a board. It does not change each second, as the state does. */
    $opening: computed($state, (state) => (state.status === "ready" ? opened : state)),
    $filters: filters.$filters,
    $news: news.$news,
    /** A person is working on the board: the new incidents were seen. */
    markSeen: news.markSeen,
    /** By calls, because there is no socket. */
    $isPolling: computed($connection, (connection) => connection !== "connected"),
    filter(change: Partial<BoardFilters>): void {
      filters.change(change);
      // The rows that were asked for are shown, wherever the pointer is.
      const { rows } = held;
      held.rows = false;
      shown.show();
      held.rows = rows;
    },
    /** These are absent, as staff know: they are no incident any more, on this PC. */
    noteAbsent(ids: readonly string[], isNoted: boolean): void {
      absences.note(ids, isNoted);
      shown.show();
    },
    hold(list: keyof typeof held, isHeld: boolean): void {
      if (held[list] === isHeld) return;
      held[list] = isHeld;
      if (!isHeld) shown.show();
    },
    /** Polls at once. Never throws: the age of the figures is shown. */
    async refresh(): Promise<void> {
      const asOf = serverNow();
      try {
        const board = await call(getBoard, { id }, { signal: abort.signal });
        if (abort.signal.aborted) return;
        shown.receive({ status: "ready", value: readBoard(board), asOf });
        shown.show();
      } catch (error) {
        if (!abort.signal.aborted) shown.failFirst(error);
      }
    },
    exit(): void {
      abort.abort();
      stop();
      shown.exit();
    },
  };
}

/** What is shown of the latest board. A list that is held keeps its order. `note` receives the incidents that are not over. */
function createShownBoard(
  $filters: ReadableAtom<BoardFilters>,
  $noted: ReadableAtom<ReadonlySet<string>>,
  note: (incidents: readonly ListedIncident[]) => void,
) {
  const $state = atom<State>({ status: "loading" });
  const held = { rows: false, incidents: false };
  let latest: DatedBoard | null = null;
  const compute = () => latest && figuresOf(latest, $filters.get(), $noted.get());

  function publish(figures: BoardFigures): void {
    const before = $state.get();
    const was = before.status === "ready" ? before : null;
    const { view } = figures;
    const ids = held.rows && was ? keptOrder(was.ids, view.all) : view.ids;
    const incidents =
      held.incidents && was
        ? keptIncidents(was.incidents, view.incidents)
        : view.incidents.map(asListed);
    note(incidents.filter(({ isOver }) => !isOver));
    $state.set({ status: "ready", ...figures, ids, incidents });
  }
  const delivery = createFiguresDelivery(compute, publish);

  function fail(error: unknown): void {
    const before = $state.get();
    const wasShown = before.status === "ready" || (before.status === "failed" && before.wasShown);
    $state.set({ status: "failed", error, wasShown });
  }

  return {
    $state: $state as ReadableAtom<State>,
    held,
    show: delivery.now,
    receive(state: Live<LiveBoard>): void {
      if (state.status === "ready" && (!latest || state.asOf >= latest.asOf))
        latest = { board: state.value, asOf: state.asOf };
      else if (state.status === "failed") {
        latest = null;
        fail(state.error);
      }
      // What is computed already must not overwrite a failure.
      if (latest) delivery.soon();
      else delivery.now();
    },
    /** Figures that were shown before stay, with their age. */
    failFirst(error: unknown): void {
      if (!latest) fail(error);
    },
    exit: delivery.end,
  };
}

type DatedBoard = { board: LiveBoard; asOf: Date };
type BoardFigures = Omit<Shown, "ids" | "incidents">;

function figuresOf(
  { board: { head, rows }, asOf }: DatedBoard,
  filters: BoardFilters,
  noted: ReadonlySet<string>,
): BoardFigures {
  const now = serverNow().getTime();
  const age = Math.max(0, Math.floor((now - asOf.getTime()) / 1000));
  const isStale = age > staleSeconds;
  // Computed for now, every participant would seem to be cut off, since nothing newer has arrived from anybody.
  const at = examClock(head, isStale ? asOf.getTime() : now);
  const rules = { now: at, maxLeave: head.max_leave, closesAt: closingTimes(head) };
  const view = viewOf(rows, { filters, ...rules, noted });
  return { head, span: spanOf(head, at, filters.sesi), view, now, at, age, isStale };
}

/** Incidents that came since a person last worked on the board. Those that the first board holds are not new. */
function createIncidentNews() {
  const $news = atom<readonly ListedIncident[]>([]);
  let known: ReadonlySet<string> | null = null;
  return {
    $news: $news as ReadableAtom<readonly ListedIncident[]>,
    note(incidents: readonly ListedIncident[]): void {
      const keys = new Set(incidents.map(({ key }) => key));
      const fresh = known ? incidents.filter(({ key }) => !known?.has(key)) : [];
      known = keys;
      const unseen = $news.get().filter(({ key }) => keys.has(key));
      if (fresh.length > 0 || unseen.length < $news.get().length) $news.set([...unseen, ...fresh]);
    },
    markSeen(): void {
      if ($news.get().length > 0) $news.set([]);
    },
  };
}

/** Kept in the address, beside the name of the board. */
function createBoardFilters() {
  const $filters = atom<BoardFilters>(readFilters());
  return {
    $filters: $filters as ReadableAtom<BoardFilters>,
    change(change: Partial<BoardFilters>): void {
      const filters = { ...$filters.get(), ...change };
      $filters.set(filters);
      const set = Object.entries(filters).filter(([, value]) => value !== "");
      const { board } = readQuery();
      replaceQuery({ ...(board === undefined ? {} : { board }), ...Object.fromEntries(set) });
    },
  };
}

/** Remembered by this PC for the board that somebody noted it on last. */
function createNotedAbsences(board: string) {
  const { noted: stored } = readPreferences(screen);
  const $noted = atom<ReadonlySet<string>>(new Set(notedOn(board, stored)));
  return {
    $noted: $noted as ReadableAtom<ReadonlySet<string>>,
    note(ids: readonly string[], isNoted: boolean): void {
      const changed = new Set(ids);
      const others = [...$noted.get()].filter((id) => !changed.has(id));
      const noted = isNoted ? [...others, ...ids] : others;
      $noted.set(new Set(noted));
      writePreference(screen, "noted", { board, ids: noted });
    },
  };
}

function notedOn(board: string, stored: unknown): string[] {
  const { board: of, ids } = (stored ?? {}) as { board?: unknown; ids?: unknown };
  return of === board && Array.isArray(ids) ? ids.map(String) : [];
}

function createRowSelection() {
  const $selected = atom<ReadonlySet<string>>(new Set());
  return {
    $selected: $selected as ReadableAtom<ReadonlySet<string>>,
    select(ids: readonly string[], isSelected: boolean): void {
      const next = new Set($selected.get());
      for (const each of ids) {
        if (isSelected) next.add(each);
        else next.delete(each);
      }
      $selected.set(next);
    },
  };
}

function createSound() {
  const $hasSound = atom(readPreferences(screen).sound === true);
  return {
    $hasSound: $hasSound as ReadableAtom<boolean>,
    setSound(hasSound: boolean): void {
      writePreference(screen, "sound", hasSound);
      $hasSound.set(hasSound);
    },
  };
}

function readFilters(): BoardFilters {
  const { room = "", sesi = "", group = "", state = "", q = "" } = readQuery();
  const known = sittingRowStates.find((one) => one === state) ?? "";
  return { ...noFilters, room, sesi, group, state: known, q };
}
