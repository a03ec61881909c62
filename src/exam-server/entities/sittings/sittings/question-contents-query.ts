// What questions consisted of in the versions that participants were shown. A version never changes, so that it is read once
// and kept; many participants are shown the same.
import type { Db } from "../../../database/database.ts";
import type { QuestionVersions, ShownVersion, VersionKey } from "../../../http/services.ts";
import { json, number, sqlRows, text } from "../../../records/sql-rows.ts";

/** Of questions, a few exams of large banks; of sittings, those of a large school at once. */
const maxKept = 5_000;

export function createQuestionVersions(): QuestionVersions {
  const kept = new Map<string, ShownVersion>();
  const drawn = new Map<string, readonly VersionKey[]>();
  const nameOf = ({ question_id: id, version }: VersionKey) => `${id} ${version}`;

  return {
    async ofSitting(sitting, db) {
      const known = drawn.get(sitting);
      if (known) return known;
      const keys = await db
        .selectFrom("sitting_questions")
        .select(["question_id", "version"])
        .where("sitting_id", "=", sitting)
        .orderBy("position")
        .execute();
      if (keys.length > 0) keep(drawn, sitting, keys);
      return keys;
    },

    async read(keys, db) {
      const missing = keys.filter((key) => !kept.has(nameOf(key)));
      for (const [name, found] of await readVersions(missing, db)) {
        keep(kept, name, found);
      }
      const found = keys.map((key) => kept.get(nameOf(key)));
      if (found.includes(undefined)) return readAll(keys, db, nameOf);
      return found as ShownVersion[];
    },
  };
}

/** The oldest go first. */
function keep<Value>(all: Map<string, Value>, name: string, value: Value): void {
  all.set(name, value);
  const [oldest] = all.keys();
  if (all.size > maxKept && oldest !== undefined) all.delete(oldest);
}

/** More at once than are kept. */
async function readAll(
  keys: readonly VersionKey[],
  db: Db,
  nameOf: (key: VersionKey) => string,
): Promise<ShownVersion[]> {
  const found = await readVersions(keys, db);
  return keys.map((key) => {
    const version = found.get(nameOf(key));
    if (!version) throw new Error(`Version ${key.version} of a question that was shown is gone`);
    return version;
  });
}

async function readVersions(
  keys: readonly VersionKey[],
  db: Db,
): Promise<Map<string, ShownVersion>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sqlRows({
    question_id: text(),
    version: number(),
    fields: json<ShownVersion>(),
  })`
    select v.question_id, v.version, v.fields
    from json_to_recordset(${JSON.stringify(keys)}::json) as w (question_id text, version integer)
    join question_versions v on v.question_id = w.question_id and v.version = w.version`.execute(
    db,
  );
  return new Map(
    rows.map(({ question_id: id, version, fields }) => {
      const { stem, layout, reference_id, audio, shuffle, explanation, content } = fields;
      const shown = { stem, layout, reference_id, audio, shuffle, explanation, content };
      return [`${id} ${version}`, shown];
    }),
  );
}
