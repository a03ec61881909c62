import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import * as assert from "uvu/assert";
import { reopenSittings } from "../../../../contract/exams/sitting-acts.ts";
import { getMarkingAgreement } from "../../../../contract/marking/marking-agreement.ts";
import {
  getMarkingAttachment,
  type MarkingAnswer,
} from "../../../../contract/marking/marking-answers.ts";
import { createMarkingComment } from "../../../../contract/marking/marking-comments.ts";
import { getMarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { finishSitting } from "../../../../contract/sitting/own-sitting.ts";
import { codeIn } from "../../../../domain/marking/marking-code.ts";
import {
  essayOf,
  essaysOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";
import { controlRestMs } from "./control-answers-writing.ts";

const { test, school, ratna, budi, sari } = markingSuite("control answers", {
  ratna: "Ratna",
  budi: "Budi",
  sari: "Sari",
});

const setControls = (unit: TestUnit, control_percent: number) =>
  school.setRules(unit, { second_percent: 100, control_percent });
const mineOf = async (unit: TestUnit, marker: Marker) => (await school.rowOf(unit, marker)).mine;
const codesOf = async ({ schedule_id }: TestUnit) => {
  const rows = await school.server.db
    .selectFrom("sittings")
    .select("marking_code")
    .where("schedule_id", "=", schedule_id)
    .execute();
  return new Set(rows.map(({ marking_code: code }) => code));
};
/** Of what was given out, the control answers, and the others. */
async function parted(unit: TestUnit, answers: readonly MarkingAnswer[]) {
  const real = await codesOf(unit);
  return {
    controls: answers.filter(({ code }) => !real.has(code)),
    others: answers.filter(({ code }) => real.has(code)),
  };
}

/** Eight answers, of which two people have marked four alike. */
async function openHalfMarked(alias: string, control_percent = 50) {
  const { unit, sitters } = await school.addMarkedExam(alias, essaysOf(8));
  await setControls(unit, control_percent);
  const { answers } = await school.claim(unit, ratna, 4);
  for (const marker of [ratna, budi]) {
    await school.save(unit, marker, ...answers.map((answer) => markOf(answer, "1/2")));
  }
  return { unit, sitters };
}

test("agreed answers come again among the others, and nothing tells them from these", async () => {
  const { unit } = await openHalfMarked("kontrol");
  const claimed = await school.claim(unit, sari);
  const { controls, others } = await parted(unit, claimed.answers);
  assert.equal([controls.length, others.length, claimed.left], [2, 4, 0]);
  for (const answer of claimed.answers) {
    assert.is(codeIn(answer.code), answer.code);
    assert.equal([answer.marks, answer.equal, answer.spellings], [[], [], []]);
    assert.equal(Object.keys(answer), Object.keys(others[0]!));
  }
  assert.is(new Set(claimed.answers.map(({ code }) => code)).size, 6);
  assert.is(await mineOf(unit, sari), 6);
  const opened = await school.server.ok(getMarkingUnit, unit, sari);
  assert.is(opened.mine, 6);
  const again = await school.claim(unit, sari);
  assert.equal(
    (await parted(unit, again.answers)).controls.map(({ code }) => code).sort(),
    controls.map(({ code }) => code).sort(),
    "the same ones until they are marked",
  );
});

test("what is given to them is stored like a mark and changes no state and no result", async () => {
  const { unit } = await openHalfMarked("kontrol-nilai");
  const before = [await school.scoresOf(unit), await school.statesOf(unit)];
  const { answers } = await school.claim(unit, sari);
  const { controls, others } = await parted(unit, answers);
  const act = markOf(controls[0]!, "1");
  const [first, second] = [
    await school.save(unit, sari, act),
    await school.save(unit, sari, act, markOf(controls[1]!, "3/5")),
  ];
  assert.equal(
    second.results.map(({ outcome, reason, conflicts }) => [outcome, reason, conflicts]),
    [
      ["stored", "", []],
      ["stored", "", []],
    ],
  );
  assert.equal([first.mine, second.mine], [5, 4]);
  assert.equal([await school.scoresOf(unit), await school.statesOf(unit)], before);
  const like = await school.save(unit, sari, markOf(others[0]!, "1"));
  assert.equal(Object.keys(like.results[0]!), Object.keys(first.results[0]!));
  const rows = await school.server.db
    .selectFrom("control_marks")
    .select("share")
    .where("schedule_id", "=", unit.schedule_id)
    .orderBy("seq")
    .execute();
  assert.equal(rows, [{ share: "1" }, { share: "3/5" }]);
  const seen = [{ code: controls[0]!.code, seq: controls[0]!.seq }];
  const back = await school.save(unit, sari, { kind: "withdraw", id: randomUUID(), answers: seen });
  assert.is(back.mine, 4, "it can be marked again");
  const offered = (await school.claim(unit, sari)).answers.map(({ code }) => code);
  assert.ok(offered.includes(controls[0]!.code));
});

const codesIn = async (...asked: Parameters<typeof school.listed>) =>
  (await school.listed(...asked)).map(({ code }) => code).sort();

test("they stand in their marker's lists like any other, with what was given to them", async () => {
  const { unit } = await openHalfMarked("kontrol-daftar");
  const claimed = (await school.claim(unit, sari)).answers;
  const { controls, others } = await parted(unit, claimed);
  const given = claimed.map(({ code }) => code).sort();
  assert.equal(await codesIn(unit, sari, "unmarked"), given);
  const all = await school.listed(unit, sari, "all");
  assert.is(all.length, 8, "in place of the answers that they are");
  assert.is(new Set(all.map(({ answer }) => JSON.stringify(answer))).size, 8);
  for (const code of given) assert.ok(all.some((one) => one.code === code));
  const act = { comment: "Cukup" };
  await school.save(unit, sari, markOf(controls[0]!, "1", act), markOf(others[0]!, "1", act));
  const seen = [{ code: controls[0]!.code, seq: controls[0]!.seq }];
  await school.save(unit, sari, { kind: "flag", id: randomUUID(), answers: seen });
  const [one, other] = await school.listed(unit, sari, "mine");
  assert.equal([one!.code, other!.code].sort(), [controls[0]!.code, others[0]!.code].sort());
  const shapeOf = ({ marks, state, equal, spellings, decision_hindrance }: MarkingAnswer) => ({
    marks: marks.map((mark) => ({ ...mark, act_id: typeof mark.act_id })),
    state,
    equal,
    spellings,
    decision_hindrance,
  });
  assert.equal(shapeOf(one!), shapeOf(other!));
  assert.equal(await codesIn(unit, sari, "flagged"), [controls[0]!.code]);
  assert.equal(await codesIn(unit, sari, "all", controls[0]!.code.toLowerCase()), [
    controls[0]!.code,
  ]);
  assert.is((await codesIn(unit, sari, "unmarked")).length, 4);
  for (const view of ["mine", "all", "unmarked"] as const) {
    const codes = await codesIn(unit, budi, view);
    assert.not(
      controls.some(({ code }) => codes.includes(code)),
      view,
    );
  }
});

test("the answer that one is, is still found by its own code, as paper and older files have it", async () => {
  const { unit } = await openHalfMarked("kontrol-kode");
  await school.claim(unit, sari);
  const shown = await codesIn(unit, sari, "all");
  const hidden = [...(await codesOf(unit))].filter((code) => !shown.includes(code!));
  assert.is(hidden.length, 2);
  assert.equal(await codesIn(unit, sari, "all", hidden[0]!), [hidden[0]]);
  await school.save(unit, sari, markOf({ code: hidden[0]!, seq: 0 }, "1"));
  assert.ok((await codesIn(unit, sari, "all")).includes(hidden[0]!), "an own mark is shown");
});

test("saved comments that are given with them are kept", async () => {
  const { unit } = await openHalfMarked("kontrol-komentar");
  const { controls } = await parted(unit, (await school.claim(unit, sari)).answers);
  const saved = { ...unit, code: "ab", text: "Sebutkan rumus.", points: null };
  const { id } = await school.server.ok(createMarkingComment, saved, sari);
  const written = { comment: "Bagus.", comment_ids: [id] };
  await school.save(unit, sari, markOf(controls[0]!, "1", written));
  const [{ marks } = { marks: [] }] = await school.listed(unit, sari, "mine");
  assert.equal(
    marks.map(({ comment, comments }) => [comment, comments]),
    [["Sebutkan rumus.\nBagus.", [{ id, text: "Sebutkan rumus." }]]],
  );
});

test("a mark that does not fit and a decision are refused in the words of any other answer", async () => {
  const { unit } = await openHalfMarked("kontrol-tolak");
  const { answers } = await school.claim(unit, sari);
  const { controls, others } = await parted(unit, answers);
  const reasonsFor = async (answer: MarkingAnswer) =>
    (
      await school.save(
        unit,
        sari,
        markOf(answer, "3/2"),
        markOf(answer, "1", { is_decision: true }),
      )
    ).results.map(({ outcome, reason, conflicts }) => [outcome, reason, conflicts]);
  assert.equal(await reasonsFor(controls[0]!), await reasonsFor(others[0]!));
  const { results } = await school.save(unit, budi, markOf(controls[0]!, "1"));
  assert.match(results[0]!.reason, /tidak ada lagi/u, "it is given to one person alone");
});

test("the coordinator sees each marker's share, and nobody but a Head Master their own", async () => {
  const { server } = school;
  const { unit } = await openHalfMarked("kontrol-bagian");
  const { controls } = await parted(unit, (await school.claim(unit, sari)).answers);
  await school.save(unit, sari, markOf(controls[0]!, "11/20"), markOf(controls[1]!, "1"));
  const controlOf = async (token?: string) => {
    const { markers } = await server.ok(getMarkingAgreement, unit, token ? { token } : {});
    return markers.find(({ nama }) => nama === "Sari")?.control ?? null;
  };
  assert.equal(await controlOf(), { n: 2, within: 1 });
  assert.equal(await controlOf(budi.token), { n: 2, within: 1 });
  assert.is(await controlOf(sari.token), null);
  const { pairs } = await server.ok(getMarkingAgreement, unit);
  assert.equal(
    pairs.map(({ one, other, n }) => [one.nama, other.nama, n]),
    [["Budi", "Ratna", 4]],
    "a control mark is no second opinion",
  );
});

test("what was handed in with a control answer is read by its code, by its marker alone", async () => {
  const { server } = school;
  const { unit } = await openHalfMarked("kontrol-lampiran");
  await sql`
    insert into sitting_attachments (sitting_id, id, question_id, mime, bytes, sent_sha256, created_at)
    select si.id, 'f1', ${unit.question_id}, 'image/jpeg', '\\x00'::bytea, '\\x00'::bytea, now()
    from sittings si where si.schedule_id = ${unit.schedule_id}`.execute(server.db);
  const { controls, others } = await parted(unit, (await school.claim(unit, sari)).answers);
  const statusOf = async ({ code }: MarkingAnswer, { token }: Marker) => {
    const path = getMarkingAttachment.path
      .replace("{schedule_id}", unit.schedule_id)
      .replace("{question_id}", unit.question_id);
    const address = `http://exam.test${path}?code=${code}&attachment_id=f1`;
    const headers = { authorization: `Bearer ${token}` };
    return (await server.exam.fetch(new Request(address, { headers }))).status;
  };
  assert.equal([await statusOf(controls[0]!, sari), await statusOf(others[0]!, sari)], [200, 200]);
  assert.is(await statusOf(controls[0]!, budi), 404);
});

test("nobody gets an answer again that they have marked lately, and none without others beside it", async () => {
  const { unit } = await openHalfMarked("kontrol-sendiri");
  const own = await parted(unit, (await school.claim(unit, ratna)).answers);
  assert.equal([own.controls.length, own.others.length], [0, 4]);
  school.server.wait(controlRestMs + 1);
  const later = await parted(unit, (await school.claim(unit, ratna)).answers);
  assert.equal([later.controls.length, later.others.length], [4, 4], "half of four and of four");
  await school.save(unit, ratna, ...later.others.map((answer) => markOf(answer, "1")));
  const third = await school.addMarker("Tiga");
  await school.save(unit, third, ...later.others.map((answer) => markOf(answer, "1")));
  assert.equal((await school.claim(unit, sari)).answers, []);
});

test("what was given out before the rule became 0 % is still marked, and nothing else is given out", async () => {
  const { unit } = await openHalfMarked("kontrol-berhenti");
  const { controls } = await parted(unit, (await school.claim(unit, sari)).answers);
  await setControls(unit, 0);
  const again = await school.claim(unit, sari, 1);
  assert.equal(
    again.answers.map(({ code }) => controls.some((one) => one.code === code)),
    [true],
  );
  assert.is(again.left, 5);
  await school.save(unit, sari, ...controls.map((answer) => markOf(answer, "1/2")));
  assert.equal((await parted(unit, (await school.claim(unit, sari)).answers)).controls, []);
  assert.is(await mineOf(unit, sari), 4);
  assert.equal((await parted(unit, (await school.claim(unit, budi)).answers)).controls, []);
});

test("an answer that changes is no control answer any more", async () => {
  const { server } = school;
  const { unit, sitters } = await openHalfMarked("kontrol-berubah");
  const { controls } = await parted(unit, (await school.claim(unit, sari)).answers);
  await school.save(unit, sari, markOf(controls[0]!, "1/2"));
  for (const sitter of sitters) {
    const reopen = { schedule_id: unit.schedule_id, ids: [sitter.id], minutes: 15 };
    await server.ok(reopenSittings, { ...reopen, act_id: randomUUID(), reason: "Terputus" });
    await school.send(unit.schedule_id, sitter.token, [
      { question_id: unit.question_id, answer: essayOf("Baru") },
    ]);
    await server.ok(finishSitting, { id: unit.schedule_id }, { token: sitter.token });
  }
  assert.equal((await parted(unit, (await school.claim(unit, sari)).answers)).controls, []);
  assert.equal((await server.ok(getMarkingAgreement, unit)).markers, []);
  const late = await school.save(unit, sari, markOf(controls[1]!, "1/2"));
  assert.is(late.results[0]!.outcome, "stored", "what was given out is never refused");
  assert.equal(
    await school.statesOf(unit),
    Array.from({ length: 8 }, () => "left"),
  );
});

test("claims at the same moment give no control answer twice", async () => {
  const { unit } = await openHalfMarked("kontrol-serentak");
  const claims = await Promise.all([1, 2, 3].map(() => school.claim(unit, sari)));
  const rows = await school.server.db
    .selectFrom("marking_controls")
    .select(["sitting_id", "code"])
    .where("schedule_id", "=", unit.schedule_id)
    .execute();
  assert.is(new Set(rows.map(({ sitting_id: id }) => id)).size, rows.length);
  for (const { answers } of claims) {
    assert.is(new Set(answers.map(({ code }) => code)).size, answers.length);
  }
});

test("an id that was used otherwise, and a mark of another device, are told of a control answer as of any", async () => {
  const { unit } = await openHalfMarked("kontrol-tanda");
  const { controls, others } = await parted(unit, (await school.claim(unit, sari)).answers);
  for (const answer of [controls[0]!, others[0]!]) {
    const act = markOf({ ...answer, own: null }, "1/2");
    const again = [act, act, { ...markOf(answer, "1"), id: act.id }];
    const late = markOf({ ...answer, own: null }, "1");
    const next = markOf({ ...answer, own: act.id }, "1/4");
    const { results } = await school.save(unit, sari, ...again, late, next);
    assert.equal(
      results.map(({ outcome, conflicts }) => [
        outcome,
        conflicts.map(({ code, marks }) => [code, marks.map(({ share }) => share)]),
      ]),
      [
        ["stored", []],
        ["stored", []],
        ["refused", []],
        ["refused", [[answer.code, ["1/2"]]]],
        ["stored", []],
      ],
    );
    const [listed] = await school.listed(unit, sari, "mine", answer.code);
    assert.equal([listed!.marks[0]!.share, listed!.marks[0]!.act_id], ["1/4", next.id]);
  }
});

test("results are the same with control answers and without, in whatever order marks arrive", async () => {
  const outcomes = [];
  for (const [at, percent] of [0, 50, 50].entries()) {
    const { unit } = await openHalfMarked(`kontrol-sama-${at}`, percent);
    for (const marker of [sari, budi]) {
      const { answers } = await school.claim(unit, marker);
      const { controls, others } = await parted(unit, answers);
      assert.is(controls.length > 0, percent > 0 && marker === sari);
      const acts = [
        ...others.map((answer) => markOf(answer, "4/5")),
        ...controls.map((answer) => markOf(answer, "0")),
      ];
      await school.save(unit, marker, ...(at === 2 ? acts.reverse() : acts));
    }
    outcomes.push([await school.scoresOf(unit), await school.statesOf(unit)]);
  }
  assert.equal(outcomes[1], outcomes[0]);
  assert.equal(outcomes[2], outcomes[0]);
});

test.run();
