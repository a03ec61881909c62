// Everybody of the board: filters, and the table, the plan of a room, or a phone's cards.
import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { SearchInput } from "../../../ui/input/search-input.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { BoardCards } from "./rows/board-cards.tsx";
import { boardMessages } from "./board-messages.ts";
import type { BoardModel, Shown } from "./board-model.ts";
import type { BoardTools } from "./board-main.tsx";
import { BoardTable } from "./rows/board-table.tsx";
import { noFilters } from "./board-state.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { useShown } from "./use-shown.ts";
import css from "./board.module.css";

type ListProps = { model: BoardModel; tools: BoardTools };
type BoardView = "table" | "plan";

const loadSelection = lazy(() => import("./on-demand/selection-bar.tsx"), "SelectionBar");
const loadPlan = lazy(() => import("./on-demand/board-plan.tsx"), "RoomSeats");

export function BoardList({ model, tools }: ListProps) {
  const t = useStore(boardMessages);
  const shown = useShown(model);
  const isPhone = usePhone();
  const isAnyPicked = useStore(model.$selected).size > 0;
  const [view, setView] = useState<BoardView>("table");
  const Rows = isPhone ? BoardCards : BoardTable;
  return (
    <div className={css.list}>
      <div className={css.filters}>
        <Filters model={model} shown={shown} />
        {shown.head.rooms.length > 0 && (
          <span className={css.looks} role="group" aria-label={t.view}>
            <Chip pressed={view === "table"} icon="list" onPress={() => setView("table")}>
              {t.table}
            </Chip>
            <Chip pressed={view === "plan"} icon="layout-grid" onPress={() => setView("plan")}>
              {t.plan}
            </Chip>
          </span>
        )}
      </div>
      {view === "plan" && (
        <LazyComponent
          load={loadPlan}
          props={{ model, tools }}
          waiting={<Spinner label={t.plan} />}
        />
      )}
      {view === "table" && shown.ids.length > 0 && <Rows model={model} tools={tools} />}
      {view === "table" && shown.ids.length === 0 && (
        <EmptyState icon="users" title={t.noOne}>
          <Button onClick={() => model.filter(noFilters)}>{t.clearAll}</Button>
        </EmptyState>
      )}
      {/* Below the rows, so that the next tick is where it was aimed at. */}
      {isAnyPicked && (
        <LazyComponent load={loadSelection} props={{ model, tools }} waiting={null} />
      )}
    </div>
  );
}

function Filters({ model, shown }: { model: BoardModel; shown: Shown }) {
  const t = useStore(boardMessages);
  const filters = useStore(model.$filters);
  const { rooms, sessions } = shown.head;
  const { groups } = shown.view;
  // Not drawn each second, because an exam may have hundreds of rooms.
  const roomFilter = useMemo(
    () =>
      rooms.length > 1 && (
        <Select
          aria-label={t.room}
          value={filters.room}
          placeholder={t.allRooms}
          options={rooms.map(({ id, nama }) => ({ value: id, label: nama }))}
          onChange={(room) => model.filter({ room })}
        />
      ),
    [model, rooms, filters.room, t],
  );
  return (
    <>
      <SearchInput
        value={filters.q}
        label={t.search}
        placeholder={t.search}
        clearLabel={t.clear}
        onChange={(q) => model.filter({ q })}
      />
      {roomFilter}
      {sessions.length > 1 && (
        <Select
          aria-label={t.session}
          value={filters.sesi}
          placeholder={t.allSessions}
          options={sessions.map(({ sesi }) => ({
            value: String(sesi),
            label: t.sessionOf({ sesi }),
          }))}
          onChange={(sesi) => model.filter({ sesi })}
        />
      )}
      {groups.length > 1 && (
        <Select
          aria-label={t.group}
          value={filters.group}
          placeholder={t.allGroups}
          options={groups.map((group) => ({ value: group, label: group }))}
          onChange={(group) => model.filter({ group })}
        />
      )}
    </>
  );
}
