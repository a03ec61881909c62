// What a teacher reads first: the figures of all participants, how hard the questions were, and which to mend before the others.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { AnalysisRules, TestAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { DifficultyWord } from "../../../domain/item-analysis/figure-classes.ts";
import {
  histogramCounts,
  isOfResults,
} from "../../../domain/item-analysis/pictures/score-histogram-counts.ts";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import type { AnalysisFigures } from "../figures/analysis-figures-keeper.ts";
import type { ReadyFigures } from "../figures/shown-figures-state.ts";
import type { AnalysisSummary } from "../../../domain/item-analysis/summary/analysis-summary.ts";
import { itemWordsMessages, type ItemWords } from "../papers/item-words-messages.ts";
import {
  countsCaveat,
  figureText,
  mendingReason,
  reliabilityWord,
} from "../papers/item-words-text.ts";
import { bankSummaryMessages, type BankSummaryTexts } from "./bank-summary-messages.ts";
import type { BankAnalysisModel } from "../screen/bank-analysis-model.ts";
import { openItemFrom } from "../screen/opened-item-focus.ts";
import css from "./bank-summary.module.css";

const loadRules = lazy(() => import("../rules/analysis-rules-dialog.tsx"), "AnalysisRulesDialog");
const loadMeanings = lazy(
  () => import("../meanings/test-meanings-dialog.tsx"),
  "TestMeaningsDialog",
);

type SummaryProps = {
  model: BankAnalysisModel;
  bank: AnalysedBank;
  state: ReadyFigures;
};

export function BankSummary({
  model,
  bank,
  state,
  rules,
}: SummaryProps & { rules: AnalysisRules }) {
  const t = useStore(bankSummaryMessages);
  const [opened, setOpened] = useState<"meanings" | "rules" | null>(null);
  const close = () => setOpened(null);
  const itemWordsT = useStore(itemWordsMessages);
  const { summary } = useStore(model.$items);
  const { test } = state.analysis;
  return (
    <section className={css.summary} aria-label={t.title}>
      <Figures model={model} bank={bank} state={state} />
      <p className={css.line}>
        <MendFirst model={model} />
      </p>
      <p className={css.rule}>
        {mixText(test, summary, t, itemWordsT)} · {t.words({ name: rules.words.name })}{" "}
        <Button size="s" variant="ghost" onClick={() => setOpened("meanings")}>
          {t.meaning}
        </Button>{" "}
        {bank.may_change_rules && (
          <Button size="s" variant="ghost" onClick={() => setOpened("rules")}>
            {t.rules}
          </Button>
        )}
      </p>
      {opened === "rules" && (
        <LazyDialog
          load={loadRules}
          props={{
            rules: bank.rules,
            changed: (changed) => model.bank.take({ ...bank, rules: changed }),
            onClose: close,
          }}
          onCancel={close}
        />
      )}
      {opened === "meanings" && (
        <LazyDialog
          load={loadMeanings}
          props={{ analysed: test, rules, onClose: close }}
          onCancel={close}
        />
      )}
    </section>
  );
}

/** With what must be read beside it: its words are of few participants, or of questions that many have not reached. */
function mixText(
  { mix, isFew }: TestAnalysis,
  { hardlyReached }: AnalysisSummary,
  t: BankSummaryTexts,
  words: ItemWords,
): string {
  const percentOf = (word: DifficultyWord) =>
    mix.find((part) => part.word === word)?.percent ?? t.none;
  const [easy, medium, hard] = [percentOf("mudah"), percentOf("sedang"), percentOf("sukar")];
  return [
    t.mix({ easy, medium, hard }),
    ...(isFew ? [words.few] : []),
    ...(hardlyReached > 0 ? [t.hardlyReached({ n: formatNumber(hardlyReached) })] : []),
  ].join(", ");
}

