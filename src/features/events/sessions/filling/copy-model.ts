// Where sessions are copied from: the participants' own, or another schedule of the event; and what that would change.
import { atom } from "nanostores";
import {
  getScheduleSessions,
  getSessionMembers,
} from "../../../../contract/exams/sessions/sessions.ts";
import { call } from "../../../../core/api.ts";
import { createFetching } from "../../../../core/on-demand/create-fetching.ts";
import { planCopy, type Board, type SessionPlan } from "../session-plan-rows.ts";

/** Of the participants' own sessions. */
export const ownSource = "";

type CopyState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; plan: SessionPlan };

export function createCopyModel(board: () => Board) {
  const $source = atom(ownSource);
  const $state = atom<CopyState>({ status: "loading" });
  const { fetchNow, stop } = createFetching({
    fetchIt: (signal) => planFrom($source.get(), signal),
    onAnswer: (plan) => $state.set({ status: "ready", plan }),
    onFailure: (error) => $state.set({ status: "failed", error }),
  });

  async function planFrom(source: string, signal: AbortSignal): Promise<SessionPlan> {
    if (source === ownSource) {
      const { members } = board();
      return planCopy(board(), new Map(members.map((one) => [one.id, one.sesi_default])));
    }
    const [{ sessions }, { members }] = await Promise.all([
      call(getScheduleSessions, { id: source }, { signal }),
      call(getSessionMembers, { id: source }, { signal }),
    ]);
    const wanted = members.flatMap(({ id, sesi }) => (sesi === null ? [] : [[id, sesi] as const]));
    const starts = sessions.map(({ sesi, tanggal, mulai }) => ({ sesi, tanggal, mulai }));
    // Its hours, on the day of this schedule.
    const { tanggal: own } = board().info.schedule;
    const isOneDay = new Set(starts.map(({ tanggal }) => tanggal)).size === 1;
    const moved = isOneDay ? starts.map((start) => ({ ...start, tanggal: own })) : [];
    return planCopy(board(), new Map(wanted), moved);
  }

  function choose(source: string): Promise<void> {
    $source.set(source);
    $state.set({ status: "loading" });
    return fetchNow();
  }

  void choose(ownSource);
  return { $source, $state, choose, exit: stop };
}
