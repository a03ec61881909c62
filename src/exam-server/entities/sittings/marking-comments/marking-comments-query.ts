// The library of comments of a question, with how often each is given and how it read before.
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type { MarkingComment } from "../../../../contract/marking/marking-comments.ts";
import type { Call } from "../../../http/handler.ts";
import type { Db } from "../../../database/database.ts";
import { moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { openUnit } from "../marking/marking-access.ts";

type Input = InferOutput<typeof markingEndpoints.listMarkingComments.input>;

export async function commentsOfUnit(unit: Input, call: Call) {
  await openUnit(unit, call);
  return { items: await readComments(unit.question_id, call.db) };
}

const versionColumns = {
  id: text(),
  version: number(),
  code: text(),
  text: text(),
  points: orNull(text()),
  by: text(),
  at: moment(),
};

/** Those that can be given, by code. */
export async function readComments(question: string, db: Db): Promise<MarkingComment[]> {
  const { rows } = await sqlRows(versionColumns)`
    select c.id, cv.version, cv.code, cv.text, cv.points, us.name as by, cv.at
    from marking_comments c
    join marking_comment_versions cv on cv.comment_id = c.id
    join users us on us.id = cv.author_id
    where c.question_id = ${question} and c.deleted_at is null
    order by c.code, cv.version desc`.execute(db);
  const uses = await usesOf(question, db);
  const found = new Map<string, MarkingComment>();
  for (const { id, at, ...row } of rows) {
    const wording = { ...row, at: at.toISOString() };
    const latest = found.get(id);
    if (latest) latest.earlier.push(wording);
    else found.set(id, { id, ...wording, uses: uses.get(id) ?? 0, earlier: [] });
  }
  return [...found.values()];
}

/** By comment: how many answers have it in a mark that counts. */
async function usesOf(question: string, db: Db): Promise<Map<string, number>> {
  const { rows } = await sqlRows({ id: text(), uses: number() })`
    select given.id, count(distinct latest.sitting_id) as uses
    from (
      select distinct on (m.sitting_id, m.marker_id) m.sitting_id, m.given, m.comment_ids
      from marks m where m.question_id = ${question}
      order by m.sitting_id, m.marker_id, m.seq desc) latest
    cross join lateral unnest(latest.comment_ids) as given (id)
    where latest.given is not null group by given.id`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}
