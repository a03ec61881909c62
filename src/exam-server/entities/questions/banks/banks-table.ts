import type { Generated } from "kysely";
import type { BankStatus, PlanEntry } from "../../../../contract/questions/banks.ts";
import type { OrderMode } from "../../../../contract/questions/question-types.ts";
import type { MaybeMoment, Moment } from "../../../database/column-types.ts";

export type QuestionBanksTable = {
  id: string;
  kode: string;
  nama: Generated<string>;
  subject_id: string | null;
  grade: Generated<string>;
  order_mode: Generated<OrderMode>;
  default_option_count: Generated<number>;
  default_competence_id: string | null;
  kkm: number | null;
  status: Generated<BankStatus>;
  /** Null: not locked, and then so are the two below. */
  lock_password_hash: string | null;
  locked_by: string | null;
  locked_at: MaybeMoment;
  /** The number of the next reference: none is given twice, deleted ones included. */
  next_reference: Generated<number>;
  version: Generated<number>;
  /** The author. */
  created_by: string | null;
  created_at: Moment;
  updated_at: MaybeMoment;
};

export type BankAuthorsTable = { bank_id: string; user_id: string };

export type BankTypePlansTable = { bank_id: string; minus: Generated<number> } & Omit<
  PlanEntry,
  "minus"
>;
