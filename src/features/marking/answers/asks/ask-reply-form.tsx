// The dialog in which somebody who is asked reads the answer and replies.
import { useStore } from "@nanostores/react";
import { maxAskText, type MarkingAsk } from "../../../../contract/marking/marking-asks.ts";
import { formatNumber } from "../../../../core/format.ts";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormText, FormTextArea } from "../../../../kit/form/form-fields.tsx";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { AnswerFilesList } from "../files/answer-files-list.tsx";
import { createAnswerFilesModel } from "../files/answer-files-model.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { MarkingQuestion } from "../marking-question.tsx";
import { WrittenAnswer } from "../written-answers.tsx";
import { mostShown } from "../../points/shown-points-text.ts";
import { AskedQuestion } from "./asked-thread-panel.tsx";
import { createAskReplyModel } from "./ask-reply-model.ts";
import css from "./asked-thread.module.css";
import { markingAskedMessages } from "./marking-asked-messages.ts";

type AskReplyFormProps = {
  unit: UnitKey;
  ask: MarkingAsk;
  replied(ask: MarkingAsk): void;
  onClose(): void;
};

export function AskReplyForm({ unit, ask, replied, onClose }: AskReplyFormProps) {
  const t = useStore(markingAskedMessages);
  const files = useModel(() => createAnswerFilesModel(unit));
  const { form, opened } = useModel(() => createAskReplyModel(unit, ask, replied));
  const state = useStore(opened.$state);
  const content = state.status === "ready" ? state.detail.version?.content : undefined;
  return (
    <FormDialog
      title={t.replyTitle({ code: ask.code })}
      form={form}
      size="l"
      saveLabel={t.send}
      onClose={onClose}
    >
      <AskedQuestion ask={ask} content={content} />
      <DetailView model={opened} texts={{ loading: t.answerLoading, failed: t.answerFailed }}>
        {({ answer, version }) => (
          <>
            <details>
              <summary>{t.question}</summary>
              <MarkingQuestion version={version} />
            </details>
            <section className={css.written} aria-label={t.answer({ code: ask.code })}>
              {version && <WrittenAnswer answer={answer.answer} version={version} />}
              <AnswerFilesList files={files} answer={answer} />
            </section>
          </>
        )}
      </DetailView>
      <FormTextArea
        form={form}
        name="text"
        label={t.replyText}
        required
        rows={3}
        maxLength={maxAskText}
      />
      <FormText
        form={form}
        name="points"
        label={t.replyPoints({ max: formatNumber(mostShown(content)) })}
        hint={t.replyPointsHint}
        inputMode="decimal"
        maxLength={16}
      />
    </FormDialog>
  );
}
