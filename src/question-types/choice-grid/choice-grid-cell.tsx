// One cell that can be ticked. A single choice is taken back by a second press.
import { useStore } from "@nanostores/react";
import { partName } from "../parts/rows/part-name.ts";
import type { PayloadOf } from "../frame/question-type-props.ts";
import css from "./choice-grid.module.css";
import { choiceGridMessages } from "./choice-grid-messages.ts";

export type ChoiceGridCellProps = {
  payload: PayloadOf<12>;
  row: string;
  column: string;
  /** The row's name among radio buttons. */
  group: string;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
};

export function ChoiceGridCell(props: ChoiceGridCellProps) {
  const { payload, row, column, group, chosen, onChoose } = props;
  const label = useCellName(payload, row, column);
  const isChosen = chosen.includes(column);
  const others = chosen.filter((id) => id !== column);
  return (
    <label className={css.target}>
      {payload.multiple ? (
        <input
          type="checkbox"
          aria-label={label}
          checked={isChosen}
          onChange={() => onChoose(isChosen ? others : [...chosen, column])}
        />
      ) : (
        <input
          type="radio"
          name={group}
          aria-label={label}
          checked={isChosen}
          // Of a further press a radio button tells nothing but the click, and of a further Space not even that.
          onClick={() => isChosen && onChoose([])}
          onKeyDown={(event) => {
            if (!isChosen || ![" ", "Delete", "Backspace"].includes(event.key)) return;
            event.preventDefault();
            onChoose([]);
          }}
          onChange={() => onChoose([column])}
        />
      )}
    </label>
  );
}

/** "Es: Padat". */
export function useCellName({ rows, columns }: PayloadOf<12>, row: string, column: string): string {
  const t = useStore(choiceGridMessages);
  const nameIn = (parts: PayloadOf<12>["rows"], id: string, name: (at: number) => string) => {
    const at = parts.findIndex((part) => part.id === id);
    return partName(parts[at]?.html, name(at + 1));
  };
  return t.cell({
    row: nameIn(rows, row, (number) => t.row({ number })),
    column: nameIn(columns, column, (number) => t.column({ number })),
  });
}
