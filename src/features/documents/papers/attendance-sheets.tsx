// The attendance lists as sheets, each with its head, its rows and its signatures.
import { useStore } from "@nanostores/react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import {
  formatDate,
  formatNumber,
  formatWallDay,
  formatWallWeekday,
} from "../../../core/format.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { PrintedSheets } from "../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import type { SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import { useGrowing } from "../../../kit/print/sheets/use-growing.ts";
import { semesterNames } from "../../../kit/semester-messages.ts";
import type { AttendanceModel } from "./attendance-model.ts";
import type { AttendanceSheet } from "./attendance-rows.ts";
import { EventLetterhead } from "./event-head.tsx";
import { attendanceMessages, eventPapersMessages } from "./event-papers-messages.ts";
import css from "./paper-sheets.module.css";
import { PaperSignatures } from "./signatures-footer.tsx";
import { subjectsOf, timeSpan } from "./paper-text.ts";

type SheetsProps = { model: AttendanceModel; opened: EventPapers };

export function AttendanceSheets({ model, opened }: SheetsProps) {
  const t = useStore(eventPapersMessages);
  const lists = useStore(model.$lists);
  const choices = useStore(model.choices.$values);
  const drawn = useGrowing(lists.length, choices);
  const parts = lists.slice(0, drawn).map((list, at) => ({
    name: `list-${at + 1}`,
    label: labelOf(list, t),
    foot: labelOf(list, t),
    content: <List model={model} opened={opened} list={list} />,
  }));
  return (
    <>
      <PrintedSheets paper={papers[choices.size]} font={choices.font} parts={parts} />
      {drawn < lists.length && (
        <output className={css.drawing}>
          {t.drawing({ done: formatNumber(drawn), total: formatNumber(lists.length) })}
        </output>
      )}
    </>
  );
}

type Texts = ReturnType<typeof eventPapersMessages.get>;

function labelOf({ schedule, session, room }: AttendanceSheet, t: Texts): string {
  return [
    schedule.alias,
    session.sesi === 0 ? "" : t.sessionOf({ n: session.sesi }),
    room === null ? t.noRoom : room.kode,
  ]
    .filter((text) => text !== "")
    .join(" · ");
}

type ListProps = SheetsProps & { list: AttendanceSheet };

function List({ model, opened, list }: ListProps) {
  const t = useStore(attendanceMessages);
  const { letterhead, filled } = useStore(model.choices.$values);
  const { event } = opened;
  return (
    <>
      {letterhead && <EventLetterhead event={event} />}
      <SheetTitle title={t.heading} mark="" />
      <EventLine opened={opened} />
      <SheetFacts facts={useFacts(list)} />
      <Rows list={list} filled={filled} />
      <div className={css.foot}>
        <Totals list={list} filled={filled} />
        <Signatures opened={opened} list={list} />
      </div>
    </>
  );
}

function EventLine({ opened: { event } }: { opened: EventPapers }) {
  const t = useStore(eventPapersMessages);
  const semesterT = useStore(semesterNames);
  const { nama, tahun_ajaran: year, semester } = event;
  return (
    <p className={css.event}>
      <strong>{nama}</strong>
      <br />
      {t.schoolYear({ year, semester: semesterT[semester] })}
    </p>
  );
}

function useFacts({ schedule, session, room }: AttendanceSheet): SheetFact[] {
  const t = useStore(attendanceMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const place = room && [room.kode, room.nama, room.lokasi].filter((text) => text !== "");
  return [
    [t.subject, subjectsOf(schedule)],
    [t.day, formatWallWeekday(session.tanggal)],
    [t.time, timeSpan(session, schedule.lama, eventPapersT)],
    [eventPapersT.session, session.sesi === 0 ? eventPapersT.none : String(session.sesi)],
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
          <th scope="col">{t.order}</th>
          <th scope="col">{eventPapersT.number}</th>
          <th scope="col" className={css.nameHead}>
            {eventPapersT.name}
          </th>
          <th scope="col">{eventPapersT.class}</th>
          <th scope="col">{eventPapersT.seat}</th>
          <th scope="col" className={css.signHead}>
            {t.signature}
          </th>
          <th scope="col">{t.remark}</th>
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
  const t = useStore(attendanceMessages);
  const came = rows.filter(({ hasCome }) => hasCome).length;
  const facts: SheetFact[] = [
    [t.expected, String(rows.length)],
    [t.cameTotal, filled ? String(came) : ""],
    [t.awayTotal, filled ? String(rows.length - came) : ""],
  ];
  return <SheetFacts facts={facts} />;
}

function Signatures({ opened: { event }, list: { room } }: Omit<ListProps, "model">) {
  const t = useStore(attendanceMessages);
  const day = event.signer_tanggal;
  const signedOn = day === null ? formatDate(serverNow()) : formatWallDay(day);
  const proctors = [0, 1].map((at) => ({
    above: "",
    office: t.proctor({ n: at + 1 }),
    nama: room?.pengawas[at]?.nama ?? "",
    nip: room?.pengawas[at]?.nip ?? "",
  }));
  const signer = {
    above: [event.signer_kota, signedOn].filter((text) => text !== "").join(", "),
    office: event.signer_jabatan,
    nama: event.signer_nama,
    nip: event.signer_nip,
  };
  return <PaperSignatures signatures={event.signer_nama ? [...proctors, signer] : proctors} />;
}
