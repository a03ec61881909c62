// How a question did in the exams that used its bank, computed when somebody asks for it.
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import type { AnalysedBank, AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { formatDate, formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { figureText } from "../papers/item-words-text.ts";
import { takeLostFocus } from "../screen/opened-item-focus.ts";
import { itemHistoryMessages } from "./item-history-messages.ts";
import type { ItemHistoryModel } from "./item-history-model.ts";
import { itemHistoryRows, type ItemHistoryRow } from "./item-history-rows.ts";
import css from "./item-history-panel.module.css";

export type ItemHistoryPanelProps = {
  model: ItemHistoryModel;
  bank: AnalysedBank;
  question: AnalysedQuestion;
  /** Exams of the analysis around it; empty: all. */
  shown: readonly string[];
  /** The address of the analysis of an exam with this question open. */
  addressOf(scheduleId: string): string;
};

export function ItemHistoryPanel(props: ItemHistoryPanelProps) {
  const t = useStore(itemHistoryMessages);
  if (props.bank.schedules.length < 2) return <p className={css.hint}>{t.alone}</p>;
  return <History {...props} />;
}

function History(props: ItemHistoryPanelProps) {
  const { model, bank } = props;
  const t = useStore(itemHistoryMessages);
  const exams = useStore(model.$exams);
  if (exams.size > 0) return <AskedHistory {...props} />;
  return (
    <div className={css.history}>
      <p className={css.hint}>{t.hint({ n: formatNumber(bank.schedules.length) })}</p>
      <Button icon="clock" onClick={() => void model.load()}>
        {t.open}
      </Button>
    </div>
  );
}

function AskedHistory(props: ItemHistoryPanelProps) {
  const { model, bank, question } = props;
  const t = useStore(itemHistoryMessages);
  const exams = useStore(model.$exams);
  const section = useRef<HTMLDivElement>(null);
  // The button that asked for it is gone.
  useEffect(() => takeLostFocus(section.current), []);
  const rows = itemHistoryRows(bank.schedules, exams, question);
  const isComplete = bank.schedules.every(({ id }) => exams.get(id)?.status === "ready");
  return (
    <div ref={section} className={css.history} tabIndex={-1}>
      {rows.length > 0 && <HistoryTable {...props} rows={rows} />}
      {rows.length === 0 && isComplete && <p className={css.hint}>{t.notShown}</p>}
      <HistoryProgress model={model} bank={bank} />
      <p className={css.hint}>{t.everybody}</p>
    </div>
  );
}

type HistoryTableProps = ItemHistoryPanelProps & { rows: readonly ItemHistoryRow[] };

function HistoryTable({ rows, shown, addressOf }: HistoryTableProps) {
  const t = useStore(itemHistoryMessages);
  const itemWordsT = useStore(itemWordsMessages);
  return (
    <Table caption={t.title}>
      <thead>
        <tr>
          <HeaderCell>{t.exam}</HeaderCell>
          {[t.version, t.n, t.p, t.d, t.r].map((head) => (
            <HeaderCell key={head} numeric>
              {head}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ exam, version, figures, isChanged }) => {
          const isHere = shown.length === 1 && shown[0] === exam.id;
          return (
            <Row key={`${exam.id} ${version}`} selected={isHere}>
              <Cell>
                {isHere ? (
                  <>
                    <strong>{exam.alias}</strong> <span className={css.hint}>({t.here})</span>
                  </>
                ) : (
                  <RouteLink to={addressOf(exam.id)} aria-label={t.openExam({ exam: exam.alias })}>
                    {exam.alias}
                  </RouteLink>
                )}
                <br />
                <span className={css.hint}>
                  {formatDate(exam.starts_at)}
                  {isChanged && ` · ${t.changed}`}
                </span>
              </Cell>
              <Cell numeric>{version}</Cell>
              <Cell numeric>{formatNumber(figures.n)}</Cell>
              <Cell numeric>{figureText(figures.p, itemWordsT)}</Cell>
              <Cell numeric>{figureText(figures.d, itemWordsT)}</Cell>
              <Cell numeric>{figureText(figures.itemTotal, itemWordsT)}</Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

type HistoryProgressProps = { model: ItemHistoryModel; bank: AnalysedBank };

/** What is being computed, and what could not be. */
function HistoryProgress({ model, bank }: HistoryProgressProps) {
  const t = useStore(itemHistoryMessages);
  const exams = useStore(model.$exams);
  const isRunning = useStore(model.$isRunning);
  const failures = [...exams.values()].flatMap((state) =>
    state.status === "failed" ? [state.error] : [],
  );
  const current = bank.schedules.find(({ id }) => exams.get(id)?.status === "loading");
  const state = current && exams.get(current.id);
  return (
    <>
      {current && state?.status === "loading" && (
        <Spinner
          label={
            state.total === 0
              ? t.loading({ exam: current.alias })
              : t.loadingOf({
                  exam: current.alias,
                  done: formatNumber(state.done),
                  total: formatNumber(state.total),
                })
          }
        />
      )}
      {failures.length > 0 && !isRunning && (
        <Banner tone="warn" title={t.failed({ n: formatNumber(failures.length) })}>
          {failureText(failures[0])}{" "}
          <Button size="s" onClick={() => void model.load()}>
            {t.retry}
          </Button>
        </Banner>
      )}
    </>
  );
}
