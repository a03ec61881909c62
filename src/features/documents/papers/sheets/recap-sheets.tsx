// Attendance in numbers: for each schedule, session and room how many were expected, came and stayed away.
import { formatNumber, formatWallDay } from "../../../../core/format.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { PaperTop } from "../event-head.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import { eventSignature, PaperSignatures } from "../signatures-footer.tsx";
import { attendanceSheets, type AttendanceSheet } from "./attendance-rows.ts";

export function recapParts(request: PaperRequest): SheetPart[] {
  const lists = attendanceSheets(request.opened, request.filter);
  if (lists.length === 0) return [];
  return [
    {
      name: "recap",
      label: request.t.recapHeading,
      foot: request.opened.event.kode,
      content: <Recap of={request} lists={lists} />,
    },
  ];
}

type RecapProps = { of: PaperRequest; lists: readonly AttendanceSheet[] };

function Recap({ of, lists }: RecapProps) {
  const { t } = of;
  const { filled } = of.chosen;
  const cameTo = ({ rows }: AttendanceSheet) => rows.filter(({ hasCome }) => hasCome).length;
  const expected = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  const came = lists.reduce((sum, list) => sum + cameTo(list), 0);
  const countText = (count: number) => (filled ? formatNumber(count) : "");
  return (
    <>
      <PaperTop of={of} title={t.recapHeading} />
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.order}</th>
            <th scope="col">{t.day}</th>
            <th scope="col">{t.subject}</th>
            <th scope="col">{t.session}</th>
            <th scope="col">{t.room}</th>
            <th scope="col">{t.expected}</th>
            <th scope="col">{t.cameTotal}</th>
            <th scope="col">{t.awayTotal}</th>
          </tr>
        </thead>
        <tbody>
          {lists.map((list, at) => (
            <tr key={at}>
              <td>{at + 1}</td>
              <td>{formatWallDay(list.session.tanggal)}</td>
              <td>{list.schedule.alias}</td>
              <td>{list.session.sesi === 0 ? t.none : list.session.sesi}</td>
              <td>{list.room?.kode ?? t.none}</td>
              <td>{formatNumber(list.rows.length)}</td>
              <td>{countText(cameTo(list))}</td>
              <td>{countText(list.rows.length - cameTo(list))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={5}>
              {t.total}
            </th>
            <td>{formatNumber(expected)}</td>
            <td>{countText(came)}</td>
            <td>{countText(expected - came)}</td>
          </tr>
        </tbody>
      </PaperTable>
      <PaperSignatures signatures={eventSignature(of)} />
    </>
  );
}
