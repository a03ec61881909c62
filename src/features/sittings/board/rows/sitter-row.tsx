// One participant in the table of the board.
import { useStore } from "@nanostores/react";
import { memo } from "react";
import { formatNumber } from "../../../../core/format.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Menu } from "../../../../ui/overlay/popup-menu.tsx";
import { boardMessages } from "../board-messages.ts";
import type { BoardModel } from "../board-model.ts";
import type { BoardTools } from "../board-main.tsx";
import { sittingStateMessages } from "../../states/sitting-state-messages.ts";
import { stateIcons, stateText, stateTones } from "../../states/sitting-state-text.ts";
import { agoText, placeText, remainingText } from "../board-text.ts";
import type { ShownRow } from "../board-state.ts";
import css from "../board.module.css";

/** The controls of a row from left to right. */
export const rowControls = ["pick", "name", "menu"] as const;
export type RowControl = (typeof rowControls)[number];

type RowProps = {
  shown: ShownRow;
  at: number;
  index: number;
  model: BoardModel;
  tools: BoardTools;
  /** The control where Tab stops, in one row of the table; null in all others. */
  stop: RowControl | null;
  isSelected: boolean;
};

export function BoardTableRow({ shown, at, index, model, tools, stop, isSelected }: RowProps) {
  const t = useStore(boardMessages);
  const { row, state, hasTrouble } = shown;
  const tone = stateTones[state] ?? (hasTrouble ? "warn" : undefined);
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={row.id}
      data-tone={tone}
      className={classNames(isSelected && css.picked) || undefined}
    >
      <Sitter {...{ shown, model, tools, stop, isSelected }} />
      <td className={css.number}>
        {remainingText(row, at)}
        {row.extra_seconds > 0 && (
          <small>{t.extra({ n: Math.round(row.extra_seconds / 60) })}</small>
        )}
      </td>
      <td className={css.number}>{row.leave_count || "–"}</td>
      <td className={css.number}>{agoText(row.last_seen_at, at, t)}</td>
      <td>
        <RowMenu {...{ shown, tools }} tabIndex={tabIndexOf("menu", stop)} />
      </td>
    </tr>
  );
}

const tabIndexOf = (control: RowControl, stop: RowControl | null) => (stop === control ? 0 : -1);

/** The cells that change with the participant alone. The others change each second, with their times. */
const Sitter = memo(function Sitter({
  shown: { row, state },
  model,
  tools,
  stop,
  isSelected,
}: Omit<RowProps, "at" | "index">) {
  const t = useStore(boardMessages);
  const sittingStateT = useStore(sittingStateMessages);
  const below = [
    row.no_ujian,
    row.group_path,
    row.sesi !== null && t.sessionOf({ sesi: row.sesi }),
  ];
  return (
    <>
      <td>
        <input
          type="checkbox"
          tabIndex={tabIndexOf("pick", stop)}
          aria-label={t.pickOne({ name: namedParticipant(row) })}
          checked={isSelected}
          onChange={() => model.select([row.id], !isSelected)}
        />
      </td>
      <td>
        <span className={css.state}>
          <Icon name={stateIcons[state]} size={16} />
          {stateText(row, state, sittingStateT)}
        </span>
      </td>
      <td className={css.short}>{placeText(row) || "–"}</td>
      <td>
        <button
          type="button"
          className={css.name}
          tabIndex={tabIndexOf("name", stop)}
          onClick={() => tools.showStory(row.id)}
        >
          {row.nama}
        </button>
        <small>{below.filter(Boolean).join(" · ")}</small>
      </td>
      <td>{row.asked > 0 && <Progress row={row} />}</td>
    </>
  );
});

function Progress({ row }: { row: ShownRow["row"] }) {
  const t = useStore(boardMessages);
  return (
    <>
      <span className={css.progress}>
        <Meter value={row.answered} max={row.asked} />
        {row.answered}/{row.asked}
      </span>
      <small>{row.doubtful > 0 && t.doubtful({ n: formatNumber(row.doubtful) })}</small>
    </>
  );
}

type MenuProps = { shown: ShownRow; tools: BoardTools; tabIndex?: number };

/** Drawn again only for another state of the participant: the rest of a row changes each second, with its remaining time. */
export const RowMenu = memo(function RowMenu({ shown, tools, tabIndex }: MenuProps) {
  const t = useStore(boardMessages);
  const { row } = shown;
  return (
    <Menu
      label={t.actionsOf({ name: namedParticipant(row) })}
      tabIndex={tabIndex}
      items={() => [
        { label: t.story, icon: "clock", onSelect: () => tools.showStory(row.id) },
        ...tools.rowItems(shown),
      ]}
    />
  );
});
