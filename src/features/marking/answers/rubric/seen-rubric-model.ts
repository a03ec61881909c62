// By which rubric one marks. When somebody changes it, the older one stays on screen until the person has seen the newer one and accepts it.
import { atom, type ReadableAtom } from "nanostores";
import type { OpenedUnit } from "../../../../contract/marking/marking-units.ts";
import type { DetailModel } from "../../../../kit/record/create-detail.ts";

/** `newer`: what is accepted next; null: `seen` is the present one. */
export type SeenRubric = { seen: OpenedUnit | null; newer: OpenedUnit | null };

export function createSeenRubricModel(
  opened: DetailModel<OpenedUnit>,
  $latest: ReadableAtom<number | null>,
  accepted: () => void,
) {
  const $rubric = atom<SeenRubric>({ seen: null, newer: null });
  const take = (): void => {
    const state = opened.$state.get();
    if (state.status !== "ready") return;
    const { seen } = $rubric.get();
    const isSame = seen === null || seen.rubric_version === state.detail.rubric_version;
    $rubric.set(isSame ? { seen: state.detail, newer: null } : { seen, newer: state.detail });
  };
  const stops = [
    opened.$state.subscribe(take),
    $latest.subscribe((latest) => {
      const { seen, newer } = $rubric.get();
      const known = newer ?? seen;
      if (latest !== null && known && known.rubric_version !== latest) void opened.refresh();
    }),
  ];
  return {
    $rubric: $rubric as ReadableAtom<SeenRubric>,
    seenVersion: (): number => $rubric.get().seen?.rubric_version ?? 0,
    accept(): void {
      const { seen, newer } = $rubric.get();
      $rubric.set({ seen: newer ?? seen, newer: null });
      accepted();
    },
    exit(): void {
      for (const stop of stops) stop();
    },
  };
}
