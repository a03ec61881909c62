// Type 6: a word or a number that is typed.
import { useStore } from "@nanostores/react";
import { typedShare } from "../../domain/scoring/typed-answer.ts";
import { toNumber } from "../../domain/scoring/fraction.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { AcceptedList } from "../parts/typed/accepted-list.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { percentOf, ShareBar } from "../parts/marks/share-bar.tsx";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { KeyOf, PayloadOf, QuestionViewProps } from "../frame/question-type-props.ts";
import { shortAnswerViewMessages } from "./short-answer-messages.ts";
import { lineWidth } from "./short-answer-model.ts";
import css from "./short-answer-view.module.css";

export function ShortAnswerView({ payload, mode }: QuestionViewProps<6>) {
  const t = useStore(partMessages);
  if (mode.is === "preview") {
    const { answer, onAnswer } = mode;
    if (!onAnswer) return <BlankLine payload={payload} />;
    const onChange = (text: string) => onAnswer({ type: 6, text });
    return <AnswerInput payload={payload} text={answer?.text ?? ""} onChange={onChange} />;
  }
  if (mode.is === "key") return <AcceptedLine payload={payload} answer={mode.key} />;
  if (mode.is === "shares") {
    const share = mode.shares.right[""] ?? 0;
    return (
      <div className={css.rows}>
        <p className={css.line}>
          <ShareBar share={share} isKey label={t.right} />
          <span>{t.right}</span>
        </p>
        <AcceptedLine payload={payload} answer={mode.key} />
      </div>
    );
  }
  return <GivenAnswer payload={payload} answer={mode.key} text={mode.answer?.text ?? ""} />;
}

type AnswerInputProps = {
  payload: PayloadOf<6>;
  text: string;
  onChange: (text: string) => void;
};

function AnswerInput({ payload, text, onChange }: AnswerInputProps) {
  const t = useStore(shortAnswerViewMessages);
  const { max_length: most, unit, number } = payload;
  return (
    <label className={css.answer}>
      <span className={css.label}>{t.answer}</span>
      <TextInput
        className={css.input}
        // Its width is content, not look.
        style={{ maxInlineSize: `${lineWidth(most) + 4}ch` }}
        inputMode={number ? "decimal" : undefined}
        maxLength={most > 0 ? most : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        value={text}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {unit !== "" && <span>{unit}</span>}
    </label>
  );
}

function BlankLine({ payload: { max_length: most, unit } }: { payload: PayloadOf<6> }) {
  const t = useStore(shortAnswerViewMessages);
  return (
    <p className={css.line}>
      <span>{t.answer}:</span>
      <span className={css.ruled} style={{ inlineSize: `${lineWidth(most)}ch` }} />
      {unit !== "" && <span>{unit}</span>}
    </p>
  );
}

type KeyProps = { payload: PayloadOf<6>; answer: KeyOf<6> };

function AcceptedLine({ payload: { unit }, answer }: KeyProps) {
  const t = useStore(shortAnswerViewMessages);
  return (
    <p className={css.line}>
      <span className={css.label}>{unit === "" ? t.accepted : t.acceptedIn({ unit })}</span>
      <AcceptedList comparison={answer} />
    </p>
  );
}

function GivenAnswer({ payload, answer, text }: KeyProps & { text: string }) {
  const t = useStore(partMessages);
  const share = toNumber(typedShare(text, answer, payload.unit), 4);
  const isPart = share > 0 && share < 1;
  const isEmpty = text.trim() === "";
  return (
    <div className={css.rows}>
      <p className={css.line}>
        {isEmpty ? (
          <em>{t.notAnswered}</em>
        ) : (
          <>
            {!isPart && <VerdictMark verdict={share > 0 ? "right" : "wrong"} />}
            <bdi className={css.given}>{text}</bdi>
            {payload.unit !== "" && <span>{payload.unit}</span>}
            {isPart && <Tag tone="info">{t.partly({ percent: percentOf(share) })}</Tag>}
          </>
        )}
      </p>
      {share < 1 && <AcceptedLine payload={payload} answer={answer} />}
    </div>
  );
}
