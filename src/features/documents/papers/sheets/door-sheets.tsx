// Lists for the door of each room: who sits inside, at which seat.
import { formatWallTime, formatWallWeekday } from "../../../../core/format.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts, type SheetFact } from "../../../../kit/print/sheets/sheet-head.tsx";
import { PaperTop } from "../event-head.tsx";
import type { EventPapersTexts } from "../event-papers-messages.ts";
import type { PaperRequest } from "../event-paper-choices.ts";
import css from "../paper-sheets.module.css";
import { examsIn, seatedRooms, type SeatedRoom } from "./seated-rows.ts";

export function doorParts(request: PaperRequest): SheetPart[] {
  return seatedRooms(request.opened, request.filter).map((seated, at) => ({
    name: `door-${at + 1}`,
    label: seatedLabel(seated, request.t),
    foot: seatedLabel(seated, request.t),
    content: <DoorList of={request} seated={seated} />,
  }));
}

/** "LAB-2 · Sesi 1" */
export function seatedLabel({ room, sesi }: SeatedRoom, t: EventPapersTexts): string {
  return `${room.kode} · ${t.sessionOf({ n: sesi })}`;
}

export function seatedFacts({ room, sesi, rows }: SeatedRoom, t: EventPapersTexts): SheetFact[] {
  return [
    [t.room, [room.kode, room.nama, room.lokasi].filter((text) => text !== "").join(" · ")],
    [t.session, String(sesi)],
    [t.people, String(rows.length)],
  ];
}

function DoorList({ of, seated }: { of: PaperRequest; seated: SeatedRoom }) {
  const { t } = of;
  return (
    <>
      <PaperTop of={of} title={t.doorHeading} />
      <SheetFacts facts={seatedFacts(seated, t)} />
      <ul className={css.exams}>
        {examsIn(of.opened, seated).map(({ key, name, tanggal, mulai }) => (
          <li key={key}>
            {formatWallWeekday(tanggal)} {formatWallTime(mulai)} · {name}
          </li>
        ))}
      </ul>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.seat}</th>
            <th scope="col">{t.number}</th>
            <th scope="col" className={css.nameHead}>
              {t.name}
            </th>
            <th scope="col">{t.group}</th>
          </tr>
        </thead>
        <tbody>
          {seated.rows.map(({ person, seat }) => (
            <tr key={person.id}>
              <td>{seat}</td>
              <td className={css.number}>{person.no_ujian}</td>
              <td>{person.nama}</td>
              <td>{person.group_path ?? t.none}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </>
  );
}
