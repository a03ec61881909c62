// The kinds of columns that several tables have.
import type { ColumnType } from "kysely";

export type Moment = ColumnType<Date, Date, Date>;
export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as the value. */
export type Json = ColumnType<unknown, string | null, string | null>;
