// What can be done with the table that the cursor stands in.
import { useStore } from "@nanostores/react";
import { Menu, type MenuAction, type MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import type { TableCommand } from "../toolbar-state.ts";
import { richTextTableMessages } from "../rich-text-messages.ts";

export type TableMenuProps = {
  can: (command: TableCommand) => boolean;
  run: (command: TableCommand) => void;
};

const groups: readonly (readonly TableCommand[])[] = [
  ["rowBefore", "rowAfter", "columnBefore", "columnAfter"],
  ["mergeCells", "splitCell", "headerRow", "headerColumn"],
  ["widenColumn", "narrowColumn"],
  ["deleteRow", "deleteColumn", "deleteTable"],
];

export function TableMenu({ can, run }: TableMenuProps) {
  const t = useStore(richTextTableMessages);
  const action = (command: TableCommand): MenuAction => {
    const disabled = !can(command);
    return {
      label: t[command],
      disabled,
      danger: command.startsWith("delete"),
      hint: disabled && command === "mergeCells" ? t.mergeHint : undefined,
      onSelect: () => run(command),
    };
  };
  const items = () =>
    groups.flatMap((group, index): MenuItem[] => [
      ...(index > 0 ? (["line"] as const) : []),
      ...group.map(action),
    ]);
  return <Menu label={t.menu} icon="table" text={t.menu} items={items} />;
}
