// What is done with whole rows and columns of the sheet, beside the selected cell.
import { useStore } from "@nanostores/react";
import { Button } from "../../ui/input/button.tsx";
import { Checkbox } from "../../ui/choice/checkbox.tsx";
import { Menu, type MenuItem } from "../../ui/overlay/popup-menu.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import css from "./text-grid-editor.module.css";
import { textGridEditorMessages } from "./text-grid-messages.ts";
import {
  type Address,
  maxLines,
  withColumn,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withRow,
  withRowHeads,
  withRowMoved,
} from "./text-grid-model.ts";

export type GridToolbarProps = QuestionEditorProps<11> & {
  at: Address;
  onSelect: (address: Address) => void;
};

export function GridToolbar(props: GridToolbarProps) {
  const { content, onChange, tools, at, onSelect } = props;
  const t = useStore(textGridEditorMessages);
  const { cols, rows, cells } = content.payload;
  const canAddRow = cells.length < maxLines;
  const canAddColumn = cols.length < maxLines;
  const addRow = (row: number) => {
    onChange(withRow(content, row, tools.makeId));
    onSelect({ row, col: Math.max(0, at.col) });
  };
  const addColumn = (col: number) => {
    onChange(withColumn(content, col));
    onSelect({ row: at.row, col });
  };
  return (
    <div className={css.toolbar}>
      <Button
        size="s"
        icon="plus"
        aria-disabled={!canAddRow || undefined}
        onClick={() => canAddRow && addRow(at.row + 1)}
      >
        {t.addRow({ count: cells.length, most: maxLines })}
      </Button>
      <Button
        size="s"
        icon="plus"
        aria-disabled={!canAddColumn || undefined}
        onClick={() => canAddColumn && addColumn(at.col + 1)}
      >
        {t.addColumn({ count: cols.length, most: maxLines })}
      </Button>
      <Menu
        label={t.arrangeLabel}
        text={t.arrange}
        icon="table"
        variant="secondary"
        items={() => arrangeItems(props, t, addRow, addColumn)}
      />
      <Checkbox
        label={t.rowHeads}
        checked={rows.length > 0}
        onChange={(on) => onChange(withRowHeads(content, on))}
      />
    </div>
  );
}

type Texts = ReturnType<typeof textGridEditorMessages.get>;

function arrangeItems(
  { content, onChange, at: { row, col }, onSelect }: GridToolbarProps,
  t: Texts,
  addRow: (row: number) => void,
  addColumn: (col: number) => void,
): MenuItem[] {
  const { cols, cells } = content.payload;
  const inRow = row >= 0;
  const inColumn = col >= 0;
  const moveRow = (step: -1 | 1) => () => {
    onChange(withRowMoved(content, row, step));
    onSelect({ row: row + step, col });
  };
  const moveColumn = (step: -1 | 1) => () => {
    onChange(withColumnMoved(content, col, step));
    onSelect({ row, col: col + step });
  };
  const item = (label: string, can: boolean, onSelect: () => void, danger = false): MenuItem => ({
    label,
    disabled: !can,
    danger,
    onSelect,
  });
  return [
    item(t.rowAbove, inRow && cells.length < maxLines, () => addRow(row)),
    item(t.rowUp, row > 0, moveRow(-1)),
    item(t.rowDown, inRow && row < cells.length - 1, moveRow(1)),
    "line",
    item(t.columnLeft, inColumn && cols.length < maxLines, () => addColumn(col)),
    item(t.columnToLeft, col > 0, moveColumn(-1)),
    item(t.columnToRight, inColumn && col < cols.length - 1, moveColumn(1)),
    "line",
    item(
      t.removeRow,
      inRow && cells.length > 1,
      () => {
        onChange(withoutRow(content, row));
        onSelect({ row: Math.min(row, cells.length - 2), col });
      },
      true,
    ),
    item(
      t.removeColumn,
      inColumn && cols.length > 1,
      () => {
        onChange(withoutColumn(content, col));
        onSelect({ row, col: Math.min(col, cols.length - 2) });
      },
      true,
    ),
  ];
}
