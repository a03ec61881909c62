// The kinds of columns that several tables have.
import type { ColumnType, Generated } from "kysely";

export type Moment = ColumnType<Date, Date, Date>;
export type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON text, read as the value. */
export type Json = ColumnType<unknown, string | null, string | null>;

/** The same with a default in the table. */
export type DefaultedJson = ColumnType<unknown, string | undefined, string>;

/** Of records that are changed by version: their own columns beside those that each of them has. */
export type RecordTable<Columns> = Columns & {
  id: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
};
