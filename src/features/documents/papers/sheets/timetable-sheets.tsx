// The timetable of the event, to hang up: each day with its exams and sessions.
import { formatNumber, formatWallWeekday } from "../../../../core/format.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { PaperTop } from "../event-head.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import { timeSpan } from "../paper-text.ts";
import { eventSignature, PaperSignatures } from "../signatures-footer.tsx";
import { timetableDays, type TimetableDay } from "./whole-event-rows.ts";

export function timetableParts(request: PaperRequest): SheetPart[] {
  const days = timetableDays(request.opened);
  if (days.length === 0) return [];
  const { t } = request;
  return [
    {
      name: "timetable",
      label: t.timetableHeading,
      foot: request.opened.event.kode,
      content: <Timetable of={request} days={days} />,
    },
  ];
}

type TimetableProps = { of: PaperRequest; days: readonly TimetableDay[] };

function Timetable({ of, days }: TimetableProps) {
  const { t } = of;
  return (
    <>
      <PaperTop of={of} title={t.timetableHeading} />
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.subject}</th>
            <th scope="col">{t.session}</th>
            <th scope="col">{t.people}</th>
          </tr>
        </thead>
        <tbody>
          {days.flatMap(({ tanggal, rows }) =>
            rows.map(({ schedule, session, people }, at) => (
              <tr key={`${schedule.id}-${session.sesi}`}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length}>
                    {formatWallWeekday(tanggal)}
                  </th>
                )}
                <td>{timeSpan(session, schedule.lama, t)}</td>
                <td>{schedule.alias}</td>
                <td>{session.sesi === 0 ? t.none : session.sesi}</td>
                <td>{formatNumber(people)}</td>
              </tr>
            )),
          )}
        </tbody>
      </PaperTable>
      <PaperSignatures signatures={eventSignature(of)} />
    </>
  );
}
