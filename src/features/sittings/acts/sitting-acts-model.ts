// What is done to the sittings of one schedule: the actions on rows, and the orders that wait.
import type { ActedRecords } from "../../../kit/actions/create-row-actions.ts";
import { createSittingOrdersModel } from "./sitting-orders-model.ts";
import { createSittingActs, sittingActOrder } from "./sitting-row-actions.ts";

export type SittingActsModel = ReturnType<typeof createSittingActsModel>;

/** `isRoom`: a proctor's, who gives back lost time in a room, takes it back, admits late comers, and does nothing else to sittings. */
export function createSittingActsModel(schedule_id: string, records: ActedRecords, isRoom = false) {
  const orders = createSittingOrdersModel(schedule_id, () => records.changed(), isRoom);
  return {
    schedule_id,
    isRoom,
    offered: isRoom ? (["time", "admit", "withdraw", "less"] as const) : sittingActOrder,
    actions: createSittingActs(schedule_id, records),
    orders,
    exit: orders.exit,
  };
}
