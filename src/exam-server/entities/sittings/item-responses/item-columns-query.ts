// The columns of an analysis: question versions as they were shown, with the options, and the key that counts.
import { sql } from "kysely";
import type { AnalysedQuestion } from "../../../../contract/analysis/item-analysis.ts";
import { itemColumnId } from "../../../../domain/item-analysis/sending/item-column-id.ts";
import type {
  ItemQuestion,
  ItemResponse,
} from "../../../../domain/item-analysis/sending/item-responses.ts";
import { questionOptions } from "../../../../domain/item-analysis/sending/question-options.ts";
import { stemExcerpt } from "../../../../domain/text/formula-text.ts";
import type { Call } from "../../../http/handler.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { numberedOf } from "../../questions/questions/questions-query.ts";
import { rulesOfVersion } from "../results/recalculation/rules-in-force-query.ts";

export type ColumnHead = AnalysedQuestion & Omit<ItemQuestion, "id">;
/** Outcomes by their stored id. */
export type KeptColumn = { head: ColumnHead; responses: ReadonlyMap<number, ItemResponse> };

const excerptLength = 90;

/** @param outcomes ids. By number of the question, then version. */
export async function itemColumns(
  outcomes: readonly number[],
  { bank, schedules }: { bank: string; schedules: readonly string[] },
  call: Pick<Call, "db" | "services">,
): Promise<KeptColumn[]> {
  const { rows } = await sqlRows({
    id: number(),
    question_id: text(),
    version: number(),
    outcome: text(),
    number: orNull(number()),
  })`
    select o.id, o.question_id, o.version, o.outcome, n.number
    from item_outcomes o
    left join ${numberedOf(sql`q.bank_id = ${bank}`)} n on n.id = o.question_id
    where o.id = any(${outcomes}::integer[])
    order by n.number nulls last, o.question_id, o.version, o.id`.execute(call.db);
  const responses = new Map<string, Map<number, ItemResponse>>();
  const keys = new Map<string, Pick<ColumnHead, "question_id" | "version" | "number">>();
  for (const { id, question_id, version, outcome, number: place } of rows) {
    const key = itemColumnId(question_id, version);
    keys.set(key, { question_id, version, number: place });
    const own = responses.get(key) ?? new Map<number, ItemResponse>();
    responses.set(key, own.set(id, JSON.parse(outcome) as ItemResponse));
  }
  const heads = await columnHeads([...keys.values()], schedules, call);
  return [...responses.values()].map((own, at) => ({ head: heads[at]!, responses: own }));
}

async function columnHeads(
  keys: readonly Pick<ColumnHead, "question_id" | "version" | "number">[],
  schedules: readonly string[],
  { db, services }: Pick<Call, "db" | "services">,
): Promise<ColumnHead[]> {
  const shown = await services.questionVersions.read(keys, db);
  const latest = await countedVersions(schedules, db);
  const counting = keys.map(({ question_id, version }) => ({
    question_id,
    version: latest.get(question_id) ?? version,
  }));
  const counted = await services.questionVersions.read(counting, db);
  return keys.map((key, at) => {
    const { stem, content } = shown[at]!;
    const counts = counted[at]!.content;
    // A version of another type scores nothing.
    const isCounted = counts.type === content.type;
    const byKey = isCounted ? counts : content;
    const { options, isSingleChoice } = questionOptions(content, byKey);
    return {
      id: itemColumnId(key.question_id, key.version),
      ...key,
      key_version: isCounted ? counting[at]!.version : key.version,
      type: content.type,
      excerpt: stemExcerpt(stem, excerptLength),
      options: [...options],
      isSingleChoice,
    };
  });
}

/** By question: the version whose key counts since a recalculation, of the latest of these exams that has one. */
async function countedVersions(
  schedules: readonly string[],
  db: Call["db"],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const schedule of schedules) {
    const { questions } = (await rulesOfVersion(schedule, "latest", db))!;
    for (const { question_id: question, version } of questions) {
      if (version !== null && !versions.has(question)) versions.set(question, version);
    }
  }
  return versions;
}
