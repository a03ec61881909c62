// The dialog to add or change one of the majors or religions.
import { useStore } from "@nanostores/react";
import type { CodedName } from "../../contract/coded-names.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { useModel } from "../../kit/use-model.ts";
import { createCodedNameForm } from "./coded-name-form-model.ts";
import { codedNameMessages, usersOf } from "./coded-name-messages.ts";
import type { CodedNameModel } from "./coded-name-model.ts";

type CodedNameFormProps = {
  model: CodedNameModel;
  /** Null to add a new one. */
  row: CodedName | null;
  noun: string;
  onClose: () => void;
};

export function CodedNameForm({ model, row, noun, onClose }: CodedNameFormProps) {
  const texts = useStore(codedNameMessages);
  const { form, ...editor } = useModel(() => createCodedNameForm(model, row));
  const values = useStore(form.$values);
  const errors = useStore(form.$errors);
  const base = useStore(editor.$base);
  const newer = useStore(editor.$newer);
  const users = base ? usersOf(base) : "";
  // A code that was typed before it became locked may still be put right.
  const locked = users !== "" && values.kode === base?.kode;
  const codeHint = locked ? texts.codeLocked({ users }) : texts.codeHint;

  return (
    <FormDialog
      title={row ? texts.editTitle({ noun }) : texts.add({ noun })}
      size="s"
      form={form}
      onClose={onClose}
      notice={
        newer && (
          <Banner
            tone="warn"
            title={texts.conflict}
            actions={
              <>
                <Button size="s" onClick={editor.takeNewer}>
                  {texts.takeNewer}
                </Button>
                <Button size="s" variant="ghost" onClick={editor.keepMine}>
                  {texts.keepMine}
                </Button>
              </>
            }
          >
            <span role="alert">{texts.conflictBody({ kode: newer.kode, nama: newer.nama })}</span>
          </Banner>
        )
      }
    >
      <Field
        label={texts.code}
        required={row !== null}
        error={errors["kode"]}
        hint={row === null || locked ? codeHint : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            value={values.kode}
            readOnly={locked}
            maxLength={30}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => form.set("kode", event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={texts.name} required error={errors["nama"]}>
        {(aria) => (
          <TextInput
            {...aria}
            value={values.nama}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => form.set("nama", event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
