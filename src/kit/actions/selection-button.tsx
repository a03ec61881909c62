// What can be done to the selected rows, as a button of its own beside or instead of the menu.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import type { IconName } from "../../ui/icon-names.ts";
import { Button } from "../../ui/input/button.tsx";
import type { Target } from "./row-action.ts";

type SelectionButtonProps = {
  list: { $selected: ReadableAtom<ReadonlySet<string>> };
  icon: IconName;
  danger?: boolean;
  onSelect(target: Target): void;
  children: string;
};

export function SelectionButton(props: SelectionButtonProps) {
  const { list, icon, danger = false, onSelect, children } = props;
  const ids = [...useStore(list.$selected)];
  return (
    <Button
      size="s"
      variant={danger ? "danger" : "secondary"}
      icon={icon}
      onClick={() => onSelect({ ids, name: null })}
    >
      {children}
    </Button>
  );
}
