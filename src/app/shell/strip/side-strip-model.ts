// Whether the side strip is open or folded to a rail. It is open at first, and folded where one needs the room; what somebody
// chooses on either kind of screen is remembered for that kind, on this PC.
import { atom } from "nanostores";
import { sideStripStorageKey } from "../../../contract/storage-keys.ts";
import { readStored, writeStored } from "../../../core/preferences/storage.ts";

type Fold = "open" | "folded";
/** Screens where one works for a while, and all others. */
export type StripKind = "usual" | "work";

const keyOf = (kind: StripKind) =>
  kind === "work" ? `${sideStripStorageKey}.work` : sideStripStorageKey;

function keptFold(kind: StripKind): Fold {
  const kept = readStored(keyOf(kind));
  if (kept === "open" || kept === "folded") return kept;
  return kind === "work" ? "folded" : "open";
}

export function createSideStripModel() {
  const $folds = atom<Record<StripKind, Fold>>({
    usual: keptFold("usual"),
    work: keptFold("work"),
  });
  return {
    $folds,
    toggle(kind: StripKind) {
      const folds = $folds.get();
      const next: Fold = folds[kind] === "folded" ? "open" : "folded";
      $folds.set({ ...folds, [kind]: next });
      writeStored(keyOf(kind), next);
    },
    exit: () => undefined,
  };
}
