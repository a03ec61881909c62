// The menu of what can be done to the selected rows.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { Menu } from "../../ui/overlay/popup-menu.tsx";
import type { MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { actionMessages } from "./action-messages.ts";
import type { Target } from "./row-action.ts";

type SelectionMenuProps = {
  list: { $selected: ReadableAtom<ReadonlySet<string>> };
  items(target: Target): readonly MenuItem[];
};

export function SelectionMenu({ list, items }: SelectionMenuProps) {
  const t = useStore(actionMessages);
  const ids = [...useStore(list.$selected)];
  return (
    <Menu
      label={t.actions}
      text={t.actions}
      variant="secondary"
      items={items({ ids, name: null })}
    />
  );
}
