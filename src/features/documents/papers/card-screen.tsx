// Cards of an event's participants (print.student.card.event): which ones in a panel, and the pages beside it.
import { useStore } from "@nanostores/react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { formatNumber } from "../../../core/format.ts";
import { destinationOf, href } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/back-link.tsx";
import { OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LoadedPlugin } from "../../../question-types/frame/load-plugin.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { createCardModel } from "./card-model.ts";
import type { CardModel } from "./card-model.ts";
import { CardPanel } from "./card-panel.tsx";
import { cardMessages, eventPapersMessages } from "./event-papers-messages.ts";
import css from "./paper-sheets.module.css";

export default function CardScreen() {
  const t = useStore(cardMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const model = useModel(() => createCardModel(destinationOf(location.href)?.params["id"] ?? ""));
  return (
    <OpenedPrint
      model={model}
      title={t.plainTitle}
      texts={eventPapersT}
      back={<BackLink to={href("event")}>{eventPapersT.toEvents}</BackLink>}
    >
      {(opened) => <Printable model={model} opened={opened} />}
    </OpenedPrint>
  );
}

const loadSheets = async () => (await import("./card-sheets.tsx")).CardSheets;

function Printable({ model, opened }: { model: CardModel; opened: EventPapers }) {
  const t = useStore(cardMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const choices = useStore(model.choices.$values);
  const cards = useStore(model.$cards);
  const count = t.count({ n: formatNumber(cards.length) });
  return (
    <PrintScreen
      title={t.title({ name: opened.event.nama })}
      paper={papers[choices.size]}
      drawn={choices}
      nothing={
        cards.length > 0 ? null : (
          <EmptyState icon="printer" title={eventPapersT.nobodyTitle}>
            {eventPapersT.nobodyText}
          </EmptyState>
        )
      }
      back={
        <BackLink to={href("event", {}, { id: opened.event.id })}>{eventPapersT.back}</BackLink>
      }
      chosen={`${count} · ${choices.size.toUpperCase()}`}
      actions={<span className={css.count}>{count}</span>}
      panel={<CardPanel model={model} opened={opened} />}
    >
      <LoadedPlugin load={loadSheets} props={{ model, opened }} />
    </PrintScreen>
  );
}
