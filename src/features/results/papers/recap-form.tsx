// The results of an exam in numbers as a form: who came and whose result is final, figures, and how the scores are spread.
import {
  getResultSelection,
  listResults,
  resultStates,
  type ResultFigures,
} from "../../../contract/results/exam-results.ts";
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import type { FormMaker } from "../../../kit/print/sheets/form-paper.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { resultsListMessages } from "../results-list-messages.ts";
import { recapMessages } from "./recap-messages.ts";
import css from "./recap-form.module.css";

export const recapForm: FormMaker = async ({ schedule_id, group_id, group }, signal) => {
  const selection = { schedule_id, event_id: "" };
  const [selected, { figures, total }] = await Promise.all([
    call(getResultSelection, selection, { signal }),
    call(listResults, { ...selection, group_id, page: 1, per_page: 20 }, { signal }),
  ]);
  const asOf = serverNow();
  return {
    sheets({ letterhead, upright }) {
      if (total === 0) return [];
      const label = [selected.name, group].filter(Boolean).join(" · ");
      const content = (
        <Recap
          {...{ figures, group, asOf, letterhead }}
          exam={selected.name}
          isPartial={selected.is_partial}
        />
      );
      return [{ name: "recap", label, foot: label, paper: upright, content }];
    },
  };
};

type RecapProps = {
  exam: string;
  group: string;
  figures: ResultFigures;
  asOf: Date;
  isPartial: boolean;
  letterhead: boolean;
};

function Recap({ exam, group, figures, asOf, isPartial, letterhead }: RecapProps) {
  const t = useStore(recapMessages);
  const { kkm, reached, with_kkm: all, share } = figures;
  const reachedText = t.reachedOf({
    n: formatNumber(reached),
    all: formatNumber(all),
    share: share ?? "",
  });
  return (
    <>
      {letterhead && <PrintedLetterhead />}
      <SheetTitle title={t.title} mark="" />
      <SheetFacts
        facts={[
          [t.exam, exam],
          [t.class, group || t.everybody],
          [t.kkm, kkm === null ? t.none : formatNumber(kkm)],
          [t.asOf, formatDateTime(asOf)],
        ]}
      />
      {isPartial && <p className={css.partial}>{t.partial}</p>}
      <States figures={figures} />
      <Table head={[t.figure, t.value]} title={t.figures}>
        <Row label={t.final} value={formatNumber(figures.n)} />
        <Row label={t.mean} value={decimals(figures.mean)} />
        <Row label={t.median} value={decimals(figures.median)} />
        <Row label={t.sd} value={decimals(figures.sd)} />
        <Row label={t.reached} value={all === 0 ? t.none : reachedText} />
      </Table>
      <Spread figures={figures} />
    </>
  );
}

function States({ figures: { counts } }: Pick<RecapProps, "figures">) {
  const t = useStore(recapMessages);
  const resultsListT = useStore(resultsListMessages);
  const all = resultStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <Table head={[t.state, t.people]} title={t.states}>
      {resultStates
        .filter((state) => state === "complete" || counts[state] > 0)
        .map((state) => (
          <Row key={state} label={resultsListT[state]} value={formatNumber(counts[state])} />
        ))}
      <Row label={t.all} value={formatNumber(all)} />
    </Table>
  );
}

/** Bars are text as well: they are read on a photocopy. */
function Spread({ figures: { bins, n } }: Pick<RecapProps, "figures">) {
  const t = useStore(recapMessages);
  if (n === 0) return null;
  const most = Math.max(...bins.map(({ count }) => count));
  return (
    <Table head={[t.range, t.people, t.bars]} title={t.spread}>
      {bins.map(({ count }, at) => (
        <tr key={at}>
          <th scope="row">{rangeText(at, bins.length)}</th>
          <td className={css.figure}>{formatNumber(count)}</td>
          <td className={css.place}>
            {""}
            <div className={css.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

const rangeText = (at: number, all: number): string =>
  at === all - 1 ? `${at * 10}–100` : `${at * 10}–<${(at + 1) * 10}`;

type TableProps = { title: string; head: readonly string[]; children: ReactNode };

function Table({ title, head, children }: TableProps) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      <PaperTable>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </PaperTable>
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={css.figure}>{value}</td>
    </tr>
  );
}

const decimals = (figure: string | null): string =>
  figure === null ? recapMessages.get().none : shownDecimal(figure);
