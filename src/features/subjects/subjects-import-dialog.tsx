// The import wizard for subjects; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { templateFiles, templatesPath } from "../../contract/templates.ts";
import { ImportWizard } from "../../kit/sheet-import/import-wizard.tsx";
import { useModel } from "../../kit/use-model.ts";
import { createSubjectsImport } from "./subjects-import.ts";
import { subjectsMessages } from "./subjects-messages.ts";

export function SubjectsImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(subjectsMessages);
  const model = useModel(() => createSubjectsImport());
  return (
    <ImportWizard
      model={model}
      title={t.importTitle}
      noun={t.noun}
      templateAddress={templatesPath + templateFiles.subjects}
      onClose={onClose}
    />
  );
}
