// The plan in the form: for each type how many are shown, against how many are there, what they are worth, and how they
// are marked. The total says at once what is missing to 100.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { optionWeightTypes, type QuestionBank } from "../../../contract/questions/banks.ts";
import { policyNames, type PolicyName } from "../../../contract/questions/question-fields.ts";
import { takesMinus } from "../../../contract/questions/plan-minus.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { formatNumber } from "../../../core/format.ts";
import { policyLabels, typeNames } from "../../../kit/label-messages.ts";
import { planTotals } from "../../../domain/banks/bank-plan.ts";
import { LazyPolicyNote } from "../../../question-types/frame/lazy-policy-note.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import {
  entryOf,
  isPlanned,
  rowFaults,
  typedTotals,
  type BankFormModel,
  type TypedPlanRow,
} from "./bank-form-model.ts";
import { bankDialogMessages, banksMessages, type BankDialogTexts } from "./banks-messages.ts";
import css from "./banks-screen.module.css";

type Entered = QuestionBank["entered"];
type PlanTableProps = { model: BankFormModel; entered: Entered };

export function PlanTable({ model, entered }: PlanTableProps) {
  const t = useStore(bankDialogMessages);
  const banksT = useStore(banksMessages);
  const { plan } = useStore(model.form.$values);
  const error = useStore(model.form.$errors)["plan"];
  const faults = error === undefined ? new Map<number, string>() : rowFaults(plan);
  const faultsId = useId();
  return (
    <div className={css.plan}>
      <div className={css.planHead}>
        <strong>{banksT.planTitle}</strong>
        <Button size="s" onClick={() => model.spread("even")}>
          {t.spreadEvenly}
        </Button>
        <Button size="s" onClick={() => model.spread("count")}>
          {t.spreadByCount}
        </Button>
      </div>
      <p>{t.planHint}</p>
      <Table caption={banksT.planTitle} className={css.planTable}>
        <thead>
          <Row>
            <HeaderCell>{banksT.type}</HeaderCell>
            <HeaderCell numeric>{banksT.entered}</HeaderCell>
            <HeaderCell>{banksT.shown}</HeaderCell>
            <HeaderCell>{banksT.weight}</HeaderCell>
            <HeaderCell>{banksT.policy}</HeaderCell>
          </Row>
        </thead>
        <tbody>
          {plan.map((row) => (
            <PlanRow
              key={row.type}
              row={row}
              model={model}
              entered={entered.find(({ type }) => type === row.type)?.count ?? 0}
              faultId={faults.has(row.type) ? faultsId : undefined}
            />
          ))}
        </tbody>
        <Totals plan={plan} entered={entered} />
      </Table>
      {error !== undefined && (
        <div id={faultsId} className={css.faults}>
          {faultTexts(faults, error, t).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Each row's own fault by its name; what concerns the whole plan as the schema says it. */
function faultTexts(faults: ReadonlyMap<number, string>, error: string, t: BankDialogTexts) {
  if (faults.size === 0) return [error];
  return [...faults].map(([type, reason]) =>
    t.planFault({ type: typeNames.get()[type as QuestionType], reason }),
  );
}

type PlanRowProps = {
  row: TypedPlanRow;
  model: BankFormModel;
  entered: number;
  /** Where its fault is written, if it has one. */
  faultId: string | undefined;
};

function PlanRow({ row, model, entered, faultId }: PlanRowProps) {
  const t = useStore(bankDialogMessages);
  const { type } = row;
  const name = typeNames.get()[type];
  const aria = faultId ? { "aria-invalid": true as const, "aria-describedby": faultId } : {};
  const input = (field: "count" | "weight", label: string) => (
    <TextInput
      {...aria}
      aria-label={label}
      autoComplete="off"
      inputMode={field === "count" ? "numeric" : "decimal"}
      maxLength={6}
      className={css.number}
      value={row[field]}
      onInput={(event) => model.setRow(type, { [field]: event.currentTarget.value })}
    />
  );
  const policies = policyNames.filter(
    (policy) => policy !== "bobot_opsi" || optionWeightTypes.includes(type),
  );
  return (
    <Row>
      <Cell>{name}</Cell>
      <Cell numeric>{formatNumber(entered)}</Cell>
      <Cell>{input("count", t.shownOf({ type: name }))}</Cell>
      <Cell>{input("weight", t.weightOf({ type: name }))}</Cell>
      <Cell>
        <Select
          aria-label={t.policyOf({ type: name })}
          options={policies.map((value) => ({ value, label: policyLabels.get()[value] }))}
          value={row.policy}
          onChange={(policy) => model.setRow(type, { policy: policy as PolicyName })}
        />
        {isPlanned(row) && <PolicyFacts row={row} model={model} aria={aria} />}
      </Cell>
    </Row>
  );
}

type FactsProps = Pick<PlanRowProps, "row" | "model"> & { aria: object };

/** What it means, and what a wrong answer takes off where one can. */
function PolicyFacts({ row, model, aria }: FactsProps) {
  const t = useStore(bankDialogMessages);
  const { type, policy, minus } = row;
  return (
    <div className={css.policy}>
      {takesMinus(row) && (
        <label>
          {t.minus}
          <TextInput
            {...aria}
            autoComplete="off"
            inputMode="decimal"
            maxLength={6}
            placeholder="0"
            className={css.number}
            value={minus}
            onInput={(event) => model.setRow(type, { minus: event.currentTarget.value })}
          />
        </label>
      )}
      <small>
        <LazyPolicyNote uses={[{ type, content: null, policy, minus: entryOf(row).minus || 0 }]} />
      </small>
    </div>
  );
}

function Totals({ plan, entered }: { plan: readonly TypedPlanRow[]; entered: Entered }) {
  const t = useStore(bankDialogMessages);
  const banksT = useStore(banksMessages);
  const totals = planTotals(typedTotals(plan), entered);
  const left = Math.round((100 - totals.weight) * 100) / 100;
  const said = left > 0 ? t.weightLeft : t.weightOver;
  const text = left === 0 ? t.weightDone : said({ n: formatNumber(Math.abs(left)) });
  return (
    <tfoot>
      <Row>
        <HeaderCell scope="row">{t.total}</HeaderCell>
        <Cell numeric>{formatNumber(totals.entered)}</Cell>
        <Cell>
          {formatNumber(totals.planned)}{" "}
          {totals.short.length > 0 && Tag({ tone: "warn", children: banksT.short })}
        </Cell>
        <Cell>{formatNumber(totals.weight)}</Cell>
        <Cell>
          {totals.planned > 0 && (
            <Tag
              tone={left === 0 ? "ok" : "warn"}
              icon={left === 0 ? "circle-check" : "triangle-alert"}
            >
              {text}
            </Tag>
          )}
          <LiveRegion>{totals.planned > 0 && text}</LiveRegion>
        </Cell>
      </Row>
    </tfoot>
  );
}
