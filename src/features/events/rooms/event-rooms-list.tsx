// The rooms of an event: how full each is in the sessions, and who watches there. Somebody held can be dropped on one.
import { useStore } from "@nanostores/react";
import { useState, type DragEvent } from "react";
import type { EventRoom, EventRooms } from "../../../contract/exams/rooms.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/input/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { eventRoomsMessages } from "./event-rooms-messages.ts";
import { takenSeats } from "./seat-moves-state.ts";
import type { EventRoomsModel } from "./event-rooms-model.ts";
import css from "./event-rooms-list.module.css";

type EventRoomsListProps = {
  model: EventRoomsModel;
  detail: EventRooms;
  sesi: number | null;
  openedId: string | null;
  ticked: ReadonlySet<string>;
  setTicked(ids: ReadonlySet<string>): void;
  onProctors(rooms: readonly EventRoom[]): void;
};

/** So many fit beside a name. */
const shownSessions = 3;

export function EventRoomsList(props: EventRoomsListProps) {
  const { model, detail, sesi, openedId, ticked, setTicked } = props;
  const t = useStore(eventRoomsMessages);
  const shown = sessionsAround(
    detail.sessions.map((session) => session.sesi),
    sesi,
  );
  const tick = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  return (
    <section className={css.rooms} aria-label={t.rooms}>
      <ListHead {...props} shown={shown} />
      <ul className={css.list}>
        {detail.rooms.map((room) => (
          <li key={room.room_id}>
            <Checkbox
              className={css.tick}
              hideLabel
              label={t.selectRoom({ room: room.kode })}
              checked={ticked.has(room.room_id)}
              onChange={(on) => tick(room.room_id, on)}
            />
            <RoomRow model={model} room={room} shown={shown} isOpened={room.room_id === openedId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ListHeadProps = EventRoomsListProps & { shown: readonly number[] };

/** Rooms that others have taken away are no longer counted. */
function ListHead({ detail, shown, ticked, setTicked, onProctors }: ListHeadProps) {
  const t = useStore(eventRoomsMessages);
  const { rooms } = detail;
  const chosen = rooms.filter(({ room_id: id }) => ticked.has(id));
  const count = chosen.length;
  return (
    <div className={css.head}>
      <Checkbox
        className={css.tick}
        hideLabel
        label={t.selectRooms}
        checked={count === rooms.length}
        indeterminate={count > 0 && count < rooms.length}
        onChange={(on) => setTicked(new Set(on ? rooms.map(({ room_id: id }) => id) : []))}
      />
      <h2>{t.rooms}</h2>
      {count > 0 ? (
        <Button size="s" icon="users" onClick={() => onProctors(chosen)}>
          {t.setProctors({ n: count })}
        </Button>
      ) : (
        shown.length > 0 && <small>{t.filledHeading({ sessions: shown.join(" · ") })}</small>
      )}
    </div>
  );
}

type RoomRowProps = {
  model: EventRoomsModel;
  room: EventRoom;
  shown: readonly number[];
  isOpened: boolean;
};

function RoomRow({ model, room, shown, isOpened }: RoomRowProps) {
  const t = useStore(eventRoomsMessages);
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!model.$held.get()) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const held = model.$held.get();
    if (held) void model.placeIn(room.room_id, [held]);
  };
  return (
    <button
      type="button"
      className={classNames(css.room, isOver && css.over)}
      aria-current={isOpened || undefined}
      onClick={() => model.open({ roomId: room.room_id })}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <b className={css.code}>{room.kode}</b>
      <span className={css.name}>
        {room.nama}
        <small className={room.pengawas.length === 0 ? css.missing : undefined}>
          {[proctorsText(room, t), room.lokasi].filter((part) => part !== "").join(" · ")}
        </small>
      </span>
      <span className={css.sessions}>
        {shown.map((sesi) => (
          <Filled key={sesi} room={room} sesi={sesi} />
        ))}
      </span>
    </button>
  );
}

function Filled({ room, sesi }: { room: EventRoom; sesi: number }) {
  const t = useStore(eventRoomsMessages);
  const count = takenSeats(room, sesi);
  const seats = room.kapasitas;
  const width = `${Math.min(100, (count / seats) * 100)}%`;
  const tone = count > seats ? css.overfull : count === seats ? css.full : undefined;
  return (
    <span className={css.filled}>
      <VisuallyHidden>{t.filledOf({ sesi, count, seats })}</VisuallyHidden>
      <small aria-hidden="true">
        {count}/{seats}
      </small>
      <span className={css.meter} aria-hidden="true">
        <span className={tone} style={{ inlineSize: width }} />
      </span>
    </span>
  );
}

function proctorsText(
  { pengawas }: EventRoom,
  t: ReturnType<(typeof eventRoomsMessages)["get"]>,
): string {
  const [first, ...others] = pengawas;
  if (!first) return t.noProctor;
  return others.length > 0 ? t.moreProctors({ name: first.nama, n: others.length }) : first.nama;
}

/** The chosen one among them. */
function sessionsAround(all: readonly number[], chosen: number | null): number[] {
  const at = chosen === null ? 0 : all.indexOf(chosen);
  const from = Math.max(0, Math.min(at - 1, all.length - shownSessions));
  return all.slice(from, from + shownSessions);
}
