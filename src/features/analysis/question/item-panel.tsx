// One question of an analysis: what is proposed and why, what a teacher decides, its text and options, and every figure with its meaning.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { formatNumber } from "../../../core/format.ts";
import { href, readQuery } from "../../../core/navigation.ts";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { ItemFigure } from "../../../domain/item-analysis/item-figure.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { usePhone } from "../../../ui/use-phone.ts";
import { closeOnBack } from "../../../ui/overlay/back-button.ts";
import { IconButton } from "../../../ui/input/button.tsx";
import type { ReadyFigures } from "../figures/shown-figures-state.ts";
import type { ItemHistoryModel } from "../history/item-history-model.ts";
import { ItemHistoryPanel } from "../history/item-history-panel.tsx";
import { KeyRepairButton } from "../key-repair/key-repair-button.tsx";
import { figureReasonsMessages } from "../meanings/figure-reasons-messages.ts";
import { furtherMeanings, mainMeanings } from "../meanings/meaning-rows.ts";
import { MeaningsList } from "../meanings/meanings-list.tsx";
import { questionMeaningsMessages } from "../meanings/question-meanings-messages.ts";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { absenceWord, decisionText, isUncounted, reasonsText } from "../papers/item-words-text.ts";
import { OptionCurvesPicture } from "../pictures/option-curves-picture.tsx";
import type { BankAnalysisModel } from "../screen/bank-analysis-model.ts";
import type { ItemRow } from "../screen/item-rows.ts";
import { closeItem, takeOpenedFocus } from "../screen/opened-item-focus.ts";
import { StatusShape } from "../screen/item-status-tile.tsx";
import { ItemDecisionForm } from "./item-decision-form.tsx";
import { ItemOptionsTable } from "./item-options-table.tsx";
import { itemPanelMessages } from "./item-panel-messages.ts";
import { ItemTextPanel } from "./item-text-panel.tsx";
import css from "./item-panel.module.css";

export type ItemPanelProps = {
  model: BankAnalysisModel;
  history: ItemHistoryModel;
  bank: AnalysedBank;
  state: ReadyFigures;
  row: ItemRow;
};

export function ItemPanel({ model, history, bank, state, row }: ItemPanelProps) {
  const t = useStore(itemPanelMessages);
  const decisions = useStore(model.decisions.$state);
  const { asked, analysis, label } = row;
  // A PC draws the lower part of the panel after the first paint: drawing all at once takes a slow PC longer than 100 ms. A phone draws all at once,
  // because it scrolls to the heading, which needs the lines below it.
  const [isWhole, setWhole] = useState(usePhone());
  useEffect(() => setWhole(true), []);
  useEffect(() => closeOnBack(() => closeItem(model)), [model]);
  return (
    // A long question is scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.panel}
      aria-label={t.title({ n: label })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === "Escape" && !defaultPrevented) closeItem(model);
      }}
    >
      <Head model={model} row={row} />
      <Proposal analysis={analysis} />
      <ItemDecisionForm
        key={asked.id}
        row={row}
        keeper={model.deciding}
        isKnown={decisions.status === "ready"}
      />
      {isWhole && <Further {...{ model, history, bank, state, row }} />}
    </section>
  );
}

/** What was asked, what was answered, all figures and earlier exams. */
function Further({ model, history, bank, state, row }: ItemPanelProps) {
  const t = useStore(itemPanelMessages);
  const { schedule_ids: shown } = useStore(model.$filter);
  const { asked, analysis, label } = row;
  return (
    <>
      <ItemTextPanel key={`text ${asked.id}`} asked={asked} bankId={bank.id} />
      {analysis.options.length > 0 && (
        <div>
          <h3>{t.options}</h3>
          <ItemOptionsTable question={analysis} />
        </div>
      )}
      <OptionCurvesPicture
        figures={model.figures}
        done={state.done}
        question={analysis}
        label={label}
      />
      <Counts analysis={analysis} />
      <Figures analysis={analysis} alpha={state.analysis.test.alpha} />
      <KeyRepairButton bank={bank} shown={shown} question={asked} />
      <div>
        <h3>{t.history}</h3>
        <ItemHistoryPanel
          model={history}
          bank={bank}
          question={asked}
          shown={shown}
          addressOf={(jadwal) => href("sum.banksoal", {}, { ...readQuery(), jadwal })}
        />
      </div>
    </>
  );
}

