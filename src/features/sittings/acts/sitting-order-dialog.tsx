// One order: how long it still waits and the way to cancel it, whom it is about, why, and who was left out for what reason.
import { useStore } from "@nanostores/react";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import type { SittingOrder } from "../../../contract/exams/sitting-acts.ts";
import { formatNumber } from "../../../core/format.ts";
import { BulkBody, RefusedRows } from "../../../kit/bulk/bulk-body.tsx";
import css from "../../../kit/dialogs/dialogs.module.css";
import { confirmMessages } from "../../../kit/kit-messages.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { sittingActDialogMessages } from "./sitting-act-dialog-messages.ts";
import { sittingProofMessages } from "./sitting-proof-messages.ts";
import { sittingActsBarMessages } from "./sitting-acts-bar-messages.ts";
import { sittingActsMessages } from "./sitting-acts-messages.ts";
import { isUnderWay, type SittingOrdersModel } from "./sitting-orders-model.ts";
import { orderText, useOrderCancel, useSecondsLeft } from "./use-sitting-order.ts";

type SittingOrderDialogProps = {
  id: string;
  orders: SittingOrdersModel;
  /** Whom the server left out when it was ordered; of an order that others made, nobody knows. */
  skipped?: readonly BulkResult[];
  onClose(): void;
};

export function SittingOrderDialog({ id, orders, skipped = [], onClose }: SittingOrderDialogProps) {
  const t = useStore(sittingActDialogMessages);
  const { close } = useStore(confirmMessages);
  const order = useStore(orders.$orders).find((one) => one.id === id);
  if (!order) {
    return (
      <Dialog title={t.orderLoading} closeLabel={close} onClose={onClose}>
        <Spinner label={t.orderLoading} />
      </Dialog>
    );
  }
  return <KnownOrder {...{ order, orders, skipped, onClose }} />;
}

type KnownOrderProps = Required<Omit<SittingOrderDialogProps, "id">> & { order: SittingOrder };

function KnownOrder({ order, orders, skipped, onClose }: KnownOrderProps) {
  const t = useStore(sittingActDialogMessages);
  const { name: people } = useStore(sittingProofMessages);
  const sittingActsT = useStore(sittingActsMessages);
  const sittingActsBarT = useStore(sittingActsBarMessages);
  const { close } = useStore(confirmMessages);
  const seconds = useSecondsLeft(order);
  const cancel = useOrderCancel(orders, order);
  const { kind, reason, by, names, refused } = order;
  const more = order.count - names.length;
  const isWaiting = order.state === "waiting";
  return (
    <Dialog
      title={t.orderTitle({ act: sittingActsT[kind], count: formatNumber(order.count) })}
      closeLabel={close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{close}</Button>
          {isWaiting && (
            <Button variant="primary" icon="undo-2" onClick={cancel}>
              {sittingActsBarT.cancel}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        <Banner
          tone={isWaiting ? "warn" : "info"}
          title={orderText(order, seconds, sittingActsBarT)}
        >
          {isWaiting && t.orderWaits}
        </Banner>
        <DescriptionList
          items={[
            {
              term: people,
              value: names.join(", ") + (more > 0 ? ` +${formatNumber(more)}` : ""),
            },
            ...(reason === "" ? [] : [{ term: t.reason, value: `${reason} (${by})` }]),
          ]}
        />
        {skipped.length > 0 && <p>{t.unfit({ count: formatNumber(skipped.length) })}</p>}
        <RefusedRows results={skipped} />
        {!isUnderWay(order) && refused.length > 0 && (
          <BulkBody state={{ status: "finished", results: refused }} />
        )}
      </div>
    </Dialog>
  );
}
