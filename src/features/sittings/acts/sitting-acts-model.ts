// What is done to the sittings of one schedule: the actions on rows, and the orders that wait.
import type { ActedRecords } from "../../../kit/actions/create-row-actions.ts";
import { createSittingOrdersModel } from "./sitting-orders-model.ts";
import { createSittingActs } from "./sitting-row-actions.ts";

export type SittingActsModel = ReturnType<typeof createSittingActsModel>;

export function createSittingActsModel(schedule_id: string, records: ActedRecords) {
  const orders = createSittingOrdersModel(schedule_id, () => records.changed());
  return {
    schedule_id,
    actions: createSittingActs(schedule_id, records),
    orders,
    exit: orders.exit,
  };
}
