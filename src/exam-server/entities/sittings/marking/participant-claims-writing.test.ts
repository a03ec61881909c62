import * as assert from "uvu/assert";
import {
  claimParticipants,
  type ParticipantAnswer,
} from "../../../../contract/marking/participant-claims.ts";
import {
  essayOf,
  markOf,
  markingSuite,
  opinionOf,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi } = markingSuite("marking participant after participant", {
  ratna: "Ratna",
  budi: "Budi",
});

/** So many participants, each with an essay and an opinion. */
async function addExam(alias: string, count: number) {
  const { unit, sitters } = await school.addMarkedExam(alias, [essayOf(`${alias} 0`)]);
  const { schedule_id: exam } = unit;
  for (let at = 1; at <= count; at += 1) {
    sitters.push(await school.handIn(exam, essayOf(`${alias} ${at}`), opinionOf(`Argumen ${at}`)));
  }
  return { unit, sitters };
}
const codesOf = (answers: readonly ParticipantAnswer[]) => answers.map(({ code }) => code);
/** Each code once for each time that its answers begin. */
const runsOf = (answers: readonly ParticipantAnswer[]) =>
  codesOf(answers).filter((code, at, all) => code !== all[at - 1]);
const unitOf = ({ schedule_id }: TestUnit, { question_id }: ParticipantAnswer): TestUnit => ({
  schedule_id,
  question_id,
});

test("all answers of a participant stand together, in the order of the bank", async () => {
  const { unit } = await addExam("bersama", 4);
  const { answers, left, claimed } = await school.claimParticipants(unit, ratna);
  assert.equal([answers.length, left, claimed], [9, 0, 0]);
  assert.is(runsOf(answers).length, 5);
  assert.is(new Set(codesOf(answers)).size, 5);
  const both = answers.filter(
    ({ code }) => codesOf(answers).filter((one) => one === code).length > 1,
  );
  assert.equal(
    both.map(({ answer }) => answer.type),
    [2, 9, 2, 9, 2, 9, 2, 9],
  );
  const question = await school.claim(unit, ratna);
  assert.equal(
    question.answers.map(({ code }) => code).sort(),
    [...new Set(codesOf(answers))].sort(),
    "a participant has the code that paper and files show",
  );
});

test("each marker has another order, which stays, and which is that of no question", async () => {
  const { unit } = await addExam("urutan", 11);
  const order = async (marker: Marker) =>
    runsOf((await school.claimParticipants(unit, marker)).answers);
  const [mine, again] = [await order(ratna), await order(ratna)];
  assert.equal(again, mine);
  await school.server.db.deleteFrom("marking_claims").execute();
  const others = await order(budi);
  assert.is.not(others.join(), mine.join());
  assert.equal([...others].sort(), [...mine].sort());
  const question = (await school.claim(unit, ratna)).answers.map(({ code }) => code);
  assert.is.not(question.join(), mine.join());
});

test("as many answers as are wanted, and the rest of the last participant", async () => {
  const { unit } = await addExam("banyak", 3);
  const all = await school.claimParticipants(unit, ratna);
  const first = await school.claimParticipants(unit, ratna, { count: 2 });
  const codes = runsOf(first.answers);
  assert.equal(
    first.answers,
    all.answers.filter(({ code }) => codes.includes(code)),
  );
  assert.is(first.left, all.answers.length - first.answers.length);
  const except = first.answers.map(({ question_id, code }) => ({ question_id, code }));
  const next = await school.claimParticipants(unit, ratna, { except });
  assert.equal(
    next.answers,
    all.answers.filter(({ code }) => !codes.includes(code)),
  );
});

test("two people get different participants, and nothing that the other has at hand", async () => {
  const { unit } = await addExam("berdua", 3);
  const one = await school.claimParticipants(unit, ratna, { count: 2 });
  const other = await school.claimParticipants(unit, budi);
  assert.equal(
    runsOf(other.answers).filter((code) => codesOf(one.answers).includes(code)),
    [],
  );
  assert.equal([other.left, other.claimed], [one.answers.length, one.answers.length]);
  const except = other.answers.map(({ question_id, code }) => ({ question_id, code }));
  const rest = await school.claimParticipants(unit, budi, { except });
  assert.equal(
    [rest.answers, rest.left, rest.claimed],
    [[], one.answers.length, one.answers.length],
  );
  const question = await school.claim(unit, budi);
  const atHand = codesOf(one.answers);
  assert.not(
    question.answers.some(({ code }) => atHand.includes(code)),
    "by question as well",
  );
});

test("what is marked by question is not offered again, and the reverse", async () => {
  const { unit } = await addExam("silang", 2);
  const { answers } = await school.claimParticipants(unit, ratna);
  const essay = answers.find(({ answer }) => answer.type === 2)!;
  await school.save(unit, ratna, markOf(essay, "1"));
  const left = await school.claimParticipants(unit, ratna);
  assert.equal(
    left.answers.map(({ question_id, code }) => [question_id, code]),
    answers.filter((one) => one !== essay).map(({ question_id, code }) => [question_id, code]),
  );
  const opinion = left.answers.find(({ answer }) => answer.type === 9)!;
  const given = { statements: { s1: "1", u2: "0" } };
  await school.save(unitOf(unit, opinion), ratna, markOf(opinion, "1", { given }));
  const after = await school.claim(unitOf(unit, opinion), ratna);
  assert.not(after.answers.some(({ code }) => code === opinion.code));
});

