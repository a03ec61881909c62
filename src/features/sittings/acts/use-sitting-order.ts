// What is said of an order, how long it still waits, and how it is cancelled: in the bar above the rows and in its dialog.
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { SittingOrder } from "../../../contract/exams/sitting-acts.ts";
import { formatNumber } from "../../../core/format.ts";
import { notify, reportError } from "../../../core/notices.ts";
import { useServerNow } from "../../../kit/age/use-server-now.ts";
import { sittingActsBarMessages, type SittingActsBarTexts } from "./sitting-acts-bar-messages.ts";
import { sittingActsMessages } from "./sitting-acts-messages.ts";
import type { SittingOrdersModel } from "./sitting-orders-model.ts";

export function orderText(order: SittingOrder, seconds: number, t: SittingActsBarTexts): string {
  const { state, kind, ended_by: by } = order;
  const [count, done] = [formatNumber(order.count), formatNumber(order.done)];
  const act = sittingActsMessages.get()[kind];
  if (state === "waiting") return t[`${kind}Waits`]({ count, seconds });
  if (state === "begun") return t.begun({ act, count });
  if (state === "cancelled") return t.cancelled({ act, count, by });
  return state === "lapsed" ? t.lapsed({ act, count }) : t.done({ act, done, count });
}

/** Whole seconds, never below 0. */
export function useSecondsLeft({ due_at: due }: Pick<SittingOrder, "due_at">): number {
  const now = useServerNow().getTime();
  return Math.max(0, Math.ceil((Date.parse(due) - now) / 1000));
}

export function useOrderCancel(orders: SittingOrdersModel, order: SittingOrder): () => void {
  const cancel = async () => {
    try {
      await orders.cancel(order.id);
      const act = sittingActsMessages.get()[order.kind];
      notify(responseCodes.success, act, sittingActsBarMessages.get().cancelledDone);
    } catch (error) {
      reportError(error);
    }
  };
  return () => void cancel();
}
