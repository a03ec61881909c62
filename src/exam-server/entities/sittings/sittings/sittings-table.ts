import type { Generated } from "kysely";
import type { SittingEventKind } from "../../../../contract/exams/sitting-events.ts";
import type { FinishKind } from "../../../../contract/exams/sitting-rows.ts";
import type { AttachmentType } from "../../../../contract/sitting/own-attachments.ts";
import type { SittingStatus } from "../../../../contract/sitting/sitting-statuses.ts";
import type { PolicyName } from "../../../../contract/questions/question-fields.ts";
import { boolean, json, moment, number, orNull, text } from "../../../records/sql-rows.ts";
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
  /** By which the parts of questions are mixed; never sent. Null: it began before there were keys. */
  order_key: Generated<string | null>;
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
  /** When it went on after an absence of the server, a stop of the exam or its end; null: none of these. */
  resumed_at: MaybeMoment;
  /** Seconds that the device's clock is ahead of ours. */
  clock_ahead: number | null;
  ip: Generated<string>;
  agent: Generated<string>;
  /** From where the token is used besides; empty: from nowhere. When last, and when last at the same time as by the first device. */
  other_ip: Generated<string>;
  other_agent: Generated<string>;
  other_at: MaybeMoment;
  shared_at: MaybeMoment;
  /** Whether all answers that were replaced are kept: sittings from before it was done lack some. */
  keeps_replaced: Generated<boolean>;
  /** By which markers know the participant; null: nothing of this sitting is marked by people. */
  marking_code: string | null;
  created_at: Moment;
};

/** All of them, for statements that answer whole sittings (records/sql-rows.ts). */
export const sittingColumns = {
  agent: text(),
  answered: number(),
  answered_at: orNull(moment()),
  asked: number(),
  away_since: orNull(moment()),
  bank_id: orNull(text()),
  clock_ahead: orNull(number()),
  created_at: moment(),
  deadline_at: orNull(moment()),
  doubtful: number(),
  extra_delivered: number(),
  extra_seconds: number(),
  extra_seen: number(),
  finish_from: orNull(moment()),
  finish_kind: orNull(text<FinishKind>()),
  finished_at: orNull(moment()),
  id: text(),
  ip: text(),
  keeps_replaced: boolean(),
  last_seen_at: orNull(moment()),
  last_seq: number(),
  leave_count: number(),
  marking_code: orNull(text()),
  mixes_options: boolean(),
  opened_by: text(),
  order_key: orNull(text()),
  other_agent: text(),
  other_at: orNull(moment()),
  other_ip: text(),
  participant_id: text(),
  plan: json<unknown>(),
  resumed_at: orNull(moment()),
  room_id: orNull(text()),
  schedule_id: text(),
  sesi: orNull(number()),
  shared_at: orNull(moment()),
  started_at: orNull(moment()),
  status: number<SittingStatus>(),
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
  /** When the device says that it was given; null: unknown. */
  given_at: MaybeMoment;
  /** When it arrived. */
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
  /** The account of the person who reopened the sitting. Null for events of other kinds, and for those that older releases stored. */
  by_id: string | null;
  client_id: string | null;
};

export type SittingAttachmentsTable = {
  sitting_id: string;
  /** Chosen by the device. */
  id: string;
  question_id: string;
  mime: AttachmentType;
  bytes: Uint8Array;
  /** Of what was sent; less of it may be stored. */
  sent_sha256: string;
  created_at: Moment;
};

export type SittingPlaysTable = {
  sitting_id: string;
  /** Chosen by the device. */
  play_id: string;
  /** Of the question or the reference whose sound it is. */
  owner_id: string;
  at: Moment;
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
  /** The answers that people mark are in `marking_answers`. */
  is_listed: Generated<boolean>;
  /** The columns from `least` to `types` as they were without any mark of a person; null: people mark nothing of it. */
  unmarked: Json | null;
};
