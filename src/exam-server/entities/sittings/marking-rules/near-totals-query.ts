// What the total of a sitting can come to by the marks that people have given: while they differ it lies between two bounds. Marks that differ are
// not averaged here, so that another mark never moves the bounds towards each other.
import type { ManualMarks } from "../../../../domain/scoring/manual-marks.ts";
import { compare } from "../../../../domain/scoring/fraction.ts";
import type { Range } from "../../../../domain/scoring/score-question.ts";
import type { SittingScore } from "../../../../domain/scoring/score-sitting.ts";
import { createYieldOften } from "../../../yield-often.ts";
import type { Db } from "../../../database/database.ts";
import type { QuestionVersions } from "../../../http/services.ts";
import { countedMark, presentMarks, type Marked } from "../marking/answer-outcomes-query.ts";
import { drawnAnswersOf, scoreDrawn, type DrawnAnswer } from "../sittings/sitting-scores-query.ts";

export type Reading = { db: Db; versions: QuestionVersions };
type Marks = ReadonlyMap<string, readonly ManualMarks[]>;

/** Sittings of which all answers are marked, at least once. */
export async function possibleTotals(
  sittings: readonly { id: string; plan: unknown }[],
  { db, versions }: Reading,
): Promise<Map<string, Range>> {
  const ids = sittings.map(({ id }) => id);
  const drawn = await drawnAnswersOf(ids, db);
  const present = await presentMarks(ids, db);
  const found = new Map<string, Range>();
  const yieldOften = createYieldOften();
  for (const { id, plan } of sittings) {
    await yieldOften();
    const rows = drawn.get(id) ?? [];
    const marks = currentMarks(rows, present.get(id) ?? new Map());
    found.set(id, await possibleTotal(rows, marks, { plan, db, versions }));
  }
  return found;
}

/** Of the answers as they are stored now, by question. */
export function currentMarks(
  rows: readonly DrawnAnswer[],
  present: ReadonlyMap<string, readonly Marked[]>,
): Map<string, ManualMarks[]> {
  const found = new Map<string, ManualMarks[]>();
  for (const { question_id: id, seq: now } of rows) {
    const marks = (present.get(id) ?? []).filter(({ seq }) => seq === now);
    if (marks.length > 0) {
      found.set(id, marks.map(countedMark));
    }
  }
  return found;
}

export async function possibleTotal(
  rows: readonly DrawnAnswer[],
  marks: Marks,
  { plan, ...reading }: Reading & { plan: unknown },
): Promise<Range> {
  const scoreBy = (chosen: Marks) => scoreDrawn(rows, { plan }, { ...reading, marks: chosen });
  const rounds = Math.max(1, ...[...marks.values()].map(({ length }) => length));
  const scores: SittingScore[] = [];
  for (let round = 0; round < rounds; round++) scores.push(await scoreBy(each(marks, () => round)));
  if (rounds === 1) return scores[0]!.total;
  const place = new Map(rows.map(({ question_id: id }, at) => [id, at]));
  const extreme = (sign: 1 | -1) =>
    each(marks, (question, { length }) => {
      const at = place.get(question)!;
      const earned = scores.slice(0, length).map(({ questions }) => questions[at]!.earned.least);
      return earned.reduce(
        (best, value, round) => (sign * compare(value, earned[best]!) > 0 ? round : best),
        0,
      );
    });
  const [low, high] = [await scoreBy(extreme(-1)), await scoreBy(extreme(1))];
  return { least: low.total.least, most: high.total.most };
}

/** One mark of each question; where it has fewer, the last. */
function each(
  marks: Marks,
  choose: (question: string, all: readonly ManualMarks[]) => number,
): Marks {
  return new Map(
    [...marks].map(([question, all]) => [
      question,
      [all[Math.min(choose(question, all), all.length - 1)]!],
    ]),
  );
}
