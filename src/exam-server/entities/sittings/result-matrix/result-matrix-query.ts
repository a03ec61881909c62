// What each participant of an exam has earned of each question, in exact fractions. Hundreds of sittings are scored anew for it, a few at a time.
import type { MatrixRow, ResultMatrix } from "../../../../contract/results/result-matrix.ts";
import type { OpenedResult } from "../../../../contract/results/opened-result.ts";
import { competenceMastery } from "../../../../domain/results/competence-mastery.ts";
import { openResult } from "../../../../domain/results/open-result.ts";
import { fractionOf, sum, toDecimal } from "../../../../domain/scoring/fraction.ts";
import { scoreStored, storedScore } from "../../../../domain/scoring/shown-score.ts";
import { stemExcerpt } from "../../../../domain/text/formula-text.ts";
import type { Call } from "../../../http/handler.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { marksIn, outcomesOfSittings, type Outcomes } from "../marking/answer-outcomes-query.ts";
import { shownRow } from "../results/results-query.ts";
import { countedSitting, drawnAnswersOf, scoreGiven } from "../sittings/sitting-scores-query.ts";
import {
  matrixCompetences,
  matrixQuestions,
  type ShownQuestion,
} from "./matrix-questions-query.ts";
import {
  matrixHead,
  matrixRows,
  type MatrixListedRow,
  type MatrixAsked,
} from "./matrix-rows-query.ts";

export async function resultMatrix(asked: MatrixAsked, call: Call): Promise<ResultMatrix> {
  const head = await matrixHead(asked, call);
  const listed = await matrixRows(asked, call);
  const { opened, shown } = await openFinal(listed, call);
  const { db } = call;
  const { competences, competencesOf } = await matrixCompetences([...shown.keys()], db);
  const questions = await matrixQuestions(shown, competencesOf, db);
  const ids = competences.map(({ id }) => id);
  const yieldOften = createYieldOften();
  const rows: MatrixRow[] = [];
  for (const one of listed) {
    await yieldOften();
    const own = opened.get(one.row.sitting_id ?? "");
    const mastery = own ? competenceMastery(own.questions, ids, competencesOf) : [];
    rows.push({
      ...namedRow(one),
      ...pointsOf(own?.questions ?? [], own ? questions : []),
      emptied: emptiedWorth(own?.types ?? []),
      mastery: mastery.map(({ id, least, worth }) => ({ id, earned: least, worth })),
    });
  }
  return { ...head, kkm: commonPassMark(rows), competences, questions, rows };
}

/** So many sittings are in memory at once, with all their answers. */
const batch = 20;

/** What final results consist of, by sitting; and the questions of all of them. */
async function openFinal(listed: readonly MatrixListedRow[], { db, services }: Call) {
  const final = listed.filter(({ row }) => row.state === "complete" && row.sitting_id !== null);
  const opened = new Map<string, Pick<OpenedResult, "questions" | "types">>();
  const shown = new Map<string, ShownQuestion>();
  const yieldOften = createYieldOften();
  for (let at = 0; at < final.length; at += batch) {
    const some = final.slice(at, at + batch);
    const ids = some.map(({ row }) => row.sitting_id!);
    const drawn = await drawnAnswersOf(ids, db);
    const outcomes = await outcomesOfSittings(ids, db);
    for (const { row, plan, is_blind: isBlind } of some) {
      await yieldOften();
      const id = row.sitting_id!;
      const rows = drawn.get(id) ?? [];
      const versions = await services.questionVersions.read(rows, db);
      for (const [place, { question_id: question, type }] of rows.entries()) {
        if (!shown.has(question))
          shown.set(question, { type, excerpt: stemExcerpt(versions[place]!.stem, 90) });
      }
      const own: Outcomes = outcomes.get(id) ?? new Map();
      const marks = isBlind ? new Map() : marksIn(own);
      const reading = { db, versions: services.questionVersions, marks };
      const { given, plan: counted } = await countedSitting(rows, { plan }, reading);
      const { questions, types } = openResult(
        scoreGiven(given, counted),
        given.drawn,
        given.answers,
      );
      opened.set(id, { questions, types });
    }
  }
  return { opened, shown };
}

type Named = Omit<MatrixRow, "earned" | "worth" | "emptied" | "mastery">;

function namedRow({ row, nisn }: MatrixListedRow): Named {
  const { id, participant_id, no_ujian, nama, group_path, state, kkm, verdict, result } =
    shownRow(row);
  const named = { id, participant_id, no_ujian, nama, nisn, group_path, state, kkm, verdict };
  const total = state === "complete" ? row.least : null;
  if (total === null || result === null) return { ...named, score: null, mark: null, total: null };
  return { ...named, score: result.score, mark: Number(toDecimal(scoreStored(total), 0)), total };
}

function pointsOf(own: OpenedResult["questions"], questions: readonly { id: string }[]) {
  const byId = new Map(own.map((question) => [question.question_id, question]));
  const counted = questions.map(({ id }) => {
    const question = byId.get(id);
    return question?.counts === true ? question : null;
  });
  return {
    earned: counted.map((question) => question?.points.least ?? null),
    worth: counted.map((question) => question?.worth ?? null),
  };
}

const emptiedWorth = (types: OpenedResult["types"]): string => {
  const emptied = types.filter(({ is_left_empty: isLeftEmpty }) => isLeftEmpty);
  return storedScore(sum(emptied.map(({ weight }) => fractionOf(weight)))).exact;
};

function commonPassMark(rows: readonly MatrixRow[]): number | null {
  const marks = new Set(rows.flatMap(({ state, kkm }) => (state === "complete" ? [kkm] : [])));
  const [mark, ...others] = marks;
  return others.length === 0 ? (mark ?? null) : null;
}
