// The board of a schedule's sessions without its looks: who is where, what is chosen, moving, undoing, and what others do
// meanwhile. Every move is saved at once.
import { atom, computed } from "nanostores";
import type { ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  changeScheduleSessions,
  getScheduleSessions,
  getSessionMembers,
  moveSessionMembers,
} from "../../../contract/exams/sessions.ts";
import type {
  ChangedMembers,
  FreedSeat,
  ScheduleSession,
  SessionMember,
  SessionMove,
} from "../../../contract/exams/sessions.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { readQuery, replaceQuery } from "../../../core/navigation.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { hasSeatThere, movedBetween, plain, textOf, withMoves } from "./board-state.ts";
import { othersText, refusedText, seatsText } from "./board-text.ts";
import { groupKey, boardColumns, noFilters, roomsOf } from "./board-rows.ts";
import type { BoardColumn, BoardFilters } from "./board-rows.ts";
import { $groups, $majors } from "./session-lookups.ts";
import type { Board, SessionPlan } from "./session-plan-rows.ts";
import { placeName, sessionsMessages } from "./sessions-messages.ts";

export type BoardState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; detail: Board };

/** What brings a change back. */
type Undo = {
  moves: SessionMove[];
  seats: FreedSeat[];
  /** The sessions as they were, where they were changed. */
  sessions: ScheduleSession[] | null;
};

const keptUndos = 20;
/** Of a search, so many are shown with their groups open. */
const fewFound = 30;

export type SessionsModel = ReturnType<typeof createSessionsModel>;

