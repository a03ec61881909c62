// The columns beside one another (on a phone one at a time), with what can be done to them by hand and by keyboard.
import { useStore } from "@nanostores/react";
import { useRef, useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { usePhone } from "../../../ui/use-phone.ts";
import { groupKey, type BoardColumn } from "./session-board-rows.ts";
import { BoardColumnView } from "./session-panel.tsx";
import { useSessionBoardDrag } from "./use-session-board-drag.ts";
import { useSessionBoardKeys } from "./use-session-board-keys.ts";
import type { Board } from "./session-plan-rows.ts";
import css from "./session-board-body.module.css";
import { placeName, sessionsMessages } from "./sessions-messages.ts";
import type { SessionsModel } from "./session-board-model.ts";

type BoardViewProps = { model: SessionsModel; board: Board; columns: readonly BoardColumn[] };

export function BoardView({ model, board, columns }: BoardViewProps) {
  const t = useStore(sessionsMessages);
  const open = useStore(model.$open);
  const selected = useStore(model.$selected);
  const movedByOthers = useStore(model.$movedByOthers);
  const filters = useStore(model.$filters);
  const [chosen, choose] = useState<{ sesi: number | null } | null>(null);
  const isPhone = usePhone();
  const root = useBoardHands(model, columns);
  const { schedule } = board.info;
  const isFiltered = Object.values(filters).some((value) => value !== "");
  // Until one is chosen: where somebody is who is searched for.
  const one =
    columns.find(({ sesi, found }) => (chosen ? sesi === chosen.sesi : isFiltered && found > 0)) ??
    columns[0];
  return (
    <>
      {isPhone && (
        <ColumnChoice
          columns={columns}
          shown={one?.sesi ?? null}
          onShow={(sesi) => choose({ sesi })}
        />
      )}
      <div ref={root} className={css.board} role="group" aria-label={t.board}>
        {(isPhone && one ? [one] : columns).map((column) => (
          <BoardColumnView
            key={column.sesi ?? 0}
            column={column}
            lama={schedule.lama}
            day={schedule.tanggal}
            isFiltered={isFiltered}
            open={open}
            selected={selected}
            movedByOthers={movedByOthers}
            onToggle={model.toggle}
            onSelect={model.select}
          />
        ))}
      </div>
    </>
  );
}

type ColumnChoiceProps = {
  columns: readonly BoardColumn[];
  shown: number | null;
  onShow(sesi: number | null): void;
};

function ColumnChoice({ columns, shown, onShow }: ColumnChoiceProps) {
  const t = useStore(sessionsMessages);
  return (
    <div className={css.choice} role="group" aria-label={t.columns}>
      {columns.map(({ sesi, count, capacity }) => (
        <button
          key={sesi ?? 0}
          type="button"
          aria-pressed={sesi === shown}
          data-over={(capacity !== null && count > capacity) || undefined}
          onClick={() => onShow(sesi)}
        >
          {sesi === null ? t.unplacedShort : placeName(sesi)}
          <b>{formatNumber(count)}</b>
        </button>
      ))}
    </div>
  );
}

/** Ties drag and keys to the board as long as it stands. */
function useBoardHands(model: SessionsModel, columns: readonly BoardColumn[]) {
  const t = useStore(sessionsMessages);
  const root = useRef<HTMLDivElement>(null);
  const idsOf = (row: string): readonly string[] => {
    if (!row.startsWith("group ")) return [row];
    for (const { sesi, groups } of columns) {
      const group = groups.find(({ key }) => groupKey(sesi, key) === row);
      if (group) return group.people.map(({ id }) => id);
    }
    return [];
  };
  const chosen = () => [...model.$selected.get()];
  useSessionBoardKeys(root, {
    idsOf,
    choose: (ids) => model.select(ids, true),
    toggle(row) {
      if (!row.startsWith("group ")) return false;
      model.toggle(row);
      return true;
    },
    move(ids, sesi) {
      const moved = model.$selected.get().size > 0 ? chosen() : (ids ?? []);
      const isThere = sesi === 0 || columns.some((column) => column.sesi === sesi);
      if (isThere) void model.move(moved, sesi === 0 ? null : sesi);
    },
    undo: () => void model.undo(),
    clear() {
      if (model.$selected.get().size === 0) return false;
      model.clearSelection();
      return true;
    },
  });
  useSessionBoardDrag(root, css.ghost ?? "", {
    // A row of the selection brings all of it.
    idsOf(row) {
      const ids = idsOf(row);
      const selected = model.$selected.get();
      return ids.some((id) => selected.has(id)) ? chosen() : ids;
    },
    label: (ids) => t.participants({ count: formatNumber(ids.length) }),
    drop: (ids, column) => void model.move(ids, column === "0" ? null : Number(column)),
  });
  return root;
}
