import type { EventInput } from "../../../../contract/exams/events.ts";
import type { RecordTable } from "../../../database/column-types.ts";

export type EventsTable = RecordTable<EventInput & { created_by: string | null }>;
