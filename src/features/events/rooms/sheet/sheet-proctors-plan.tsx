// Whom an import would name as proctors, room by room, beside who watches there now.
import { useStore } from "@nanostores/react";
import type { RoomSheetPlan } from "../../../../contract/exams/room-sheets.ts";
import { formatNumber } from "../../../../core/format.ts";
import { usePlanPages } from "../../../../kit/sheet-import/steps/use-plan-pages.tsx";
import { Tag } from "../../../../ui/feedback/tag.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../../ui/layout/table.tsx";
import { dutyText } from "../proctors/proctor-duty-text.ts";
import { roomsImportMessages } from "./rooms-import-messages.ts";
import css from "./rooms-plan.module.css";

type PlannedRoom = RoomSheetPlan["proctors"][number];

export function SheetProctorsPlan({ rooms }: { rooms: readonly PlannedRoom[] }) {
  const t = useStore(roomsImportMessages);
  const { shown, pager } = usePlanPages(rooms);
  const title = t.proctors({ n: formatNumber(rooms.length) });
  return (
    <section>
      <h3 className={css.heading}>{title}</h3>
      <Table caption={title}>
        <thead>
          <tr>
            <HeaderCell>{t.room}</HeaderCell>
            <HeaderCell>{t.proctorsNow}</HeaderCell>
            <HeaderCell>{t.proctorsAfter}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ kode, before, after }) => (
            <Row key={kode}>
              <Cell mono>{kode}</Cell>
              <Cell>
                <People people={before} />
              </Cell>
              <Cell>
                <People people={after} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {pager}
    </section>
  );
}

function People({ people }: { people: PlannedRoom["before"] }) {
  const t = useStore(roomsImportMessages);
  if (people.length === 0) return <span className={css.nobody}>{t.noProctors}</span>;
  return (
    <ul className={css.people}>
      {people.map(({ nama, nip, email, ...duty }, at) => (
        <li key={`${email || nama} ${at}`}>
          {nama} {nip !== "" && <small>({nip})</small>}{" "}
          {email === "" ? <Tag>{t.outsideName}</Tag> : <small>{email}</small>}{" "}
          {duty.days.length + duty.sessions.length > 0 && <small>{dutyText(duty)}</small>}
        </li>
      ))}
    </ul>
  );
}
