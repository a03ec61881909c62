// The analysis of a bank on paper (print.sum.banksoal.prev): table first, then cards of questions. The address says which exams and which group.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { href, readQuery } from "../../../core/navigation.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { papersAside } from "./item-paper-format-choices.ts";
import { itemPaperMessages } from "./item-paper-messages.ts";
import {
  createItemPaperModel,
  type AnalysisOnPaper,
  type ItemPaperModel,
} from "./item-paper-model.ts";
import { ItemPaperPanel } from "./item-paper-panel.tsx";
import { itemsPrinted } from "./item-paper-rows.ts";

export default function ItemPaperScreen() {
  const t = useStore(itemPaperMessages);
  const { id } = useRoute("print.sum.banksoal.prev");
  const model = useModel(() => createItemPaperModel(id));
  const { done, total } = useStore(model.$fetched);
  const loading =
    total === 0 ? t.loading : t.fetched({ done: formatNumber(done), total: formatNumber(total) });
  return (
    <OpenedPrint
      model={model}
      title={t.title}
      texts={{ ...t, loading }}
      back={<BackToAnalysis bank={id} />}
    >
      {(onPaper) => <Printable model={model} onPaper={onPaper} />}
    </OpenedPrint>
  );
}

/** The analysis of these exams and groups: their part of the address is the same there. */
function BackToAnalysis({ bank }: { bank: string }) {
  const t = useStore(itemPaperMessages);
  return <BackLink to={href("sum.banksoal", {}, { ...readQuery(), bank })}>{t.back}</BackLink>;
}

const loadSheets = lazy(() => import("./item-paper-sheets.tsx"), "ItemPaperSheets");

type PrintableProps = { model: ItemPaperModel; onPaper: AnalysisOnPaper };

function Printable({ model, onPaper }: PrintableProps) {
  const t = useStore(itemPaperMessages);
  const choices = useStore(model.choices.$values);
  const nothing = useNothing(onPaper, choices.table || choices.cards);
  const items = itemsPrinted(onPaper);
  const without = items.filter(({ text }) => text.is !== "known").length;
  const n = formatNumber(items.length);
  return (
    <PrintScreen
      title={t.titleOf({ code: onPaper.bank.kode })}
      paper={papersAside[choices.size]}
      drawn={choices}
      nothing={nothing}
      notice={
        choices.cards &&
        without > 0 &&
        nothing === null && <Banner tone="info">{t.without({ n: formatNumber(without) })}</Banner>
      }
      back={<BackToAnalysis bank={onPaper.bank.id} />}
      chosen={t.chosen({ n, size: choices.size.toUpperCase() })}
      panel={<ItemPaperPanel model={model} onPaper={onPaper} />}
    >
      {nothing === null && <LazyComponent load={loadSheets} props={{ model, onPaper }} />}
    </PrintScreen>
  );
}

/** Why nothing would be printed; null where something is. */
function useNothing(onPaper: AnalysisOnPaper, isChosen: boolean) {
  const t = useStore(itemPaperMessages);
  const states: readonly (readonly [boolean, string, string])[] = [
    [onPaper.analysis.test.n === 0, t.nobody, t.nobodyText],
    [!isChosen, t.nothing, t.nothingText],
    [itemsPrinted(onPaper).length === 0, t.noItem, t.noItemText],
  ];
  const found = states.find(([isSo]) => isSo);
  if (!found) return null;
  const [, title, text] = found;
  return (
    <EmptyState icon="printer" title={title}>
      {text}
    </EmptyState>
  );
}
