// The server parts of the calls in sitting-acts.ts.
import * as contract from "../../exams/sitting-acts.ts";
import { noData } from "../../calls/fields.ts";
import { bulkResults } from "../../calls/list-fields.ts";
import { endpoint, endpoints } from "../endpoint.ts";

export const sittingActEndpoints = endpoints(["0014A", "0013A"], {
  listSittingTimes: endpoint(contract.listSittingTimes, {
    summary: "What time participants have been given, and had left",
    input: contract.listSittingTimesInput,
    output: contract.sittingTimes,
  }),
  addSittingTime: endpoint(contract.addSittingTime, {
    summary: "Give participants more time",
    input: contract.addSittingTimeInput,
    output: bulkResults,
  }),
  reduceSittingTime: endpoint(contract.reduceSittingTime, {
    summary: "Take back time that was added",
    input: contract.addSittingTimeInput,
    output: bulkResults,
  }),
  admitSittings: endpoint(contract.admitSittings, {
    summary: "Let participants in after the limit of entry",
    input: contract.admitSittingsInput,
    output: bulkResults,
  }),
  withdrawAdmissions: endpoint(contract.withdrawAdmissions, {
    summary: "Take back that participants may come in after the limit",
    input: contract.withdrawAdmissionsInput,
    output: bulkResults,
  }),
  reopenSittings: endpoint(contract.reopenSittings, {
    summary: "Let participants who have finished go on",
    input: contract.reopenSittingsInput,
    output: bulkResults,
  }),
  moveSittings: endpoint(contract.moveSittings, {
    summary: "Let participants go on at another device",
    input: contract.moveSittingsInput,
    output: bulkResults,
  }),
  orderSittings: endpoint(contract.orderSittings, {
    summary: "Order what cannot be taken back, in ten seconds",
    input: contract.orderSittingsInput,
    output: bulkResults,
  }),
  listSittingOrders: endpoint(contract.listSittingOrders, {
    summary: "Orders that wait, and what became of the latest",
    input: contract.listSittingOrdersInput,
    output: contract.sittingOrders,
  }),
  cancelSittingOrder: endpoint(contract.cancelSittingOrder, {
    summary: "Cancel an order that waits",
    input: contract.cancelSittingOrderInput,
    output: noData,
  }),
});
