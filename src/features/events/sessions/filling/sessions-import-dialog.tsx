// The import wizard as the board uses it; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { templateFiles, templatesPath } from "../../../../contract/templates.ts";
import { formatNumber } from "../../../../core/format.ts";
import { ImportWizard } from "../../../../kit/sheet-import/import-wizard.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import type { PlanningProps } from "./plan-dialog.tsx";
import { isIdle, PlanPreview } from "./plan-preview.tsx";
import { sessionDialogMessages } from "./session-dialogs-messages.ts";
import { createSessionsImport } from "./sessions-import.ts";

export function SessionsImportDialog({ model, onClose }: PlanningProps) {
  const t = useStore(sessionDialogMessages);
  const imported = useModel(() => createSessionsImport(model.id));
  const planned = useStore(imported.$plan);
  const paths = useStore(model.$paths);
  return (
    <ImportWizard
      model={imported.wizard}
      title={t.importTitle}
      noun={t.noun}
      template={{ address: templatesPath + templateFiles.sessions }}
      plan={{
        body: planned && <PlanPreview {...planned} paths={paths} leftBecause="unnamed" />,
        saveLabel: t.save({ count: formatNumber(planned?.plan.moves.length ?? 0) }),
        canSave: planned !== null && !isIdle(planned.plan),
      }}
      figuresOf={({ created, updated, skipped, freed }) => [
        { term: t.created, value: created },
        { term: t.updated, value: updated },
        { term: t.skipped, value: skipped },
        ...(freed > 0 ? [{ term: t.freed, value: freed }] : []),
      ]}
      onClose={(hasImported: boolean) => {
        if (hasImported) void model.refresh();
        onClose();
      }}
    />
  );
}
