// Whether the side strip is open or folded to a rail. It is open at first, and folded where one needs the room; what somebody
// chooses on either kind of screen is remembered for that kind, on this PC.
import { atom, computed } from "nanostores";
import { sideStripStorageKey } from "../../../contract/storage-keys.ts";
import { readStored, writeStored } from "../../../core/preferences/storage.ts";

type Fold = "open" | "folded";

const keyOf = (isWork: boolean) => (isWork ? `${sideStripStorageKey}.work` : sideStripStorageKey);

function keptFold(isWork: boolean): Fold {
  const kept = readStored(keyOf(isWork));
  if (kept === "open" || kept === "folded") return kept;
  return isWork ? "folded" : "open";
}

export function createSideStripModel() {
  const $folds = atom({ usual: keptFold(false), work: keptFold(true) });
  const $isWork = atom(false);
  const $isFolded = computed(
    [$folds, $isWork],
    ({ usual, work }, isWork) => (isWork ? work : usual) === "folded",
  );
  function toggle(): void {
    const isWork = $isWork.get();
    const next: Fold = $isFolded.get() ? "open" : "folded";
    $folds.set({ ...$folds.get(), [isWork ? "work" : "usual"]: next });
    writeStored(keyOf(isWork), next);
  }

  return {
    $isFolded,
    /** Which kind the present screen is. */
    show: (isWork: boolean) => $isWork.set(isWork),
    toggle,
    keys: { toggleStrip: toggle },
    exit: () => undefined,
  };
}

export type SideStripModel = ReturnType<typeof createSideStripModel>;
