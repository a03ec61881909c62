// Type 2: an answer in the participant's own words, which a person marks.
import { useStore } from "@nanostores/react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { isEmptyHtml, plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { ManualMark } from "../parts/marking/manual-mark.tsx";
import { RubricList } from "../parts/marking/rubric-list.tsx";
import { ShareBar } from "../parts/marks/share-bar.tsx";
import type { KeyOf, QuestionViewProps } from "../frame/question-type-props.ts";
import { EssayAnswer } from "./essay-answer.tsx";
import css from "./essay-view.module.css";
import { essayViewMessages } from "./essay-messages.ts";
import type { EssayPayload } from "./essay-model.ts";

export function EssayView({ payload, mode }: QuestionViewProps<2>) {
  const t = useStore(essayViewMessages);
  if (mode.is === "preview") {
    const { answer, onAnswer } = mode;
    return onAnswer ? (
      <EssayAnswer
        payload={payload}
        html={answer?.html ?? ""}
        onChange={(html) => onAnswer({ type: 2, html })}
      />
    ) : (
      <RuledLines payload={payload} />
    );
  }
  if (mode.is === "key") return <EssayKey answer={mode.key} />;
  if (mode.is === "shares") {
    const { answered, total } = mode.shares;
    return (
      <p className={css.line}>
        <span>{t.answered}</span>
        <ShareBar share={total === 0 ? 0 : answered / total} label={t.answered} />
        <Tag>{t.marked}</Tag>
      </p>
    );
  }
  const isRight = mode.score.verdict === "benar";
  return (
    <div className={css.result}>
      <GivenAnswer answer={mode.answer} />
      <p>
        <ManualMark score={mode.score} />
      </p>
      {!isRight && <EssayKey answer={mode.key} />}
    </div>
  );
}

function GivenAnswer({ answer }: { answer: AnswerOf<2> | null }) {
  const html = answer?.html ?? "";
  if (isEmptyHtml(html)) return null;
  return (
    <div className={css.given}>
      <RichTextView html={html} fallback={plainTextOf(html)} />
    </div>
  );
}

const maxLines = 100;

/** On paper: what to keep to, and lines to write on. */
function RuledLines({ payload }: { payload: EssayPayload }) {
  const t = useStore(essayViewMessages);
  const { min_words: least, max_chars: most } = payload;
  return (
    <div>
      {(least > 0 || most > 0) && (
        <p className={css.note}>
          {least > 0 && t.leastWords({ least })} {most > 0 && t.maxChars({ most })}
        </p>
      )}
      <div aria-hidden="true">
        {Array.from({ length: Math.min(payload.lines, maxLines) }, (_, at) => (
          <div key={at} className={css.ruled} />
        ))}
      </div>
    </div>
  );
}

function EssayKey({ answer: { rujukan, rubric, keywords } }: { answer: KeyOf<2> }) {
  const t = useStore(essayViewMessages);
  return (
    <div className={css.result}>
      <div className={css.model}>
        <p className={css.heading}>{t.modelAnswer}</p>
        {isEmptyHtml(rujukan) ? (
          <p className={css.note}>{t.noModelAnswer}</p>
        ) : (
          <RichTextView html={rujukan} fallback={plainTextOf(rujukan)} />
        )}
      </div>
      <RubricList criteria={rubric} />
      {keywords.length > 0 && (
        <p className={css.line}>
          <span>{t.keywords}:</span>
          {keywords.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </p>
      )}
    </div>
  );
}
