// Where a participant writes an essay: plain lines, or rich text with formulas, with the count that the bounds ask for.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { lazy } from "../../core/on-demand/lazy.ts";
import { paragraphsOf } from "../../domain/text/plain-paragraphs.ts";
import { Field } from "../../ui/input/field.tsx";
import { TextArea } from "../../ui/input/text-area.tsx";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import css from "./essay-view.module.css";
import { essayViewMessages } from "./essay-messages.ts";
import { type EssayPayload, plainAnswerOf, sizeOf } from "./essay-model.ts";

export type EssayAnswerProps = {
  payload: EssayPayload;
  html: string;
  onChange: (html: string) => void;
};

/** A chunk of its own: most essays are plain, and those who only read answers never write one. */
const loadRichAnswer = lazy(() => import("./essay-rich-answer.tsx"), "EssayRichAnswer");

export function EssayAnswer({ payload, html, onChange }: EssayAnswerProps) {
  const t = useStore(essayViewMessages);
  return (
    <div className={css.answer}>
      {payload.format === "rich" ? (
        <LazyComponent load={loadRichAnswer} props={{ label: t.answer, html, onChange }} />
      ) : (
        <PlainAnswer payload={payload} html={html} onChange={onChange} />
      )}
      <AnswerSize payload={payload} html={html} />
      {payload.attachments && <p className={css.note}>{t.attachments}</p>}
    </div>
  );
}

function PlainAnswer({ payload, html, onChange }: EssayAnswerProps) {
  const t = useStore(essayViewMessages);
  // The HTML keeps no spaces at the ends of lines, which are there while somebody writes.
  const [typed, setTyped] = useState("");
  return (
    <Field label={t.answer}>
      {(aria) => (
        <TextArea
          {...aria}
          dir="auto"
          rows={Math.min(12, Math.max(4, payload.lines))}
          maxLength={payload.max_chars > 0 ? payload.max_chars : undefined}
          value={paragraphsOf(typed) === html ? typed : plainAnswerOf(html)}
          onInput={(event) => {
            const text = event.currentTarget.value;
            setTyped(text);
            onChange(paragraphsOf(text));
          }}
        />
      )}
    </Field>
  );
}

function AnswerSize({ payload, html }: Omit<EssayAnswerProps, "onChange">) {
  const t = useStore(essayViewMessages);
  const { min_words: least, max_chars: most } = payload;
  const { words, chars } = sizeOf(html);
  const isOver = most > 0 && chars > most;
  return (
    <p className={css.size} data-over={isOver ? "" : undefined}>
      <span>{least > 0 ? t.wordsOf({ words, least }) : t.words({ words })}</span>
      {most > 0 && <span>{t.charsOf({ chars, most })}</span>}
    </p>
  );
}
