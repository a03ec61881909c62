// The columns of the list of what people mark.
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatDate, formatNumber } from "../../../core/format.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Meter } from "../../../ui/feedback/meter.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { typingQuery, unitAddress } from "../answers/unit-address-value.ts";
import type { MarkingUnitsTexts } from "./marking-units-messages.ts";
import type { UnitSort } from "./marking-units-model.ts";
import css from "./marking-units-screen.module.css";

export function unitName({ number }: MarkingUnit, t: MarkingUnitsTexts): string {
  return number === null ? t.deleted : t.numbered({ n: formatNumber(number) });
}

/** Marking on paper. */
export function paperActions(unit: MarkingUnit, t: MarkingUnitsTexts): MenuItem[] {
  const { may_mark: mayMark, schedule_id: j, question_id: soal } = unit;
  if (!mayMark) return [];
  const paper = href("print.esay.paper", {}, { j, soal });
  return [
    {
      label: t.print,
      icon: "printer",
      onSelect: () => window.open(paper, "_blank", "noopener"),
    },
    {
      label: t.typeIn,
      icon: "keyboard",
      onSelect: () => navigate(unitAddress(unit, typingQuery)),
    },
  ];
}

type TypeNames = ReturnType<typeof typeNames.get>;

export function markingUnitColumns(
  t: MarkingUnitsTexts,
  names: TypeNames,
): readonly Column<MarkingUnit, UnitSort>[] {
  return [
    {
      id: "question",
      label: t.question,
      card: "title",
      cell: (unit) => (
        <RouteLink to={unitAddress(unit)} className={css.question}>
          <b>{unitName(unit, t)}</b> <span>{unit.excerpt}</span>
        </RouteLink>
      ),
    },
    {
      id: "schedule",
      label: t.exam,
      sort: "schedule",
      card: "fact",
      cell: ({ schedule }) => twoLines(schedule, css.exam),
    },
    { id: "bank", label: t.bank, sort: "bank", nowrap: true, cell: ({ bank }) => bank },
    { id: "subject", label: t.subject, hiddenAtFirst: true, cell: ({ subject }) => subject },
    { id: "type", label: t.type, nowrap: true, cell: ({ type }) => names[type] },
    { id: "state", label: t.state, card: "state", cell: (unit) => stateTags(unit, t) },
    {
      id: "left",
      label: t.left,
      sort: "left",
      numeric: true,
      cell: ({ total, settled }) => formatNumber(total - settled),
    },
    {
      id: "progress",
      label: t.progress,
      sort: "progress",
      card: "fact",
      nowrap: true,
      cell: ({ settled, total }) => (
        <span className={css.progress}>
          <Meter value={settled} max={total} />
          {t.progressOf({ done: formatNumber(settled), total: formatNumber(total) })}
        </span>
      ),
    },
    {
      id: "markers",
      label: t.markers,
      muted: true,
      cell: ({ markers }) =>
        twoLines(
          markers
            .map(({ nama: name, count }) => t.markerCount({ name, count: formatNumber(count) }))
            .join(", ") || t.none,
        ),
    },
  ];
}

/** Whole at the pointer. */
const twoLines = (text: string, className = "") => (
  <span className={classNames(css.short, className)} title={text}>
    {text}
  </span>
);

function stateTags(unit: MarkingUnit, t: MarkingUnitsTexts) {
  const { mine, asked, disputed, second, flagged, settled, total, revealed } = unit;
  const n = (count: number) => ({ n: formatNumber(count) });
  return (
    <span className={css.tags}>
      {mine > 0 && <Tag tone="info">{t.mineCount(n(mine))}</Tag>}
      {asked > 0 && (
        <Tag tone="warn" icon="message-circle">
          {t.askedCount(n(asked))}
        </Tag>
      )}
      {disputed > 0 && (
        <Tag tone="warn" icon="triangle-alert">
          {t.disputedCount(n(disputed))}
        </Tag>
      )}
      {second > 0 && mine === 0 && <Tag>{t.secondCount(n(second))}</Tag>}
      {flagged > 0 && <Tag icon="pin">{t.flaggedCount(n(flagged))}</Tag>}
      {revealed && (
        <>
          <Tag icon="eye">{t.revealed}</Tag>
          <small className={css.revealed}>
            {t.revealedBy({
              name: revealed.by,
              date: formatDate(revealed.at),
              reason: revealed.reason,
            })}
          </small>
        </>
      )}
      {settled === total && (
        <Tag tone="ok" icon="circle-check">
          {t.done}
        </Tag>
      )}
    </span>
  );
}