function Head({ model, row }: Pick<ItemPanelProps, "model" | "row">) {
  const t = useStore(itemPanelMessages);
  const types = useStore(typeNames);
  const found = useStore(model.$found);
  const isPhone = usePhone();
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked, label, status } = row;
  const at = found.findIndex((each) => each.asked.id === asked.id);
  // Below the list what a press has opened is out of sight. Beside it, arrows lead on through the list.
  useEffect(() => {
    if (isPhone) heading.current?.focus();
  }, [isPhone]);
  return (
    <header className={css.head}>
      <StatusShape status={status} />
      <h2 ref={heading} tabIndex={-1}>
        {t.title({ n: label })}
      </h2>
      <HeadingInSight key={asked.id} id={asked.id} heading={heading} />
      <span className={css.type}>{types[asked.type]}</span>
      <IconButton
        icon="chevron-left"
        label={t.previous}
        disabled={at <= 0}
        onClick={() => model.step(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={t.next}
        disabled={at < 0 || at === found.length - 1}
        onClick={() => model.step(1)}
      />
      <IconButton icon="x" label={t.close} onClick={() => closeItem(model)} />
    </header>
  );
}

type InSightProps = { id: string; heading: RefObject<HTMLElement | null> };

/** Mounted anew with each question. The button that opened it may have disappeared, or be disabled at the end of the list. */
function HeadingInSight({ id, heading }: InSightProps) {
  const isPhone = usePhone();
  useEffect(() => {
    heading.current?.scrollIntoView({ block: isPhone ? "start" : "nearest" });
    takeOpenedFocus(id, heading.current);
  }, [id, heading, isPhone]);
  return null;
}

function Proposal({ analysis }: { analysis: QuestionAnalysis }) {
  const t = useStore(itemPanelMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const figureReasonsT = useStore(figureReasonsMessages);
  const { proposal } = analysis;
  return (
    <p className={css.proposal}>
      {proposal.status === null ? (
        absenceWord(proposal.why) === "undecided" ? (
          t.noProposal({ reason: figureReasonsT[proposal.why] })
        ) : (
          figureReasonsT[proposal.why]
        )
      ) : (
        <>
          {t.proposal}: <strong>{decisionText(analysis, itemWordsT, null)}</strong>,{" "}
          {reasonsText(analysis, itemWordsT)}.
        </>
      )}
    </p>
  );
}

function Counts({ analysis }: { analysis: QuestionAnalysis }) {
  const t = useStore(itemPanelMessages);
  const { n, empty, unreached, unmarked, removed, given } = analysis;
  const counted = [
    t.n({ n: formatNumber(n) }),
    t.empty({ n: formatNumber(empty) }),
    t.unreached({ n: formatNumber(unreached) }),
  ];
  const parts = [
    ...(isUncounted(analysis) ? [] : counted),
    t.unmarked({ n: formatNumber(unmarked) }),
    ...(removed > 0 ? [t.removed({ n: formatNumber(removed) })] : []),
    ...(given > 0 ? [t.given({ n: formatNumber(given) })] : []),
  ];
  return (
    <p className={css.counts}>
      <strong>{t.counts}:</strong> {parts.join(" · ")}
    </p>
  );
}

function Figures({ analysis, alpha }: { analysis: QuestionAnalysis; alpha: ItemFigure }) {
  const t = useStore(itemPanelMessages);
  const questionMeaningsT = useStore(questionMeaningsMessages);
  const itemWordsT = useStore(itemWordsMessages);
  return (
    <section aria-label={t.figures}>
      <h3>{t.figures}</h3>
      <MeaningsList rows={mainMeanings(analysis, questionMeaningsT, itemWordsT)} />
      <details className={css.further}>
        <summary>{t.further}</summary>
        <MeaningsList rows={furtherMeanings(analysis, alpha, questionMeaningsT)} />
      </details>
    </section>
  );
}
