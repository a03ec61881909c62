// Cards of an event's participants (print.student.card.event): which ones in a panel, and the pages beside it.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { formatNumber } from "../../../core/format.ts";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { useRoute } from "../../../kit/use-route.ts";
import { cardMessages } from "../papers/event-papers-messages.ts";
import { OpenedEvent, PaperBody } from "../papers/paper-body.tsx";
import { createCardModel, type CardModel } from "./card-model.ts";
import { CardPanel } from "./card-panel.tsx";

export default function CardScreen() {
  const t = useStore(cardMessages);
  const { id } = useRoute("print.student.card.event");
  const model = useModel(() => createCardModel(id));
  return (
    <OpenedEvent model={model} title={t.plainTitle}>
      {(opened) => <Printable model={model} opened={opened} />}
    </OpenedEvent>
  );
}

const loadSheets = lazy(() => import("./card-sheets.tsx"), "CardSheets");

function Printable({ model, opened }: { model: CardModel; opened: EventPapers }) {
  const t = useStore(cardMessages);
  const choices = useStore(model.choices.$values);
  const drawn = useStore(model.$drawn);
  const { length: count } = useStore(model.$cards);
  return (
    <PaperBody
      title={t.title({ name: opened.event.nama })}
      event={opened.event}
      size={choices.size}
      paper={papers[choices.size]}
      drawn={drawn}
      count={count === 0 ? null : t.count({ n: formatNumber(count) })}
      panel={<CardPanel model={model} opened={opened} />}
    >
      <LazyComponent load={loadSheets} props={{ model, opened }} />
    </PaperBody>
  );
}
