// The import wizard as groups use it; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import type { Group } from "../../../contract/groups.ts";
import { templateFiles, templatesPath } from "../../../contract/templates.ts";
import { formatNumber } from "../../../core/format.ts";
import { ImportWizard } from "../../../kit/sheet-import/import-wizard.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { ImportPlan } from "./import-plan.tsx";
import { createMembersImport } from "./members-import.ts";
import { membersImportMessages } from "./members-import-messages.ts";

export type MembersImportProps = {
  /** Null: many groups, named in the file. */
  group: Group | null;
  onClose(hasImported: boolean): void;
};

export function MembersImportDialog({ group, onClose }: MembersImportProps) {
  const t = useStore(membersImportMessages);
  const model = useModel(() => createMembersImport(group));
  const view = useStore(model.$view);
  const file = group ? templateFiles.groupMembersByNumber : templateFiles.groupMembers;
  return (
    <ImportWizard
      model={model.wizard}
      title={group ? t.titleOf({ path: group.path }) : t.title}
      noun={t.noun}
      template={{ address: templatesPath + file }}
      plan={{
        body: view && <ImportPlan view={view} onChoose={model.choose} />,
        saveLabel: t.save({ count: formatNumber(view?.written ?? 0) }),
        canSave: view !== null && view.blocked === null,
      }}
      figuresOf={({ created, updated, left, skipped, new_groups }) => [
        { term: t.joined, value: created },
        { term: t.moved, value: updated },
        { term: t.left, value: left },
        { term: t.stayed, value: skipped },
        ...(new_groups > 0 ? [{ term: t.newGroups, value: new_groups }] : []),
      ]}
      onClose={onClose}
    />
  );
}
