// The dialogs of the form, one at a time: a draft from before, two states side by side, earlier versions, shortcuts.
import { useStore } from "@nanostores/react";
import { formatDateTime } from "../../../../core/format.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import css from "./question-form-dialogs.module.css";
import { questionDraftMessages } from "./question-form-dialog-messages.ts";
import { QuestionDifferences } from "./question-form-differences.tsx";
import { QuestionKeysDialog } from "./question-form-keys-dialog.tsx";
import { questionFormMessages, questionNoticeMessages } from "../question-form-messages.ts";
import type { DraftOffer } from "../drafts/question-form-drafts.ts";
import type { QuestionConflict, QuestionFormModel } from "../model/question-form-model.ts";
import type { FormChoices } from "../model/question-form-page-model.ts";
import { QuestionVersionsDialog } from "./question-form-versions.tsx";
import { fieldLabel } from "../question-form-text.ts";

// Opened from elsewhere, and fetched with these.
export { QuestionTypesDialog } from "./question-types-dialog.tsx";

export type FormDialogName = "keys" | "conflict" | "versions";
export type DialogsProps = {
  form: QuestionFormModel;
  choices: FormChoices;
  dialog: FormDialogName | null;
  onClose: () => void;
};

export function QuestionFormDialogs({ form, choices, dialog, onClose }: DialogsProps) {
  const offer = useStore(form.$offer);
  const conflict = useStore(form.$conflict);
  const stored = useStore(form.$stored);
  if (offer) return <DraftDialog form={form} choices={choices} offer={offer} />;
  if (dialog === "keys") return <QuestionKeysDialog onClose={onClose} />;
  if (dialog === "versions" && stored) {
    return <QuestionVersionsDialog form={form} question={stored} onClose={onClose} />;
  }
  if (dialog !== "conflict" || !conflict) return null;
  return <ConflictDialog {...{ form, choices, conflict, onClose }} />;
}

type DraftDialogProps = { form: QuestionFormModel; choices: FormChoices; offer: DraftOffer };

function DraftDialog({ form, choices, offer: { draft, fields, isOutdated } }: DraftDialogProps) {
  const t = useStore(questionDraftMessages);
  const questionFormT = useStore(questionFormMessages);
  const stored = useStore(form.$stored);
  const written = { title: t.draftSide, value: draft.value };
  const sides = stored ? [{ title: t.storedSide, value: form.$value.get() }, written] : [written];
  const footer = (
    <>
      <Button onClick={form.dropDraft}>{t.dropDraft}</Button>
      <Button variant="primary" onClick={form.useDraft}>
        {t.useDraft}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.draft({ time: formatDateTime(draft.saved_at) })}
      size="l"
      closeLabel={t.later}
      onClose={form.leaveDraft}
      footer={footer}
    >
      <div className={css.stack}>
        {isOutdated && <Banner tone="warn">{t.draftOutdated}</Banner>}
        <p>
          {stored ? t.draftText : t.draftOfNew}{" "}
          <b>{fields.map((name) => fieldLabel(name, questionFormT)).join(", ")}</b>
        </p>
        <QuestionDifferences fields={fields} sides={sides} choices={choices} />
      </div>
    </Dialog>
  );
}

type ConflictDialogProps = {
  form: QuestionFormModel;
  choices: FormChoices;
  conflict: QuestionConflict;
  onClose: () => void;
};

function ConflictDialog({ form, choices, conflict, onClose }: ConflictDialogProps) {
  const t = useStore(questionNoticeMessages);
  const questionDraftT = useStore(questionDraftMessages);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      title={t.conflict}
      size="xl"
      closeLabel={questionDraftT.closeCompare}
      onClose={onClose}
      footer={
        <>
          <Button onClick={then(form.takeNewer)}>{t.takeNewer}</Button>
          <Button variant="primary" onClick={then(form.keepMine)}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      {conflict.fields.length === 0 && <p>{t.same}</p>}
      <QuestionDifferences
        fields={conflict.fields}
        sides={[
          { title: questionDraftT.mine, value: form.$value.get() },
          { title: questionDraftT.theirs, value: conflict.value },
        ]}
        choices={choices}
      />
    </Dialog>
  );
}
