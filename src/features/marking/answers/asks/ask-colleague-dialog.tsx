// Asks a colleague about an answer: whom, and what. The answer is put aside as soon as the question is stored.
import { useStore } from "@nanostores/react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { maxAskText, type MarkingColleague } from "../../../../contract/marking/marking-asks.ts";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormCombobox, FormTextArea } from "../../../../kit/form/form-fields.tsx";
import { LoadFailure } from "../../../../kit/load-failure.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { createAskColleagueModel, type AskColleagueModel } from "./ask-colleague-model.ts";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";
import { markingAskedMessages, type MarkingAskedTexts } from "./marking-asked-messages.ts";

type AskColleagueDialogProps = {
  model: MarkingAnswersModel;
  answer: MarkingAnswer;
  onClose(): void;
};

export function AskColleagueDialog({ model, answer, onClose }: AskColleagueDialogProps) {
  const t = useStore(markingAskedMessages);
  const asking = useModel(() => createAskColleagueModel(model.unit, answer, model.putAside));
  return (
    <FormDialog
      title={t.askTitle({ code: answer.code })}
      form={asking.form}
      saveLabel={t.send}
      onClose={onClose}
    >
      <p>{t.askMeaning}</p>
      <Colleagues model={asking} t={t} />
      <FormTextArea
        form={asking.form}
        name="text"
        label={t.text}
        required
        rows={4}
        maxLength={maxAskText}
      />
    </FormDialog>
  );
}

function Colleagues({ model: { form, colleagues }, t }: Shown) {
  const state = useStore(colleagues.$state);
  if (state.status === "loading") return <Spinner label={t.colleaguesLoading} />;
  if (state.status === "failed") {
    return (
      <LoadFailure title={t.colleaguesFailed} error={state.error} onRetry={colleagues.retry} />
    );
  }
  if (state.detail.length === 0) return <Banner tone="warn">{t.nobodyAtAll}</Banner>;
  return (
    <FormCombobox
      form={form}
      name="colleague_id"
      label={t.colleague}
      required
      options={state.detail.map((one) => ({ value: one.id, label: nameOf(one, t) }))}
      placeholder={t.choose}
      emptyText={t.nobody}
    />
  );
}

type Shown = { model: AskColleagueModel; t: MarkingAskedTexts };

/** Two people of one name differ in their addresses. */
function nameOf({ nama: name, email, is_corrector }: MarkingColleague, t: MarkingAskedTexts) {
  return is_corrector ? t.corrector({ name, email }) : t.head({ name, email });
}
