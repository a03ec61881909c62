// Changes the library of comments of a question. Each change is a version of its own with author and time; nothing is overwritten.
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import type {
  CommentInput,
  MarkingComment,
} from "../../../../contract/marking/marking-comments.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { newerVersion, notFound, refuseFaults } from "../../../http/refusal.ts";
import { difference } from "../../../records/audit-trail.ts";
import { openOwnUnit, type Unit } from "../marking/marking-access.ts";
import { readComments } from "./marking-comments-query.ts";

type Create = InferOutput<typeof markingEndpoints.createMarkingComment.input>;
type Update = InferOutput<typeof markingEndpoints.updateMarkingComment.input>;
type Deletion = InferOutput<typeof markingEndpoints.deleteMarkingComment.input>;

export async function createComment(input: Create, call: Call): Promise<MarkingComment> {
  const wording = wordingOf(input);
  const known = await openLibrary(input, call);
  refuseTaken(wording, known);
  const comment = { id: randomUUID(), question_id: input.question_id, code: wording.code };
  await call.db.insertInto("marking_comments").values(comment).execute();
  await addVersion(comment.id, 1, wording, call);
  await call.audit({ action: "question.add-comment", objectId: input.question_id, after: wording });
  return readComment(input, comment.id, call);
}

/** @throws Refusal, 49 with the newer comment when somebody else has changed it */
export async function updateComment(input: Update, call: Call): Promise<MarkingComment> {
  const { comment_id: id, version, question_id } = input;
  const wording = wordingOf(input);
  const known = await openLibrary(input, call);
  const before = found(known, id);
  if (before.version !== version) throw newerVersion("Komentar tersimpan", before);
  refuseTaken(
    wording,
    known.filter((one) => one.id !== id),
  );
  const changed = difference(wordingOf(before), wording);
  if (Object.keys(changed.after).length === 0) return before;
  await call.db
    .updateTable("marking_comments")
    .set({ code: wording.code, version: version + 1 })
    .where("id", "=", id)
    .execute();
  await addVersion(id, version + 1, wording, call);
  await call.audit({ action: "question.change-comment", objectId: question_id, ...changed });
  return readComment(input, id, call);
}

export async function deleteComment(input: Deletion, call: Call): Promise<null> {
  const before = found(await openLibrary(input, call), input.comment_id);
  await call.db
    .updateTable("marking_comments")
    .set({ deleted_at: call.at })
    .where("id", "=", input.comment_id)
    .execute();
  await call.audit({
    action: "question.remove-comment",
    objectId: input.question_id,
    before: wordingOf(before),
  });
  return null;
}

/** Locked: two people who change it at once wait for each other. */
async function openLibrary(
  { schedule_id, question_id }: Unit,
  call: Call,
): Promise<MarkingComment[]> {
  await openOwnUnit({ schedule_id, question_id }, call);
  await sql`select 1 from questions where id = ${question_id} for no key update`.execute(call.db);
  return readComments(question_id, call.db);
}

const wordingOf = ({ code, text, points }: CommentInput): CommentInput => ({ code, text, points });

function refuseTaken({ code }: CommentInput, others: readonly MarkingComment[]): void {
  const isTaken = others.some((one) => one.code === code);
  refuseFaults(isTaken ? { code: `Kode ${code} sudah dipakai komentar lain di soal ini.` } : {});
}

function found(known: readonly MarkingComment[], id: string): MarkingComment {
  const comment = known.find((one) => one.id === id);
  if (!comment) throw notFound("Komentar tersimpan");
  return comment;
}

async function addVersion(id: string, version: number, wording: CommentInput, call: Call) {
  const written = { author_id: callerOf(call).id, at: call.at };
  await call.db
    .insertInto("marking_comment_versions")
    .values({ comment_id: id, version, ...wording, ...written })
    .execute();
}

const readComment = async ({ question_id }: Unit, id: string, { db }: Call) =>
  found(await readComments(question_id, db), id);
