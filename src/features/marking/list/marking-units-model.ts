// Questions of exams that people mark, without their looks. The list keeps itself up to date while somebody looks.
import {
  listMarkingUnits,
  unitSorts,
  unitStates,
  type MarkingUnit,
  type UnitState,
} from "../../../contract/marking/marking-units.ts";
import { recallEveryMs } from "../../../core/live-topic.ts";
import { createRecords } from "../../../kit/list/create-records.ts";

export type UnitSort = (typeof unitSorts)[number];
export type UnitFilters = {
  state: "" | UnitState;
  type: "" | "2" | "9" | "11";
  schedule_id: string;
  bank_id: string;
};

const types = ["", "2", "9", "11"];

export function createMarkingUnitsModel() {
  return createRecords<MarkingUnit, UnitFilters, UnitSort>({
    name: "marking-units",
    endpoints: { list: listMarkingUnits },
    filters: { state: "", type: "", schedule_id: "", bank_id: "" },
    sort: "schedule",
    sortable: unitSorts,
    acceptsFilter(name, value) {
      if (name === "state") return value === "" || unitStates.some((state) => state === value);
      return name === "type" ? types.includes(value) : value.length <= 64;
    },
    everyMs: recallEveryMs,
  });
}
