import type {
  PublicationKind,
  PublishedView,
} from "../../../../contract/results/result-publications.ts";
import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

/** Rows are never changed, but for `undone_at` of the latest act of a schedule. */
export type ResultPublicationsTable = {
  id: string;
  schedule_id: string;
  /** Of the schedule; later ones stand above earlier ones. */
  seq: number;
  kind: PublicationKind;
  view: PublishedView | null;
  /** Null: everybody. */
  group_id: string | null;
  at: Moment;
  user_id: string;
  undone_at: MaybeMoment;
  /** Shared by the rows of an act for several exams of an event; null: the act is of this schedule alone. */
  event_act_id: string | null;
};
