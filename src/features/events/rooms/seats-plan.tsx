// A room as it stands: rows of seats with their numbers, the desk in front. One seat is a stop for Tab, arrows walk on from
// there; Enter takes somebody up and puts them down.
import { useStore } from "@nanostores/react";
import { useMemo, useRef, useState, type DragEvent, type KeyboardEvent } from "react";
import type { Placement } from "../../../contract/exams/placements.ts";
import type { EventRoom } from "../../../contract/exams/rooms.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { eventRoomsMessages } from "./event-rooms-messages.ts";
import { heldOf, type Held, type Place } from "./seat-moves-state.ts";
import type { EventRoomsModel } from "./event-rooms-model.ts";
import { pairsIn, seatBeside, seatGroups, type SeatGroup } from "./seat-groups-state.ts";
import css from "./seats-plan.module.css";

type SeatsPlanProps = {
  model: EventRoomsModel;
  room: EventRoom;
  sesi: number;
  people: readonly Placement[];
};

export function SeatsPlan({ model, room, sesi, people }: SeatsPlanProps) {
  const t = useStore(eventRoomsMessages);
  const held = useStore(model.$held);
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(1);
  const groups = useMemo(() => seatGroups(people), [people]);
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  const sitters = new Map(people.map((one) => [one.seat, one]));
  const size = { columns: room.kolom, seats: room.kapasitas };
  const onKeyDown = (event: KeyboardEvent) => {
    const seat = Number((event.target as HTMLElement).dataset["seat"]);
    const next = seatBeside(seat, event.key, size);
    if (next !== null) {
      setStop(next);
      grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
    } else if (event.key === "Delete" || event.key === "Backspace") {
      const sitter = sitters.get(seat);
      if (sitter) void model.takeOut([heldOf(sitter)]);
    } else if (event.key === "Escape" && held) model.hold(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <p className={css.desk}>
        <span>{t.desk}</span>
      </p>
      {/* Keys from its seats come by here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={grid}
        role="group"
        aria-label={t.planOf({ room: room.kode, sesi })}
        className={classNames(css.seats, room.kolom > 10 && css.narrow)}
        style={{ gridTemplateColumns: `repeat(${room.kolom}, minmax(0, 1fr))` }}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: room.kapasitas }, (_none, at) => at + 1).map((seat) => {
          const sitter = sitters.get(seat) ?? null;
          return (
            <Seat
              key={seat}
              model={model}
              room={room}
              seat={seat}
              sitter={sitter}
              group={sitter?.group_id ? (groupOf.get(sitter.group_id) ?? null) : null}
              held={held}
              isStop={seat === Math.min(stop, room.kapasitas)}
              onFocus={() => setStop(seat)}
            />
          );
        })}
      </div>
      <Legend room={room} groups={groups} people={people} />
    </>
  );
}

type SeatProps = {
  model: EventRoomsModel;
  room: EventRoom;
  seat: number;
  sitter: Placement | null;
  group: SeatGroup | null;
  held: Held | null;
  isStop: boolean;
  onFocus(): void;
};

function Seat({ model, room, seat, sitter, group, held, isStop, onFocus }: SeatProps) {
  const t = useStore(eventRoomsMessages);
  const drop = useSeatDrop(model, { room_id: room.room_id, seat });
  const isHeld = sitter !== null && held?.participant_id === sitter.participant_id;
  return (
    <button
      type="button"
      data-seat={seat}
      data-tone={group?.tone}
      tabIndex={isStop ? 0 : -1}
      className={classNames(
        css.seat,
        !sitter && css.free,
        isHeld && css.held,
        drop.isOver && css.over,
        sitter && !sitter.is_member && css.stray,
      )}
      aria-pressed={sitter ? isHeld : undefined}
      title={sitter ? `${sitter.nama} · ${sitter.no_ujian} · ${sitter.group_path}` : undefined}
      draggable={sitter !== null}
      onFocus={onFocus}
      onClick={() => void model.pressSeat(seat)}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", sitter?.no_ujian ?? "");
        model.hold(sitter);
      }}
      onDragEnd={() => model.hold(null)}
      {...drop.handlers}
    >
      <b>
        <VisuallyHidden>{t.seatColumn} </VisuallyHidden>
        {seat}
      </b>
      {group && (
        <i className={css.letter} aria-hidden="true">
          {group.letter}
        </i>
      )}
      <span>{sitter ? sitter.nama : t.free}</span>
      {sitter && (
        <VisuallyHidden>
          {sitter.no_ujian}, {sitter.group_path || t.noGroup}
          {!sitter.is_member && `, ${t.stray}`}
        </VisuallyHidden>
      )}
    </button>
  );
}

/** The person who is dragged is put down on this seat. */
function useSeatDrop(model: EventRoomsModel, place: Place) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!model.$held.get()) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const dropped = model.$held.get();
        if (dropped) void model.putOn(place, dropped);
      },
    },
  };
}

type LegendProps = {
  room: EventRoom;
  groups: readonly SeatGroup[];
  people: readonly Placement[];
};

function Legend({ room, groups, people }: LegendProps) {
  const t = useStore(eventRoomsMessages);
  if (people.length === 0) return <p className={css.legend}>{t.seatsEmpty}</p>;
  const pairs = pairsIn(room.kolom, people);
  const strays = people.filter((one) => !one.is_member).length;
  return (
    <div className={css.legend}>
      {groups.map((group) => (
        <span key={group.id} data-tone={group.tone}>
          <i className={css.letter}>{group.letter}</i> {group.path} <b>{group.count}</b>
        </span>
      ))}
      <span className={pairs === 0 ? css.ok : css.warn}>
        <Icon name={pairs === 0 ? "circle-check" : "info"} size={16} />
        {pairs === 0 ? t.noNeighbours : t.neighbours({ n: pairs })}
      </span>
      {strays > 0 && (
        <span className={css.bad}>
          <Icon name="triangle-alert" size={16} />
          {t.strays({ n: strays })}
        </span>
      )}
    </div>
  );
}
