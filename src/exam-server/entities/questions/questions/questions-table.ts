import type { ColumnType, Generated } from "kysely";
import type { PolicyName } from "../../../../contract/questions/question-fields.ts";
import type { Json, MaybeMoment, Moment } from "../../../database/column-types.ts";

export type QuestionsTable = {
  id: string;
  bank_id: string;
  type: number;
  /** Among the questions of the bank, from 1; gaps may be left. */
  position: Generated<number>;
  stem: Generated<string>;
  layout: Generated<number>;
  reference_id: string | null;
  bobot: Generated<number>;
  difficulty: Generated<string>;
  explanation: Generated<string>;
  policy: PolicyName | null;
  shuffle: Generated<boolean>;
  audio: Json;
  payload: ColumnType<unknown, string | undefined, string>;
  key: ColumnType<unknown, string | undefined, string>;
  /** The words of stem and content, without markup. */
  search: Generated<string>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Moment;
  updated_at: MaybeMoment;
  /** Null: there. */
  deleted_at: MaybeMoment;
  /** How the question was answered elsewhere, as its imported file said. Copies of a question that was changed since do not have it. */
  outside_usage: Json;
  /** Why the check refuses it by now, one sentence each: see stored-question-checks.ts. */
  faults: ColumnType<string[], string | undefined, string>;
};

export type QuestionVersionsTable = {
  question_id: string;
  version: number;
  /** All of contract/questions/question-fields.ts. */
  fields: Json;
  /** Null: kept for those whom it was shown to, and not replaced so far as anybody has told. */
  replaced_at: MaybeMoment;
  replaced_by: string | null;
};

export type QuestionCompetencesTable = { question_id: string; competence_id: string };

/** Which rules all stored questions were checked by. */
export type QuestionChecksTable = {
  rules: number;
  checked_at: Moment;
  questions: number;
  refused: number;
};
