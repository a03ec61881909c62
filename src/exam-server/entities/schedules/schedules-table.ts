import type { Moment } from "../../database/column-types.ts";

export type SchedulesTable = {
  id: string;
  alias: string;
  active: boolean;
  created_by: string | null;
  created_at: Moment;
};

export type ScheduleGroupsTable = { schedule_id: string; group_id: string };

export type ScheduleBanksTable = { schedule_id: string; bank_id: string };
