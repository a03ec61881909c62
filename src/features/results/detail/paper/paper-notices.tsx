// What was decided about the exam afterwards, in words for parents: that it was recalculated and why, and which questions were taken out.
import { useStore } from "@nanostores/react";
import { formatDate, formatNumber } from "../../../../core/format.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import { kindOf } from "../result-detail-model.ts";
import { resultPaperMessages } from "./result-paper-messages.ts";
import type { PaperPartProps } from "./result-paper-rows.ts";

export function PaperNotices({ detail: { recalculated, questions }, opened }: PaperPartProps) {
  const t = useStore(resultPaperMessages);
  const names = useStore(typeNames);
  const removed = opened.types.flatMap(({ type, is_left_empty: isLeftEmpty }) => {
    const own = questions.filter((one) => one.type === type && kindOf(one) === "removed");
    if (own.length === 0) return [];
    const n = own.map(({ position }) => formatNumber(position)).join(", ");
    return [{ type, text: isLeftEmpty ? t.emptied({ n, type: names[type] }) : t.shared({ n }) }];
  });
  const recalculations = recalculated ? [recalculated, ...recalculated.earlier] : [];
  if (removed.length + recalculations.length === 0) return null;
  return (
    <div>
      {recalculations.map(({ number, at, reason }) => (
        <p key={number}>
          <bdi>{t.recalculated({ date: formatDate(at), reason })}</bdi>
        </p>
      ))}
      {removed.map(({ type, text }) => (
        <p key={type}>{text}</p>
      ))}
    </div>
  );
}
