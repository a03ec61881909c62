// Who watches over which room, a sheet for each day, with room to sign.
import { formatWallTime, formatWallWeekday } from "../../../../core/format.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts } from "../../../../kit/print/sheets/sheet-head.tsx";
import { PaperTop } from "../event-head.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import css from "../paper-sheets.module.css";
import { toWriteOn } from "../paper-text.ts";
import { eventSignature, PaperSignatures } from "../signatures-footer.tsx";
import { attendanceSheets } from "./attendance-rows.ts";
import { proctorDays, type ProctorDay } from "./whole-event-rows.ts";

export function proctorParts(request: PaperRequest): SheetPart[] {
  return proctorDays(attendanceSheets(request.opened, request.filter)).map((day, at) => ({
    name: `proctors-${at + 1}`,
    label: formatWallWeekday(day.tanggal),
    foot: formatWallWeekday(day.tanggal),
    content: <Proctors of={request} day={day} />,
  }));
}

function Proctors({ of, day: { tanggal, rows } }: { of: PaperRequest; day: ProctorDay }) {
  const { t } = of;
  return (
    <>
      <PaperTop of={of} title={t.proctorsHeading} />
      <SheetFacts facts={[[t.day, formatWallWeekday(tanggal)]]} />
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.order}</th>
            <th scope="col" className={css.nameHead}>
              {t.name}
            </th>
            <th scope="col">{t.nipHead}</th>
            <th scope="col">{t.room}</th>
            <th scope="col">{t.session}</th>
            <th scope="col">{t.begin}</th>
            <th scope="col" className={css.signHead}>
              {t.signature}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, nama, nip, room, sesi, mulai }, at) => (
            <tr key={key} className={css.row}>
              <td>{at + 1}</td>
              <td>{nama}</td>
              <td>{nip}</td>
              <td>{room}</td>
              <td>{sesi === 0 ? t.none : sesi}</td>
              <td>{formatWallTime(mulai)}</td>
              <td>{toWriteOn}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <PaperSignatures signatures={eventSignature(of)} />
    </>
  );
}
