// Every document of the chosen event: what it is, what it is for, how much it is, and the link to its page.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import type { PrintChoices } from "../../../kit/print/choices/create-print-choices.ts";
import { LinkButton } from "../../../ui/input/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { overviewMessages, purposeMessages } from "../document-messages.ts";
import {
  cardMessages,
  eventPapersMessages,
  paperKindMessages,
} from "../papers/event-papers-messages.ts";
import type { DocumentChoices } from "./document-choices.ts";
import { documentRows, type DocumentRow } from "./document-rows.ts";
import css from "./documents-tab.module.css";

type ListProps = { opened: EventPapers; choices: PrintChoices<DocumentChoices> };

export function DocumentList({ opened, choices }: ListProps) {
  const t = useStore(overviewMessages);
  const chosen = useStore(choices.$values);
  const rows = useMemo(() => documentRows(opened, chosen), [opened, chosen]);
  return (
    <ul className={css.list} aria-label={t.list}>
      {rows.map((row) => (
        <DocumentItem key={row.kind} event={opened.event.id} row={row} />
      ))}
    </ul>
  );
}

function DocumentItem({ event, row: { kind, count, query } }: { event: string; row: DocumentRow }) {
  const t = useStore(overviewMessages);
  const purposeT = useStore(purposeMessages);
  const cardT = useStore(cardMessages);
  const paperKindT = useStore(paperKindMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const isCard = kind === "kartu";
  const name = isCard ? cardT.plainTitle : paperKindT[kind];
  const route = isCard ? "print.student.card.event" : "print.event.absensi";
  const countText = (n: string) => (isCard ? cardT.count({ n }) : eventPapersT.sheets({ n }));
  return (
    <li className={css.item}>
      <div className={css.what}>
        <h2>{name}</h2>
        <p>{purposeT[kind]}</p>
      </div>
      <p className={css.count}>
        {count !== null && (count === 0 ? t.nothing : countText(formatNumber(count)))}
      </p>
      <LinkButton
        icon="external-link"
        href={href(route, { id: event }, query)}
        target="_blank"
        rel="noopener"
      >
        {t.open}
        <VisuallyHidden> {t.newTab({ document: name })}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}
