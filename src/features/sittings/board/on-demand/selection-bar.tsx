// How many rows are ticked, and what can be done with all of them.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { IconButton } from "../../../../ui/input/button.tsx";
import { Menu } from "../../../../ui/overlay/popup-menu.tsx";
import type { BoardTools } from "../board-main.tsx";
import { boardMessages } from "../board-messages.ts";
import { boardDialogMessages } from "./board-dialog-messages.ts";
import type { BoardModel } from "../board-model.ts";
import css from "./board-on-demand.module.css";

export function SelectionBar({ model, tools }: { model: BoardModel; tools: BoardTools }) {
  const t = useStore(boardMessages);
  const boardDialogT = useStore(boardDialogMessages);
  const selected = useStore(model.$selected);
  if (selected.size === 0) return null;
  const target = { ids: [...selected], name: null };
  return (
    <div className={css.selection}>
      <IconButton
        size="s"
        icon="x"
        label={boardDialogT.unselect}
        onClick={() => model.select([...selected], false)}
      />
      <output>{boardDialogT.selected({ n: formatNumber(selected.size) })}</output>
      <Menu
        label={t.tools}
        text={t.tools}
        variant="secondary"
        items={() => tools.bulkItems(target)}
      />
    </div>
  );
}
