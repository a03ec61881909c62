// Cards of an analysis on paper: each question as participants saw it, what was earned of it as a bar, and what each option did.
import { useStore } from "@nanostores/react";
import { Fragment } from "react";
import { formatNumber } from "../../../core/format.ts";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { ItemFigure } from "../../../domain/item-analysis/item-figure.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { typeNames } from "../../../kit/label-messages.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { ReferenceView } from "../../../question-types/frame/reference-view.tsx";
import { itemPaperMessages, type ItemPaperTexts } from "./item-paper-messages.ts";
import type { AnalysisOnPaper, PrintedItem } from "./item-paper-model.ts";
import { itemLabel, itemsPrinted } from "./item-paper-rows.ts";
import css from "./item-paper.module.css";
import { itemWordsMessages } from "./item-words-messages.ts";
import {
  countText,
  figureText,
  isUncounted,
  optionLetter,
  percentText,
  questionSentence,
  shortCaveat,
  verdictText,
} from "./item-words-text.ts";

export function ItemPaperCards({ onPaper }: { onPaper: AnalysisOnPaper }) {
  const items = itemsPrinted(onPaper);
  return (
    <>
      {items.map((item, at) => {
        const reference = referenceOf(item);
        const before = items[at - 1];
        return (
          <Fragment key={item.asked.id}>
            {reference && reference.id !== (before && referenceOf(before)?.id) && (
              <section className={css.reference}>
                <h3>{reference.judul}</h3>
                <ReferenceView reference={reference} heardBy="paper" />
              </section>
            )}
            <ItemCard item={item} label={itemLabel(item, onPaper.items)} />
          </Fragment>
        );
      })}
    </>
  );
}

/** It stands once before the first of the questions that share it. */
const referenceOf = ({ text }: PrintedItem) => (text.is === "known" ? text.reference : null);

function ItemCard({ item, label }: { item: PrintedItem; label: string }) {
  const t = useStore(itemPaperMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const types = useStore(typeNames);
  const { asked, analysis, text } = item;
  const { p, options } = analysis;
  return (
    <article className={css.card} data-block="">
      <div data-lead="">
        <h3 className={css.cardTitle}>
          <span>
            {t.item({ n: label })} · {types[asked.type]}
          </span>
          <span className={css.facts}>{factsText(item, t)}</span>
        </h3>
        <ShareBar share={p.value} label={figureText(p, itemWordsT)} />
        <p className={css.sentence}>{questionSentence(label, analysis, itemWordsT, item.own)}</p>
      </div>
      {text.is === "known" ? (
        <QuestionView question={text.question} mode={{ is: "preview", answer: null }} onPaper />
      ) : (
        <p className={css.away}>
          {asked.excerpt} <em>({text.is === "held" ? t.textHeld : t.textMissing})</em>
        </p>
      )}
      {options.length > 0 && <OptionTable item={item} />}
    </article>
  );
}

function factsText({ asked, analysis }: PrintedItem, t: ItemPaperTexts): string {
  const { version, key_version: key } = asked;
  const counts = countsText(analysis, t);
  return key === version ? counts : `${counts} · ${t.keyOf({ version: key })}`;
}

function countsText(analysis: QuestionAnalysis, t: ItemPaperTexts): string {
  const { n, empty, unreached, removed, given } = analysis;
  if (!isUncounted(analysis)) return t.facts({ n, empty, unreached });
  const people = formatNumber(removed + given);
  return removed > given ? t.removedFor({ n: people }) : t.givenTo({ n: people });
}

/** Read without colour: full is what was earned, hollow what was not. */
function ShareBar({ share, label }: { share: number | null; label: string }) {
  const t = useStore(itemPaperMessages);
  if (share === null) return null;
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
  return (
    <div className={css.barRow}>
      <div className={css.bar} role="img" aria-label={t.right({ share: formatNumber(percent) })}>
        <div style={{ inlineSize: `${percent}%` }} />
      </div>
      <span>p {label}</span>
    </div>
  );
}

function OptionTable({ item: { analysis } }: { item: PrintedItem }) {
  const t = useStore(itemPaperMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const percent = (figure: ItemFigure) => percentText(figure, itemWordsT);
  const caveat = shortCaveat(analysis, itemWordsT);
  return (
    <div className={css.options}>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.option}</th>
            <th scope="col">{t.people}</th>
            <th scope="col">{t.share}</th>
            <th scope="col">
              {t.upper} {t.share}
            </th>
            <th scope="col">
              {t.lower} {t.share}
            </th>
            <th scope="col">
              {t.works}
              {caveat !== "" && ` (${caveat})`}
            </th>
          </tr>
        </thead>
        <tbody>
          {analysis.options.map(({ id, isRight, count, share, upper, lower, verdict }, at) => (
            <tr key={id ?? ""} data-key={isRight ? "" : undefined}>
              <th scope="row">
                {id === null ? t.empty : optionLetter(at)}
                {isRight && ` (${t.key})`}
              </th>
              <td>{countText(count, itemWordsT)}</td>
              <td>{percent(share)}</td>
              <td>{percent(upper)}</td>
              <td>{percent(lower)}</td>
              <td>{verdictText(verdict, itemWordsT)}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </div>
  );
}
