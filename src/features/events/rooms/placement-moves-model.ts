// Saves moves of people between seats, one after the other, and undoes them.
import { atom, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  movePlacements,
  type MovedPlacements,
  type PlacementMove,
} from "../../../contract/exams/placements.ts";
import { call } from "../../../core/api.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { eventRoomsMessages } from "./event-rooms-messages.ts";

/** `refresh` loads what is shown, after each move. */
export function createPlacementMovesModel(id: string, refresh: () => Promise<void>) {
  const { $moving, inTurn } = createMoveQueue();
  const undos: PlacementMove[][] = [];

  function keepUndo(done: Pick<MovedPlacements, "undo">): void {
    if (done.undo.length > 0) undos.push(done.undo);
  }

  /** `body`: what has moved, where more than their number can be said. */
  function reportMoved(done: MovedPlacements, body?: string): void {
    const t = eventRoomsMessages.get();
    const moved = body ?? t.movedMany({ n: formatNumber(done.changed) });
    if (done.changed > 0) {
      notify(responseCodes.success, t.moved, moved, { label: t.undo, run: () => void undo() });
    }
    reportRefused(done);
  }

  async function undo(): Promise<void> {
    await inTurn(async () => {
      const t = eventRoomsMessages.get();
      const last = undos.at(-1);
      if (!last) {
        notify(responseCodes.warning, t.undo, t.nothingToUndo);
        return false;
      }
      const done = await call(movePlacements, { id, moves: last });
      undos.pop();
      if (done.changed > 0) {
        notify(responseCodes.success, t.undone, t.undoneBody({ n: formatNumber(done.changed) }));
      }
      reportRefused(done);
      await refresh();
      return done.changed > 0;
    });
  }

  return {
    $moving,
    keepUndo,
    reportMoved,
    undo,
    /** `together`: all or none. True: something was moved. */
    async move(
      moves: readonly PlacementMove[],
      { together = false, body }: { together?: boolean; body?: string } = {},
    ): Promise<boolean> {
      if (moves.length === 0) return false;
      return inTurn(async () => {
        const done = await call(movePlacements, { id, moves: [...moves], together });
        keepUndo(done);
        reportMoved(done, body);
        await refresh();
        return done.changed > 0;
      });
    },
  };
}

/** Each move is checked against what the move before has left, and a quick second one is not lost. */
function createMoveQueue() {
  const $moving = atom(false);
  let latest: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return {
    $moving: $moving as ReadableAtom<boolean>,
    inTurn(work: () => Promise<boolean>): Promise<boolean> {
      waiting += 1;
      $moving.set(true);
      const done = latest.then(work).catch((error: unknown) => {
        reportError(error);
        return false;
      });
      latest = done.finally(() => {
        waiting -= 1;
        $moving.set(waiting > 0);
      });
      return done;
    },
  };
}

function reportRefused({ refused }: Pick<MovedPlacements, "refused">): void {
  const [first] = refused;
  if (!first) return;
  const t = eventRoomsMessages.get();
  const body =
    refused.length === 1
      ? `${first.label}: ${first.reason}`
      : t.refusedFor({ n: formatNumber(refused.length), who: first.label, reason: first.reason });
  notify(responseCodes.conflict, t.refused, body);
}
