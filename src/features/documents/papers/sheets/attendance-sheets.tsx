// The attendance lists, each with its head, its rows and its signatures.
import { useStore } from "@nanostores/react";
import { formatWallWeekday } from "../../../../core/format.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts, type SheetFact } from "../../../../kit/print/sheets/sheet-head.tsx";
import { PaperTop } from "../event-head.tsx";
import {
  attendanceMessages,
  eventPapersMessages,
  type EventPapersTexts,
} from "../event-papers-messages.ts";
import type { PaperRequest } from "../event-paper-choices.ts";
import css from "../paper-sheets.module.css";
import { subjectsOf, timeSpan } from "../paper-text.ts";
import { eventSignature, PaperSignatures, proctorSignatures } from "../signatures-footer.tsx";
import { attendanceSheets, type AttendanceSheet } from "./attendance-rows.ts";

export function attendanceParts(request: PaperRequest): SheetPart[] {
  return attendanceSheets(request.opened, request.filter).map((list, at) => ({
    name: `list-${at + 1}`,
    label: listLabel(list, request.t),
    foot: listLabel(list, request.t),
    content: <AttendanceList of={request} list={list} />,
  }));
}

/** "Kimia · Sesi 1 · LAB-2" */
export function listLabel(
  { schedule, session, room }: AttendanceSheet,
  t: EventPapersTexts,
): string {
  return [
    schedule.alias,
    session.sesi === 0 ? "" : t.sessionOf({ n: session.sesi }),
    room === null ? t.noRoom : room.kode,
  ]
    .filter((text) => text !== "")
    .join(" · ");
}

type ListProps = { of: PaperRequest; list: AttendanceSheet };

function AttendanceList({ of, list }: ListProps) {
  const t = useStore(attendanceMessages);
  const { filled } = of.chosen;
  return (
    <>
      <PaperTop of={of} title={t.heading} />
      <SheetFacts facts={listFacts(list, of.t)} />
      <Rows list={list} filled={filled} />
      <div className={css.foot}>
        <Totals list={list} filled={filled} />
        <PaperSignatures
          signatures={[...proctorSignatures(list.room?.pengawas, of.t), ...eventSignature(of)]}
        />
      </div>
    </>
  );
}

export function listFacts(
  { schedule, session, room }: AttendanceSheet,
  t: EventPapersTexts,
): SheetFact[] {
  const place = room && [room.kode, room.nama, room.lokasi].filter((text) => text !== "");
  return [
    [t.subject, subjectsOf(schedule)],
    [t.day, formatWallWeekday(session.tanggal)],
    [t.time, timeSpan(session, schedule.lama, t)],
    [t.session, session.sesi === 0 ? t.none : String(session.sesi)],
    [t.room, place?.join(" · ") ?? ""],
  ];
}

type RowsProps = { list: AttendanceSheet; filled: boolean };

function Rows({ list: { rows }, filled }: RowsProps) {
  const t = useStore(attendanceMessages);
  const eventPapersT = useStore(eventPapersMessages);
  return (
    <PaperTable>
      <thead>
        <tr>
          <th scope="col">{eventPapersT.order}</th>
          <th scope="col">{eventPapersT.number}</th>
          <th scope="col" className={css.nameHead}>
            {eventPapersT.name}
          </th>
          <th scope="col">{eventPapersT.group}</th>
          <th scope="col">{eventPapersT.seat}</th>
          <th scope="col" className={css.signHead}>
            {eventPapersT.signature}
          </th>
          <th scope="col">{eventPapersT.remark}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, seat, hasCome }, at) => (
          <tr key={person.id} className={css.row}>
            <td>{at + 1}</td>
            <td className={css.number}>{person.no_ujian}</td>
            <td>{person.nama}</td>
            <td>{person.group_path ?? eventPapersT.none}</td>
            <td>{seat ?? eventPapersT.none}</td>
            {/* Odd ones at the left, even ones at the right: nobody signs across the line of a neighbour. */}
            <td className={at % 2 === 0 ? css.odd : css.even}>{at + 1}</td>
            <td>{filled && (hasCome ? t.present : t.absent)}</td>
          </tr>
        ))}
      </tbody>
    </PaperTable>
  );
}

function Totals({ list: { rows }, filled }: RowsProps) {
  const t = useStore(eventPapersMessages);
  const came = rows.filter(({ hasCome }) => hasCome).length;
  const facts: SheetFact[] = [
    [t.expected, String(rows.length)],
    [t.cameTotal, filled ? String(came) : ""],
    [t.awayTotal, filled ? String(rows.length - came) : ""],
  ];
  return <SheetFacts facts={facts} />;
}
