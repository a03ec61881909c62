// The import wizard as a schedule that names its participants uses it; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { templateFiles, templatesPath } from "../../../contract/templates.ts";
import { formatNumber } from "../../../core/format.ts";
import { ImportWizard } from "../../../kit/sheet-import/import-wizard.tsx";
import { usePlanPages } from "../../../kit/sheet-import/steps/use-plan-pages.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { createScheduleNumbersImport, type NumbersPlan } from "./schedule-numbers-import.ts";
import { scheduleNumbersMessages } from "./schedule-people-messages.ts";

type ScheduleNumbersImportDialogProps = {
  schedule: { id: string; alias: string };
  onClose(hasImported: boolean): void;
};

export function ScheduleNumbersImportDialog({
  schedule: { id, alias },
  onClose,
}: ScheduleNumbersImportDialogProps) {
  const t = useStore(scheduleNumbersMessages);
  const model = useModel(() => createScheduleNumbersImport(id));
  const plan = useStore(model.$plan);
  return (
    <ImportWizard
      model={model.wizard}
      title={t.title({ name: alias })}
      noun={t.noun}
      template={{ address: templatesPath + templateFiles.scheduleParticipants }}
      plan={{
        body: plan && <PlannedPeople plan={plan} />,
        saveLabel: t.save({ count: formatNumber(plan?.added ?? 0) }),
        canSave: plan !== null && plan.added > 0,
      }}
      figuresOf={({ created, skipped }) => [
        { term: t.added, value: created },
        { term: t.there, value: skipped },
      ]}
      onClose={onClose}
    />
  );
}

function PlannedPeople({ plan: { people, added, rejected } }: { plan: NumbersPlan }) {
  const t = useStore(scheduleNumbersMessages);
  const { shown, pager } = usePlanPages(people);
  return (
    <>
      <p>
        {t.planned({
          added: formatNumber(added),
          there: formatNumber(people.length - added),
          rejected: formatNumber(rejected),
        })}
      </p>
      <Table caption={t.who}>
        <thead>
          <tr>
            <HeaderCell>{t.number}</HeaderCell>
            <HeaderCell>{t.name}</HeaderCell>
            <HeaderCell>{t.group}</HeaderCell>
            <HeaderCell>{t.becomes}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, no_ujian: number, nama, group_path: path, named }) => (
            <Row key={id}>
              <Cell mono>{number}</Cell>
              <Cell>{nama}</Cell>
              <Cell>{path}</Cell>
              <Cell>{named ? t.there : t.added}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {pager}
    </>
  );
}
