// The sheets of an analysis: the report with its table on paper that lies on its side, and the cards of its questions upright.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { hasMarginBoxes } from "../../../kit/print/sheets/page-rules.ts";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { PrintedSheets, type SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import { PaperSignatures } from "../../../kit/print/sheets/paper-signatures.tsx";
import { signatureLines } from "../../../kit/print/sheets/signature-lines.ts";
import { SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { ItemPaperCards } from "./item-paper-cards.tsx";
import { papersAside } from "./item-paper-format-choices.ts";
import { itemPaperMessages } from "./item-paper-messages.ts";
import type { AnalysisOnPaper, ItemPaperModel } from "./item-paper-model.ts";
import { paperFacts, summaryFacts } from "./item-paper-rows.ts";
import { ItemPaperTable } from "./item-paper-table.tsx";
import css from "./item-paper.module.css";
import { itemWordsMessages } from "./item-words-messages.ts";

type SheetsProps = { model: ItemPaperModel; onPaper: AnalysisOnPaper };

export function ItemPaperSheets({ model, onPaper }: SheetsProps) {
  const t = useStore(itemPaperMessages);
  const { table, cards, sentences, letterhead, size } = useStore(model.choices.$values);
  const aside = papersAside[size];
  const parts = useMemo((): SheetPart[] => {
    const label = t.titleOf({ code: onPaper.bank.kode });
    // A browser without margin boxes prints one kind of paper alone.
    const upright = hasMarginBoxes() ? papers[size] : aside;
    const report = { model, onPaper, letterhead, hasSentences: sentences };
    return [
      ...(table
        ? [{ name: "report", label, foot: label, paper: aside, content: <Report {...report} /> }]
        : []),
      ...(cards
        ? [
            {
              name: "cards",
              label: t.cards,
              foot: label,
              paper: upright,
              content: <ItemPaperCards onPaper={onPaper} />,
            },
          ]
        : []),
    ];
  }, [model, onPaper, table, cards, sentences, letterhead, size, aside, t]);
  return <PrintedSheets paper={aside} font="10" parts={parts} numbering="all" />;
}

type ReportProps = SheetsProps & { letterhead: boolean; hasSentences: boolean };

function Report({ model, onPaper, letterhead, hasSentences }: ReportProps) {
  const t = useStore(itemPaperMessages);
  const itemWordsT = useStore(itemWordsMessages);
  return (
    <>
      {letterhead && <PrintedLetterhead />}
      <SheetTitle title={t.heading} mark="" />
      <SheetFacts facts={paperFacts(onPaper, t, itemWordsT)} />
      <div className={css.summary}>
        <SheetFacts facts={summaryFacts(onPaper, t, itemWordsT)} />
      </div>
      {!onPaper.analysis.test.isOnePaper && <p className={css.different}>{t.different}</p>}
      <ItemPaperTable onPaper={onPaper} hasSentences={hasSentences} />
      <Signatures model={model} />
    </>
  );
}

function Signatures({ model: { $signers } }: Pick<SheetsProps, "model">) {
  const t = useStore(itemPaperMessages);
  const { city } = useStore($institution);
  const lines = signatureLines(useStore($signers), city, t);
  return <PaperSignatures lines={lines} />;
}
