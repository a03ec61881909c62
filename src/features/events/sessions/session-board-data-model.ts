// The stored sessions and members of one schedule: loaded once, then compared with the server's revision. Publishes who was
// moved by somebody else meanwhile.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  getScheduleSessions,
  getSessionMembers,
  type ScheduleSession,
} from "../../../contract/exams/sessions/sessions.ts";
import { call } from "../../../core/api.ts";
import { notify } from "../../../core/notices.ts";
import { createDetail, type DetailState } from "../../../kit/record/create-detail.ts";
import { movedBetween, textOf } from "./session-board-state.ts";
import { othersText } from "./session-board-text.ts";
import type { Board } from "./session-plan-rows.ts";
import { sessionsMessages } from "./sessions-messages.ts";

export type BoardState = DetailState<Board>;

export type BoardDataModel = ReturnType<typeof createBoardDataModel>;

/** `$saving`: while a change of ours is written, its own answer brings the newest revision. */
export function createBoardDataModel(
  id: string,
  $saving: ReadableAtom<boolean>,
  signal: AbortSignal,
) {
  const loaded = createDetail((aborted) => fetchBoard(id, aborted));
  const { $state } = loaded;
  signal.addEventListener("abort", loaded.exit);
  const { $movedByOthers, report, forgetOthers } = createOthersMoves();

  const board = (): Board | null => {
    const state = $state.get();
    return state.status === "ready" ? state.detail : null;
  };
  const show = loaded.take;

  /** Loads everything again and reports what others have changed. `own`: the sessions as our last change left them. */
  async function refresh(own?: readonly ScheduleSession[]): Promise<void> {
    const old = board();
    const detail = await fetchBoard(id, signal);
    if (signal.aborted) return;
    show(detail);
    if (old) report(old, detail, own ?? old.info.sessions);
  }

  /** Compares the revision only, which is cheap, and loads the members when it differs. */
  async function check(): Promise<void> {
    const known = board();
    if (!known || $saving.get()) return;
    try {
      const { revision } = await call(getScheduleSessions, { id }, { signal });
      if (!$saving.get() && revision !== board()?.info.revision) await refresh();
    } catch {
      // The next change shows the same failure to the person who makes it.
    }
  }

  return {
    $state,
    $movedByOthers,
    board,
    show,
    load: loaded.retry,
    reload: async () => show(await fetchBoard(id, signal)),
    refresh,
    check,
    forgetOthers,
  };
}

/** Members whom others moved since the person last changed something. */
function createOthersMoves() {
  const $movedByOthers = atom<ReadonlySet<string>>(new Set());
  return {
    $movedByOthers: $movedByOthers as ReadableAtom<ReadonlySet<string>>,
    /** `own`: the sessions as our last change left them. */
    report(old: Board, now: Board, own: readonly ScheduleSession[]): void {
      const moved = movedBetween(old, now);
      const hasOtherSessions = textOf(own) !== textOf(now.info.sessions);
      if (moved.length === 0 && !hasOtherSessions) return;
      $movedByOthers.set(new Set(moved.map((member) => member.id)));
      notify(responseCodes.warning, sessionsMessages.get().othersTitle, othersText(moved));
    },
    forgetOthers: () => $movedByOthers.set(new Set()),
  };
}

async function fetchBoard(id: string, signal: AbortSignal): Promise<Board> {
  const [info, { members, revision }] = await Promise.all([
    call(getScheduleSessions, { id }, { signal }),
    call(getSessionMembers, { id }, { signal }),
  ]);
  // A write between the two answers changes the revision, so the next check finds it.
  return { info: { ...info, revision }, members };
}
