// The table of an analysis on paper: one row a question, with its sentence below it where that is wished.
import { useStore } from "@nanostores/react";
import { typeNames } from "../../../kit/label-messages.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { itemPaperMessages } from "./item-paper-messages.ts";
import type { AnalysisOnPaper, PrintedItem } from "./item-paper-model.ts";
import { itemLabel, itemsPrinted, statusOnPaper } from "./item-paper-rows.ts";
import css from "./item-paper.module.css";
import { itemWordsMessages } from "./item-words-messages.ts";
import {
  decisionWord,
  distractorsText,
  figureText,
  participantsText,
  questionSentence,
  shortCaveat,
  validityText,
  wordText,
} from "./item-words-text.ts";

type TableProps = { onPaper: AnalysisOnPaper; hasSentences: boolean };

export function ItemPaperTable({ onPaper, hasSentences }: TableProps) {
  const t = useStore(itemPaperMessages);
  const heads = [
    [t.no, css.order],
    [t.type, css.type],
    [t.excerpt, undefined],
    [t.n, css.figure],
    [t.p, css.figure],
    [t.difficulty, css.word],
    [t.d, css.figure],
    [t.discrimination, css.word],
    [t.r, css.figure],
    [t.critical, css.figure],
    [t.validity, css.word],
    [t.distractors, css.word],
    [t.decision, css.decision],
  ] as const;
  return (
    <div className={css.table}>
      <PaperTable>
        <thead>
          <tr>
            {heads.map(([label, name]) => (
              <th key={label} scope="col" className={name}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itemsPrinted(onPaper).map((item) => (
            <ItemRow
              key={item.asked.id}
              item={item}
              label={itemLabel(item, onPaper.items)}
              hasSentence={hasSentences}
            />
          ))}
        </tbody>
      </PaperTable>
      <p className={css.legend}>{t.legend}</p>
    </div>
  );
}

type RowProps = { item: PrintedItem; label: string; hasSentence: boolean };

function ItemRow({ item, label, hasSentence }: RowProps) {
  const { asked, analysis, own } = item;
  const itemWordsT = useStore(itemWordsMessages);
  const types = useStore(typeNames);
  const { p, d, itemTotal, critical, difficulty, discrimination } = analysis;
  const word = (text: string) => <WordCell text={text} analysis={analysis} />;
  return (
    <tr data-status={statusOnPaper(item) ?? undefined}>
      <td>{label}</td>
      <td className={css.words}>{types[asked.type]}</td>
      <td className={css.words}>
        {asked.excerpt}
        {hasSentence && (
          <p className={css.sentence}>{questionSentence(label, analysis, itemWordsT, own)}</p>
        )}
      </td>
      <td>{participantsText(analysis, itemWordsT)}</td>
      <td>{figureText(p, itemWordsT)}</td>
      {word(wordText(difficulty, itemWordsT))}
      <td>{figureText(d, itemWordsT)}</td>
      {word(wordText(discrimination, itemWordsT))}
      <td>{figureText(itemTotal, itemWordsT)}</td>
      <td>{figureText(critical, itemWordsT)}</td>
      {word(validityText(analysis, itemWordsT))}
      {word(distractorsText(analysis, itemWordsT))}
      <td className={css.decided}>
        {decisionWord(analysis, itemWordsT, own)}
        {!own && <Caveat analysis={analysis} />}
      </td>
    </tr>
  );
}

type CaveatProps = Pick<RowProps["item"], "analysis">;

function Caveat({ analysis }: CaveatProps) {
  const caveat = shortCaveat(analysis, useStore(itemWordsMessages));
  return caveat === "" ? null : <small className={css.few}>{caveat}</small>;
}

/** A dash has no caveat. */
function WordCell({ text, analysis }: CaveatProps & { text: string }) {
  const itemWordsT = useStore(itemWordsMessages);
  return (
    <td className={css.words}>
      {text}
      {text !== itemWordsT.none && <Caveat analysis={analysis} />}
    </td>
  );
}
