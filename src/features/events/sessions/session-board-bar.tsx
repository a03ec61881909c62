// Above the board: what finds people, or, once somebody is chosen, where they can go.
import { useStore } from "@nanostores/react";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { optionChoices } from "../../../kit/choices.ts";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { SearchInput } from "../../../ui/input/search-input.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { seatEffects, seatless, type BoardColumn } from "./session-board-rows.ts";
import { $majors } from "./session-lookups.ts";
import type { Board } from "./session-plan-rows.ts";
import css from "./sessions-screen.module.css";
import { placeName, sessionsMessages } from "./sessions-messages.ts";
import type { SessionsModel } from "./session-board-model.ts";

export function BoardFilterRow({ model, board }: { model: SessionsModel; board: Board }) {
  const t = useStore(sessionsMessages);
  const listT = useStore(listMessages);
  const filters = useStore(model.$filters);
  const paths = useStore(model.$paths);
  const rooms = useStore(model.$rooms);
  const majors = useStore($majors);
  const groups = new Set(board.members.flatMap(({ group_id: group }) => group ?? []));
  const groupChoices = [...paths]
    .filter(([id]) => groups.has(id) || id === filters.group)
    .map(([value, label]) => ({ value, label }));
  return (
    <div className={css.filters} role="search" aria-label={listT.filters}>
      <SearchInput
        value={filters.q}
        onChange={(q) => model.filter({ q })}
        label={t.search}
        placeholder={t.search}
        clearLabel={listT.clearSearch}
      />
      <Select
        aria-label={t.group}
        placeholder={t.allGroups}
        options={groupChoices}
        value={filters.group}
        onChange={(group) => model.filter({ group })}
      />
      <Select
        aria-label={t.major}
        placeholder={t.allMajors}
        options={optionChoices(majors)}
        value={filters.jurusan}
        onChange={(jurusan) => model.filter({ jurusan })}
      />
      {board.info.capacity !== null && (
        <Select
          aria-label={t.room}
          placeholder={t.allRooms}
          options={[
            { value: seatless, label: t.seatless },
            ...rooms.map((room) => ({ value: room, label: room })),
          ]}
          value={filters.room}
          onChange={(room) => model.filter({ room })}
        />
      )}
    </div>
  );
}

type SelectionBarProps = { model: SessionsModel; columns: readonly BoardColumn[] };

export function SelectionBar({ model, columns }: SelectionBarProps) {
  const t = useStore(sessionsMessages);
  const listT = useStore(listMessages);
  const chosen = useStore(model.$chosen);
  const saving = useStore(model.$saving);
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const best = bestTarget(columns, chosen.length);
  const { freed } = seatEffects(chosen, () => null);
  const isOut = chosen.every(({ sesi }) => sesi === null);
  return (
    <section className={css.selection} aria-label={listT.selection}>
      <IconButton size="s" icon="x" label={listT.clearSelection} onClick={model.clearSelection} />
      <output>
        <b>{listT.selected({ count: formatNumber(chosen.length) })}</b>
        {freed > 0 && <small>{t.freesSeats({ count: formatNumber(freed) })}</small>}
      </output>
      <div className={css.targets} role="group" aria-label={t.moveTo}>
        <span aria-hidden="true">{t.moveTo}</span>
        {columns.map(({ sesi }) =>
          sesi === null ? null : (
            <Button
              key={sesi}
              size="s"
              variant={sesi === best ? "primary" : "secondary"}
              disabled={saving || chosen.every((member) => member.sesi === sesi)}
              onClick={() => void model.move(ids, sesi)}
            >
              {placeName(sesi)} {sesi < 10 && <kbd aria-hidden="true">{sesi}</kbd>}
            </Button>
          ),
        )}
        <Button size="s" disabled={saving || isOut} onClick={() => void model.move(ids, null)}>
          {t.takeOut} <kbd aria-hidden="true">0</kbd>
        </Button>
      </div>
    </section>
  );
}

/** The session with the most places among those that hold all who are chosen; null: none does. */
function bestTarget(columns: readonly BoardColumn[], count: number): number | null {
  const fitting = columns.filter(
    ({ sesi, capacity, count: members }) =>
      sesi !== null && (capacity === null || capacity - members >= count),
  );
  const [best] = fitting.sort((one, other) => one.count - other.count);
  return best?.sesi ?? null;
}

export function BoardFoot({ model }: { model: SessionsModel }) {
  const t = useStore(sessionsMessages);
  const saving = useStore(model.$saving);
  const savedAt = useStore(model.$savedAt);
  return (
    <footer className={css.foot}>
      <span className={css.keys}>
        <span>
          <kbd>{t.space}</kbd> {t.pick}
        </span>
        <span>
          <kbd>Shift</kbd>+<kbd>↓</kbd> {t.pickRange}
        </span>
        <span>
          <kbd>1</kbd>–<kbd>9</kbd> {t.moves}
        </span>
        <span>
          <kbd>0</kbd> {t.takesOut}
        </span>
        <span>
          <kbd>Enter</kbd> {t.opens}
        </span>
        <span>
          <kbd>←</kbd> <kbd>→</kbd> {t.otherColumn}
        </span>
        <span>
          <kbd>Ctrl</kbd>+<kbd>Z</kbd> {t.undoes}
        </span>
      </span>
      <output>
        {saving
          ? t.saving
          : savedAt && (
              <>
                <Icon name="circle-check" size={16} /> {t.savedAt({ time: formatTime(savedAt) })}
              </>
            )}
      </output>
    </footer>
  );
}
