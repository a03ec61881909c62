// A table with inputs as somebody filled it: each right or wrong, with what would have been accepted.
import { useStore } from "@nanostores/react";
import { toNumber } from "../../domain/scoring/fraction.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { AcceptedList } from "../parts/typed/accepted-list.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { percentOf } from "../parts/marks/share-bar.tsx";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { GridTable } from "./grid-table.tsx";
import css from "./text-grid.module.css";
import { textGridMessages } from "./text-grid-messages.ts";

type ResultMode = Extract<ViewMode<11>, { is: "result" }>;
export type TextGridResultProps = { payload: PayloadOf<11>; mode: ResultMode };

export function TextGridResult({ payload, mode }: TextGridResultProps) {
  const t = useStore(partMessages);
  return (
    <div className={css.grid}>
      {mode.score.verdict === "kosong" && (
        <div>
          <Tag icon="circle-alert">{t.notAnswered}</Tag>
        </div>
      )}
      <GridTable
        payload={payload}
        still
        renderInput={({ id }) => <GivenCell mode={mode} id={id} />}
      />
    </div>
  );
}

function GivenCell({ mode: { key, answer, score }, id }: { mode: ResultMode; id: string }) {
  const t = useStore(textGridMessages);
  const partT = useStore(partMessages);
  const text = answer?.cells[id] ?? "";
  const isEmpty = text.trim() === "";
  const cell = key.cells[id];
  const part = score.byPart[id];
  const share = part ? toNumber(part.share, 4) : 0;
  const isWaiting = cell?.manual === true && part === undefined && !isEmpty;
  const isPart = share > 0 && share < 1;
  const verdict = share === 1 ? "right" : isEmpty ? "missed" : "wrong";
  return (
    <span className={css.given}>
      <span className={css.typed}>
        {isEmpty ? <em>{partT.notAnswered}</em> : <bdi>{text}</bdi>}
        {isWaiting && <Tag icon="clock">{t.waiting}</Tag>}
        {isPart && <Tag tone="info">{partT.partly({ percent: percentOf(share) })}</Tag>}
        {!isWaiting && !isPart && <VerdictMark verdict={verdict} />}
      </span>
      {cell && !cell.manual && share < 1 && (
        <span className={css.wanted}>
          {partT.key}: <AcceptedList comparison={cell} />
        </span>
      )}
    </span>
  );
}
