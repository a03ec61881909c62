// A bank's blueprint (kisi-kisi) as rows: its questions by the competences that they ask for, and how many there are of
// each kind. Not for looks.
import { cognitiveLevels, type CognitiveLevel } from "../../contract/competences.ts";
import type {
  BankBlueprint,
  BlueprintCompetence,
  BlueprintQuestion,
} from "../../contract/exams/bank-blueprints.ts";
import { type QuestionType, questionTypeCodes } from "../../contract/questions/question-types.ts";
import { difficulties } from "../../contract/questions/question-fields.ts";

type Blueprint = Pick<BankBlueprint, "plan" | "competences" | "questions">;

export type BlueprintRow = {
  /** Counted from 1 through the whole blueprint. */
  order: number;
  question: BlueprintQuestion;
  /** The first of those that the question names; null: it names none. */
  competence: BlueprintCompetence | null;
  /** Codes of the others. */
  others: readonly string[];
  /** Whether it is the first of its competence. */
  isFirst: boolean;
};

/** Each question once: by competence in their order, within one by number, those without any last. */
export function blueprintRows({ competences, questions }: Blueprint): BlueprintRow[] {
  const placed = questions.map((question) => ({ question, ...namedBy(question, competences) }));
  const sorted = placed.sort(
    (one, other) => one.place - other.place || one.question.number - other.question.number,
  );
  return sorted.map(({ question, place, others }, at) => ({
    order: at + 1,
    question,
    competence: competences[place] ?? null,
    others,
    isFirst: sorted[at - 1]?.place !== place,
  }));
}

export type BlueprintGroup = {
  competence: BlueprintCompetence | null;
  rows: readonly BlueprintRow[];
};

/** Rows of one competence together, as they come. */
export function blueprintGroups(rows: readonly BlueprintRow[]): BlueprintGroup[] {
  const starts = rows.flatMap(({ isFirst }, at) => (isFirst ? [at] : []));
  return starts.map((start, at) => ({
    competence: rows[start]?.competence ?? null,
    rows: rows.slice(start, starts[at + 1]),
  }));
}

function namedBy({ competence_ids: ids }: BlueprintQuestion, all: Blueprint["competences"]) {
  const [first, ...others] = all.filter(({ id }) => ids.includes(id));
  return {
    place: first ? all.indexOf(first) : all.length,
    others: others.map(({ kode }) => kode),
  };
}

export type BlueprintCount<Kind> = { kind: Kind; count: number };
/** What an exam shows of the type, and its percent of the whole; both 0 where nothing is planned. */
export type BlueprintTypeCount = BlueprintCount<QuestionType> & { shown: number; weight: number };

export type BlueprintTotals = {
  count: number;
  /** Of all questions together. */
  bobot: number;
  /** Those that are planned or there, by their codes. */
  types: BlueprintTypeCount[];
  /** Those that are there, in their order, without any ("") last. */
  levels: BlueprintCount<CognitiveLevel | "">[];
  difficulties: BlueprintCount<BlueprintQuestion["difficulty"]>[];
};

export function blueprintTotals(blueprint: Blueprint): BlueprintTotals {
  const { plan, questions } = blueprint;
  const rows = blueprintRows(blueprint);
  return {
    count: questions.length,
    bobot: bobotOf(questions),
    types: questionTypeCodes.flatMap((type) => {
      const planned = plan.find((entry) => entry.type === type);
      const count = questions.filter((question) => question.type === type).length;
      if (!planned && count === 0) return [];
      return [{ kind: type, count, shown: planned?.count ?? 0, weight: planned?.weight ?? 0 }];
    }),
    levels: counted([...cognitiveLevels, ""], rows, levelOf),
    difficulties: counted(lastEmpty, rows, ({ question }) => question.difficulty),
  };
}

const lastEmpty = [...difficulties.filter((difficulty) => difficulty !== ""), ""] as const;
const levelOf = ({ competence }: BlueprintRow) => competence?.level_kognitif ?? "";

function counted<Kind>(
  kinds: readonly Kind[],
  rows: readonly BlueprintRow[],
  kindOf: (row: BlueprintRow) => Kind,
): BlueprintCount<Kind>[] {
  return kinds
    .map((kind) => ({ kind, count: rows.filter((row) => kindOf(row) === kind).length }))
    .filter(({ count }) => count > 0);
}

/** In whole hundredths: decimals added as they are written. */
function bobotOf(questions: readonly BlueprintQuestion[]): number {
  return questions.reduce((sum, { bobot }) => sum + Math.round(bobot * 100), 0) / 100;
}
