// A text with blanks as somebody filled it: each right or wrong, with what would have been right.
import { useStore } from "@nanostores/react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { toNumber } from "../../domain/scoring/fraction.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { percentOf } from "../parts/marks/share-bar.tsx";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import css from "./blanks.module.css";
import { blanksMessages } from "./blanks-messages.ts";
import { rightWord, wordFor } from "./blanks-reading.ts";

export type BlanksResultProps = {
  payload: PayloadOf<14>;
  mode: Extract<ViewMode<14>, { is: "result" }>;
};

export function BlanksResult({ payload, mode }: BlanksResultProps) {
  const t = useStore(partMessages);
  return (
    <div className={css.blanks}>
      {mode.score.verdict === "kosong" && (
        <div>
          <Tag icon="circle-alert">{t.notAnswered}</Tag>
        </div>
      )}
      <RichTextView
        html={payload.text}
        renderSlot={(id) => <Filled payload={payload} mode={mode} id={id} />}
      />
    </div>
  );
}

function Filled({ payload, mode, id }: BlanksResultProps & { id: string }) {
  const t = useStore(blanksMessages);
  const partT = useStore(partMessages);
  const { key, answer, score } = mode;
  const word = wordFor(payload, id, answer?.blanks[id]);
  const part = score.byPart[id];
  const share = part ? toNumber(part.share, 4) : 0;
  const wanted = rightWord(payload, key, id) || t.noKey;
  const isPart = share > 0 && share < 1;
  const verdict = share === 1 ? "right" : word.trim() === "" ? "missed" : "wrong";
  const tone = isPart ? "info" : { right: "ok", wrong: "bad", missed: "warn" }[verdict];
  return (
    <span>
      <span className={css.filled} data-tone={tone}>
        {word.trim() === "" ? <em>{partT.notAnswered}</em> : <bdi>{word}</bdi>}
        {isPart ? (
          <small>{partT.partly({ percent: percentOf(share) })}</small>
        ) : (
          <VerdictMark verdict={verdict} />
        )}
      </span>
      {share < 1 && <span className={css.wanted}>({t.keyIs({ word: wanted })})</span>}
    </span>
  );
}
