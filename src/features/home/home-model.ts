// What the home screen fetches. Spec 8: whatever fails while loading here is silent, apart from one sentence when the server is away.
// Nothing is shown that is not known: no "Tidak ada tugas lain", no steps, no empty list.
import { deleteShortcut, getOverview, listShortcuts } from "../../contract/home.ts";
import { call } from "../../core/api.ts";
import { loadMatrix } from "../../core/institution/matrix.ts";
import { createDetail } from "../../kit/record/create-detail.ts";

export type HomeModel = ReturnType<typeof createHomeModel>;

/** What is to be done changes through other people, too. */
const overviewEveryMs = 15_000;

export function createHomeModel() {
  const overview = createDetail((signal) => call(getOverview, {}, { signal }), {
    everyMs: overviewEveryMs,
  });
  const shortcuts = createDetail((signal) => call(listShortcuts, {}, { signal }));
  void loadMatrix();

  return {
    $overview: overview.$state,
    $shortcuts: shortcuts.$state,
    /** Fetches the shortcuts again; those on screen stay until the answer is there. */
    refreshShortcuts: shortcuts.refresh,
    /** @throws ServerError */
    async remove(id: string): Promise<void> {
      shortcuts.take(await call(deleteShortcut, { id }));
    },
    exit(): void {
      overview.exit();
      shortcuts.exit();
    },
  };
}
