// The frame of a print screen about an event: until its people are there, and around its panel and sheets.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { href } from "../../../core/navigation.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { OpenedPrint } from "../../../kit/print/opened-print.tsx";
import { PrintScreen } from "../../../kit/print/print-screen.tsx";
import type { Paper, PaperSize } from "../../../kit/print/sheets/paper-size.ts";
import type { DetailModel } from "../../../kit/record/create-detail.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { eventPapersMessages } from "./event-papers-messages.ts";
import css from "./paper-sheets.module.css";

type OpenedEventProps<Detail> = {
  model: DetailModel<Detail>;
  title: string;
  children: (opened: Detail) => ReactNode;
};

export function OpenedEvent<Detail>({ model, title, children }: OpenedEventProps<Detail>) {
  const t = useStore(eventPapersMessages);
  return (
    <OpenedPrint
      model={model}
      title={title}
      texts={t}
      back={<BackLink to={href("event")}>{t.toEvents}</BackLink>}
    >
      {children}
    </OpenedPrint>
  );
}

type PaperBodyProps = {
  title: string;
  event: EventPapers["event"];
  size: PaperSize;
  paper: Paper;
  drawn: unknown;
  /** How much is printed, such as "12 lembar"; null: nothing is, and why is said. */
  count: string | null;
  /** Why nothing is, where it is not for want of people. */
  nothing?: ReactNode;
  notice?: ReactNode;
  actions?: ReactNode;
  panel: ReactNode;
  children: ReactNode;
};

export function PaperBody(props: PaperBodyProps) {
  const { title, event, size, paper, drawn, count, nothing, notice, actions, panel } = props;
  const t = useStore(eventPapersMessages);
  return (
    <PrintScreen
      title={title}
      paper={paper}
      drawn={drawn}
      nothing={count === null ? (nothing ?? <Nobody />) : null}
      notice={notice}
      back={<BackLink to={href("event", {}, { id: event.id })}>{t.back}</BackLink>}
      chosen={`${count ?? t.none} · ${size.toUpperCase()}`}
      actions={
        <>
          {actions}
          <span className={css.count}>{count}</span>
        </>
      }
      panel={panel}
    >
      {props.children}
    </PrintScreen>
  );
}

function Nobody() {
  const t = useStore(eventPapersMessages);
  return (
    <EmptyState icon="printer" title={t.nobodyTitle}>
      {t.nobodyText}
    </EmptyState>
  );
}
