// The import wizard over a record's import. A feature loads it, with its own definition, when somebody opens an import.
import { templateFiles, templatesPath } from "../../contract/templates.ts";
import { useModel } from "../use-model.ts";
import type { ImportOutcome } from "./import-state.ts";
import { ImportWizard, type ImportWizardProps } from "./import-wizard.tsx";
import { createRecordImport, saveOwnTemplate, type RecordImport } from "./record-import.ts";

export type RecordImportDialogProps<
  Keys,
  Match,
  Row,
  Context,
  Outcome extends ImportOutcome,
> = Omit<ImportWizardProps<Outcome>, "model" | "template"> & {
  records: RecordImport<Keys, Match, Row, Context, Outcome>;
};

export function RecordImportDialog<Keys, Match, Row, Context, Outcome extends ImportOutcome>({
  records,
  ...wizard
}: RecordImportDialogProps<Keys, Match, Row, Context, Outcome>) {
  const model = useModel(() => createRecordImport(records));
  const { kind, loadLists } = records;
  return (
    <ImportWizard
      model={model}
      template={
        loadLists
          ? { make: () => saveOwnTemplate(kind, loadLists) }
          : { address: templatesPath + templateFiles[kind] }
      }
      {...wizard}
    />
  );
}
