import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

/** One row. */
export type ServerLifeTable = { id: number; alive_at: Moment };

export type ServerAbsencesTable = {
  id: string;
  /** The exam that was switched off meanwhile; null: no server was running. */
  schedule_id: string | null;
  from_at: Moment;
  to_at: Moment;
  /** What participants have been given back. */
  minutes: number;
  /** How many were at work. */
  people: number;
  /** Null: nobody of the staff has looked at it yet. */
  confirmed_at: MaybeMoment;
  /** Null: it concerned nobody, and needs no look. */
  confirmed_by: string | null;
};
