// Changes of the board: moving members, applying a plan, and changing the list of sessions. Each is saved at once, one after
// the other, and can be undone.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  changeScheduleSessions,
  moveSessionMembers,
  type ChangedMembers,
  type FreedSeat,
  type ScheduleSession,
  type SessionMove,
} from "../../../contract/exams/sessions/sessions.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { hasSeatThere, plain, withMoves } from "./session-board-state.ts";
import {
  movedText,
  placedText,
  refusedText,
  sessionsSavedText,
  undoneText,
} from "./session-board-text.ts";
import type { BoardDataModel } from "./session-board-data-model.ts";
import type { SessionPlan } from "./session-plan-rows.ts";
import { sessionsMessages } from "./sessions-messages.ts";

/** What an undo restores. */
type Undo = {
  moves: SessionMove[];
  seats: FreedSeat[];
  /** The sessions before the change; null: it did not change them. */
  sessions: ScheduleSession[] | null;
};

const keptUndos = 20;

/** Runs saves one after the other, each on the board as the save before left it. */
export function createSaveQueue(signal: AbortSignal) {
  const $saving = atom(false);
  const $savedAt = atom<Date | null>(null);
  let latest: Promise<unknown> = Promise.resolve();

  return {
    $saving: $saving as ReadableAtom<boolean>,
    $savedAt: $savedAt as ReadableAtom<Date | null>,
    /** Null: nothing was written, and the reason was shown. */
    save<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
      const turn = latest.then(async () => {
        $saving.set(true);
        try {
          const result = await work();
          if (result !== null) $savedAt.set(serverNow());
          return result;
        } catch (error) {
          if (!signal.aborted) reportError(error);
          return null;
        } finally {
          $saving.set(false);
        }
      });
      latest = turn;
      return turn;
    },
  };
}

type Context = {
  data: BoardDataModel;
  save: ReturnType<typeof createSaveQueue>["save"];
  calls: ReturnType<typeof createBoardCalls>;
};

export function createBoardChangesModel(
  id: string,
  data: BoardDataModel,
  { save }: ReturnType<typeof createSaveQueue>,
  signal: AbortSignal,
) {
  const calls = createBoardCalls(id, data, signal);
  const { $undos, remember, undo } = createUndos({ data, save, calls });

  return {
    $undos,
    undo,
    /** Into a session, or out of theirs with null. True: somebody was moved. */
    async move(ids: readonly string[], sesi: number | null): Promise<boolean> {
      const wanted = new Set(ids);
      const change = await save(async () => {
        const moves = (data.board()?.members ?? [])
          .filter((member) => wanted.has(member.id) && member.sesi !== sesi)
          .map((member) => ({ participant_id: member.id, sesi, expected: member.sesi }));
        if (moves.length === 0) return null;
        data.forgetOthers();
        return calls.send({ sessions: [], moves, seats: [] }, { isWhole: false });
      });
      if (!change || change.moved === 0) return false;
      remember(
        { moves: change.before, seats: change.seats, sessions: null },
        movedText(change, sesi),
      );
      return true;
    },

    /** A plan that was shown. True: it is written. */
    async apply({ sessions, moves }: SessionPlan): Promise<boolean> {
      const before = data.board()?.info.sessions.map(plain) ?? [];
      const isWhole = sessions.length > 0;
      const change = await save(() => calls.send({ sessions, moves, seats: [] }, { isWhole }));
      if (!change) return false;
      const undone = { moves: change.before, seats: change.seats };
      remember({ ...undone, sessions: isWhole ? before : null }, placedText(change));
      return true;
    },

    /** The whole list of sessions. True: it is written. */
    async setSessions(sessions: readonly ScheduleSession[]): Promise<boolean> {
      const before = data.board()?.info.sessions.map(plain) ?? [];
      const change = await save(async () => {
        const done = await calls.putSessions(sessions);
        await data.reload();
        return done;
      });
      if (!change) {
        await data.refresh().catch(() => undefined);
        return false;
      }
      const undone = { moves: change.before, seats: change.seats, sessions: before };
      remember(undone, sessionsSavedText(sessions.length));
      return true;
    },
  };
}

/** The two calls that write. What the server answers is shown. */
function createBoardCalls(id: string, data: BoardDataModel, signal: AbortSignal) {
  return {
    /** `isWhole`: the answer does not hold everything that changes, so the board is loaded again. */
    async send(
      input: { sessions: ScheduleSession[]; moves: SessionMove[]; seats: FreedSeat[] },
      { isWhole, own }: { isWhole: boolean; own?: readonly ScheduleSession[] },
    ): Promise<ChangedMembers> {
      const known = data.board();
      const left = own ?? [...(known?.info.sessions ?? []), ...input.sessions];
      const change = await call(moveSessionMembers, { id, ...input }, { signal });
      if (known) data.show(withMoves(known, change));
      const isStale = change.revision_before !== known?.info.revision || change.refused.length > 0;
      if (isWhole || isStale || hasSeatThere(known, change)) await data.refresh(left);
      const refused = refusedText(change.refused);
      if (refused !== null) {
        notify(responseCodes.warning, sessionsMessages.get().notMoved, refused);
      }
      return change;
    },

    putSessions(sessions: readonly ScheduleSession[]) {
      const expected = (data.board()?.info.sessions ?? []).map(plain);
      const input = { id, expected, sessions: sessions.map(plain) };
      return call(changeScheduleSessions, input, { signal });
    },
  };
}

function createUndos({ data, save, calls }: Context) {
  const $undos = atom<readonly Undo[]>([]);

  function remember(undo: Undo, { title, body }: { title: string; body: string }): void {
    if (undo.moves.length === 0 && undo.sessions === null) return;
    $undos.set([...$undos.get(), undo].slice(-keptUndos));
    const run = () => void takeBack(undo);
    notify(responseCodes.success, title, body, { label: sessionsMessages.get().undo, run });
  }

  async function takeBack(undo: Undo): Promise<void> {
    // A second click on the same notice does nothing.
    if (!$undos.get().includes(undo)) return;
    $undos.set($undos.get().filter((one) => one !== undo));
    const change = await save(() => restore(undo));
    if (!change) {
      $undos.set([...$undos.get(), undo]);
      return;
    }
    const code = change.seats_lost > 0 ? responseCodes.warning : responseCodes.success;
    notify(code, sessionsMessages.get().undone, undoneText(change));
  }

  /** Sessions that were removed are restored before their members, sessions that were added are removed after them. */
  async function restore({ sessions, moves, seats }: Undo): Promise<ChangedMembers> {
    const present = data.board()?.info.sessions ?? [];
    const comesBack = sessions?.some(({ sesi }) => !present.some((one) => one.sesi === sesi));
    if (sessions && comesBack) await calls.putSessions(sessions);
    const own = sessions && comesBack ? { own: sessions } : {};
    const done = await calls.send({ sessions: [], moves, seats }, { isWhole: true, ...own });
    if (sessions && !comesBack) {
      await calls.putSessions(sessions);
      await data.refresh(sessions);
    }
    return done;
  }

  return {
    $undos: $undos as ReadableAtom<readonly Undo[]>,
    remember,
    async undo(): Promise<void> {
      const last = $undos.get().at(-1);
      if (last) await takeBack(last);
    },
  };
}
