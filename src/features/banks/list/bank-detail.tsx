// What is shown under a bank's row when it is opened: who, how it is ordered, and the plan against what is there.
import { useStore } from "@nanostores/react";
import type { PlanEntry, QuestionBank } from "../../../contract/questions/banks.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { policyLabels, typeNames } from "../../../kit/label-messages.ts";
import { planRows } from "../../../domain/banks/bank-plan.ts";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { banksMessages, type BankTexts } from "./banks-messages.ts";
import css from "./banks-screen.module.css";

export function BankDetail({ bank }: { bank: QuestionBank }) {
  const t = useStore(banksMessages);
  return (
    <div className={css.overview}>
      <DescriptionList items={factsOf(bank, t)} />
      <PlanOverview bank={bank} t={t} />
    </div>
  );
}

function factsOf(bank: QuestionBank, t: BankTexts) {
  const { author, coauthors, locked, kkm } = bank;
  const person = (one: { name: string; email: string }) => `${one.name} (${one.email})`;
  const lock = locked
    ? [
        {
          term: t.locker,
          value: t.lockerAt({
            name: locked.by || t.none,
            email: locked.email || t.none,
            at: formatDateTime(locked.at),
          }),
        },
      ]
    : [];
  return [
    { term: t.author, value: author ? person(author) : t.none },
    { term: t.coauthors, value: coauthors.map(person).join("; ") || t.none },
    ...lock,
    { term: t.orderMode, value: t[`order${bank.order_mode}`] },
    { term: t.passMark, value: kkm === null ? t.ofSubject : formatNumber(kkm) },
    { term: t.competence, value: bank.default_competence_kode ?? t.none },
    { term: t.references, value: formatNumber(bank.reference_count) },
    { term: t.created, value: formatDateTime(bank.created_at) },
    { term: t.updated, value: formatDateTime(bank.updated_at) },
  ];
}

function policyText({ policy, minus }: PlanEntry, t: BankTexts): string {
  const label = policyLabels.get()[policy];
  return minus > 0 ? t.withMinus({ policy: label, n: formatNumber(minus) }) : label;
}

function PlanOverview({ bank, t }: { bank: QuestionBank; t: BankTexts }) {
  const rows = planRows(bank.plan, bank.entered).filter(
    ({ entry, entered }) => entry !== null || entered > 0,
  );
  if (rows.length === 0) return <p>{t.noPlan}</p>;
  return (
    <Table caption={t.planTitle}>
      <thead>
        <Row>
          <HeaderCell>{t.type}</HeaderCell>
          <HeaderCell numeric>{t.shown}</HeaderCell>
          <HeaderCell numeric>{t.entered}</HeaderCell>
          <HeaderCell numeric>{t.weight}</HeaderCell>
          <HeaderCell>{t.policy}</HeaderCell>
        </Row>
      </thead>
      <tbody>
        {rows.map(({ type, entry, entered }) => (
          <Row key={type}>
            <Cell>{typeNames.get()[type]}</Cell>
            <Cell numeric>{entry ? formatNumber(entry.count) : t.none}</Cell>
            <Cell numeric>
              {entry && entered < entry.count && <Tag tone="bad">{t.short}</Tag>}{" "}
              {formatNumber(entered)}
            </Cell>
            <Cell numeric>{entry ? formatNumber(entry.weight) : t.none}</Cell>
            <Cell>{entry ? policyText(entry, t) : t.none}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
