// The same seats as a list, where several people can be taken out or sent to another room at once.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { Placement } from "../../../contract/exams/placements.ts";
import type { EventRoom, EventRooms } from "../../../contract/exams/rooms.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { formatNumber } from "../../../core/format.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { Menu, type MenuAction } from "../../../ui/overlay/popup-menu.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { eventRoomsMessages, type EventRoomsTexts } from "./event-rooms-messages.ts";
import { freeSeats, heldOf } from "./seat-moves-state.ts";
import type { EventRoomsModel } from "./event-rooms-model.ts";
import css from "./seats-table.module.css";

type SeatsTableProps = {
  model: EventRoomsModel;
  detail: EventRooms;
  room: EventRoom;
  sesi: number;
  people: readonly Placement[];
};

export function SeatsTable({ model, detail, room, sesi, people }: SeatsTableProps) {
  const t = useStore(eventRoomsMessages);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (people.length === 0) return <p className={css.empty}>{t.seatsEmpty}</p>;
  const chosen = people.filter((one) => ticked.has(one.participant_id));
  const tick = (one: Placement, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(one.participant_id);
    else next.delete(one.participant_id);
    setTicked(next);
  };
  const others = (list: readonly Placement[]) =>
    roomChoices({ model, detail, room, sesi }, list, t, () => setTicked(new Set()));
  return (
    <>
      <div className={css.tools}>
        <Checkbox
          label={t.seatsFilled({ count: people.length, seats: room.kapasitas })}
          checked={chosen.length === people.length}
          indeterminate={chosen.length > 0 && chosen.length < people.length}
          onChange={(on) => setTicked(new Set(on ? people.map((one) => one.participant_id) : []))}
        />
        {chosen.length > 0 && (
          <ChosenActions
            count={chosen.length}
            choices={() => others(chosen)}
            onTakeOut={() => {
              setTicked(new Set());
              void model.takeOut(chosen.map(heldOf));
            }}
          />
        )}
      </div>
      <Table caption={t.planOf({ room: room.kode, sesi })}>
        <Heads />
        <tbody>
          {people.map((one) => (
            <SeatRow
              key={one.participant_id}
              person={one}
              isTicked={ticked.has(one.participant_id)}
              onTick={(on) => tick(one, on)}
              choices={() => others([one])}
              onTakeOut={() => void model.takeOut([heldOf(one)])}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}

type ChosenActionsProps = {
  count: number;
  /** The rooms where they can go. */
  choices(): MenuAction[];
  onTakeOut(): void;
};

function ChosenActions({ count, choices, onTakeOut }: ChosenActionsProps) {
  const t = useStore(eventRoomsMessages);
  const n = formatNumber(count);
  return (
    <>
      <Menu
        label={t.moveCount({ n })}
        text={t.moveCount({ n })}
        icon="users"
        variant="secondary"
        items={choices}
      />
      <Button size="s" icon="user-x" onClick={onTakeOut}>
        {t.takeOutCount({ n })}
      </Button>
    </>
  );
}

type SeatRowProps = Omit<ChosenActionsProps, "count"> & {
  person: Placement;
  isTicked: boolean;
  onTick(on: boolean): void;
};

function SeatRow({ person, isTicked, onTick, choices, onTakeOut }: SeatRowProps) {
  const t = useStore(eventRoomsMessages);
  const { nama, seat, no_ujian: number, group_path: path, is_member: isMember } = person;
  const name = namedParticipant(person);
  return (
    <Row>
      <Cell>
        <Checkbox hideLabel label={t.select({ name })} checked={isTicked} onChange={onTick} />
      </Cell>
      <Cell numeric>{seat}</Cell>
      <Cell className={css.wide}>{number}</Cell>
      <Cell className={css.name}>
        {nama}
        <small className={css.narrow}>
          {number} · {path || t.noGroup}
        </small>
        {!isMember && <small className={css.stray}>{t.stray}</small>}
      </Cell>
      <Cell className={css.wide}>{path}</Cell>
      <Cell>
        <Menu
          label={t.actionsOf({ name })}
          items={() => [
            ...choices(),
            "line",
            { label: t.takeOut, icon: "user-x", onSelect: onTakeOut },
          ]}
        />
      </Cell>
    </Row>
  );
}

function Heads() {
  const t = useStore(eventRoomsMessages);
  return (
    <thead>
      <tr>
        <HeaderCell>
          <VisuallyHidden>{t.select({ name: "" })}</VisuallyHidden>
        </HeaderCell>
        <HeaderCell numeric>{t.seatColumn}</HeaderCell>
        <HeaderCell className={css.wide}>{t.number}</HeaderCell>
        <HeaderCell>{t.name}</HeaderCell>
        <HeaderCell className={css.wide}>{t.group}</HeaderCell>
        <HeaderCell>
          <VisuallyHidden>{t.actionsOf({ name: "" })}</VisuallyHidden>
        </HeaderCell>
      </tr>
    </thead>
  );
}

/** Rooms with room for them first; a full one says so and cannot be chosen. */
function roomChoices(
  { model, detail, room, sesi }: Omit<SeatsTableProps, "people">,
  people: readonly Placement[],
  t: EventRoomsTexts,
  done: () => void,
): MenuAction[] {
  return detail.rooms
    .filter((other) => other.room_id !== room.room_id)
    .map((other) => {
      const free = freeSeats(other, sesi);
      return {
        label: t.toRoom({ room: other.kode, free }),
        disabled: free === 0,
        onSelect: () => {
          done();
          void model.placeIn(other.room_id, people.map(heldOf));
        },
      };
    });
}
