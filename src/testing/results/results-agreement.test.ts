// One result, wherever it stands: list, exports, ledger, detail, forms and the participant's own call are compared with an oracle of exact fractions,
// over exams that chance has made, before and after a recalculation, on two servers.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Call, CallInput, CallOutput } from "../../contract/calls/call.ts";
import { policyNames } from "../../contract/questions/question-fields.ts";
import { createEvent } from "../../contract/exams/events.ts";
import {
  applyRecalculation,
  compareResultVersions,
  previewRecalculation,
  type RecalculationChoices,
  type ResultChange,
} from "../../contract/results/result-recalculation.ts";
import type { DrawnQuestion, Treatment } from "../../domain/scoring/score-sitting.ts";
import { newEvent } from "../exams/new-event.ts";
import { openMarkingSchool, type MarkingSchool } from "../exams/marking-school.ts";
import { seededRandom, type SeededRandom } from "../scoring-oracle/seeded-random.ts";
import { openBeside } from "../server/open-beside.ts";
import type { TestServer } from "../server/open-test-server.ts";
import { expectedResults, type ExpectedExam } from "./expected-results.ts";
import { generatedExam } from "./generated-exam.ts";
import { recalculationCalls, choiceOf, choicesFor } from "./recalculation-school.ts";
import { checkExam, checkLedger, type Ask } from "./result-checks.ts";

const test = suite("results agree wherever they stand");
const rounds = 3;
const participants = 10;

let school: MarkingSchool;
let beside: TestServer | null;
test.before(async () => {
  school = await openMarkingSchool();
  beside = await openBeside(school.server);
});
test.after(async () => {
  await beside?.close();
  await school.close();
});

/** What one server answers; the other one answers the same. */
const ask: Ask = async <C extends Call>(endpoint: C, input: CallInput<C>, token?: string) => {
  const asked = token === undefined ? {} : { token };
  const answer: CallOutput<C> = await school.server.ok(endpoint, input, asked);
  // As text: to uvu, objects with a part that is called "constructor" never are equal.
  if (beside) {
    const other = await beside.ok(endpoint, input, asked);
    assert.is(JSON.stringify(other), JSON.stringify(answer), endpoint.path);
  }
  return answer;
};

async function addPeople() {
  const people = [];
  for (let at = 0; at < participants; at += 1) {
    const sitter = await school.addSitter({ nama: `Peserta ${at % 5}` });
    people.push({ ...sitter, token: await school.signIn(sitter.no) });
  }
  return people;
}

async function addExams(seed: number, dice: SeededRandom) {
  const people = await addPeople();
  const event = await school.server.ok(createEvent, newEvent(`SAMA-${seed}`));
  const making = { school, dice };
  const add = (name: string, waits: boolean) =>
    generatedExam(`${name}-${seed}`, people, { event_id: event.id, waits }, making);
  const exams = [await add("koreksi", false), await add("menunggu", true)];
  return { people, event: event.id, exams };
}

/** Some questions are taken out or given to everybody, or count by what the bank has by now; the first one always. */
async function chooseFor({ exam }: ExpectedExam, dice: SeededRandom) {
  const asked = new Set(exam.finished.flatMap(({ drawn }) => drawn.map(({ id }) => id)));
  const questions = [...asked].filter((_id, at) => at === 0 || dice.oneIn(3));
  const changes = new Map<
    string,
    Partial<Pick<DrawnQuestion, "treatment" | "weight" | "policy">>
  >();
  const choices = [];
  for (const id of questions) {
    if (dice.oneIn(2) || id === questions[0]) {
      const treatment = dice.oneOf<Treatment>(["dihapus", "semua_benar"]);
      changes.set(id, { treatment });
      choices.push(choiceOf(id, { treatment }));
      continue;
    }
    const change = { weight: (1 + dice.upTo(300)) / 100, policy: dice.oneOf(policyNames) };
    await school.server.db
      .updateTable("questions")
      .set({ bobot: change.weight, policy: change.policy })
      .where("id", "=", id)
      .execute();
    changes.set(id, change);
    choices.push(choiceOf(id, { weight: "present", policy: "present" }));
  }
  return { changes, choices: choicesFor(exam.id, choices) };
}

async function apply(server: TestServer, choices: RecalculationChoices) {
  const { fingerprint } = await server.ok(previewRecalculation, choices);
  const act = { ...choices, fingerprint, act_id: randomUUID(), reason: "Kunci keliru" };
  return server.ok(applyRecalculation, act);
}

function checkMoves({ moves, counts }: ResultChange, before: ExpectedExam, after: ExpectedExam) {
  const moved = [...after.results].filter(([no, { named }]) => {
    const { named: known } = before.results.get(no)!;
    return known.score !== named.score || known.score_most !== named.score_most;
  });
  assert.equal(moves.map((move) => move.no_ujian).sort(), moved.map(([no]) => no).sort());
  assert.is(counts.moved, moved.length);
  for (const { no_ujian: no, ...move } of moves) {
    for (const [side, { results }] of [
      ["before", before],
      ["after", after],
    ] as const) {
      const { score, score_most, rank, verdict } = results.get(no)!.named;
      assert.equal(move[side], { score, score_most, rank, verdict });
    }
  }
}

for (let seed = 1; seed <= rounds; seed += 1) {
  test(`generated exams ${seed} agree before and after they are recalculated`, async () => {
    const dice = seededRandom(seed);
    const { people, event, exams } = await addExams(seed, dice);
    const { stored } = recalculationCalls(school);
    const expected = exams.map((exam) => expectedResults(exam));
    const checkAll = async (all: readonly ExpectedExam[]) => {
      for (const one of all) await checkExam(one, people, { ask, dice });
      await checkLedger(event, all, { ask, dice });
    };
    await checkAll(expected);
    const first = await Promise.all(exams.map(({ id }) => stored(id)));

    const after: ExpectedExam[] = [];
    for (const [at, one] of expected.entries()) {
      const { id } = one.exam;
      const unchanged = await apply(school.server, choicesFor(id, []));
      assert.equal([unchanged.number, await stored(id)], [null, first[at]]);
      const { choices, changes } = await chooseFor(one, dice);
      const next = expectedResults(one.exam, changes);
      const { change } = await ask(previewRecalculation, choices);
      checkMoves(change, one, expectedResults(one.exam, changes, new Map()));
      assert.is((await apply(at === 0 || !beside ? school.server : beside, choices)).number, 2);
      const versions = { schedule_id: id, from: 1, to: 2 };
      const earlier = expectedResults(one.exam, new Map(), changes);
      checkMoves(await ask(compareResultVersions, versions), earlier, next);
      after.push(next);
    }
    await checkAll(after);

    for (const [at, { id }] of exams.entries()) {
      await apply(school.server, choicesFor(id, [], { restores: 1 }));
      assert.is(await stored(id), first[at], "version 1 is restored as it was");
    }
  });
}

test.run();
