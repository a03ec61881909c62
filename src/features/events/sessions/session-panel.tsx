// A session as a column: how full it is, and its people, folded by group.
import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import type { SessionMember } from "../../../contract/exams/sessions/sessions.ts";
import { formatNumber, formatWallDay } from "../../../core/format.ts";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { Meter } from "../../../ui/feedback/meter.tsx";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { columnAttribute, rowAttribute } from "./use-session-board-drag.ts";
import {
  groupKey,
  hoursOf,
  roomOf,
  type BoardColumn,
  type BoardGroup,
} from "./session-board-rows.ts";
import css from "./session-board-body.module.css";
import { placeName, sessionsMessages } from "./sessions-messages.ts";

type ColumnProps = {
  column: BoardColumn;
  /** Minutes of the exam. */
  lama: number;
  /** Of the schedule: only other days are named. */
  day: string;
  isFiltered: boolean;
  open: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  movedByOthers: ReadonlySet<string>;
  onToggle(key: string): void;
  onSelect(ids: readonly string[], isOn: boolean): void;
};

export function BoardColumnView(props: ColumnProps) {
  const t = useStore(sessionsMessages);
  const listT = useStore(listMessages);
  const titleId = useId();
  const { column, isFiltered } = props;
  const { sesi, groups, count } = column;
  return (
    <section
      className={classNames(css.column, sesi === null && css.unplaced)}
      aria-labelledby={titleId}
      {...{ [columnAttribute]: sesi ?? 0 }}
    >
      <ColumnHead {...props} titleId={titleId} />
      <div className={css.list}>
        {groups.map((group, at) => (
          <GroupRows key={group.key} {...props} group={group} isFirst={at === 0} />
        ))}
        {groups.length === 0 && (
          <p className={css.none}>
            {isFiltered && count > 0 ? listT.nothingFound : sesi === null ? t.allPlaced : t.nobody}
          </p>
        )}
      </div>
    </section>
  );
}

function ColumnHead({ column, lama, day, isFiltered, titleId }: ColumnProps & { titleId: string }) {
  const t = useStore(sessionsMessages);
  const { sesi, start, count, found, capacity } = column;
  return (
    <header className={css.head}>
      <div className={css.line}>
        {sesi === null
          ? count > 0 && (
              <span className={css.warn}>
                <Icon name="triangle-alert" />
              </span>
            )
          : sesi < 10 && <kbd aria-hidden="true">{sesi}</kbd>}
        <h2 id={titleId}>{placeName(sesi)}</h2>
        {start && (
          <small className={css.start}>
            {start.tanggal !== day && `${formatWallDay(start.tanggal)}, `}
            {hoursOf(start.mulai, lama)}
          </small>
        )}
      </div>
      <div className={css.line}>
        <b className={css.count}>{formatNumber(count)}</b>
        <span>
          {capacity !== null
            ? t.ofSeats({ seats: formatNumber(capacity) })
            : sesi === null
              ? t.unplacedCount
              : t.members}
        </span>
        {isFiltered && <small>{t.found({ count: formatNumber(found) })}</small>}
        {capacity !== null && <Room count={count} capacity={capacity} />}
      </div>
      {capacity !== null && <Meter value={count} max={capacity} />}
    </header>
  );
}

function Room({ count, capacity }: { count: number; capacity: number }) {
  const t = useStore(sessionsMessages);
  const free = capacity - count;
  if (free < 0) {
    return (
      <b className={css.over}>
        <Icon name="triangle-alert" size={14} />
        {t.over({ count: formatNumber(-free) })}
      </b>
    );
  }
  return (
    <small className={css.free}>
      {free === 0 ? t.full : t.free({ count: formatNumber(free) })}
    </small>
  );
}

/** So many people of a group are drawn at first, and more with each press. */
const shownAtOnce = 30;

type GroupProps = ColumnProps & { group: BoardGroup; isFirst: boolean };

function GroupRows(props: GroupProps) {
  const t = useStore(sessionsMessages);
  const { group, column, open, selected, movedByOthers, onSelect } = props;
  const [shown, setShown] = useState(shownAtOnce);
  const { people } = group;
  const isOpen = open.has(groupKey(column.sesi, group.key));
  const more = people.length - shown;
  return (
    <>
      <GroupRow {...props} />
      {isOpen &&
        people
          .slice(0, shown)
          .map((member) =>
            personRow(
              member,
              selected.has(member.id),
              movedByOthers.has(member.id) ? t.fromOthers : member.begun ? t.begun : null,
              onSelect,
            ),
          )}
      {isOpen && more > 0 && (
        <Button size="s" variant="ghost" onClick={() => setShown(shown + shownAtOnce)}>
          {t.morePeople({ count: formatNumber(Math.min(more, shownAtOnce)) })}
        </Button>
      )}
    </>
  );
}

/** Opens and folds the group, and selects everybody in it. */
function GroupRow({ group, isFirst, column, open, selected, onToggle, onSelect }: GroupProps) {
  const t = useStore(sessionsMessages);
  const { people } = group;
  const key = groupKey(column.sesi, group.key);
  const isOpen = open.has(key);
  const path = group.path || t.noGroup;
  const chosen = people.filter(({ id }) => selected.has(id)).length;
  return (
    <div className={classNames(css.row, css.group)} {...{ [rowAttribute]: key }}>
      <IconButton
        size="s"
        tabIndex={-1}
        icon={isOpen ? "chevron-down" : "chevron-right"}
        label={isOpen ? t.closeGroup({ group: path }) : t.openGroup({ group: path })}
        aria-expanded={isOpen}
        onClick={() => onToggle(key)}
      />
      <label className={css.pick}>
        <input
          type="checkbox"
          tabIndex={isFirst ? 0 : -1}
          aria-label={t.groupOf({ group: path, count: formatNumber(people.length) })}
          aria-expanded={isOpen}
          checked={chosen === people.length}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && chosen < people.length;
          }}
          onChange={(event) =>
            onSelect(
              people.map(({ id }) => id),
              event.currentTarget.checked,
            )
          }
        />
        <b title={path}>{path}</b>
        <span className={css.number}>{formatNumber(people.length)}</span>
      </label>
    </div>
  );
}

/** Called, not mounted: there may be hundreds of them. */
function personRow(
  member: SessionMember,
  isChosen: boolean,
  note: string | null,
  onSelect: ColumnProps["onSelect"],
) {
  const { id, nama, no_ujian: number } = member;
  const facts = [number, roomOf(member), note].filter((fact) => fact !== null).join(" · ");
  return (
    <label
      key={id}
      className={classNames(css.row, css.pick, css.person)}
      {...{ [rowAttribute]: id }}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        checked={isChosen}
        onChange={(event) => onSelect([id], event.currentTarget.checked)}
      />
      <span>
        {nama}
        <small data-note={note !== null || undefined}>{facts}</small>
      </span>
    </label>
  );
}
