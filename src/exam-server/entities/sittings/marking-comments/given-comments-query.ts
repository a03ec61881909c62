// Comments of a question's library where they were given: marks refer to them by id, and they read as the library has them now.
import { sql } from "kysely";
import type { ShownMark } from "../../../../contract/marking/marking-answers.ts";
import type { Db } from "../../../database/database.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Outcomes } from "../marking/answer-outcomes-query.ts";
import type { Unit } from "../marking/marking-access.ts";

/** Those of the mark, in their order, as `ShownMark.comments`. */
export const commentsOf = (mark: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('id', c.id, 'text', cv.text) order by given.place)
  from unnest(${mark}.comment_ids) with ordinality as given (id, place)
  join marking_comments c on c.id = given.id
  join marking_comment_versions cv on cv.comment_id = c.id and cv.version = c.version), '[]'::json)`;

/** As it is read: each comment of the library, and what was written beside them, on a line of its own. */
export const commentText = ({ comments, written }: Pick<ShownMark, "comments" | "written">) =>
  [...comments.map((one) => one.text), written].filter((line) => line !== "").join("\n");

/** What was written with marks that count, by question: one text for each mark that has one. */
export async function countedComments(outcomes: Outcomes, db: Db): Promise<Map<string, string[]>> {
  const marks = [...outcomes.values()].flatMap(({ counted }) => counted);
  if (marks.length === 0) return new Map();
  const { rows } = await sqlRows({
    question_id: text(),
    written: text(),
    comments: json<ShownMark["comments"]>(),
  })`
    select m.question_id, m.comment as written, ${commentsOf(sql`m`)} as comments
    from marks m where m.seq = any(${marks}::bigint[]) order by m.seq`.execute(db);
  const found = new Map<string, string[]>();
  for (const { question_id: question, ...mark } of rows) {
    const known = found.get(question) ?? [];
    const said = commentText(mark);
    // Two people may have given the same comment of the library.
    if (said !== "" && !known.includes(said)) found.set(question, [...known, said]);
  }
  return found;
}

/** Whether all of them belong to the question. Deleted ones do: a mark that was given offline may refer to them. */
export async function areOfLibrary(
  ids: readonly string[],
  { question_id: question }: Unit,
  { db }: Call,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sqlRows({ known: number() })`
    select count(*) as known from marking_comments
    where question_id = ${question} and id = any(${ids})`.execute(db);
  return rows[0]!.known === new Set(ids).size;
}
