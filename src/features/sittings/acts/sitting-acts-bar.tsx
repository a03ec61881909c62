// Above the list: what waits to be carried out, with the seconds that are left to cancel it, what became of the latest, and
// how far added time has come.
import { useStore } from "@nanostores/react";
import type { SittingOrder } from "../../../contract/exams/sitting-acts.ts";
import { formatNumber } from "../../../core/format.ts";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { sittingActsBarMessages } from "./sitting-acts-bar-messages.ts";
import { orderText, useOrderCancel, useSecondsLeft } from "./use-sitting-order.ts";
import type { ExtraProof, SittingOrdersModel } from "./sitting-orders-model.ts";
import css from "./sitting-acts-bar.module.css";

type SittingActsBarProps = {
  orders: SittingOrdersModel;
  onOrder(order: SittingOrder): void;
  onProof(act: string): void;
};

export function SittingActsBar({ orders, onOrder, onProof }: SittingActsBarProps) {
  const t = useStore(sittingActsBarMessages);
  const shown = useStore(orders.$shown);
  const proofs = useStore(orders.$proofs);
  return (
    <>
      {shown.length + proofs.length > 0 && (
        <ul className={css.bar} aria-label={t.bar}>
          {shown.map((order) => (
            <OrderLine key={order.id} order={order} orders={orders} onOrder={onOrder} />
          ))}
          {proofs.map((proof) => (
            <ProofLine key={proof.id} proof={proof} orders={orders} onProof={onProof} />
          ))}
        </ul>
      )}
      {/* Not each second that is left. */}
      <LiveRegion>{shown[0] ? orderText(shown[0], 10, t) : ""}</LiveRegion>
    </>
  );
}

type OrderLineProps = Pick<SittingActsBarProps, "orders" | "onOrder"> & { order: SittingOrder };

function OrderLine({ order, orders, onOrder }: OrderLineProps) {
  const t = useStore(sittingActsBarMessages);
  const left = useSecondsLeft(order);
  const cancel = useOrderCancel(orders, order);
  const isWaiting = order.state === "waiting";
  return (
    <li className={css.line} data-waiting={isWaiting || undefined}>
      <Icon name={isWaiting ? "clock" : order.state === "done" ? "circle-check" : "info"} />
      <span className={css.text}>
        <strong>{orderText(order, left, t)}</strong> {isWaiting && t.orderedBy({ by: order.by })}
      </span>
      <Button size="s" onClick={() => onOrder(order)}>
        {t.view}
      </Button>
      {isWaiting ? (
        <Button size="s" variant="primary" icon="undo-2" onClick={cancel}>
          {t.cancel}
        </Button>
      ) : (
        <Button size="s" onClick={() => orders.hide(order.id)}>
          {t.hide}
        </Button>
      )}
    </li>
  );
}

type ProofLineProps = Pick<SittingActsBarProps, "orders" | "onProof"> & { proof: ExtraProof };

function ProofLine({ proof: { id, extras }, orders, onProof }: ProofLineProps) {
  const t = useStore(sittingActsBarMessages);
  const count = (isIt: (extra: (typeof extras)[number]) => boolean) =>
    formatNumber(extras.filter(isIt).length);
  const said = {
    minutes: Math.abs(extras[0]!.minutes),
    count: formatNumber(extras.length),
    delivered: count(({ delivered_at: at }) => at !== null),
    seen: count(({ seen_at: at }) => at !== null),
  };
  return (
    <li className={css.line}>
      <Icon name="clock" />
      <span className={css.text}>
        {extras[0]!.minutes < 0 ? t.reducedBar(said) : t.proofBar(said)}
      </span>
      <Button size="s" onClick={() => onProof(id)}>
        {t.view}
      </Button>
      <Button size="s" onClick={() => orders.hide(id)}>
        {t.hide}
      </Button>
    </li>
  );
}
