// Type 14: a text with blanks that are filled from a bank of words, from a list, or by typing.
import { useStore } from "@nanostores/react";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { AcceptedList } from "../parts/typed/accepted-list.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import type { PayloadOf, QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";
import { BlanksAnswer } from "./blanks-answer.tsx";
import css from "./blanks.module.css";
import { blanksMessages } from "./blanks-messages.ts";
import { BlanksResult } from "./blanks-result.tsx";
import { BlanksShares } from "./blanks-shares.tsx";
import { blankIn, numberedBlanks, rightWord } from "./blanks-reading.ts";

export function BlanksView({ payload, mode }: QuestionViewProps<14>) {
  switch (mode.is) {
    case "preview":
      return mode.onAnswer ? (
        <BlanksAnswer payload={payload} answer={mode.answer} onAnswer={mode.onAnswer} />
      ) : (
        <Paper payload={payload} />
      );
    case "key":
      return <Key payload={payload} mode={mode} />;
    case "result":
      return <BlanksResult payload={payload} mode={mode} />;
    case "shares":
      return <BlanksShares payload={payload} mode={mode} />;
  }
}

function Paper({ payload }: { payload: PayloadOf<14> }) {
  const t = useStore(blanksMessages);
  const { text, bank } = payload;
  return (
    <div className={css.blanks}>
      {bank.length > 0 && (
        <div className={css.bank} role="group" aria-label={t.bank}>
          <span className={css.bankName}>{t.bank}:</span>
          {bank.map(({ id, text: word, reuse }) => (
            <span key={id} className={css.paperWord}>
              <bdi>{word}</bdi>
              {reuse && <small> ({t.reuse})</small>}
            </span>
          ))}
        </div>
      )}
      <RichTextView html={text} renderSlot={(id) => <PaperBlank payload={payload} id={id} />} />
    </div>
  );
}

function PaperBlank({ payload, id }: { payload: PayloadOf<14>; id: string }) {
  const blank = blankIn(payload, id);
  const number = numberedBlanks(payload).indexOf(id) + 1;
  const options = blank?.mode === "dropdown" ? blank.options : [];
  return (
    <span className={css.paperBlank}>
      <span className={css.paperGap}>
        <span className={css.paperNumber}>({number})</span>
        <span className={css.ruled} style={{ inlineSize: `${blank?.width ?? 12}ch` }} />
      </span>
      {options.length > 0 && ` (${options.map(({ text }) => text).join(" / ")})`}
    </span>
  );
}

type KeyProps = { payload: PayloadOf<14>; mode: Extract<ViewMode<14>, { is: "key" }> };

function Key({ payload, mode: { key } }: KeyProps) {
  const t = useStore(blanksMessages);
  const partT = useStore(partMessages);
  const order = numberedBlanks(payload);
  const typed = order.filter((id) => blankIn(payload, id)?.mode === "text");
  const keys = new Set(Object.values(key.words));
  const others = payload.bank.filter(({ id }) => !keys.has(id));
  return (
    <div className={css.blanks}>
      <RichTextView
        html={payload.text}
        renderSlot={(id) => (
          <span className={css.filled} data-tone="ok">
            <VisuallyHidden>{partT.key}: </VisuallyHidden>
            <bdi>{rightWord(payload, key, id) || t.noKey}</bdi>
            <Icon name="check" size={14} />
          </span>
        )}
      />
      {typed.length > 0 && (
        <dl className={css.typed}>
          {typed.map((id) => {
            const comparison = key.texts[id];
            return (
              <div key={id}>
                <dt>{t.blank({ number: order.indexOf(id) + 1 })}:</dt>
                <dd>{comparison && <AcceptedList comparison={comparison} />}</dd>
              </div>
            );
          })}
        </dl>
      )}
      {others.length > 0 && (
        <p className={css.note}>
          {t.distractors({ words: others.map(({ text }) => text).join(", ") })}
        </p>
      )}
    </div>
  );
}
