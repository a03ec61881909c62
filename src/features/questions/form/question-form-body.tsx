// The form of one question on the page: above it a line that says which it is and saves; left what is asked and answered,
// right how it is counted, and beside them the trial when it is wanted. Saving comes after the form for who tabs.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { href } from "../../../core/navigation.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { createBankUploads } from "../../../kit/media/uploads/bank-uploads.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { backText, wayBack } from "../../../kit/ways-back/way-back-value.ts";
import { LazyMediaPicker, LazyPicker } from "../../../question-types/frame/lazy-media-picker.tsx";
import type { EditorTools } from "../../../question-types/frame/question-type-props.ts";
import { Icon } from "../../../ui/icon.tsx";
import { QuestionFormBar } from "./question-form-bar.tsx";
import type { FormDialogName } from "./dialogs/question-form-dialogs.tsx";
import { useFormKeys } from "./use-form-keys.ts";
import { QuestionFormMain } from "./question-form-main.tsx";
import { questionFormMessages } from "./question-form-messages.ts";
import { QuestionFormNotices } from "./question-form-notices.tsx";
import type {
  FormChoices,
  OpenForm,
  QuestionFormPageModel,
} from "./model/question-form-page-model.ts";
import type { QuestionFormModel } from "./model/question-form-model.ts";
import { QuestionFormSettings } from "./question-form-settings.tsx";
import { makePartId } from "./model/question-form-part-id.ts";
import { focusFault, focusStem } from "./question-form-focus.ts";
import css from "./question-form.module.css";

const loadTrial = lazy(() => import("./dialogs/question-form-trial.tsx"), "QuestionFormTrial");
const loadDialogs = lazy(
  () => import("./dialogs/question-form-dialogs.tsx"),
  "QuestionFormDialogs",
);

export type FormBodyProps = OpenForm & { page: QuestionFormPageModel };

export function QuestionFormBody({ page, form, choices }: FormBodyProps) {
  const [isTrying, setTrying] = useState(false);
  const [dialog, setDialog] = useState<FormDialogName | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { picker, tools } = useEditorTools(page.bankId);
  const showFault = () => place.current && focusFault(place.current);
  const save = async (verb: () => Promise<boolean>) => {
    if (!(await verb())) showFault();
  };
  const verbs = {
    save: () => void save(page.save),
    saveAndAdd: () => void save(page.saveAndAdd),
    go: page.go,
    toggleTrial: () => setTrying((isOpen) => !isOpen),
    chooseType: () => place.current?.querySelector<HTMLElement>("[data-type-button]")?.click(),
    help: () => setDialog("keys"),
  };
  useFormKeys(verbs);
  useTabTitle(form);
  useEffect(() => {
    if (form.$stored.get() === null && place.current) focusStem(place.current);
  }, [form]);
  return (
    <div ref={place} className={css.page}>
      <FormHeader page={page} form={form} choices={choices} />
      <div className={css.scroller}>
        <QuestionFormNotices page={page} form={form} onOpen={setDialog} />
        <div className={css.columns} data-trying={isTrying ? "" : undefined}>
          <QuestionFormMain form={form} choices={choices} tools={tools} />
          <div className={css.aside}>
            {isTrying && (
              <LazyComponent
                load={loadTrial}
                props={{ form, choices, onClose: () => setTrying(false) }}
              />
            )}
            <QuestionFormSettings
              form={form}
              choices={choices}
              tools={tools}
              asksType={page.asksType}
            />
          </div>
        </div>
      </div>
      <QuestionFormBar
        page={page}
        form={form}
        verbs={verbs}
        isTrying={isTrying}
        onShowFault={showFault}
      />
      <FormDialogs {...{ form, choices, dialog }} onClose={() => setDialog(null)} />
      <LazyMediaPicker picker={picker} />
    </div>
  );
}

/** What the editors of rich text need of the question's bank. `picker`: to be drawn beside them. */
function useEditorTools(bankId: string) {
  const picker = useModel(() => new LazyPicker(bankId));
  const [tools] = useState<EditorTools>(() => ({
    ...createBankUploads(bankId),
    pickMedia: picker.pick,
    makeId: makePartId,
  }));
  return { picker, tools };
}

type FormDialogsProps = {
  form: QuestionFormModel;
  choices: FormChoices;
  dialog: FormDialogName | null;
  onClose(): void;
};

function FormDialogs(props: FormDialogsProps) {
  const offer = useStore(props.form.$offer);
  /** The draft stays where it is, and is offered the next time that the form is opened. */
  const [isCancelled, setCancelled] = useState(false);
  if (!props.dialog && (!offer || isCancelled)) return null;
  const cancel = () => {
    setCancelled(true);
    props.onClose();
  };
  return <LazyDialog load={loadDialogs} props={props} onCancel={cancel} />;
}

function FormHeader({ page, form, choices: { bank } }: FormBodyProps) {
  const t = useStore(questionFormMessages);
  const neighbours = useStore(page.$neighbours);
  const stored = useStore(form.$stored);
  const total = neighbours?.total;
  const back = wayBack();
  return (
    <header className={css.head}>
      <h1>{stored ? t.editTitle({ number: stored.number }) : t.addTitle}</h1>
      {stored && total !== undefined && <span className={css.total}>{t.place({ total })}</span>}
      <RouteLink
        to={back?.address ?? href("banksoal.soal", { id: page.bankId })}
        className={css.back}
      >
        <Icon name="chevron-left" size={18} />
        <span>
          {back === null
            ? t.bank({ code: bank.kode, name: bank.subject_nama ?? bank.nama })
            : backText(back, t)}
        </span>
      </RouteLink>
    </header>
  );
}

/** Several questions are often open side by side: the tabs say which. */
function useTabTitle(form: OpenForm["form"]): void {
  const t = useStore(questionFormMessages);
  const { name } = useStore($institution);
  const number = useStore(form.$stored)?.number;
  useEffect(() => {
    const title = number === undefined ? t.addTitle : t.editTitle({ number });
    document.title = `${title} · ${name}`;
  }, [t, name, number]);
}
