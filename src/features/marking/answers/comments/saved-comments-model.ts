// The library of comments of the question that is marked. It is read beside the marking: when it cannot be read, marking goes on.
import { computed } from "nanostores";
import {
  deleteMarkingComment,
  listMarkingComments,
  type MarkingComment,
} from "../../../../contract/marking/marking-comments.ts";
import { call } from "../../../../core/api.ts";
import { $connection } from "../../../../core/live.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

export type SavedCommentsModel = ReturnType<typeof createSavedCommentsModel>;

export function createSavedCommentsModel(unit: UnitKey) {
  const library = createDetail<readonly MarkingComment[]>(
    async (signal) => (await call(listMarkingComments, unit, { signal })).items,
  );
  const { $state, retry, refresh } = library;
  const stop = $connection.listen((connection) => {
    if (connection === "connected" && $state.get().status === "failed") void retry();
  });
  return {
    unit,
    $state,
    $comments: computed($state, (state) => (state.status === "ready" ? state.detail : [])),
    retry,
    refresh,
    /** Out of the library. Where it was given it stays. */
    async remove({ id }: MarkingComment): Promise<void> {
      await call(deleteMarkingComment, { ...unit, comment_id: id });
      await refresh();
    },
    exit(): void {
      stop();
      library.exit();
    },
  };
}
