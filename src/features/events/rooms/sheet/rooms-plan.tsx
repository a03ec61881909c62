// Which rooms, proctors and seats an import would make, take and change, before anything is written, and whose word counts where file and
// server call a room differently.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { RoomSheetPlan } from "../../../../contract/exams/room-sheets.ts";
import { translateFault } from "../../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../../core/format.ts";
import { usePlanPages } from "../../../../kit/sheet-import/steps/use-plan-pages.tsx";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../../ui/layout/table.tsx";
import { tabId, Tabs } from "../../../../ui/layout/tabs.tsx";
import type { RoomsPlanView } from "./rooms-import.ts";
import { roomsImportMessages } from "./rooms-import-messages.ts";
import { SheetProctorsPlan } from "./sheet-proctors-plan.tsx";
import css from "./rooms-plan.module.css";

type RoomsPlanProps = { view: RoomsPlanView; onFollow(followsFile: boolean): void };
type PlannedRoom = RoomSheetPlan["rooms"][number];
type PlannedSeat = RoomSheetPlan["seats"][number];

const shownFaults = 20;
const shownRooms = 30;

export function RoomsPlan({ view, onFollow }: RoomsPlanProps) {
  const t = useStore(roomsImportMessages);
  const { plan, differing, canSave } = view;
  const isIdle = !canSave && plan.faults.length === 0;
  const ofState = (state: PlannedRoom["state"]) =>
    plan.rooms.filter((room) => room.state === state);
  return (
    <div className={css.stack}>
      <Faults faults={plan.faults} />
      {differing.length > 0 && <Differing view={view} onFollow={onFollow} />}
      <NamedRooms rooms={ofState("new")} intro={t.newRooms} />
      <NamedRooms rooms={ofState("taken")} intro={t.takenRooms} />
      {isIdle && <Banner tone="info">{t.nothing}</Banner>}
      {plan.proctors.length > 0 && <SheetProctorsPlan rooms={plan.proctors} />}
      {plan.seats.length > 0 && <Seats seats={plan.seats} />}
      {plan.unchanged > 0 && <p>{t.unchanged({ n: formatNumber(plan.unchanged) })}</p>}
    </div>
  );
}

/** Such as go away with the other choice: those of both are shown in the review. */
function Faults({ faults }: Pick<RoomSheetPlan, "faults">) {
  const t = useStore(roomsImportMessages);
  if (faults.length === 0) return null;
  const more = faults.length - shownFaults;
  return (
    <Banner tone="bad" title={t.faults({ n: formatNumber(faults.length) })}>
      <ul className={css.list}>
        {faults.slice(0, shownFaults).map(({ row, field, message }) => (
          <li key={`${row} ${field} ${message}`}>
            {t.fault({ row: formatNumber(row), column: field, reason: translateFault(message) })}
          </li>
        ))}
        {more > 0 && <li>{t.more({ n: formatNumber(more) })}</li>}
      </ul>
    </Banner>
  );
}

function Differing({ view: { differing, followsFile }, onFollow }: RoomsPlanProps) {
  const t = useStore(roomsImportMessages);
  const { shown, pager } = usePlanPages(differing);
  const textOf = ({ nama, kapasitas }: PlannedRoom["file"]) =>
    t.seatsOf({ room: nama, n: formatNumber(kapasitas) });
  return (
    <>
      <RadioGroup
        legend={t.differing({ n: formatNumber(differing.length) })}
        options={[
          { value: "keep", label: t.keep },
          { value: "follow", label: t.follow, hint: t.followHint },
        ]}
        value={followsFile ? "follow" : "keep"}
        onChange={(value) => onFollow(value === "follow")}
      />
      <Table caption={t.differingRooms}>
        <thead>
          <tr>
            <HeaderCell>{t.room}</HeaderCell>
            <HeaderCell>{t.onServer}</HeaderCell>
            <HeaderCell>{t.inFile}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ kode, file, server }) => (
            <Row key={kode}>
              <Cell mono>{kode}</Cell>
              <Cell>{server && textOf(server)}</Cell>
              <Cell>{textOf(file)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {pager}
    </>
  );
}

type NamedRoomsProps = {
  rooms: readonly PlannedRoom[];
  intro(given: { n: string }): string;
};

function NamedRooms({ rooms, intro }: NamedRoomsProps) {
  const t = useStore(roomsImportMessages);
  if (rooms.length === 0) return null;
  const more = rooms.length - shownRooms;
  const names = rooms.slice(0, shownRooms).map(({ kode, file, server }) => {
    const { nama, kapasitas } = server ?? file;
    return t.seatsOf({ room: `${kode} ${nama}`, n: formatNumber(kapasitas) });
  });
  return (
    <p className={css.names}>
      <strong>{intro({ n: formatNumber(rooms.length) })}</strong> {names.join("; ")}
      {more > 0 && ` ${t.more({ n: formatNumber(more) })}`}
    </p>
  );
}

function Seats({ seats }: Pick<RoomSheetPlan, "seats">) {
  const t = useStore(roomsImportMessages);
  const parts = {
    moved: { label: t.moved, seats: seats.filter(({ from }) => from !== null) },
    given: { label: t.given, seats: seats.filter(({ from }) => from === null) },
  };
  const ids = (["moved", "given"] as const).filter((id) => parts[id].seats.length > 0);
  const [chosen, setChosen] = useState(ids[0]!);
  const tab = ids.includes(chosen) ? chosen : ids[0]!;
  return (
    <div>
      <Tabs
        label={t.seats}
        tabs={ids.map((id) => ({
          id,
          label: parts[id].label,
          count: formatNumber(parts[id].seats.length),
        }))}
        selected={tab}
        onSelect={(id) => setChosen(id as typeof tab)}
      />
      <div role="tabpanel" aria-labelledby={tabId(tab)}>
        <SeatPages key={tab} seats={parts[tab].seats} hasFrom={tab === "moved"} />
      </div>
    </div>
  );
}

type SeatPagesProps = { seats: readonly PlannedSeat[]; hasFrom: boolean };

function SeatPages({ seats, hasFrom }: SeatPagesProps) {
  const t = useStore(roomsImportMessages);
  const { shown, pager } = usePlanPages(seats);
  const textOf = (place: PlannedSeat["from"]) =>
    place && t.place({ room: place.kode, seat: place.seat });
  return (
    <>
      <Table caption={t.seats}>
        <thead>
          <tr>
            <HeaderCell>{t.number}</HeaderCell>
            <HeaderCell>{t.name}</HeaderCell>
            <HeaderCell>{t.session}</HeaderCell>
            {hasFrom && <HeaderCell>{t.from}</HeaderCell>}
            <HeaderCell>{t.to}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ no_ujian, nama, sesi, from, to }) => (
            <Row key={`${sesi} ${no_ujian}`}>
              <Cell mono>{no_ujian}</Cell>
              <Cell>{nama}</Cell>
              <Cell>{sesi}</Cell>
              {hasFrom && <Cell>{textOf(from)}</Cell>}
              <Cell>{textOf(to)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {pager}
    </>
  );
}
