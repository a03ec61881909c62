// What the home screen fetches. Spec 8: whatever fails while loading here is silent. Nothing is said then that is not
// known: no "Tidak ada tugas lain", no steps, no empty list.
import { atom, type ReadableAtom } from "nanostores";
import {
  deleteShortcut,
  getOverview,
  listShortcuts,
  type Overview,
  type Shortcut,
} from "../../contract/home.ts";
import { call } from "../../core/api.ts";
import { loadMatrix } from "../../core/institution/matrix.ts";

export type Known<Value> =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; value: Value };

export type HomeModel = {
  $overview: ReadableAtom<Known<Overview>>;
  $shortcuts: ReadableAtom<Known<readonly Shortcut[]>>;
  /** Asks for the shortcuts anew; those that are shown stay until the answer is there. */
  refreshShortcuts(): Promise<void>;
  /** @throws ServerError */
  remove(id: string): Promise<void>;
  exit(): void;
};

export function createHomeModel(): HomeModel {
  const leaving = new AbortController();
  const { signal } = leaving;
  const $overview = atom<Known<Overview>>({ status: "loading" });
  const $shortcuts = atom<Known<readonly Shortcut[]>>({ status: "loading" });
  // A list that was asked for earlier must not undo a later one, nor what a deletion answered.
  let latest = 0;

  async function refreshShortcuts(): Promise<void> {
    const turn = ++latest;
    try {
      const value = await call(listShortcuts, {}, { signal });
      if (turn === latest) $shortcuts.set({ status: "ready", value });
    } catch {
      // Spec 8: ignored.
      if (turn === latest && $shortcuts.get().status === "loading") {
        $shortcuts.set({ status: "failed" });
      }
    }
  }

  async function loadOverview(): Promise<void> {
    try {
      $overview.set({ status: "ready", value: await call(getOverview, {}, { signal }) });
    } catch {
      // Spec 8: ignored.
      $overview.set({ status: "failed" });
    }
  }

  void loadOverview();
  void refreshShortcuts();
  void loadMatrix();

  return {
    $overview,
    $shortcuts,
    refreshShortcuts,
    async remove(id) {
      const value = await call(deleteShortcut, { id });
      latest += 1;
      $shortcuts.set({ status: "ready", value });
    },
    exit: () => leaving.abort(),
  };
}
