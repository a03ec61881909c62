// Counts how often a participant plays a sound. A play that was made offline counts too, also past the bound.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { soundPlayEndpoints } from "../../../../contract/endpoints/sitting/sound-play-endpoints.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { number, sqlRows, sqlValue } from "../../../records/sql-rows.ts";
import { ownSitting, refuseIfNotAtWork, stateOf, type Sitting } from "./sitting-state-query.ts";

export const soundPlaysHandlers: HandlersOf<typeof soundPlayEndpoints> = {
  reportPlay: { write: report },
};

/** Of one sound: more than anybody can listen to it in one exam. */
const maxPlays = 1_000;

type Play = InferOutput<typeof soundPlayEndpoints.reportPlay.input>;

async function report(play: Play, call: Call) {
  const own = await ownSitting(play.id, call, true);
  refuseIfNotAtWork(own, call);
  const { sitting } = own;
  const max_play = await maxPlayOf(play, sitting, call);
  if (max_play === null) throw notFound("Audio");
  await sql`
    insert into sitting_plays (sitting_id, play_id, owner_id, at)
    select ${sitting.id}, ${play.play_id}, ${play.owner_id}, ${call.at}::timestamptz
    where ${maxPlays} > ${playsOf(sql`${sitting.id}`, sql`${play.owner_id}`)}
    on conflict (sitting_id, play_id) do nothing`.execute(call.db);
  const { rows } = await sqlRows({ played: number() })`
    select ${playsOf(sql`${sitting.id}`, sql`${play.owner_id}`)} as played`.execute(call.db);
  return { ...stateOf(own, call.at), played: rows[0]!.played, max_play };
}

/** How often the sound of a question or a reference was played. */
export const playsOf = (sitting: Sql, owner: Sql) => sqlValue(number())`(
  select count(*) from sitting_plays
  where sitting_id = ${sitting} and owner_id = ${owner})`;

/** Null: what has no sound, or is not of this sitting. */
async function maxPlayOf(
  { owner, owner_id: id }: Play,
  sitting: Sitting,
  { db, services }: Call,
): Promise<number | null> {
  const keys = await services.questionVersions.ofSitting(sitting.id, db);
  const versions = await services.questionVersions.read(keys, db);
  if (owner === "question") {
    const at = keys.findIndex(({ question_id: question }) => question === id);
    return versions[at]?.audio?.max_play ?? null;
  }
  if (!versions.some(({ reference_id: reference }) => reference === id)) return null;
  const found = await db
    .selectFrom("question_references")
    .select("max_play")
    .where("id", "=", id)
    .where("audio_id", "is not", null)
    .executeTakeFirst();
  return found?.max_play ?? null;
}
