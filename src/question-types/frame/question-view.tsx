// A whole question as one of its four modes shows it: the sound, the stem, what its type draws, the explanation.
// The references that it belongs to are drawn by whoever shows several questions, once before the first of them.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { ParticipantContent } from "../../domain/questions/participant-question.ts";
import { isEmptyHtml, plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { classNames } from "../../ui/class-names.ts";
import { AudioPlayer, type AudioPlayerProps } from "../parts/sound/audio-player.tsx";
import { questionViewMessages } from "./question-view-messages.ts";
import type { ViewMode } from "./question-type-props.ts";
import css from "./question-view.module.css";
import { TypeView } from "./type-view.tsx";

export type QuestionViewProps = {
  question: Pick<QuestionInput, "stem" | "layout" | "audio" | "explanation"> & {
    /** Its key, if any, is not looked at: the mode says it. */
    content: ParticipantContent;
  };
  mode: ViewMode;
  /** The participant's payload (mixed); without it the content's own order. */
  payload?: QuestionInput["content"]["payload"];
  withExplanation?: boolean;
  /** A sound is then a line that says who plays it, whatever the mode. */
  onPaper?: boolean;
};

export function QuestionView({
  question,
  mode,
  payload,
  withExplanation,
  onPaper,
}: QuestionViewProps) {
  const t = useStore(questionViewMessages);
  const { stem, layout, audio, explanation, content } = question;
  const id = useId();
  return (
    <div className={classNames(css.question, onPaper && css.onPaper)} data-layout={layout}>
      <div data-lead="">
        {audio && <AudioPlayer audio={audio} heardBy={onPaper ? "paper" : hearerOf(mode)} />}
        <RichTextView html={stem} fallback={plainTextOf(stem)} />
      </div>
      <div>
        <TypeView
          type={content.type}
          payload={payload ?? content.payload}
          mode={mode}
          layout={layout}
        />
        {mode.is === "shares" && (
          <p className={css.answered}>
            {t.answered({ answered: mode.shares.answered, total: mode.shares.total })}
          </p>
        )}
      </div>
      {withExplanation && !isEmptyHtml(explanation) && (
        <section className={css.explanation} aria-labelledby={id}>
          <p id={id} className={css.heading}>
            {t.explanation}
          </p>
          <RichTextView html={explanation} fallback={plainTextOf(explanation)} />
        </section>
      )}
    </div>
  );
}

function hearerOf(mode: ViewMode): AudioPlayerProps["heardBy"] {
  if (mode.is !== "preview") return "staff";
  return mode.onAnswer ? "participant" : "paper";
}
