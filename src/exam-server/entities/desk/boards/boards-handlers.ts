// Live boards: which exams run, the board of one, and the story of one of its participants.
import { boardIdOf, boardPartOf } from "../../../../domain/exams/sittings/board-place.ts";
import type { boardEndpoints } from "../../../../contract/endpoints/exams/board-endpoints.ts";
import { type BoardHead, type RunningBoard } from "../../../../contract/exams/board/boards.ts";
import { unopenedSession } from "../../../../domain/exams/schedules/due-session.ts";
import { closingTimes, spanOf } from "../../../../domain/exams/sittings/board-span.ts";
import { otherEnds } from "../../../../domain/exams/sittings/other-ends.ts";
import { incidentsOf } from "../../../../domain/exams/sittings/incidents.ts";
import { packBoard } from "../../../../domain/exams/sittings/live-board.ts";
import { sittingRowState } from "../../../../domain/exams/sittings/sitting-row-state.ts";
import { countStates } from "../../../../domain/exams/sittings/state-counts.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { readRoomToken } from "../../sittings/exam-tokens/room-token-query.ts";
import { isTokenDue, settledTokens } from "../../sittings/exam-tokens/token-releases-writing.ts";
import { sittingEvents } from "../../sittings/sitting-control/sitting-story-query.ts";
import { hasRoom, ownExams, refuseOthersBoard } from "./boards-access.ts";
import {
  boardOfPlace,
  refuseNotOnBoard,
  visibleBoards,
  type VisibleBoard,
} from "./boards-query.ts";

export const boardHandlers: HandlersOf<typeof boardEndpoints> = {
  listRunningBoards: {
    async read(_input, call) {
      const items: RunningBoard[] = [];
      for (const one of await visibleBoards(call)) items.push(await summaryOf(one, call));
      const hasBoard = items.some(({ id }) => boardPartOf(id).room !== "");
      return {
        items,
        is_assigned: hasBoard || (await hasRoom(call)),
        exams: await ownExams(call),
      };
    },
  },

  getBoard: {
    async read({ id }, call) {
      await refuseOthersBoard(id, call);
      const place = boardPartOf(id);
      return packBoard(boardOfPlace(await call.services.boards.read(place.schedule), place));
    },
  },

  getRoomToken: {
    async staged({ id }, call) {
      await refuseOthersBoard(id, call);
      const { schedule, room } = boardPartOf(id);
      if (!(await isTokenDue(call))) return readRoomToken(schedule, room, call);
      return call.inTransaction(async (inner) => {
        await settledTokens(inner);
        return readRoomToken(schedule, room, inner);
      });
    },
  },

  getBoardEvents: {
    async read({ id, participant_id: participant }, call) {
      await refuseOthersBoard(id, call);
      const place = { ...boardPartOf(id), participant };
      await refuseNotOnBoard(place, call);
      return { items: await sittingEvents(place, call.db) };
    },
  },
};

async function summaryOf(one: VisibleBoard, { at, services }: Call): Promise<RunningBoard> {
  const { head, rows } = boardOfPlace(await services.boards.read(one.place.schedule), one.place);
  const now = at.getTime();
  const span = spanOf(head, now);
  const rules = { now, maxLeave: head.max_leave, closesAt: closingTimes(head) };
  return {
    id: boardIdOf(one.place),
    alias: head.alias,
    room: one.room,
    starts_at: span.starts_at,
    shared_end_at: span.shared_end_at,
    others: otherEnds(span, rows).map(({ until, ...rest }) => ({
      ...rest,
      until: new Date(until).toISOString(),
    })),
    stopped_at: head.stopped_at,
    due_session: dueSessionOf(head, now),
    counts: countStates(rows.map((row) => sittingRowState(row, now))),
    incidents: incidentsOf(rows, rules).length,
  };
}

/** A stopped exam lets nobody in. */
function dueSessionOf({ stopped_at, sessions, opening }: BoardHead, now: number): number | null {
  return stopped_at === null ? (unopenedSession(sessions, opening, now)?.sesi ?? null) : null;
}
