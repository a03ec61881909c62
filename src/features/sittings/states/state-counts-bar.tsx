// How many are in which state; a press shows only those. A phone has the five that a proctor asks for.
import { useStore } from "@nanostores/react";
import {
  sittingRowStates,
  type SittingRowState,
} from "../../../domain/exams/sittings/sitting-row-state.ts";
import { formatNumber } from "../../../core/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { boardMessages } from "../board/board-messages.ts";
import type { BoardModel } from "../board/board-model.ts";
import { sittingStateMessages } from "./sitting-state-messages.ts";
import { stateIcons, stateTones } from "./sitting-state-text.ts";
import { useShown } from "../board/use-shown.ts";
import css from "../board/board.module.css";

const order: readonly SittingRowState[] = [
  "absent",
  "signed-in",
  "ready",
  "working",
  "offline",
  "blocked",
  "away",
  "finished",
  "later",
  "missed",
];
/** Of other sessions than the open one. */
const ofOthers: readonly SittingRowState[] = ["later", "missed"];
const onPhone: readonly SittingRowState[] = ["blocked", "offline", "absent", "working", "finished"];

export function StateCounts({ model }: { model: BoardModel }) {
  const t = useStore(boardMessages);
  const sittingStateT = useStore(sittingStateMessages);
  const { state: chosen } = useStore(model.$filters);
  const { view, isStale } = useShown(model);
  const isPhone = usePhone();
  const unsure = isStale ? "?" : "";
  const states = (isPhone ? sittingRowStates.filter((one) => onPhone.includes(one)) : order).filter(
    (one) => !ofOthers.includes(one) || view.counts[one] > 0 || chosen === one,
  );
  return (
    <div className={css.counts} role="group" aria-label={t.byState}>
      {!isPhone && (
        <button
          type="button"
          aria-pressed={chosen === ""}
          onClick={() => model.filter({ state: "" })}
        >
          <Icon name="list" />
          <b>{formatNumber(view.total) + unsure}</b>
          <span>{t.all}</span>
        </button>
      )}
      {states.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={chosen === state}
          data-tone={view.counts[state] > 0 ? stateTones[state] : undefined}
          onClick={() => model.filter({ state: chosen === state ? "" : state })}
        >
          <Icon name={stateIcons[state]} />
          <b>{formatNumber(view.counts[state]) + unsure}</b>
          <span>{sittingStateT[state]}</span>
        </button>
      ))}
    </div>
  );
}
