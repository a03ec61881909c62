// What naming proctors of several rooms would come to: counts, who would be in two rooms at once, and each room's people.
import { useStore } from "@nanostores/react";
import { translateFault } from "../../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../../core/format.ts";
import { usePlanPages } from "../../../../kit/sheet-import/steps/use-plan-pages.tsx";
import { Tag } from "../../../../ui/feedback/tag.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../../ui/layout/table.tsx";
import { DoubleProctorsNotices } from "./double-proctors-notices.tsx";
import { proctorText } from "./proctor-duty-text.ts";
import css from "./proctors-change-dialog.module.css";
import { proctorsChangeMessages } from "./proctors-change-messages.ts";
import type { PlannedRoom, RoomsPlan } from "./proctors-change-model.ts";

type Plan = NonNullable<RoomsPlan>;
const order = ["refused", "done", "unchanged"] as const;

export function ProctorsChangePlan({ plan: { rooms, clashes } }: { plan: Plan }) {
  const t = useStore(proctorsChangeMessages);
  const parts = order.map((outcome) => rooms.filter((room) => room.outcome === outcome));
  const [refused, done, unchanged] = parts.map(({ length }) => length);
  const { shown, pager } = usePlanPages(parts.flat());
  return (
    <>
      <output className={css.counts}>
        <Tag tone={done === 0 ? "neutral" : "ok"}>{t.changed({ n: formatNumber(done!) })}</Tag>
        {unchanged! > 0 && <Tag>{t.unchanged({ n: formatNumber(unchanged!) })}</Tag>}
        {refused! > 0 && (
          <Tag tone="bad" icon="ban">
            {t.refused({ n: formatNumber(refused!) })}
          </Tag>
        )}
      </output>
      <DoubleProctorsNotices clashes={clashes} />
      <Table caption={t.plan} className={css.plan}>
        <thead>
          <tr>
            <HeaderCell>{t.room}</HeaderCell>
            <HeaderCell>{t.after}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((planned) => (
            <PlanRow key={planned.room.room_id} planned={planned} />
          ))}
        </tbody>
      </Table>
      {pager}
    </>
  );
}

/** Of a room that is refused: why, since it keeps those whom it has. */
function PlanRow({ planned: { room, pengawas, outcome, reason } }: { planned: PlannedRoom }) {
  const t = useStore(proctorsChangeMessages);
  const names = pengawas.map(proctorText).join(", ");
  return (
    <Row>
      <Cell>
        <b className={css.code}>{room.kode}</b>
      </Cell>
      <Cell>
        {outcome === "refused" ? (
          <span className={css.refused}>
            {t.refusedFor({ reason: translateFault(reason ?? "") })}
          </span>
        ) : (
          names || t.nobody
        )}
      </Cell>
    </Row>
  );
}
