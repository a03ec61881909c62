// What a plan comes to, session by session, before anything of it is written.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../../ui/layout/table.tsx";
import { sessionDialogMessages } from "./session-dialogs-messages.ts";
import { outcomeOf, type Board, type PlanRow, type SessionPlan } from "../session-plan-rows.ts";
import css from "./plan-dialog.module.css";
import { placeName } from "../sessions-messages.ts";

type PlanPreviewProps = {
  board: Board;
  plan: SessionPlan;
  paths: ReadonlyMap<string, string>;
  /** Why somebody stays without a session. */
  leftBecause?: "full" | "unnamed";
};

const named = 8;

export function PlanPreview({ board, plan, paths, leftBecause }: PlanPreviewProps) {
  const t = useStore(sessionDialogMessages);
  const { rows, freed, unseated } = outcomeOf(board, plan);
  const count = formatNumber(plan.left.length);
  const begun = board.members.filter((member) => member.begun).length;
  return (
    <div className={css.preview}>
      <Outcome rows={rows} capacity={board.info.capacity} />
      {plan.left.length > 0 && (
        <Banner
          tone="warn"
          title={leftBecause === "unnamed" ? t.notThere({ count }) : t.left({ count })}
        >
          {leftBecause === "full" && t.leftFull}
        </Banner>
      )}
      {plan.split.length > 0 && (
        <p>
          {t.splitGroups({ count: formatNumber(plan.split.length) })}{" "}
          {plan.split
            .slice(0, named)
            .map((id) => paths.get(id) ?? id)
            .join("; ")}
          {plan.split.length > named &&
            ` ${t.moreOf({ count: formatNumber(plan.split.length - named) })}`}
        </p>
      )}
      {freed > 0 && <Banner tone="warn">{t.seatsFreed({ count: formatNumber(freed) })}</Banner>}
      {unseated > 0 && <p>{t.seatsMissing({ count: formatNumber(unseated) })}</p>}
      {begun > 0 && <p>{t.begun({ count: formatNumber(begun) })}</p>}
      {isIdle(plan) && <p>{t.nothing}</p>}
    </div>
  );
}

export function isIdle({ moves, sessions }: SessionPlan): boolean {
  return moves.length === 0 && sessions.length === 0;
}

function Outcome({ rows, capacity }: { rows: readonly PlanRow[]; capacity: number | null }) {
  const t = useStore(sessionDialogMessages);
  return (
    <Table caption={t.outcome}>
      <thead>
        <tr>
          <HeaderCell>{t.session}</HeaderCell>
          <HeaderCell>{t.before}</HeaderCell>
          <HeaderCell>{t.after}</HeaderCell>
          {capacity !== null && <HeaderCell>{t.seats}</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sesi, before, after, isNew }) => (
          <Row key={sesi}>
            <Cell>
              {placeName(sesi)} {isNew && <small>{t.isNew}</small>}
            </Cell>
            <Cell>{formatNumber(before)}</Cell>
            <Cell>
              <b>{formatNumber(after)}</b>
            </Cell>
            {capacity !== null && (
              <Cell>
                {after > capacity ? (
                  <b className={css.over}>{t.over({ count: formatNumber(after - capacity) })}</b>
                ) : (
                  t.free({ count: formatNumber(capacity - after) })
                )}
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
