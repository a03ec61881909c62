// The selected rows of a list, on whatever page they are.
import { atom, type ReadableAtom } from "nanostores";
import { reportError } from "../../core/notices.ts";

/** `shownRows`: those of the page that is shown; none while it loads. */
export function createSelectedRows(
  shownRows: () => readonly { id: string }[],
  loadIds: ((signal: AbortSignal) => Promise<readonly string[]>) | null,
) {
  const $selected = atom<ReadonlySet<string>>(new Set());
  const $selectingAll = atom(false);
  const $picking = atom(false);
  let selecting: AbortController | null = null;

  function mark(ids: Iterable<string>, on: boolean): void {
    const next = new Set($selected.get());
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    $selected.set(next);
  }

  function stopSelecting(): void {
    selecting?.abort();
    selecting = null;
    $selectingAll.set(false);
  }

  return {
    $selected: $selected as ReadableAtom<ReadonlySet<string>>,
    $selectingAll: $selectingAll as ReadableAtom<boolean>,
    $picking: $picking as ReadableAtom<boolean>,
    toggle: (id: string, on: boolean): void => mark([id], on),
    togglePage(on: boolean): void {
      const ids = shownRows().map(({ id }) => id);
      if (ids.length > 0) mark(ids, on);
    },
    async selectAll(): Promise<void> {
      if (!loadIds || selecting) return;
      const turn = new AbortController();
      selecting = turn;
      $selectingAll.set(true);
      try {
        const ids = await loadIds(turn.signal);
        if (selecting === turn) mark(ids, true);
      } catch (error) {
        if (selecting === turn) reportError(error);
      }
      if (selecting === turn) stopSelecting();
    },
    startPicking: (): void => $picking.set(true),
    clearSelection(): void {
      stopSelecting();
      $picking.set(false);
      if ($selected.get().size > 0) $selected.set(new Set());
    },
    forget: (ids: readonly string[]): void => mark(ids, false),
    stopSelecting,
  };
}
