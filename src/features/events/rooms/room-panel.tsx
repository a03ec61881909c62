// The opened room in one session: its seats as a plan or as a list, and below it who has no seat yet.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { EventRoom, EventRooms } from "../../../contract/exams/rooms.ts";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { Chip } from "../../../ui/choice/chip.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Delayed } from "../../../ui/delayed.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { eventRoomsMessages } from "./event-rooms-messages.ts";
import { heldOf, takenSeats } from "./seat-moves-state.ts";
import type { EventRoomsModel } from "./event-rooms-model.ts";
import css from "./room-panel.module.css";
import { SeatsPlan } from "./seats-plan.tsx";
import { SeatsTable } from "./seats-table.tsx";
import { UnplacedPanel } from "./unplaced-panel.tsx";
import type { RoomDialogs } from "./dialogs/use-room-dialogs.ts";

const loadSeatKeys = lazy(() => import("./seat-keys.tsx"), "SeatKeys");

type RoomPanelProps = {
  model: EventRoomsModel;
  detail: EventRooms;
  room: EventRoom;
  sesi: number | null;
  dialogs: RoomDialogs;
};

type SeatsView = "plan" | "list";

export function RoomPanel({ model, detail, room, sesi, dialogs }: RoomPanelProps) {
  const t = useStore(eventRoomsMessages);
  const isPhone = usePhone();
  const [view, setView] = useState<SeatsView>(isPhone ? "list" : "plan");
  const held = useStore(model.$held);
  return (
    <section className={css.panel} aria-label={room.kode}>
      {isPhone && (
        <Button
          variant="ghost"
          icon="chevron-left"
          className={css.toRooms}
          onClick={() => model.open({ roomId: null })}
        >
          {t.toRooms}
        </Button>
      )}
      <div className={css.head}>
        <h2>
          {room.kode} <small>{room.nama}</small>
        </h2>
        <Sessions model={model} detail={detail} sesi={sesi} />
        <span className={css.gap} />
        {sesi !== null && !isPhone && (
          <span className={css.chips} role="group" aria-label={t.look}>
            <Chip pressed={view === "plan"} onPress={() => setView("plan")}>
              {t.plan}
            </Chip>
            <Chip pressed={view === "list"} onPress={() => setView("list")}>
              {t.list}
            </Chip>
          </span>
        )}
        <RoomMenu model={model} room={room} sesi={sesi} dialogs={dialogs} />
      </div>
      {sesi === null ? (
        <EmptyState icon="users" title={t.noSessions}>
          {t.noSessionsText}
        </EmptyState>
      ) : (
        <>
          <div className={css.pane}>
            <Seats model={model} detail={detail} room={room} sesi={sesi} view={view} />
          </div>
          <UnplacedPanel model={model} room={room} sesi={sesi} />
          {!isPhone && <LazyComponent load={loadSeatKeys} props={{}} isOptional />}
        </>
      )}
      <LiveRegion>{held ? t.held({ name: held.name }) : ""}</LiveRegion>
    </section>
  );
}

function Sessions({ model, detail, sesi }: Pick<RoomPanelProps, "model" | "detail" | "sesi">) {
  const t = useStore(eventRoomsMessages);
  return (
    <span className={css.chips} role="group" aria-label={t.session}>
      {detail.sessions.map((session) => (
        <Chip
          key={session.sesi}
          pressed={session.sesi === sesi}
          hint={t.sessionCount({ n: formatNumber(session.members) })}
          onPress={() => model.open({ sesi: session.sesi })}
        >
          {t.sessionName({ sesi: session.sesi })}
          {session.unseated > 0 && (
            <small className={css.left}>
              {t.sessionLeft({ n: formatNumber(session.unseated) })}
            </small>
          )}
        </Chip>
      ))}
    </span>
  );
}

type SeatsProps = Pick<RoomPanelProps, "model" | "detail" | "room"> & {
  sesi: number;
  view: SeatsView;
};

function Seats({ model, detail, room, sesi, view }: SeatsProps) {
  const t = useStore(eventRoomsMessages);
  const state = useStore(model.$seats);
  if (state.status === "loading") {
    return (
      <Delayed>
        <Spinner label={t.loading} />
      </Delayed>
    );
  }
  if (state.status === "failed") {
    return <LoadFailure error={state.error} title={t.failed} onRetry={model.retry} />;
  }
  return view === "plan" ? (
    <SeatsPlan model={model} room={room} sesi={sesi} people={state.items} />
  ) : (
    <SeatsTable model={model} detail={detail} room={room} sesi={sesi} people={state.items} />
  );
}

function RoomMenu({ model, room, sesi, dialogs }: Omit<RoomPanelProps, "detail">) {
  const t = useStore(eventRoomsMessages);
  const clear = () => {
    const state = model.$seats.get();
    if (state.status === "ready") void model.takeOut(state.items.map(heldOf));
  };
  return (
    <Menu
      label={t.roomActions({ room: room.kode })}
      size="m"
      items={[
        { label: t.editUse, icon: "user-check", onSelect: () => dialogs.openUse(room) },
        { label: t.editRoom, icon: "pencil", onSelect: () => dialogs.openRoom(room.room_id) },
        ...(sesi !== null && takenSeats(room, sesi) > 0
          ? [{ label: t.clearSession({ sesi }), icon: "undo-2" as const, onSelect: clear }]
          : []),
        "line",
        { label: t.leave, icon: "x", danger: true, onSelect: () => dialogs.openLeaving(room) },
      ]}
    />
  );
}