export function createSessionsModel(id: string) {
  const abort = new AbortController();
  const $state = atom<BoardState>({ status: "loading" });
  const $filters = atom<BoardFilters>(filtersOf(readQuery()));
  const $selected = atom<ReadonlySet<string>>(new Set());
  const $opened = atom<ReadonlySet<string>>(new Set());
  /** Of the few that were searched for, which stand open. */
  const $folded = atom<ReadonlySet<string>>(new Set());
  const $saving = atom(false);
  const $savedAt = atom<Date | null>(null);
  const $undos = atom<readonly Undo[]>([]);
  /** Whom others moved since the person last did something. */
  const $movedByOthers = atom<ReadonlySet<string>>(new Set());

  const board = (): Board | null => {
    const state = $state.get();
    return state.status === "ready" ? state.detail : null;
  };
  const $paths = computed($groups, (groups): ReadonlyMap<string, string> => {
    const items = groups.status === "ready" ? groups.items : [];
    return new Map(items.map((group) => [group.id, group.path]));
  });
  const $columns = computed([$state, $filters, $paths], (state, filters, paths): BoardColumn[] => {
    if (state.status !== "ready") return [];
    const { info, members } = state.detail;
    return boardColumns({ ...info, members, paths, filters });
  });
  const $searched = computed([$columns, $filters], (columns, { q }): readonly string[] | null => {
    const found = columns.reduce((sum, column) => sum + column.found, 0);
    if (q === "" || found > fewFound) return null;
    return columns.flatMap(({ sesi, groups }) => groups.map(({ key }) => groupKey(sesi, key)));
  });
  const $open = computed([$searched, $opened, $folded], (searched, opened, folded) =>
    searched ? new Set(searched.filter((key) => !folded.has(key))) : opened,
  );
  const $chosen = computed([$state, $selected], (state, selected): SessionMember[] =>
    state.status === "ready" ? state.detail.members.filter((one) => selected.has(one.id)) : [],
  );

  async function fetchBoard(): Promise<Board> {
    const { signal } = abort;
    const [info, { members, revision }] = await Promise.all([
      call(getScheduleSessions, { id }, { signal }),
      call(getSessionMembers, { id }, { signal }),
    ]);
    // Whatever was written between the two answers is found out by the next look.
    return { info: { ...info, revision }, members };
  }

  async function load(): Promise<void> {
    $state.set({ status: "loading" });
    try {
      const detail = await fetchBoard();
      if (!abort.signal.aborted) show(detail);
    } catch (error) {
      if (!abort.signal.aborted) $state.set({ status: "failed", error });
    }
  }

  function show(detail: Board): void {
    $state.set({ status: "ready", detail });
    const there = new Set(detail.members.map((member) => member.id));
    $selected.set(new Set([...$selected.get()].filter((one) => there.has(one))));
  }

  /** Fetches all anew and says what somebody else has changed meanwhile. `own`: the sessions as we have left them. */
  async function refresh(own?: readonly ScheduleSession[]): Promise<void> {
    const old = board();
    const detail = await fetchBoard();
    if (abort.signal.aborted) return;
    show(detail);
    if (old) tellOthers(old, detail, own ?? old.info.sessions);
  }

  function tellOthers(old: Board, now: Board, own: readonly ScheduleSession[]): void {
    const moved = movedBetween(old, now);
    const hasOtherSessions = textOf(own) !== textOf(now.info.sessions);
    if (moved.length === 0 && !hasOtherSessions) return;
    $movedByOthers.set(new Set(moved.map((member) => member.id)));
    notify(responseCodes.warning, sessionsMessages.get().othersTitle, othersText(moved));
  }

  /** Asks whether anything is different by now, which costs little. */
  async function check(): Promise<void> {
    const known = board();
    if (!known || $saving.get()) return;
    try {
      const { revision } = await call(getScheduleSessions, { id }, { signal: abort.signal });
      if (!$saving.get() && revision !== board()?.info.revision) await refresh();
    } catch {
      // Whoever moves somebody next hears why.
    }
  }

  let latest: Promise<unknown> = Promise.resolve();
  /** One after the other, each on the board as the one before left it. Null: nothing was written, and why is said. */
  function saving<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
    const turn = latest.then(async () => {
      $saving.set(true);
      try {
        const result = await work();
        if (result !== null) $savedAt.set(serverNow());
        return result;
      } catch (error) {
        if (!abort.signal.aborted) reportError(error);
        return null;
      } finally {
        $saving.set(false);
      }
    });
    latest = turn;
    return turn;
  }

  async function send(
    input: { sessions: ScheduleSession[]; moves: SessionMove[]; seats: FreedSeat[] },
    { isWhole, own }: { isWhole: boolean; own?: readonly ScheduleSession[] },
  ): Promise<ChangedMembers> {
    const known = board();
    const left = own ?? [...(known?.info.sessions ?? []), ...input.sessions];
    const change = await call(moveSessionMembers, { id, ...input }, { signal: abort.signal });
    if (known) show(withMoves(known, change));
    const isStale = change.revision_before !== known?.info.revision || change.refused.length > 0;
    if (isWhole || isStale || hasSeatThere(known, change)) await refresh(left);
    const refused = refusedText(change.refused);
    if (refused !== null) {
      notify(responseCodes.warning, sessionsMessages.get().notMoved, refused);
    }
    return change;
  }

  function remember(undo: Undo, title: string, body: string): void {
    if (undo.moves.length === 0 && undo.sessions === null) return;
    $undos.set([...$undos.get(), undo].slice(-keptUndos));
    const run = () => void takeBack(undo);
    notify(responseCodes.success, title, body, { label: sessionsMessages.get().undo, run });
  }

  async function takeBack(undo: Undo): Promise<void> {
    // Pressed twice, it is taken back once.
    if (!$undos.get().includes(undo)) return;
    $undos.set($undos.get().filter((one) => one !== undo));
    const t = sessionsMessages.get();
    const change = await saving(async () => {
      const { sessions, moves, seats } = undo;
      const present = board()?.info.sessions ?? [];
      const comesBack = sessions?.some(({ sesi }) => !present.some((one) => one.sesi === sesi));
      if (sessions && comesBack) await putSessions(sessions);
      const own = sessions && comesBack ? { own: sessions } : {};
      const done = await send({ sessions: [], moves, seats }, { isWhole: true, ...own });
      if (sessions && !comesBack) {
        await putSessions(sessions);
        await refresh(sessions);
      }
      return done;
    });
    if (!change) {
      $undos.set([...$undos.get(), undo]);
      return;
    }
    const lost = change.seats_lost;
    const body = t.undoneBody({ count: formatNumber(change.moved) });
    if (lost > 0)
      notify(responseCodes.warning, t.undone, t.seatsLost({ count: formatNumber(lost) }));
    else notify(responseCodes.success, t.undone, body);
  }

  async function putSessions(sessions: readonly ScheduleSession[]) {
    const expected = (board()?.info.sessions ?? []).map(plain);
    const input = { id, expected, sessions: sessions.map(plain) };
    return call(changeScheduleSessions, input, { signal: abort.signal });
  }

  const stopPaths = $paths.listen(() => undefined);
  void load();
  $groups.refresh().catch(() => undefined);
  $majors.refresh().catch(() => undefined);

  return {
    id,
    $state: $state as ReadableAtom<BoardState>,
    $filters: $filters as ReadableAtom<BoardFilters>,
    $selected: $selected as ReadableAtom<ReadonlySet<string>>,
    $open: $open as ReadableAtom<ReadonlySet<string>>,
    $saving: $saving as ReadableAtom<boolean>,
    $savedAt: $savedAt as ReadableAtom<Date | null>,
    $undos: $undos as ReadableAtom<readonly Undo[]>,
    $movedByOthers: $movedByOthers as ReadableAtom<ReadonlySet<string>>,
    $paths,
    $columns,
    $chosen,
    $rooms: computed($state, (state) =>
      state.status === "ready" ? roomsOf(state.detail.members) : [],
    ),
    retry: load,
    check,
    refresh: () => refresh().catch(reportError),

    filter(change: Partial<BoardFilters>): void {
      const filters = { ...$filters.get(), ...change };
      $filters.set(filters);
      $folded.set(new Set());
      const asked = Object.entries(filters).filter(([, value]) => value !== "");
      replaceQuery(Object.fromEntries(asked));
    },

    select(ids: readonly string[], isOn: boolean): void {
      const selected = new Set($selected.get());
      for (const one of ids) {
        if (isOn) selected.add(one);
        else selected.delete(one);
      }
      $selected.set(selected);
    },
    clearSelection: () => $selected.set(new Set()),

    /** `key`: of a column and a group. */
    toggle(key: string): void {
      const $toggled = $searched.get() ? $folded : $opened;
      const toggled = new Set($toggled.get());
      if (!toggled.delete(key)) toggled.add(key);
      $toggled.set(toggled);
    },

    /** Into a session, or out of theirs with null. */
    async move(ids: readonly string[], sesi: number | null): Promise<void> {
      const wanted = new Set(ids);
      const change = await saving(async () => {
        const moves = (board()?.members ?? [])
          .filter((member) => wanted.has(member.id) && member.sesi !== sesi)
          .map((member) => ({ participant_id: member.id, sesi, expected: member.sesi }));
        if (moves.length === 0) return null;
        $movedByOthers.set(new Set());
        return send({ sessions: [], moves, seats: [] }, { isWhole: false });
      });
      if (!change || change.moved === 0) return;
      $selected.set(new Set());
      const t = sessionsMessages.get();
      const said = { count: formatNumber(change.moved), to: placeName(sesi) };
      const body = sesi === null ? t.takenOutBody(said) : t.movedBody(said);
      const undo = { moves: change.before, seats: change.seats, sessions: null };
      remember(undo, sesi === null ? t.takenOut : t.moved, body + seatsText(change));
    },

    /** A plan that was shown. True: it is written. */
    async apply({ sessions, moves }: SessionPlan): Promise<boolean> {
      const before = board()?.info.sessions.map(plain) ?? [];
      const change = await saving(() =>
        send({ sessions, moves, seats: [] }, { isWhole: sessions.length > 0 }),
      );
      if (!change) return false;
      const undo = {
        moves: change.before,
        seats: change.seats,
        sessions: sessions.length > 0 ? before : null,
      };
      const t = sessionsMessages.get();
      const body = t.placedBody({ count: formatNumber(change.moved) }) + seatsText(change);
      remember(undo, t.placed, body);
      return true;
    },

    /** The whole list of sessions. True: it is written. */
    async setSessions(sessions: readonly ScheduleSession[]): Promise<boolean> {
      const before = board()?.info.sessions.map(plain) ?? [];
      const change = await saving(async () => {
        const done = await putSessions(sessions);
        show(await fetchBoard());
        return done;
      });
      if (!change) {
        await refresh().catch(() => undefined);
        return false;
      }
      const t = sessionsMessages.get();
      const undo = { moves: change.before, seats: change.seats, sessions: before };
      remember(
        undo,
        t.sessionsSaved,
        t.sessionsSavedBody({ count: formatNumber(sessions.length) }),
      );
      return true;
    },

    async undo(): Promise<void> {
      const last = $undos.get().at(-1);
      if (last) await takeBack(last);
    },

    exit(): void {
      stopPaths();
      abort.abort();
    },
  };
}

function filtersOf(query: Readonly<Record<string, string>>): BoardFilters {
  const { q, group, jurusan, room } = { ...noFilters, ...query };
  return { q, group, jurusan, room };
}
