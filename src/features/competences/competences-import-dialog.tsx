// The import wizard for competences; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { templateFiles, templatesPath } from "../../contract/templates.ts";
import { ImportWizard } from "../../kit/sheet-import/import-wizard.tsx";
import { useModel } from "../../kit/use-model.ts";
import { createCompetencesImport } from "./competences-import.ts";
import { competencesMessages } from "./competences-messages.ts";

export function CompetencesImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(competencesMessages);
  const model = useModel(() => createCompetencesImport());
  return (
    <ImportWizard
      model={model}
      title={t.importTitle}
      noun={t.noun}
      templateAddress={templatesPath + templateFiles.competences}
      onClose={onClose}
    />
  );
}
