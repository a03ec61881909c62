// Labels for the desks, ten on a page, to be cut apart: whose seat it is, in letters that are read from where one stands.
import type { CSSProperties } from "react";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { papers } from "../../../../kit/print/sheets/paper-size.ts";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { QrCode } from "../../../../kit/print/sheets/qr-code.tsx";
import { cardHeight, pagesOf } from "../page-rows.ts";
import type { PaperRequest } from "../event-paper-choices.ts";
import css from "./label-sheets.module.css";
import { seatedLabel } from "./door-sheets.tsx";
import { labelsPerPage, seatedRooms, type Seated, type SeatedRoom } from "./seated-rows.ts";

export function labelParts(request: PaperRequest): SheetPart[] {
  const { opened, chosen, filter, t } = request;
  const height = `${cardHeight(papers[chosen.size], labelsPerPage)}mm`;
  const style = { "--label": height } as CSSProperties;
  return seatedRooms(opened, filter).flatMap((seated, at) =>
    pagesOf(seated.rows, labelsPerPage).map((page, index) => ({
      name: `labels-${at + 1}-${index + 1}`,
      label: `${seatedLabel(seated, t)} · ${t.page({ n: index + 1 })}`,
      foot: null,
      content: (
        <div className={css.page} style={style}>
          {page.map((row) => (
            <Label key={row.person.id} of={request} seated={seated} row={row} />
          ))}
        </div>
      ),
    })),
  );
}

type LabelProps = { of: PaperRequest; seated: SeatedRoom; row: Seated };

function Label({ of: { t, opened }, seated, row: { person, seat } }: LabelProps) {
  return (
    <article className={css.label} aria-label={namedParticipant(person)}>
      <p className={css.seat}>{seat}</p>
      <div className={css.who}>
        <p className={css.number}>{person.no_ujian}</p>
        <p className={css.name}>{person.nama}</p>
        <p>{[person.group_path, seatedLabel(seated, t)].filter(Boolean).join(" · ")}</p>
        <p className={css.event}>{opened.event.nama}</p>
      </div>
      <div className={css.code}>
        <QrCode text={person.no_ujian} label={person.no_ujian} />
      </div>
    </article>
  );
}
