// What a person's marking has come to (types 2 and 9): not answered, waiting, or the mark.
import { useStore } from "@nanostores/react";
import { toNumber } from "../../../domain/scoring/fraction.ts";
import type { QuestionScore } from "../../../domain/scoring/score-question.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { manualMarkMessages } from "./manual-mark-messages.ts";
import { partMessages } from "../rows/part-messages.ts";
import { percentOf } from "../marks/share-bar.tsx";

/** A printout for whoever gives the mark leaves it out by its attribute. */
export function ManualMark({ score }: { score: QuestionScore }) {
  return (
    <span data-manual-mark="">
      <MarkTag score={score} />
    </span>
  );
}

function MarkTag({ score: { verdict, share } }: { score: QuestionScore }) {
  const t = useStore(manualMarkMessages);
  const partT = useStore(partMessages);
  if (verdict === "kosong") return <Tag>{partT.notAnswered}</Tag>;
  if (share === null) return <Tag tone="warn">{t.waiting}</Tag>;
  const tones = { benar: "ok", salah: "bad", sebagian: "info", menunggu: "warn" } as const;
  return <Tag tone={tones[verdict]}>{t.marked({ percent: percentOf(toNumber(share, 4)) })}</Tag>;
}
