// Who has no seat in the session yet: always in sight, with their number. One is taken up by a press or dragged to a seat;
// several, or the first of them, are put on the free seats of the opened room at once.
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { WholeCode } from "../../../ui/whole-code.tsx";
import { useStore } from "@nanostores/react";
import { useState, type DragEvent } from "react";
import type { Placement } from "../../../contract/exams/placements.ts";
import type { EventRoom } from "../../../contract/exams/rooms.ts";
import { formatNumber } from "../../../core/format.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { SearchInput } from "../../../ui/input/search-input.tsx";
import { eventRoomsMessages } from "./event-rooms-messages.ts";
import { freeSeats, heldOf } from "./seat-moves-state.ts";
import type { EventRoomsModel } from "./event-rooms-model.ts";
import css from "./unplaced-panel.module.css";

type UnplacedPanelProps = { model: EventRoomsModel; room: EventRoom; sesi: number };

export function UnplacedPanel({ model, room, sesi }: UnplacedPanelProps) {
  const t = useStore(eventRoomsMessages);
  const state = useStore(model.$unplaced);
  const search = useStore(model.$search);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const drop = useTakingOut(model);
  const items = state.status === "ready" ? state.items : [];
  const total = state.status === "ready" ? state.total : 0;
  const chosen = items.filter((one) => ticked.has(one.participant_id));
  return (
    <section
      className={classNames(css.panel, drop.isOver && css.over)}
      aria-label={t.unplaced}
      {...drop.handlers}
    >
      <div className={css.head}>
        <h3 className={total > 0 ? css.some : undefined}>
          {t.unplaced}: {formatNumber(total)}
        </h3>
        {(total > 5 || search !== "") && (
          <div className={css.search}>
            <SearchInput
              value={search}
              onChange={model.search}
              label={t.searchUnplaced}
              placeholder={t.searchUnplaced}
              clearLabel={t.clearSearch}
            />
          </div>
        )}
        <span className={css.gap} />
        <PlaceButton
          model={model}
          room={room}
          sesi={sesi}
          total={total}
          chosen={chosen}
          done={() => setTicked(new Set())}
        />
      </div>
      {drop.isOver && <p className={css.hint}>{t.dropHere}</p>}
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={model.retry} />}
      {state.status === "ready" && total === 0 && (
        <p className={css.hint}>{search === "" ? t.unplacedNone : t.unplacedNotFound}</p>
      )}
      {items.length > 0 && (
        <People model={model} people={items} total={total} ticked={ticked} onTicked={setTicked} />
      )}
    </section>
  );
}

type PeopleProps = {
  model: EventRoomsModel;
  people: readonly Placement[];
  total: number;
  ticked: ReadonlySet<string>;
  onTicked(ids: ReadonlySet<string>): void;
};

function People({ model, people, total, ticked, onTicked }: PeopleProps) {
  const t = useStore(eventRoomsMessages);
  const tick = (one: Placement, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(one.participant_id);
    else next.delete(one.participant_id);
    onTicked(next);
  };
  return (
    <ul className={css.people}>
      {people.map((one) => (
        <Person
          key={one.participant_id}
          model={model}
          person={one}
          isTicked={ticked.has(one.participant_id)}
          onTick={(on) => tick(one, on)}
        />
      ))}
      {total > people.length && (
        <li className={css.more}>{t.unplacedMore({ n: formatNumber(total - people.length) })}</li>
      )}
    </ul>
  );
}

type PlaceButtonProps = UnplacedPanelProps & {
  total: number;
  chosen: readonly Placement[];
  done(): void;
};

function PlaceButton({ model, room, sesi, total, chosen, done }: PlaceButtonProps) {
  const t = useStore(eventRoomsMessages);
  const isMoving = useStore(model.$moving);
  const free = freeSeats(room, sesi);
  const count = chosen.length > 0 ? chosen.length : Math.min(free, total);
  if (total === 0) return null;
  const place = async () => {
    const isDone =
      chosen.length > 0
        ? await model.placeIn(room.room_id, chosen.map(heldOf))
        : await model.fillFree(room);
    if (isDone) done();
  };
  return (
    <Button
      size="s"
      className={css.place}
      disabled={free === 0 || isMoving}
      onClick={() => void place()}
    >
      <WholeCode
        text={
          free === 0
            ? t.roomFull({ room: room.kode })
            : t.place({ n: formatNumber(count), room: room.kode })
        }
        code={room.kode}
      />
    </Button>
  );
}

type PersonProps = {
  model: EventRoomsModel;
  person: Placement;
  isTicked: boolean;
  onTick(on: boolean): void;
};

function Person({ model, person, isTicked, onTick }: PersonProps) {
  const t = useStore(eventRoomsMessages);
  const held = useStore(model.$held);
  const isHeld = held?.participant_id === person.participant_id;
  const takeUp = () => {
    model.hold(isHeld ? null : person);
    // On to the plan, where the next Enter puts them down.
    if (!isHeld) document.querySelector<HTMLElement>("[data-seat][tabindex='0']")?.focus();
  };
  return (
    <li className={classNames(css.person, isHeld && css.held)}>
      <Checkbox
        hideLabel
        label={t.select({ name: namedParticipant(person) })}
        checked={isTicked}
        onChange={onTick}
      />
      <button
        type="button"
        aria-pressed={isHeld}
        title={`${person.nama} · ${person.no_ujian} · ${person.group_path}`}
        draggable
        onClick={takeUp}
        onDragStart={(event) => {
          event.dataTransfer.setData("text/plain", person.no_ujian);
          model.hold(person);
        }}
        onDragEnd={() => model.hold(null)}
      >
        {person.nama}{" "}
        <small>
          {person.no_ujian} · {person.group_path || t.noGroup}
        </small>
      </button>
    </li>
  );
}

/** Somebody with a seat who is dropped here loses it. */
function useTakingOut(model: EventRoomsModel) {
  const [isOver, setOver] = useState(false);
  const seated = () => {
    const held = model.$held.get();
    return held?.from ? held : null;
  };
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!seated()) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        const held = seated();
        if (!held) return;
        event.preventDefault();
        void model.takeOut([held]);
      },
    },
  };
}
