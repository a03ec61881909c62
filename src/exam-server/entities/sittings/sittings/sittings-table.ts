import type { Generated } from "kysely";
import type { SittingEventKind } from "../../../../contract/exams/sitting-events.ts";
import type { FinishKind } from "../../../../contract/exams/sitting-rows.ts";
import type { SittingStatus } from "../../../../contract/sitting/own-exams.ts";
import type { PolicyName } from "../../../../contract/questions/question-fields.ts";
import type { DefaultedJson, Json, MaybeMoment, Moment } from "../../../database/column-types.ts";

export type SittingsTable = {
  id: string;
  schedule_id: string;
  participant_id: string;
  status: Generated<SittingStatus>;
  bank_id: string | null;
  room_id: string | null;
  sesi: number | null;
  /** PlannedType of domain/scoring, as the bank had it at the start. */
  plan: DefaultedJson;
  mixes_options: Generated<boolean>;
  started_at: MaybeMoment;
  /** With the time that was added. */
  deadline_at: MaybeMoment;
  /** Nobody hands in before. */
  finish_from: MaybeMoment;
  finished_at: MaybeMoment;
  finish_kind: FinishKind | null;
  extra_seconds: Generated<number>;
  /** Of these, how many the device at work was told, and how many it says that it shows. */
  extra_delivered: Generated<number>;
  extra_seen: Generated<number>;
  leave_count: Generated<number>;
  /** How many questions there are; of them, how many have an answer and how many are doubted. */
  asked: Generated<number>;
  answered: Generated<number>;
  doubtful: Generated<number>;
  /** The highest counter of an answer. */
  last_seq: Generated<number>;
  /** The hash of the participant's token that came in with the exam's token; empty: it is asked for again. */
  opened_by: Generated<string>;
  /** When the latest answer was saved. */
  answered_at: MaybeMoment;
  /** Since when the page, or full screen, is left; null: it is in front. */
  away_since: MaybeMoment;
  last_seen_at: MaybeMoment;
  /** Seconds that the device's clock is ahead of ours. */
  clock_ahead: number | null;
  ip: Generated<string>;
  agent: Generated<string>;
  created_at: Moment;
};

/** As they were drawn, frozen from then on. */
export type SittingQuestionsTable = {
  sitting_id: string;
  position: number;
  question_id: string;
  version: number;
  type: number;
  bobot: number;
  policy: PolicyName;
};

export type SittingAnswersTable = {
  sitting_id: string;
  question_id: string;
  seq: number;
  answer: Json;
  /** Something is in it. */
  is_given: boolean;
  doubt: boolean;
  answered_at: Moment;
};

export type SittingEventsTable = {
  id: Generated<number>;
  sitting_id: string;
  at: Moment;
  kind: SittingEventKind;
  detail: DefaultedJson;
  /** Null: the participant, or by itself. */
  by_name: string | null;
  client_id: string | null;
};

export type SittingResultsTable = {
  sitting_id: string;
  /** Of 100, as an exact fraction: "225/3". */
  least: string;
  most: string;
  score: number;
  pending: number;
  types: Json;
  faults: DefaultedJson;
  computed_at: Moment;
};
