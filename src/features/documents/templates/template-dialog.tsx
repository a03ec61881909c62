// The dialog in which the text of one document is worded: the editor, the places that may be put in, how it comes out, and
// the way back to how the console words it.
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import {
  templatePlaces,
  type DocumentTemplate,
  type TemplateKind,
} from "../../../contract/exams/document-templates.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { notify } from "../../../core/notices.ts";
import { fillTemplate } from "../../../domain/documents/template-places.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { RichTextEditor } from "../../../kit/rich-text/rich-text-editor.tsx";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import type { EditorHandle } from "../../../kit/rich-text/tokens/text-token.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import { paperKindMessages } from "../papers/event-papers-messages.ts";
import css from "./template-dialog.module.css";
import { createTemplateFormModel, type TemplateFormModel } from "./template-form-model.ts";
import { examplePlaces } from "./template-preview-text.ts";
import { templatesMessages } from "./templates-messages.ts";

type TemplateDialogProps = {
  template: DocumentTemplate;
  changed(): void;
  onClose(): void;
};

export function TemplateDialog({ template, changed, onClose }: TemplateDialogProps) {
  const t = useStore(templatesMessages);
  const name = useStore(paperKindMessages)[template.kode];
  const model = useModel(() =>
    createTemplateFormModel(template, () => {
      changed();
      notify(responseCodes.success, t.savedTitle, t.saved({ name }));
    }),
  );
  return (
    <FormDialog
      title={t.changeOf({ name })}
      form={model.form}
      size="l"
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={{ isi: t.body }} />}
      footerStart={<ResetButton model={model} name={name} />}
    >
      <Body model={model} kind={template.kode} />
      <Preview model={model} />
    </FormDialog>
  );
}

function Body({ model: { form }, kind }: { model: TemplateFormModel; kind: TemplateKind }) {
  const t = useStore(templatesMessages);
  const { isi } = useStore(form.$values);
  const error = useStore(form.$errors)["isi"];
  const editor = useRef<EditorHandle>(null);
  return (
    <>
      <fieldset className={css.places}>
        <legend>{t.insert}</legend>
        {templatePlaces[kind].map((place) => (
          <Button key={place} size="s" onClick={() => editor.current?.putText(`{{${place}}}`)}>
            {place}
          </Button>
        ))}
      </fieldset>
      <RichTextEditor
        label={t.body}
        required
        value={isi}
        onChange={(html) => form.set("isi", html)}
        handle={editor}
        {...(error ? { error } : {})}
      />
    </>
  );
}

function Preview({ model: { form } }: { model: TemplateFormModel }) {
  const t = useStore(templatesMessages);
  const school = useStore($institution);
  const { isi } = useStore(form.$values);
  return (
    <section className={css.preview} aria-label={t.preview}>
      <h3>{t.preview}</h3>
      <RichTextView html={fillTemplate(isi, examplePlaces(school))} />
    </section>
  );
}

function ResetButton({ model, name }: { model: TemplateFormModel; name: string }) {
  const t = useStore(templatesMessages);
  const base = useStore(model.$base);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon="rotate-ccw" disabled={base?.is_default} onClick={() => setAsking(true)}>
        {t.reset}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.resetTitle({ name })}
          confirmLabel={t.reset}
          danger
          onConfirm={model.reset}
          onClose={() => setAsking(false)}
        >
          {t.resetBody}
        </ConfirmDialog>
      )}
    </>
  );
}
