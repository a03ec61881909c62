// The board on the wall: large figures, of states and of rooms, and no names. Escape closes it.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { spanOf } from "../../../../domain/exams/sittings/board-span.ts";
import {
  sittingRowStates,
  type SittingRowState,
} from "../../../../domain/exams/sittings/sitting-row-state.ts";
import { formatNumber, formatTime } from "../../../../core/format.ts";
import { clearNotices } from "../../../../core/notices.ts";
import { listMessages } from "../../../../kit/list/list-messages.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { useModal } from "../../../../ui/overlay/use-modal.ts";
import { boardDialogMessages } from "./board-dialog-messages.ts";
import { otherEndTexts } from "./other-ends-summary.tsx";
import type { BoardModel, Shown } from "../board-model.ts";
import { sittingStateMessages } from "../../states/sitting-state-messages.ts";
import { stoppedNoticesMessages } from "../../stops/stopped-notices-messages.ts";
import { stateIcons, stateTones } from "../../states/sitting-state-text.ts";
import { boardMessages } from "../board-messages.ts";
import { clockText, kindText, sessionText } from "../board-text.ts";
import { useShown } from "../use-shown.ts";
import css from "./board-on-demand.module.css";

export function BoardWallDialog({ model, onClose }: { model: BoardModel; onClose(): void }) {
  const t = useStore(boardDialogMessages);
  const listT = useStore(listMessages);
  const boardT = useStore(boardMessages);
  const stoppedNoticesT = useStore(stoppedNoticesMessages);
  const sittingStateT = useStore(sittingStateMessages);
  const shown = useShown(model);
  const dialog = useModal(onClose);
  // What was said to whoever works here is not for the wall.
  useEffect(clearNotices, []);
  const { head, now, age, isStale, incidents } = shown;
  const open = incidents.filter(({ isOver }) => !isOver);
  // Each once, as urgent as they are listed.
  const kinds = [...new Set(open.map((one) => kindText(one, boardT)))];
  const counts = countsOf(shown);
  return (
    <dialog
      ref={dialog}
      className={css.wall}
      tabIndex={-1}
      aria-label={`${t.wallTitle} · ${head.alias}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <b>{head.alias}</b>
        <WallClock shown={shown} />
        <time>{formatTime(new Date(now))}</time>
        <Button icon="x" onClick={onClose}>
          {t.close} <kbd>Esc</kbd>
        </Button>
      </header>
      {isStale && <p className={css.old}>{listT.age({ n: formatNumber(age) })}</p>}
      {head.stopped_at !== null && (
        <p className={css.old}>{stoppedNoticesT.title({ since: formatTime(head.stopped_at) })}</p>
      )}
      <ul className={css.figures}>
        {shownStates(head).map((state) => (
          <li key={state} data-tone={counts[state] > 0 ? stateTones[state] : undefined}>
            <Icon name={stateIcons[state]} size={32} />
            <b>{formatNumber(counts[state])}</b>
            <span>{sittingStateT[state]}</span>
          </li>
        ))}
      </ul>
      <p className={css.sum}>
        {open.length > 0
          ? `${t.incidents({ n: formatNumber(open.length) })}: ${kinds.join(", ")}`
          : t.noIncidents}
      </p>
      <Rooms shown={shown} />
    </dialog>
  );
}

function WallClock({ shown: { head, view, at } }: { shown: Shown }) {
  const boardDialogT = useStore(boardDialogMessages);
  const t = useStore(boardMessages);
  const span = spanOf(head, at);
  const others = otherEndTexts({ span, all: view.all, isAlone: false }, boardDialogT);
  const session = sessionText(head, span, t);
  const starts = Date.parse(span.starts_at);
  const isAhead = at < starts;
  return (
    <span>
      {clockText((isAhead ? starts : Date.parse(span.shared_end_at)) - at)}{" "}
      <small>{[(isAhead ? t.until : t.left)({ session }), ...others].join(" · ")}</small>
    </span>
  );
}

/** Where there is one session, nobody is of a later one, nor of an earlier one. */
const shownStates = ({ sessions }: Shown["head"]) =>
  sittingRowStates.filter((state) => !isOfOther(state) || sessions.length > 1);

const isOfOther = (state: SittingRowState) => state === "later" || state === "missed";

/** Of everybody: filters are of whoever works here. */
function countsOf({ view }: Shown) {
  const counts = Object.fromEntries(sittingRowStates.map((state) => [state, 0])) as Record<
    (typeof sittingRowStates)[number],
    number
  >;
  for (const { state } of view.all.values()) counts[state] += 1;
  return counts;
}

function Rooms({ shown }: { shown: Shown }) {
  const t = useStore(boardDialogMessages);
  const { head, view, incidents } = shown;
  if (head.rooms.length === 0) return null;
  const people = new Map<string, { all: number; done: number }>();
  for (const { row, state } of view.all.values()) {
    const one = people.get(row.room_id ?? "") ?? { all: 0, done: 0 };
    if (isOfOther(state)) continue;
    one.all += 1;
    if (state === "working" || state === "finished") one.done += 1;
    people.set(row.room_id ?? "", one);
  }
  return (
    <ul className={css.rooms}>
      {head.rooms.map(({ id, nama }) => {
        const { all, done } = people.get(id) ?? { all: 0, done: 0 };
        const open = incidents.filter((one) => one.room_id === id && !one.isOver).length;
        return (
          <li key={id} data-tone={open > 0 ? "bad" : undefined}>
            <b>{nama}</b>
            <span>
              {formatNumber(done)}/{formatNumber(all)}
            </span>
            <small>{open > 0 && t.incidents({ n: formatNumber(open) })}</small>
          </li>
        );
      })}
    </ul>
  );
}
