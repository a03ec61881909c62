// The answers of several sittings that people mark.
import type { Db } from "../../../database/database.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

export async function listedAnswers(sittings: readonly string[], db: Db) {
  const { rows } = await sqlRows({
    sitting_id: text(),
    question_id: text(),
    seq: number(),
    equality: orNull(text()),
  })`
    select sitting_id, question_id, seq, equality from marking_answers
    where sitting_id = any(${sittings})`.execute(db);
  return rows;
}
