// A room as it stands: its seats with who sits there, the desk in front. A seat in trouble has another frame, and says why.
import { useStore } from "@nanostores/react";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { usePhone } from "../../../../ui/use-phone.ts";
import { boardDialogMessages } from "./board-dialog-messages.ts";
import type { BoardModel } from "../board-model.ts";
import type { BoardTools } from "../board-main.tsx";
import { sittingStateMessages } from "../../states/sitting-state-messages.ts";
import { stateIcons, stateTones } from "../../states/sitting-state-text.ts";
import type { ShownRow } from "../board-state.ts";
import { useShown } from "../use-shown.ts";
import css from "./board-on-demand.module.css";

type SeatsProps = { model: BoardModel; tools: BoardTools };
/** In a row of a phone. */
const phoneColumns = 3;

export function RoomSeats({ model, tools }: SeatsProps) {
  const t = useStore(boardDialogMessages);
  const { head, view } = useShown(model);
  const filters = useStore(model.$filters);
  const isPhone = usePhone();
  const only = head.rooms.length === 1 ? head.rooms[0] : undefined;
  const room = head.rooms.find(({ id }) => id === filters.room) ?? only;
  if (!room) return <p className={css.choose}>{t.chooseRoom}</p>;
  const people = [...view.all.values()].filter(
    ({ row }) =>
      row.room_id === room.id && (filters.sesi === "" || String(row.sesi) === filters.sesi),
  );
  const seated = new Map<number, ShownRow[]>();
  for (const one of people) {
    seated.set(one.row.seat, [...(seated.get(one.row.seat) ?? []), one]);
  }
  const highest = Math.max(room.kapasitas, ...seated.keys());
  const columns = isPhone ? phoneColumns : room.kolom;
  const unseated = seated.get(0) ?? [];
  return (
    <>
      <p className={css.desk}>{[t.desk, ...room.pengawas].join(" · ")}</p>
      <ul
        className={css.seats}
        aria-label={t.planOf({ room: room.nama })}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: highest }, (_none, at) => at + 1).map((seat) => (
          <li key={seat}>
            {(seated.get(seat) ?? []).map((shown) => (
              <Seat key={shown.row.id} {...{ shown, tools }} />
            ))}
            {!seated.has(seat) && (
              <span className={css.free} aria-label={t.seatFree({ seat })}>
                {seat}
              </span>
            )}
          </li>
        ))}
      </ul>
      {unseated.length > 0 && (
        <>
          <h3>{t.unseated}</h3>
          <ul className={css.seats}>
            {unseated.map((shown) => (
              <li key={shown.row.id}>
                <Seat {...{ shown, tools }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Seat({ shown, tools }: { shown: ShownRow; tools: BoardTools }) {
  const t = useStore(sittingStateMessages);
  const { row, state, hasTrouble } = shown;
  const tone = stateTones[state] ?? (hasTrouble ? "warn" : undefined);
  return (
    <button
      type="button"
      className={css.seat}
      data-tone={tone}
      data-state={state}
      title={namedParticipant(row)}
      onClick={() => tools.showStory(row.id)}
    >
      <b>{row.seat > 0 ? row.seat : ""}</b>
      <Icon name={stateIcons[state]} size={16} />
      <span>{row.nama}</span>
      <small>{t[state]}</small>
      {row.asked > 0 && <Meter value={row.answered} max={row.asked} />}
    </button>
  );
}