test("whoever gives the second mark sees nothing of the first", async () => {
  const { unit } = await addExam("kedua", 2);
  await school.setRules(unit, { second_percent: 100 });
  const { answers } = await school.claimParticipants(unit, ratna);
  const essays = answers.filter(({ answer }) => answer.type === 2);
  await school.save(unit, ratna, ...essays.map((one) => markOf(one, "1/2")));
  const second = await school.claimParticipants(unit, budi);
  const seen = second.answers.filter(({ answer }) => answer.type === 2);
  assert.is(seen.length, essays.length);
  assert.equal(
    seen.map(({ state, marks }) => [state, marks.length]),
    seen.map(() => ["left", 0]),
  );
  const again = await school.claimParticipants(unit, ratna);
  assert.ok(again.answers.every(({ answer }) => answer.type === 9));
});

/** Of six who have answered both questions two people have marked four essays; half of what a marker gets are control answers. */
async function openControls(alias: string, alone: number) {
  const { unit } = await addExam(alias, 6);
  for (let at = 0; at < alone; at += 1) {
    await school.handIn(unit.schedule_id, essayOf(`${alias} sendiri ${at}`));
  }
  await school.setRules(unit, { second_percent: 100, control_percent: 50 });
  const both = new Set(
    (await school.claimParticipants(unit, ratna)).answers.flatMap(({ answer, code }) =>
      answer.type === 9 ? code : [],
    ),
  );
  const { answers } = await school.claim(unit, ratna);
  const four = answers.filter(({ code }) => both.has(code)).slice(0, 4);
  for (const marker of [ratna, budi]) {
    await school.save(unit, marker, ...four.map((one) => markOf(one, "1/2")));
  }
  await school.server.db.deleteFrom("marking_claims").execute();
  const real = new Set(
    (await school.server.db.selectFrom("sittings").select("marking_code").execute()).map(
      ({ marking_code: code }) => code,
    ),
  );
  const isControl = ({ code }: { code: string }) => !real.has(code);
  return { unit, isControl };
}

test("a control answer comes alone, beside as many participants of whom that question alone is left", async () => {
  const { unit, isControl } = await openControls("kontrol", 3);
  const sari = await school.addMarker("Sari");
  const claimed = await school.claimParticipants(unit, sari);
  const controls = claimed.answers.filter(isControl);
  assert.is(controls.length, 2, "half of the four that come alone");
  for (const control of controls) {
    assert.equal(codesOf(claimed.answers).filter((code) => code === control.code).length, 1);
    assert.equal([control.state, control.marks], ["left", []]);
    assert.equal(Object.keys(control), Object.keys(claimed.answers[0]!));
  }
  const runs = runsOf(claimed.answers);
  assert.is(runs.length, new Set(runs).size, "no participant is torn apart");
  const { results } = await school.save(unit, sari, markOf(controls[0]!, "1"));
  assert.is(results[0]!.outcome, "stored");
});

test("where everybody else comes with several answers no control answer does, until the question is marked by itself", async () => {
  const { unit, isControl } = await openControls("kontrol-kelak", 0);
  const single = (await school.claim(unit, ratna)).answers.find(
    ({ answer }) => answer.type === 2 && answer.html.includes("kontrol-kelak 0"),
  )!;
  await school.save(unit, ratna, markOf(single, "1/2"));
  await school.save(unit, budi, markOf(single, "1/2"));
  await school.server.db.deleteFrom("marking_claims").execute();
  const tono = await school.addMarker("Tono");
  const { answers } = await school.claimParticipants(unit, tono);
  assert.equal(answers.filter(isControl), []);
  const question = await school.claim(unit, tono);
  assert.ok(question.answers.some(isControl));
  const again = await school.claimParticipants(unit, tono);
  assert.equal(again.answers.filter(isControl), [], "nor one that was given out");
});

test("nothing that a marker is sent says whose an answer is", async () => {
  const { unit, sitters } = await addExam("buta", 2);
  const sent = JSON.stringify(await school.claimParticipants(unit, ratna));
  for (const { id, no } of sitters) {
    assert.not(sent.includes(id));
    assert.not(sent.includes(no));
  }
  assert.not(/"(?:answered_at|finished_at|nama|group)"/u.test(sent));
});

test("whoever is no corrector of the subject gets nothing, nor does anybody of another bank", async () => {
  const { unit } = await addExam("hak", 1);
  const { server, bank } = school;
  const asked = { schedule_id: unit.schedule_id, bank_id: bank, count: 5, except: [] };
  const codeFor = async (input: typeof asked, token: string) =>
    (await server.call(claimParticipants, input, { token })).code;
  const stranger = await school.addTeacher("Lain");
  assert.is(await codeFor(asked, stranger.token), "44");
  assert.is(await codeFor(asked, await server.signIn("EVIL")), "44");
  const operator = await school.addTeacher("Operator", "OPRA");
  assert.is(await codeFor(asked, operator.token), "43");
  assert.is(await codeFor({ ...asked, bank_id: unit.question_id }, ratna.token), "44");
  assert.is(await codeFor({ ...asked, schedule_id: bank }, ratna.token), "44");
  const claims = await server.db
    .selectFrom("marking_claims")
    .select("marker_id")
    .where("marker_id", "=", stranger.id)
    .execute();
  assert.equal(claims, []);
});

test.run();
