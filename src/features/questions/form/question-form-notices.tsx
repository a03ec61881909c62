// What the person must know above the form: why saving failed, what somebody else did, which exams use the question.
import { useStore } from "@nanostores/react";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { reportError } from "../../../core/notices.ts";
import { formMessages } from "../../../kit/kit-messages.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { FormDialogName } from "./dialogs/question-form-dialogs.tsx";
import { questionFormMessages, questionNoticeMessages } from "./question-form-messages.ts";
import type { QuestionFormModel } from "./model/question-form-model.ts";
import type { QuestionFormPageModel } from "./model/question-form-page-model.ts";
import type { Presence } from "./model/question-form-presence.ts";
import { fieldLabel } from "./question-form-text.ts";
import css from "./question-form.module.css";

type NoticesProps = {
  page: QuestionFormPageModel;
  form: QuestionFormModel;
  onOpen: (dialog: FormDialogName) => void;
};

export function QuestionFormNotices({ page, form, onOpen }: NoticesProps) {
  const presence = useStore(page.$presence);
  return (
    <div className={css.notices}>
      <FailureNotice form={form} />
      <ConflictNotice form={form} onOpen={onOpen} />
      {presence && <PresenceNotice presence={presence} page={page} form={form} />}
      <FaultsNotice form={form} />
      <UseNotice form={form} onOpen={onOpen} />
      <StorageNotice form={form} />
    </div>
  );
}

function FailureNotice({ form }: { form: QuestionFormModel }) {
  const t = useStore(formMessages);
  const failure = useStore(form.$failure);
  if (failure === null) return null;
  return (
    <Banner tone="bad" title={t.failed}>
      {failure}
    </Banner>
  );
}

function ConflictNotice({ form, onOpen }: Omit<NoticesProps, "page">) {
  const t = useStore(questionNoticeMessages);
  const questionFormT = useStore(questionFormMessages);
  const conflict = useStore(form.$conflict);
  if (!conflict) return null;
  const { fields } = conflict;
  return (
    <div role="alert">
      <Banner
        tone="warn"
        title={t.conflict}
        actions={
          <>
            <Button onClick={() => onOpen("conflict")}>{t.compare}</Button>
            <Button onClick={form.takeNewer}>{t.takeNewer}</Button>
            <Button onClick={form.keepMine}>{t.keepMine}</Button>
          </>
        }
      >
        {fields.length === 0
          ? t.same
          : `${t.conflictText} ${fields.map((name) => fieldLabel(name, questionFormT)).join(", ")}.`}
      </Banner>
    </div>
  );
}

type PresenceNoticeProps = {
  presence: Presence;
  page: QuestionFormPageModel;
  form: QuestionFormModel;
};

function PresenceNotice({ presence, page, form }: PresenceNoticeProps) {
  const t = useStore(questionNoticeMessages);
  const others = useStore(presence.$others);
  const newer = useStore(presence.$newerVersion);
  // A conflict says the same, and more.
  const hasConflict = useStore(form.$conflict) !== null;
  const names = others.filter(({ own }) => !own).map(({ name }) => name);
  const load = () => void page.fetchNewer().catch(reportError);
  return (
    <div role="status">
      {newer !== null && !hasConflict && (
        <Banner
          tone="warn"
          title={t.newer}
          actions={
            <>
              <Button onClick={load}>{t.loadNewer}</Button>
              <Button onClick={presence.dismiss}>{t.goOn}</Button>
            </>
          }
        />
      )}
      {names.length > 0 && <Banner tone="info">{t.others({ names: names.join(", ") })}</Banner>}
      {names.length === 0 && others.length > 0 && <Banner tone="info">{t.ownTab}</Banner>}
    </div>
  );
}

/** Sound when it was saved, and refused by stricter rules since. */
function FaultsNotice({ form }: { form: QuestionFormModel }) {
  const t = useStore(questionNoticeMessages);
  const faults = useStore(form.$stored)?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <Banner tone="warn" title={t.faulty}>
      <ul>
        {faults.map((reason) => (
          <li key={reason}>{translateFault(reason)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function UseNotice({ form, onOpen }: Omit<NoticesProps, "page">) {
  const t = useStore(questionNoticeMessages);
  const exams = useStore(form.$stored)?.used_by ?? [];
  if (exams.length === 0) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button size="s" onClick={() => onOpen("versions")}>
          {t.versions}
        </Button>
      }
    >
      {t.usedBy({ exams: exams.join(", ") })} {t.usedByMeaning}
    </Banner>
  );
}

function StorageNotice({ form: { keeper } }: { form: QuestionFormModel }) {
  const t = useStore(questionNoticeMessages);
  const isRefused = useStore(keeper.$refused);
  if (!isRefused) return null;
  return (
    <div role="status">
      <Banner
        tone="warn"
        title={t.refused}
        actions={<Button onClick={keeper.forgive}>{t.understood}</Button>}
      >
        {t.refusedText}
      </Banner>
    </div>
  );
}
