// A question of an import mended in place: stem, answers and settings as on the form, beside what was found in the file.
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { createBankUploads } from "../../../kit/media/uploads/bank-uploads.ts";
import { MediaSourceProvider, type MediaSource } from "../../../kit/media/media-source.ts";
import { useModel } from "../../../kit/use-model.ts";
import type { EditorTools } from "../../../question-types/frame/question-type-props.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { makePartId } from "../form/model/question-form-part-id.ts";
import { focusFault } from "../form/question-form-focus.ts";
import { LazyMediaPicker, LazyPicker } from "../../../question-types/frame/lazy-media-picker.tsx";
import { QuestionFormMain } from "../form/question-form-main.tsx";
import { QuestionFormSettings } from "../form/question-form-settings.tsx";
import { createMendingModel, questionToMend } from "./question-import-fix-model.ts";
import { questionImportMessages } from "./question-import-messages.ts";
import type { ImportChoices } from "./question-import-rows.ts";
import css from "./question-import.module.css";

export type FixDialogProps = {
  place: string;
  /** Null: nothing came out of the file but these words. */
  question: QuestionInput | null;
  excerpt: string;
  /** What was found wrong with it in the file. */
  reasons: readonly string[];
  choices: ImportChoices;
  source: MediaSource;
  onApply(question: QuestionInput): void;
  onClose(): void;
};

export function QuestionImportFixDialog(props: FixDialogProps) {
  const { place, question, excerpt, reasons, choices, source, onApply, onClose } = props;
  const t = useStore(questionImportMessages);
  const { bank } = choices;
  const form = useModel(() =>
    createMendingModel(questionToMend(question, excerpt, bank), bank.plan),
  );
  const picker = useModel(() => new LazyPicker(choices.bank.id));
  const hasLostPicture = useStore(form.$lostPicture);
  const [isLeaving, setLeaving] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const [tools] = useState<EditorTools>(() => ({
    ...createBankUploads(choices.bank.id),
    pickMedia: picker.pick,
    makeId: makePartId,
  }));
  const close = () => (form.isDirty() ? setLeaving(true) : onClose());
  const apply = async () => {
    const mended = await form.finish();
    if (mended) onApply(mended);
    else if (body.current) focusFault(body.current);
  };
  return (
    <MediaSourceProvider value={source}>
      <Dialog
        title={t.mendTitle({ place })}
        size="xl"
        closeLabel={t.close}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button variant="primary" onClick={() => void apply()}>
              {t.mendApply}
            </Button>
          </>
        }
      >
        <div ref={body} className={css.mending}>
          {reasons.length > 0 && <Reasons reasons={reasons} />}
          {hasLostPicture && <Banner tone="bad">{t.mendPictures}</Banner>}
          <div className={css.mendingColumns}>
            <QuestionFormMain form={form} choices={choices} tools={tools} />
            <QuestionFormSettings form={form} choices={choices} tools={tools} />
          </div>
        </div>
      </Dialog>
      {isLeaving && <LeaveDialog onConfirm={onClose} onClose={() => setLeaving(false)} />}
      <LazyMediaPicker picker={picker} />
    </MediaSourceProvider>
  );
}

/** What was found wrong in the file. */
function Reasons({ reasons }: Pick<FixDialogProps, "reasons">) {
  const t = useStore(questionImportMessages);
  return (
    <Banner tone="warn" title={t.mendFound}>
      <ul className={css.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Banner>
  );
}

function LeaveDialog(props: { onConfirm(): void; onClose(): void }) {
  const t = useStore(questionImportMessages);
  return (
    <ConfirmDialog title={t.mendLeaveTitle} confirmLabel={t.mendLeave} danger {...props}>
      <p>{t.mendLeaveBody}</p>
    </ConfirmDialog>
  );
}
