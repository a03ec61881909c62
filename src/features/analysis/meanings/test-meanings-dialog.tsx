// All figures of a whole test, with their meanings and formulas.
import { useStore } from "@nanostores/react";
import type { AnalysisRules, TestAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { columnMeanings, testMeanings } from "./meaning-rows.ts";
import { MeaningsList } from "./meanings-list.tsx";
import { questionMeaningsMessages } from "./question-meanings-messages.ts";
import { testMeaningsMessages } from "./test-meanings-messages.ts";

type MeaningsProps = { analysed: TestAnalysis; rules: AnalysisRules; onClose(): void };

export function TestMeaningsDialog({ analysed, rules, onClose }: MeaningsProps) {
  const t = useStore(testMeaningsMessages);
  const questionMeaningsT = useStore(questionMeaningsMessages);
  const itemWordsT = useStore(itemWordsMessages);
  return (
    <Dialog title={t.title} closeLabel={t.close} onClose={onClose}>
      <MeaningsList rows={testMeanings(analysed, rules, t, itemWordsT)} />
      <h3>{t.columns}</h3>
      <MeaningsList rows={columnMeanings(questionMeaningsT)} />
    </Dialog>
  );
}
