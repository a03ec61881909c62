// What questions share with others, beside questions that participants were shown.
import type { Db } from "../../../database/database.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

export type ShownReference = {
  id: string;
  judul: string;
  /** HTML. */
  isi: string;
  audio_id: string | null;
  /** 0: without a limit. */
  max_play: number;
};

/** References as they are now, by id; one that was deleted since is missing. */
export async function shownReferences(
  shown: readonly { reference_id: string | null }[],
  db: Db,
): Promise<ReadonlyMap<string, ShownReference>> {
  const ids = [...new Set(shown.flatMap(({ reference_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await sqlRows({
    id: text(),
    judul: text(),
    isi: text(),
    audio_id: orNull(text()),
    max_play: number(),
  })`
    select id, judul, isi, audio_id, max_play from question_references
    where id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
