// A table of choices as somebody answered it: each tick right or wrong, the missing ones shown, each row judged.
import { useStore } from "@nanostores/react";
import { compare, one } from "../../domain/scoring/fraction.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { PartTable } from "../parts/rows/part-table.tsx";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import css from "./choice-grid.module.css";
import { choiceGridMessages } from "./choice-grid-messages.ts";
import { GridMark } from "./grid-mark.tsx";

export type ChoiceGridResultProps = {
  payload: PayloadOf<12>;
  mode: Extract<ViewMode<12>, { is: "result" }>;
};

export function ChoiceGridResult({ payload, mode }: ChoiceGridResultProps) {
  const t = useStore(choiceGridMessages);
  const partT = useStore(partMessages);
  const { key, answer, score } = mode;
  const givenIn = (row: string) => answer?.rows[row] ?? [];
  const keysIn = (row: string) => key.rows[row] ?? [];
  const cell = (row: string, column: string) => {
    const isOn = givenIn(row).includes(column);
    const isKey = keysIn(row).includes(column);
    const verdict = isOn ? (isKey ? "right" : "wrong") : "missed";
    const tone = ({ right: "ok", wrong: "bad", missed: "warn" } as const)[verdict];
    if (!isOn && !isKey) return <GridMark multiple={payload.multiple} />;
    return (
      <GridMark
        multiple={payload.multiple}
        isOn={isOn}
        tone={tone}
        word={isOn ? <VerdictMark verdict={verdict} /> : partT.key}
      />
    );
  };
  const judged = (row: string) => {
    const [given, keys] = [givenIn(row), keysIn(row)];
    if (given.length === 0) {
      return keys.length > 0 && <span className={css.note}>{partT.notAnswered}</span>;
    }
    const part = score.byPart[row];
    const isRight = part
      ? compare(part.share, one) === 0
      : given.length === keys.length && given.every((id) => keys.includes(id));
    return <VerdictMark verdict={isRight ? "right" : "wrong"} />;
  };
  return (
    <div className={css.result}>
      {score.verdict === "kosong" && <Tag icon="circle-alert">{partT.notAnswered}</Tag>}
      <PartTable
        label={t.table}
        rowsName={t.rows}
        columns={payload.columns}
        rows={payload.rows}
        still
        renderCell={cell}
        end={{ head: t.verdict, renderCell: judged }}
      />
    </div>
  );
}
