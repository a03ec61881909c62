// The banks of a schedule in the order in which they are tried, how many participants get each, and who gets none.
import { useStore } from "@nanostores/react";
import { maxScheduleBanks } from "../../contract/exams/schedule-fields.ts";
import type { CoverageTable } from "../../contract/exams/schedule-coverage.ts";
import type { Schedule, ScheduleBank } from "../../contract/exams/schedules.ts";
import { formatNumber } from "../../core/format.ts";
import { RowHandle } from "../../kit/ordering/row-handle.tsx";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { Field } from "../../ui/input/field.tsx";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { OrderedForm } from "./ordered-table.tsx";
import { scheduleFormMessages } from "./schedule-form-messages.ts";
import type { CoverageState, ScheduleFormModel } from "./schedule-form-model.ts";
import { $banks } from "./schedule-lookups.ts";
import { schedulesMessages } from "./schedules-messages.ts";
import css from "./schedules-screen.module.css";

type BanksFieldProps = { model: ScheduleFormModel; schedule: Schedule | null };

export function ScheduleBanksField({ model: { form, $coverage }, schedule }: BanksFieldProps) {
  const t = useStore(scheduleFormMessages);
  const schedulesT = useStore(schedulesMessages);
  const { bank_ids: ids } = useStore(form.$values);
  const error = useStore(form.$errors)["bank_ids"];
  const lookup = useStore($banks);
  const coverage = useStore($coverage);
  const offered = lookup.status === "ready" ? lookup.items : [];
  const kodeOf = (id: string) =>
    offered.find((bank) => bank.id === id)?.kode ??
    schedule?.banks.find((bank) => bank.id === id)?.kode ??
    "…";
  const set = (next: readonly string[]) => form.set("bank_ids", [...next]);
  return (
    <div className={css.banks}>
      {ids.length > 0 && (
        <OrderedForm ids={ids} nameOf={kodeOf} onOrder={set}>
          <Table caption={schedulesT.banks}>
            <Heads />
            <tbody>
              {ids.map((id) => (
                <BankRow
                  key={id}
                  id={id}
                  kode={kodeOf(id)}
                  bank={offered.find((bank) => bank.id === id)}
                  count={tableOf(coverage)?.banks.find((bank) => bank.id === id)?.count}
                  onRemove={() => set(ids.filter((each) => each !== id))}
                />
              ))}
            </tbody>
          </Table>
        </OrderedForm>
      )}
      <Field
        label={ids.length === 0 ? schedulesT.banks : t.addBank}
        hint={ids.length === 0 ? t.noBank : t.bankOrder}
        {...(error !== undefined && { error })}
      >
        {(aria) => (
          <Combobox
            {...aria}
            options={choicesOf(offered.filter(({ id }) => !ids.includes(id)))}
            value=""
            placeholder={t.pickBank}
            emptyText={schedulesT.nothingFound}
            disabled={ids.length >= maxScheduleBanks}
            onChange={(id) => id !== "" && set([...ids, id])}
          />
        )}
      </Field>
      <Coverage coverage={coverage} ids={ids} onOrder={set} />
    </div>
  );
}

function choicesOf(banks: readonly ScheduleBank[]) {
  return banks.map(({ id, kode, nama, subject_nama: subject }) => ({
    value: id,
    label: `${kode} — ${nama} · ${subject}`,
  }));
}

function Heads() {
  const t = useStore(scheduleFormMessages);
  return (
    <thead>
      <tr>
        <HeaderCell>{t.bankHead}</HeaderCell>
        <HeaderCell className={css.roomy}>{t.forHead}</HeaderCell>
        <HeaderCell numeric>{t.getsHead}</HeaderCell>
        <HeaderCell>{t.questionsHead}</HeaderCell>
        <HeaderCell>
          <VisuallyHidden>{t.removeHead}</VisuallyHidden>
        </HeaderCell>
      </tr>
    </thead>
  );
}

function tableOf(coverage: CoverageState): CoverageTable | null {
  if (coverage.status === "ready") return coverage.table;
  return coverage.status === "loading" ? coverage.older : null;
}

type BankRowProps = {
  id: string;
  kode: string;
  /** Unknown while the list is on its way, or when it is no longer offered. */
  bank: ScheduleBank | undefined;
  count: number | undefined;
  onRemove(): void;
};

function BankRow({ id, kode, bank, count, onRemove }: BankRowProps) {
  const t = useStore(scheduleFormMessages);
  return (
    <Row>
      <Cell>
        <span className={css.movable}>
          {RowHandle({ id, label: t.moveHandle({ name: kode }) })}
          {kode}
        </span>
      </Cell>
      <Cell className={css.roomy}>{bank && (bank.scope_of || t.forEverybody)}</Cell>
      <Cell numeric>{count === undefined ? "…" : formatNumber(count)}</Cell>
      <Cell nowrap>{bank && <Filling bank={bank} />}</Cell>
      <Cell>
        <IconButton icon="x" size="s" label={t.removeBank({ name: kode })} onClick={onRemove} />
      </Cell>
    </Row>
  );
}

function Filling({ bank: { planned, missing } }: { bank: ScheduleBank }) {
  const t = useStore(scheduleFormMessages);
  if (planned > 0 && missing === 0) return <>{t.enough}</>;
  return (
    <Tag tone="warn" icon="triangle-alert">
      {planned === 0 ? t.unplanned : t.short({ count: formatNumber(missing) })}
    </Tag>
  );
}

type CoverageProps = {
  coverage: CoverageState;
  ids: readonly string[];
  onOrder(ids: readonly string[]): void;
};

function Coverage({ coverage, ids, onOrder }: CoverageProps) {
  const t = useStore(scheduleFormMessages);
  if (coverage.status === "none") return null;
  if (coverage.status === "failed") return <Banner tone="warn">{t.countFailed}</Banner>;
  const table = tableOf(coverage);
  if (!table) return <p role="status">{t.counting}</p>;
  const isSensible = table.sensible_order.every((id, at) => ids[at] === id);
  return (
    <div className={css.coverage} role="status">
      {table.without_count > 0 ? (
        <Banner tone="warn" title={t.without({ count: formatNumber(table.without_count) })}>
          {namesOf(table, t)}
        </Banner>
      ) : (
        <p>{t.allCovered({ count: formatNumber(table.targets) })}</p>
      )}
      {!isSensible && coverage.status === "ready" && (
        <Button size="s" icon="list-ordered" onClick={() => onOrder(table.sensible_order)}>
          {t.sensibleOrder}
        </Button>
      )}
    </div>
  );
}

const maxNames = 6;

function namesOf(
  { without, without_count: total }: CoverageTable,
  t: ReturnType<typeof scheduleFormMessages.get>,
): string {
  const shown = without.slice(0, maxNames);
  const names = shown.map(({ nama, jurusan_nama: major }) => `${nama} (${major})`).join(", ");
  const rest = total - shown.length;
  return rest > 0 ? t.withoutNames({ names, count: formatNumber(rest) }) : names;
}