function Figures({ model, bank: { kkm }, state }: SummaryProps) {
  const t = useStore(bankSummaryMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const { test } = state.analysis;
  const { scores, alpha, sem, isForDecisions } = test;
  const of = (figure: Parameters<typeof figureText>[0]) => figureText(figure, itemWordsT);
  const word = reliabilityWord(test, itemWordsT);
  return (
    <ul className={css.figures}>
      <Figure value={formatNumber(test.n)} label={t.n} />
      <Figure value={of(scores.mean)} label={t.mean}>
        {t.median({ n: of(scores.median) })}
      </Figure>
      <Figure value={of(scores.sd)} label={t.sd}>
        {t.sem({ n: of(sem) })}
      </Figure>
      <Figure value={of(alpha)} label={word === "" ? t.alpha : `${t.alpha}, ${word}`}>
        {alpha.value !== null && (isForDecisions ? t.forDecisions : t.notForDecisions)}
      </Figure>
      {kkm !== null && <Reached key={state.done} figures={model.figures} kkm={kkm} />}
      <Bad model={model} test={test} />
    </ul>
  );
}

function Reached({ figures, kkm }: { figures: AnalysisFigures; kkm: number }) {
  const t = useStore(bankSummaryMessages);
  const model = useModel(() => createDetail(() => figures.ask("histogram", { passMark: kkm })));
  const state = useStore(model.$state);
  const bars = state.status === "ready" ? state.detail : [];
  const label = t.reached({ kkm: shownDecimal(String(kkm)) });
  if (!isOfResults(bars)) return <Figure value={t.none} label={label} />;
  const { n, reached } = histogramCounts(bars);
  return (
    <Figure value={partText(reached, n, t)} label={label}>
      {t.reachedOf({ n: formatNumber(reached), all: formatNumber(n) })}
    </Figure>
  );
}

function Bad({ model, test }: Pick<SummaryProps, "model"> & { test: TestAnalysis }) {
  const t = useStore(bankSummaryMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const { rows, summary } = useStore(model.$items);
  const { toMend, undecided } = summary;
  const judged = rows.length - undecided;
  return (
    <Figure value={partText(toMend.length, judged, t)} label={t.bad}>
      {[
        t.badOf({ n: formatNumber(toMend.length), all: formatNumber(judged) }),
        countsCaveat(test, summary, itemWordsT),
      ]
        .filter((text) => text !== "")
        .join(", ")}
    </Figure>
  );
}

/** A dash where there is nothing that could be a part. */
function partText(part: number, whole: number, t: BankSummaryTexts): string {
  return whole === 0 ? t.none : t.percent({ n: Math.round((part / whole) * 100) });
}

type FigureProps = { value: string; label: string; children?: ReactNode };

function Figure({ value, label, children }: FigureProps) {
  return (
    <li>
      <b>{value}</b>
      <span>{label}</span>
      {children && <small>{children}</small>}
    </li>
  );
}

const mostMended = 3;

/** A press opens the question. */
function MendFirst({ model }: Pick<SummaryProps, "model">) {
  const t = useStore(bankSummaryMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const { rows, summary } = useStore(model.$items);
  if (summary.undecided === rows.length) return t.noneJudged;
  if (summary.toMend.length === 0) return t.allGood;
  const first = summary.toMend.slice(0, mostMended).flatMap((id) => {
    const row = rows.find(({ asked }) => asked.id === id);
    return row ? [row] : [];
  });
  const rest = summary.toMend.length - first.length;
  return (
    <>
      <strong>{t.mendFirst}</strong>{" "}
      {first.map(({ asked, analysis, label: n, own }) => {
        const reason = mendingReason(analysis, itemWordsT, own);
        return (
          <Button
            key={asked.id}
            size="s"
            onClick={({ currentTarget }) => openItemFrom(currentTarget, asked.id, model)}
          >
            {t.itemWith({ n, reason })}
          </Button>
        );
      })}{" "}
      {rest > 0 && t.more({ n: formatNumber(rest) })}
    </>
  );
}
