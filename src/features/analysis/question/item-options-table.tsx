// What each option of a question did: who chose it, of all, of the upper and of the lower group, and whether it works as a distractor.
import { useStore } from "@nanostores/react";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { ItemFigure } from "../../../domain/item-analysis/item-figure.ts";
import type { OptionFigures } from "../../../domain/item-analysis/option-figures.ts";
import { Cell, HeaderCell, Table } from "../../../ui/layout/table.tsx";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import {
  countText,
  figureText,
  optionLetter,
  percentText,
  shortCaveat,
  verdictText,
  wordText,
} from "../papers/item-words-text.ts";
import { itemOptionsMessages } from "./item-options-messages.ts";
import css from "./item-panel.module.css";

export function ItemOptionsTable({ question }: { question: QuestionAnalysis }) {
  const t = useStore(itemOptionsMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const caveat = shortCaveat(question, itemWordsT);
  const heads = [t.people, t.share, t.upper, t.lower, t.r, t.index];
  return (
    <>
      <Table caption={t.title} className={css.options}>
        <thead>
          <tr>
            <HeaderCell>{t.option}</HeaderCell>
            {heads.map((label) => (
              <HeaderCell key={label} numeric>
                {label}
              </HeaderCell>
            ))}
            <HeaderCell>
              {t.works}
              {caveat !== "" && <small> ({caveat})</small>}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {question.options.map((option, at) => (
            <OptionRow key={option.id ?? ""} option={option} letter={optionLetter(at)} />
          ))}
        </tbody>
      </Table>
      <p className={css.hint}>{t.meaning}</p>
      <details className={css.formulas}>
        <summary>{t.formulas}</summary>
        {[t.shareFormula, t.rFormula, t.indexFormula].map((formula) => (
          <p key={formula}>{formula}</p>
        ))}
      </details>
    </>
  );
}

/** A bar behind the share of all, so that the most chosen one is seen before a figure is read. */
function OptionRow({ option, letter }: { option: OptionFigures; letter: string }) {
  const t = useStore(itemOptionsMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const { id, isRight, count, share, upper, lower, rest, verdict } = option;
  const percent = (figure: ItemFigure) => percentText(figure, itemWordsT);
  return (
    <tr data-key={isRight ? "" : undefined}>
      <th scope="row">{id === null ? t.empty : isRight ? t.key({ letter }) : letter}</th>
      <Cell numeric>{countText(count, itemWordsT)}</Cell>
      <td className={css.share}>
        <span style={{ inlineSize: `${100 * (share.value ?? 0)}%` }} />
        {percent(share)}
      </td>
      <Cell numeric>{percent(upper)}</Cell>
      <Cell numeric>{percent(lower)}</Cell>
      <Cell numeric>{figureText(rest, itemWordsT)}</Cell>
      <Cell numeric title={wordText(option.distractor, itemWordsT)}>
        {figureText(option.distractorIndex, itemWordsT)}
      </Cell>
      <td>{verdictText(verdict, itemWordsT)}</td>
    </tr>
  );
}
