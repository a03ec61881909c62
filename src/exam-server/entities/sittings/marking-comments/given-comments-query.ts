// Comments of a question's library where they were given: marks refer to them by id, and they read as the library has them now.
import { sql } from "kysely";
import type { ShownMark } from "../../../../contract/marking/marking-answers.ts";
import type { Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows } from "../../../records/sql-rows.ts";
import type { Unit } from "../marking/marking-access.ts";

/** Those of the mark, in their order, as `ShownMark.comments`. */
export const commentsOf = (mark: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object('id', c.id, 'text', cv.text) order by given.place)
  from unnest(${mark}.comment_ids) with ordinality as given (id, place)
  join marking_comments c on c.id = given.id
  join marking_comment_versions cv on cv.comment_id = c.id and cv.version = c.version), '[]'::json)`;

/** As it is read: each comment of the library, and what was written beside them, on a line of its own. */
export const commentText = ({ comments, written }: Pick<ShownMark, "comments" | "written">) =>
  [...comments.map(({ text }) => text), written].filter((text) => text !== "").join("\n");

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
