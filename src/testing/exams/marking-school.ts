// For tests: a school whose correctors mark the essays of exams that are over.
import { randomUUID } from "node:crypto";
import { saveMarks, type MarkingAct } from "../../contract/marking/marks.ts";
import { suite } from "uvu";
import {
  claimAnswers,
  listMarkedAnswers,
  type AnswerView,
} from "../../contract/marking/marking-answers.ts";
import {
  getMarkingRules,
  updateMarkingRules,
  type RulesInput,
} from "../../contract/marking/marking-rules.ts";
import { claimParticipants } from "../../contract/marking/participant-claims.ts";
import { listMarkingUnits, type MarkedType } from "../../contract/marking/marking-units.ts";
import { finishSitting, getOwnSitting } from "../../contract/sitting/own-sitting.ts";
import type { Role } from "../../contract/roles.ts";
import type { QuestionAnswer } from "../../contract/questions/question-answer.ts";
import { scoreStored, shownScore } from "../../domain/scoring/shown-score.ts";
import { nobodysHash } from "../../exam-server/security/passwords.ts";
import { issueToken } from "../../exam-server/security/tokens.ts";
import { testCosts } from "../server/test-settings.ts";
import { openSittingSchool, type SittingSchool } from "./sitting-school.ts";

export type MarkingSchool = Awaited<ReturnType<typeof openMarkingSchool>>;
export type Marker = { id: string; name: string; token: string };
/** A question of an exam, as its marking is called. */
export type TestUnit = { schedule_id: string; question_id: string };

/**
 * A suite with a school of its own and correctors of these names. All of them can be used in hooks and tests of the suite; a hook that is added
 * later finds them there.
 */
export function markingSuite<Key extends string>(title: string, names: Record<Key, string>) {
  const test = suite(title);
  const school = {} as MarkingSchool;
  const keys = Object.keys(names) as Key[];
  const markers = Object.fromEntries(keys.map((key) => [key, {}])) as Record<Key, Marker>;
  test.before(async () => {
    Object.assign(school, await openMarkingSchool());
    for (const key of keys) Object.assign(markers[key], await school.addMarker(names[key]));
  });
  test.after(() => school.close());
  return { test, school, ...markers };
}

export async function openMarkingSchool() {
  const school = await openSittingSchool();
  const { server, subject } = school;

  async function addTeacher(name: string, role: Role = "EVAL"): Promise<Marker> {
    const [id, stamps] = [randomUUID(), { created_at: server.now, updated_at: server.now }];
    const password_hash = nobodysHash(testCosts);
    await server.db
      .insertInto("users")
      .values({ id, name, email: `${id}@sekolah.contoh`, role, password_hash, ...stamps })
      .execute();
    return { id, name, token: await issueToken(server.db, id, "10.0.0.7", server.now) };
  }

  /** A teacher who is a corrector of the subject of all banks. */
  async function addMarker(name: string): Promise<Marker> {
    const marker = await addTeacher(name);
    await server.db
      .insertInto("subject_correctors")
      .values({ subject_id: subject, user_id: marker.id })
      .execute();
    return marker;
  }

  /** Somebody who answers these questions and hands in. `question`: the first of them. */
  async function handIn(exam: string, ...answers: QuestionAnswer[]) {
    const sitter = await school.begin(exam);
    const { questions } = await server.ok(getOwnSitting, { id: exam }, { token: sitter.token });
    const sent = answers.map((answer) => ({
      question_id: questions.find(({ type }) => type === answer.type)!.id,
      answer,
    }));
    await school.send(exam, sitter.token, sent);
    await server.ok(finishSitting, { id: exam }, { token: sitter.token });
    return { ...sitter, question: sent[0]!.question_id };
  }

  /** An exam that one participant for each answer has sat. */
  async function addMarkedExam(alias: string, answers: readonly QuestionAnswer[]) {
    const exam = await school.addExam(alias, { view_result: "score" });
    const sitters = [];
    for (const answer of answers) sitters.push(await handIn(exam, answer));
    return { unit: { schedule_id: exam, question_id: sitters[0]!.question }, sitters };
  }

  return {
    ...school,
    addTeacher,
    addMarker,
    handIn,
    addMarkedExam,
    ...markingCalls(school),
  };
}

