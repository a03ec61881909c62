// The bottom bar's own state: which group a person is looking into, and whether the bar is hidden on this PC.
import { atom, type ReadableAtom } from "nanostores";
import { bottomBarStorageKey } from "../../contract/storage-keys.ts";
import { readStored, removeStored, writeStored } from "../../core/preferences/storage.ts";
import type { MenuGroup } from "../../routes.ts";

/** `address`: where the group was picked; a move to another screen lets that screen's own group show again. */
export type PickedGroup = { group: MenuGroup; address: string } | null;

export type BottomBarModel = {
  $hidden: ReadableAtom<boolean>;
  $picked: ReadableAtom<PickedGroup>;
  hide(): void;
  show(): void;
  pick(group: MenuGroup, address: string): void;
  exit(): void;
};

const hiddenMark = "hidden";

export function createBottomBarModel(): BottomBarModel {
  const $hidden = atom(readStored(bottomBarStorageKey) === hiddenMark);
  const $picked = atom<PickedGroup>(null);
  return {
    $hidden,
    $picked,
    hide() {
      $hidden.set(true);
      writeStored(bottomBarStorageKey, hiddenMark);
    },
    show() {
      $hidden.set(false);
      removeStored(bottomBarStorageKey);
    },
    pick: (group, address) => $picked.set({ group, address }),
    exit: () => undefined,
  };
}
