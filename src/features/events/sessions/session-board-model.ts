// The board of a schedule's sessions: the stored members (data), what is shown of them (view), and changes with undo.
import { reportError } from "../../../core/notices.ts";
import { createBoardChangesModel, createSaveQueue } from "./session-board-changes-model.ts";
import { createBoardDataModel } from "./session-board-data-model.ts";
import { createBoardViewModel } from "./session-board-view-model.ts";

export type SessionsModel = ReturnType<typeof createSessionsModel>;

export function createSessionsModel(id: string) {
  const abort = new AbortController();
  const queue = createSaveQueue(abort.signal);
  const data = createBoardDataModel(id, queue.$saving, abort.signal);
  const view = createBoardViewModel(data.$state);
  const changes = createBoardChangesModel(id, data, queue, abort.signal);

  return {
    ...view,
    id,
    $state: data.$state,
    $movedByOthers: data.$movedByOthers,
    $saving: queue.$saving,
    $savedAt: queue.$savedAt,
    $undos: changes.$undos,
    retry: data.load,
    check: data.check,
    refresh: () => data.refresh().catch(reportError),
    apply: changes.apply,
    setSessions: changes.setSessions,
    undo: changes.undo,
    /** Into a session, or out of theirs with null. */
    async move(ids: readonly string[], sesi: number | null): Promise<void> {
      if (await changes.move(ids, sesi)) view.clearSelection();
    },
    exit(): void {
      view.exit();
      abort.abort();
    },
  };
}
