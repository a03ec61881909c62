// The dialog to add or change one of the majors or religions.
import { useStore } from "@nanostores/react";
import type { CodedName } from "../../contract/coded-names.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { FormText } from "../../kit/form/form-fields.tsx";
import { useModel } from "../../kit/use-model.ts";
import { createCodedNameFormModel } from "./coded-name-form-model.ts";
import type { CodedNameKind, CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages, usersOf } from "./coded-name-messages.ts";

type CodedNameFormProps = {
  kind: CodedNameKind;
  words: CodedNameTexts;
  /** Null to add a new one. */
  row: CodedName | null;
  changed(saved: CodedName): void;
  onClose(): void;
};

export function CodedNameForm({ kind, words, row, changed, onClose }: CodedNameFormProps) {
  const t = useStore(codedNameMessages);
  const model = useModel(() => createCodedNameFormModel(kind, row, changed));
  const { form } = model;
  const { kode } = useStore(form.$values);
  const base = useStore(model.$base);
  const users = base ? usersOf(base) : "";
  // A code that was typed before it became locked may still be put right.
  const isLocked = users !== "" && kode === base?.kode;
  const codeHint = isLocked ? t.codeLocked({ users }) : t.codeHint;
  const { noun } = words;
  return (
    <FormDialog
      title={row ? t.editTitle({ noun }) : t.add({ noun })}
      size="s"
      form={form}
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={{ kode: t.code, nama: t.name }} />}
    >
      <FormText
        form={form}
        name="kode"
        label={t.code}
        required={row !== null}
        hint={row === null || isLocked ? codeHint : undefined}
        readOnly={isLocked}
        maxLength={30}
        spellCheck={false}
      />
      <FormText form={form} name="nama" label={t.name} required maxLength={100} />
    </FormDialog>
  );
}
