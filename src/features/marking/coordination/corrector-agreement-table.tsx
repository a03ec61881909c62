// Figures of agreement, one row for each pair or person. On a phone each row becomes a block in which every figure has its name.
import { useStore } from "@nanostores/react";
import type { MarkingAgreement } from "../../../contract/marking/marking-agreement.ts";
import { formatNumber } from "../../../core/format.ts";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { agreementMessages, type AgreementTexts } from "./corrector-agreement-messages.ts";
import css from "./corrector-agreement.module.css";

type Figures = Omit<MarkingAgreement["pairs"][number], "one" | "other">;
type Control = MarkingAgreement["markers"][number]["control"];
/** `control`: only where it is a column. */
export type AgreementRow = Figures & { id: string; label: string; control?: Control };

type AgreementTableProps = { caption: string; head: string; rows: readonly AgreementRow[] };

export function AgreementTable({ caption, head, rows }: AgreementTableProps) {
  const t = useStore(agreementMessages);
  const hasControls = rows.some(({ control }) => control !== undefined);
  const names = [
    t.n,
    t.exact,
    t.within,
    t.difference,
    t.kappa,
    ...(hasControls ? [t.control] : []),
  ];
  return (
    <Table caption={caption} className={css.table}>
      <thead>
        <tr>
          <HeaderCell>{head}</HeaderCell>
          {names.map((name) => (
            <HeaderCell key={name} numeric>
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell>
              <b>{row.label}</b>
            </Cell>
            {figuresOf(row, t).map((figure, at) => (
              <Cell key={names[at]} numeric>
                <span className={css.name} aria-hidden="true">
                  {names[at]}
                </span>
                {figure}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function figuresOf(row: AgreementRow, t: AgreementTexts): string[] {
  const { n, exact, within, mean_difference: difference, kappa, kappa_n: rated } = row;
  const share = (count: number) =>
    n === 0 ? t.dash : t.percent({ n: formatNumber(Math.round((count / n) * 100)) });
  const figures = [
    formatNumber(n),
    share(exact),
    share(within),
    difference === null ? t.dash : t.percent({ n: signed(difference) }),
    kappa === null
      ? t.dash
      : rated === n
        ? formatNumber(kappa)
        : t.kappaOf({ kappa: formatNumber(kappa), n: formatNumber(rated) }),
  ];
  return row.control === undefined ? figures : [...figures, controlText(row.control, t)];
}

const controlText = (control: Control, t: AgreementTexts): string =>
  control === null
    ? t.dash
    : t.controlOf({ within: formatNumber(control.within), n: formatNumber(control.n) });

const signed = (value: number): string =>
  value === 0 ? "0" : `${value < 0 ? "−" : "+"}${formatNumber(Math.abs(value))}`;