function markingCalls({ server, bank: bank_id }: SittingSchool) {
  const rowOf = async ({ schedule_id, question_id }: TestUnit, marker?: Marker) => {
    const asked = marker ? { token: marker.token } : {};
    const { items } = await server.ok(listMarkingUnits, { schedule_id }, asked);
    return items.find((one) => one.question_id === question_id)!;
  };
  return {
    /** The question in the list of what is marked, as that person sees it; a Head Master without one. */
    rowOf,
    listed: async (
      unit: TestUnit,
      { token }: { token: string },
      view: AnswerView = "all",
      q = "",
    ) => (await server.ok(listMarkedAnswers, { ...unit, view, q, per_page: 100 }, { token })).items,
    /** Sets the marking rules of a question; a rule that `more` does not name gets its default. */
    async setRules(unit: TestUnit, more: Partial<RulesInput>, by?: Marker) {
      const asked = by ? { token: by.token } : {};
      const { version } = await server.ok(getMarkingRules, unit, asked);
      return server.ok(updateMarkingRules, { ...unit, version, ...usualRules, ...more }, asked);
    },
    /** Of all essays of the school, before the first exam. */
    async setRubric(rubric: readonly { id: string; label: string; max: number }[]) {
      const key = JSON.stringify({ rujukan: "", rubric, keywords: [] });
      await server.db.updateTable("questions").set({ key }).where("type", "=", 2).execute();
    },
    async statesOf({ schedule_id }: Pick<TestUnit, "schedule_id">): Promise<string[]> {
      const rows = await server.db
        .selectFrom("marking_answers")
        .select("state")
        .where("schedule_id", "=", schedule_id)
        .execute();
      return rows.map(({ state }) => state).sort();
    },
    /** What the results of the exam are for sure, "20.00", the lowest first. Lists of people would hold whoever has not sat it as well. */
    async scoresOf({ schedule_id }: Pick<TestUnit, "schedule_id">): Promise<string[]> {
      const rows = await server.db
        .selectFrom("sitting_results")
        .innerJoin("sittings", "sittings.id", "sitting_results.sitting_id")
        .select("least")
        .where("schedule_id", "=", schedule_id)
        .execute();
      return rows.map(({ least }) => shownScore(scoreStored(least))).sort();
    },
    claimParticipants: (
      { schedule_id }: TestUnit,
      { token }: Marker,
      more: { count?: number; except?: { question_id: string; code: string }[] } = {},
    ) =>
      server.ok(
        claimParticipants,
        { schedule_id, bank_id, count: 30, except: [], ...more },
        { token },
      ),
    claim: (unit: TestUnit, { token }: Marker, count = 30) =>
      server.ok(claimAnswers, { ...unit, count, except: [] }, { token }),
    save: (unit: TestUnit, { id, token }: Marker, ...acts: MarkingAct[]) =>
      server.ok(saveMarks, { ...unit, marker_id: id, acts }, { token }),
  };
}

export const opinionOf = (argument: string): QuestionAnswer => ({
  type: 9,
  values: { s1: { value: 1, argument }, u2: { value: 0, argument: "" } },
});

export const essayOf = (text: string): QuestionAnswer & { type: MarkedType } => ({
  type: 2,
  html: `<p>${text}</p>`,
});

/** So many, each like no other. */
export const essaysOf = (count: number) =>
  Array.from({ length: count }, (_, at) => essayOf(`Jawaban ${at}`));

export const usualRules: RulesInput = {
  second_percent: 0,
  near_kkm_points: null,
  tolerance_percent: 10,
  control_percent: 0,
};

type Seen = MarkingAct["answers"][number];

const seenIn = ({ code, seq, own }: Seen): Seen => ({
  code,
  seq,
  ...(own !== undefined && { own }),
});

/** A mark of the whole question. */
export const markOf = (
  answers: Seen | readonly Seen[],
  whole: string,
  more: Partial<Extract<MarkingAct, { kind: "mark" }>> = {},
): MarkingAct => ({
  kind: "mark",
  id: randomUUID(),
  answers: [answers].flat().map(seenIn),
  is_decision: false,
  given: { whole },
  comment: "",
  ...more,
});
