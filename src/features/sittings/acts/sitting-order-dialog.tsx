// One order: whom it is about, why, and who was left out for what reason.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { BulkBody } from "../../../kit/bulk/bulk-body.tsx";
import css from "../../../kit/dialogs/dialogs.module.css";
import { confirmMessages } from "../../../kit/kit-messages.ts";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { sittingActDialogMessages } from "./sitting-act-dialog-messages.ts";
import { sittingProofMessages } from "./sitting-proof-messages.ts";
import { sittingActsMessages } from "./sitting-acts-messages.ts";
import { isUnderWay, type SittingOrdersModel } from "./sitting-orders-model.ts";

type SittingOrderDialogProps = {
  id: string;
  orders: SittingOrdersModel;
  onClose(): void;
};

export function SittingOrderDialog({ id, orders, onClose }: SittingOrderDialogProps) {
  const t = useStore(sittingActDialogMessages);
  const { name: people } = useStore(sittingProofMessages);
  const sittingActsT = useStore(sittingActsMessages);
  const { close } = useStore(confirmMessages);
  const order = useStore(orders.$orders).find((one) => one.id === id);
  if (!order) return null;
  const { kind, reason, by, names, refused } = order;
  const more = order.count - names.length;
  const said = { count: formatNumber(order.count), names: names.join(", ") };
  return (
    <Dialog
      title={t.orderTitle({ act: sittingActsT[kind], count: formatNumber(order.count) })}
      closeLabel={close}
      onClose={onClose}
    >
      <div className={css.stack}>
        <DescriptionList
          items={[
            { term: people, value: said.names + (more > 0 ? ` +${formatNumber(more)}` : "") },
            ...(reason === "" ? [] : [{ term: t.reason, value: `${reason} (${by})` }]),
          ]}
        />
        {!isUnderWay(order) && refused.length > 0 && (
          <BulkBody state={{ status: "finished", results: refused }} />
        )}
      </div>
    </Dialog>
  );
}
