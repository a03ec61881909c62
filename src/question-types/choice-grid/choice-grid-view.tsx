// Type 12: a table in which each row is answered by ticking one cell, or several.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { partMessages } from "../parts/rows/part-messages.ts";
import { PartTable } from "../parts/rows/part-table.tsx";
import type { PayloadOf, QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";
import { ChoiceGridCell } from "./choice-grid-cell.tsx";
import { choiceGridMessages } from "./choice-grid-messages.ts";
import { ChoiceGridResult } from "./choice-grid-result.tsx";
import { ChoiceGridShares } from "./choice-grid-shares.tsx";
import { GridMark } from "./grid-mark.tsx";

export function ChoiceGridView({ payload, mode }: QuestionViewProps<12>) {
  if (mode.is === "preview") return <Preview payload={payload} mode={mode} />;
  if (mode.is === "key") return <Key payload={payload} mode={mode} />;
  if (mode.is === "result") return <ChoiceGridResult payload={payload} mode={mode} />;
  return <ChoiceGridShares payload={payload} mode={mode} />;
}

type Mode<Is extends ViewMode["is"]> = {
  payload: PayloadOf<12>;
  mode: Extract<ViewMode<12>, { is: Is }>;
};

function Preview({ payload, mode: { answer, onAnswer } }: Mode<"preview">) {
  const t = useStore(choiceGridMessages);
  const name = useId();
  const { columns, rows, multiple } = payload;
  const chosen = answer?.rows ?? {};
  const choose = (row: string, ids: string[]) => {
    const { [row]: _old, ...others } = chosen;
    const answered: AnswerOf<12>["rows"] = ids.length > 0 ? { ...others, [row]: ids } : others;
    onAnswer?.({ type: 12, rows: answered });
  };
  return (
    <PartTable
      label={t.table}
      rowsName={t.rows}
      columns={columns}
      rows={rows}
      still={!onAnswer}
      renderCell={(row, column) =>
        onAnswer ? (
          <ChoiceGridCell
            payload={payload}
            row={row}
            column={column}
            group={`${name}-${row}`}
            chosen={chosen[row] ?? []}
            onChoose={(ids) => choose(row, ids)}
          />
        ) : (
          <GridMark multiple={multiple} />
        )
      }
    />
  );
}

function Key({ payload: { columns, rows, multiple }, mode: { key } }: Mode<"key">) {
  const t = useStore(choiceGridMessages);
  const { key: keyWord } = useStore(partMessages);
  return (
    <PartTable
      label={t.table}
      rowsName={t.rows}
      columns={columns}
      rows={rows}
      still
      renderCell={(row, column) =>
        key.rows[row]?.includes(column) ? (
          <GridMark multiple={multiple} isOn tone="ok" word={keyWord} />
        ) : (
          <GridMark multiple={multiple} />
        )
      }
    />
  );
}
