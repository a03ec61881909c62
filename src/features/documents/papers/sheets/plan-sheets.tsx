// Plans of the rooms: each seat where it stands, with whoever sits there, the proctors' desk in front.
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts } from "../../../../kit/print/sheets/sheet-head.tsx";
import { PaperTop } from "../event-head.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import { seatedFacts, seatedLabel } from "./door-sheets.tsx";
import css from "./plan-sheets.module.css";
import { seatedRooms, type SeatedRoom } from "./seated-rows.ts";

export function planParts(request: PaperRequest): SheetPart[] {
  return seatedRooms(request.opened, request.filter).map((seated, at) => ({
    name: `plan-${at + 1}`,
    label: seatedLabel(seated, request.t),
    foot: seatedLabel(seated, request.t),
    content: <Plan of={request} seated={seated} />,
  }));
}

function Plan({ of, seated }: { of: PaperRequest; seated: SeatedRoom }) {
  const { t } = of;
  const { kapasitas, kolom } = seated.room;
  const sitters = new Map(seated.rows.map(({ person, seat }) => [seat, person]));
  return (
    <>
      <PaperTop of={of} title={t.planHeading} />
      <SheetFacts facts={seatedFacts(seated, t)} />
      <p className={css.desk}>{t.desk}</p>
      <ol className={css.seats} style={{ gridTemplateColumns: `repeat(${kolom}, minmax(0, 1fr))` }}>
        {Array.from({ length: kapasitas }, (_none, at) => at + 1).map((seat) => {
          const sitter = sitters.get(seat);
          return (
            <li key={seat} className={css.seat}>
              <strong>{seat}</strong>
              {sitter && (
                <>
                  <span className={css.number}>{sitter.no_ujian}</span>
                  <span className={css.name}>{sitter.nama}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
