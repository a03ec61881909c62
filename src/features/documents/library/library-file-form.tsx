// The dialog that gives a file of the institution another name.
import { useStore } from "@nanostores/react";
import * as v from "valibot";
import {
  libraryFileFields,
  renameLibraryFile,
  type LibraryFile,
} from "../../../contract/questions/library.ts";
import { call } from "../../../core/api.ts";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { createRecordForm } from "../../../kit/form/create-record-form.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormText } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { libraryMessages } from "./library-messages.ts";
import type { LibraryModel } from "./library-model.ts";

type LibraryFileFormProps = { library: LibraryModel; file: LibraryFile; onClose(): void };

export function LibraryFileForm({ library, file, onClose }: LibraryFileFormProps) {
  const t = useStore(libraryMessages);
  const model = useModel(() => createRenaming(library, file));
  return (
    <FormDialog
      title={t.rename}
      size="s"
      form={model.form}
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={{ name: t.name }} />}
    >
      <FormText form={model.form} name="name" label={t.name} required maxLength={200} />
    </FormDialog>
  );
}

function createRenaming(library: LibraryModel, original: LibraryFile) {
  return createRecordForm({
    original,
    blank: { name: "" },
    schema: v.object(libraryFileFields),
    valuesOf: ({ name }: LibraryFile) => ({ name }),
    async save(base, values) {
      const { id, version } = base ?? original;
      const { name } = await call(renameLibraryFile, { id, version, ...values });
      library.saved(libraryMessages.get().saved({ name }));
    },
  });
}
