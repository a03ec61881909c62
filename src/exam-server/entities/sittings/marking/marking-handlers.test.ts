import { getOverview } from "../../../../contract/home.ts";
import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { getSittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import { listSittings } from "../../../../contract/exams/sitting-control.ts";
import { reopenSittings } from "../../../../contract/exams/sitting-acts.ts";
import {
  claimAnswers,
  claimMs,
  listMarkedAnswers,
} from "../../../../contract/marking/marking-answers.ts";
import {
  getMarkingUnit,
  listMarkingUnits,
  revealNames,
} from "../../../../contract/marking/marking-units.ts";
import { saveMarks } from "../../../../contract/marking/marks.ts";
import { finishSitting } from "../../../../contract/sitting/own-sitting.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import {
  essayOf,
  markOf,
  markingSuite,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import { listUnlistedResults } from "./unlisted-results-store.ts";

const { test, school, ratna, budi } = markingSuite("marking by people", {
  ratna: "Ratna",
  budi: "Budi",
});

const unitsOf = async ({ schedule_id }: Pick<TestUnit, "schedule_id">, token?: string) =>
  (await school.server.ok(listMarkingUnits, { schedule_id }, token ? { token } : {})).items;
test("an exam that is over is listed for its correctors, by question, without empty answers", async () => {
  const { unit } = await school.addMarkedExam("daftar", [
    essayOf("Karena hujan"),
    essayOf("Karena angin"),
    { type: 2, html: "<p> </p>" },
  ]);
  const own = await school.rowOf(unit, ratna);
  assert.equal([own.total, own.left, own.mine, own.settled], [2, 2, 2, 0]);
  assert.equal([own.schedule, own.bank, own.may_mark], ["daftar", "LENGKAP", true]);
  assert.is(own.excerpt, "Soal tipe 2");
  const head = (await unitsOf(unit)).find(({ type }) => type === 2)!;
  assert.equal(
    [head.total, head.mine, head.may_mark],
    [2, 0, false],
    "a Head Master sees progress",
  );
  const stranger = await school.addTeacher("Bukan korektor");
  assert.equal(await unitsOf(unit, stranger.token), []);
});

test("whoever is no corrector of the subject reads nothing and marks nothing", async () => {
  const { unit } = await school.addMarkedExam("hak", [essayOf("Karena hujan")]);
  const { server } = school;
  const stranger = await school.addTeacher("Lain");
  const [answer] = (await school.claim(unit, ratna)).answers;
  const act = markOf(answer!, "1");
  const head = { id: await server.accountId("EVIL"), token: await server.signIn("EVIL") };
  for (const { id, token } of [stranger, head]) {
    const input = { ...unit, marker_id: id, acts: [act] };
    assert.is((await server.call(saveMarks, input, { token })).code, "44");
    const claim = { ...unit, count: 5, except: [] };
    assert.is((await server.call(claimAnswers, claim, { token })).code, "44");
  }
  assert.is((await server.call(getMarkingUnit, unit, { token: stranger.token })).code, "44");
  const otherName = { ...unit, marker_id: ratna.id, acts: [act] };
  assert.is((await server.call(saveMarks, otherName, { token: budi.token })).code, "49");
  const seen = await server.ok(listMarkedAnswers, { ...unit, view: "mine" }, head);
  assert.equal(seen.items, []);
  const operator = await school.addTeacher("Operator", "OPRA");
  assert.is((await server.call(listMarkingUnits, {}, operator)).code, "43");
});

test("nothing that a marker is sent says whose an answer is", async () => {
  const { unit, sitters } = await school.addMarkedExam("buta", [essayOf("Satu"), essayOf("Dua")]);
  const claimed = await school.claim(unit, ratna);
  await school.save(unit, ratna, markOf(claimed.answers[0]!, "1"));
  const sent = JSON.stringify([
    claimed,
    await unitsOf(unit, ratna.token),
    await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, ratna),
    await school.server.ok(getMarkingUnit, unit, ratna),
  ]);
  for (const { id, no } of sitters) {
    assert.not(sent.includes(id));
    assert.not(sent.includes(no));
  }
  assert.not(/"(?:answered_at|finished_at|nama|group)"/u.test(JSON.stringify(claimed)));
});

test("the lists of all answers and of what is left keep the marker's order while marks arrive", async () => {
  const texts = Array.from({ length: 6 }, (_, at) => essayOf(`Daftar ${at}`));
  const { unit } = await school.addMarkedExam("daftar", texts);
  const codesIn = async (view: "all" | "unmarked") =>
    (await school.server.ok(listMarkedAnswers, { ...unit, view }, ratna)).items.map(
      ({ code }) => code,
    );
  const all = await codesIn("all");
  assert.is(all.length, 6);
  assert.equal(await codesIn("unmarked"), all);
  const { answers } = await school.claim(unit, ratna);
  const third = answers.find(({ code }) => code === all[2])!;
  await school.save(unit, ratna, markOf(third, "1"));
  assert.equal(await codesIn("all"), all);
  assert.equal(
    await codesIn("unmarked"),
    all.filter((code) => code !== third.code),
  );
});

test("home counts what waits for each marker, and nothing that waits for nobody", async () => {
  const { unit } = await school.addMarkedExam("beranda", [essayOf("Satu"), essayOf("Dua")]);
  const waiting = async ({ token }: Marker) => {
    const { todo } = await school.server.ok(getOverview, {}, { token });
    return todo.find(({ kind }) => kind === "marking")?.count ?? 0;
  };
  const [before, beforeOther] = [await waiting(ratna), await waiting(budi)];
  assert.ok(before >= 2);
  const { answers } = await school.claim(unit, ratna);
  await school.save(unit, ratna, markOf(answers[0]!, "1"));
  assert.is(await waiting(ratna), before - 1);
  assert.is(await waiting(budi), beforeOther - 1);
  await school.save(unit, budi, markOf(answers[0]!, "0"));
  assert.is(await waiting(ratna), before - 1, "the difference is decided by somebody else");
  const stranger = await school.addTeacher("Tanpa matpel");
  assert.is(await waiting(stranger), 0);
});

test("each marker has an order of the own, which stays the same", async () => {
  const texts = Array.from({ length: 8 }, (_, at) => essayOf(`Jawaban ${at}`));
  const { unit } = await school.addMarkedExam("urutan", texts);
  const orderOf = async (marker: Marker) => {
    const { answers } = await school.claim(unit, marker);
    await school.server.db.deleteFrom("marking_claims").execute();
    return answers.map(({ code }) => code);
  };
  const first = await orderOf(ratna);
  assert.is(first.length, 8);
  assert.equal(await orderOf(ratna), first);
  const other = await orderOf(budi);
  assert.equal([...other].sort(), [...first].sort());
  assert.not.equal(other, first);
});

test("a mark is in the result at once, exactly, and taking it back leads to where it was", async () => {
  const { unit } = await school.addMarkedExam("hasil", [essayOf("Karena hujan")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const before = await school.scoresOf(unit);
  const { results, mine } = await school.save(unit, ratna, markOf(answer!, "1/3"));
  assert.equal([results[0]!.outcome, results[0]!.conflicts, mine], ["stored", [], 0]);
  assert.equal([before, await school.scoresOf(unit)], [["0.00"], ["6.67"]]);
  const own = await school.rowOf(unit, ratna);
  assert.equal([own.settled, own.markers[0]!.nama, own.markers[0]!.count], [1, "Ratna", 1]);
  await school.save(unit, ratna, markOf(answer!, "1"));
  assert.equal(await school.scoresOf(unit), ["20.00"]);
  const answers = [{ code: answer!.code, seq: answer!.seq }];
  await school.save(unit, ratna, { kind: "withdraw", id: randomUUID(), answers });
  assert.equal(await school.scoresOf(unit), before);
  assert.is((await school.rowOf(unit, ratna)).left, 1);
  const { count } = await school.server.db
    .selectFrom("marks")
    .innerJoin("sittings", "sittings.id", "marks.sitting_id")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("sittings.schedule_id", "=", unit.schedule_id)
    .executeTakeFirstOrThrow();
  assert.is(Number(count), 3, "the history keeps all of it");
});

test("an act that is sent again is stored once and answered alike", async () => {
  const { unit } = await school.addMarkedExam("ulang", [essayOf("Karena hujan")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const act = markOf(answer!, "1/2");
  const [one, other] = await Promise.all([
    school.save(unit, ratna, act),
    school.save(unit, ratna, act),
  ]);
  assert.equal(one.results, other.results);
  const rows = await school.server.db
    .selectFrom("marks")
    .select("seq")
    .where("act_id", "=", act.id)
    .execute();
  assert.is(rows.length, 1);
});

test("two who mark the same answer differently are shown both marks, and a third decides", async () => {
  const { unit } = await school.addMarkedExam("beda", [essayOf("Karena hujan")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "1"));
  const { results, disputed } = await school.save(unit, budi, markOf(answer!, "1/2"));
  assert.is(results[0]!.outcome, "stored", "it is kept as a second opinion");
  const opened = await school.server.ok(getMarkingUnit, unit, ratna);
  assert.equal(
    [disputed, opened.disputed],
    [1, 1],
    "whoever has met it is told as whoever has not",
  );
  assert.equal(
    results[0]!.conflicts[0]!.marks.map(({ marker, share }) => [marker, share]),
    [
      ["Ratna", "1"],
      ["Budi", "1/2"],
    ],
  );
  assert.equal(await school.scoresOf(unit), ["0.00"], "neither counts");
  assert.is((await school.rowOf(unit, ratna)).disputed, 1);
  const third = await school.addMarker("Sari");
  const answers = [{ code: answer!.code, seq: answer!.seq }];
  const copied = await school.save(
    unit,
    budi,
    markOf(answer!, "1"),
    { kind: "withdraw", id: randomUUID(), answers },
    markOf(answer!, "1"),
  );
  assert.equal(
    copied.results.map(({ outcome, reason }) => [outcome, reason]),
    Array.from({ length: 3 }, () => [
      "refused",
      "Nilai Anda berbeda dari nilai korektor lain. Korektor ketiga yang memutuskan.",
    ]),
    "nobody adapts a mark to what is shown of the other",
  );
  const own = await school.save(unit, budi, markOf(answer!, "1", { is_decision: true }));
  assert.match(own.results[0]!.reason, /diputuskan oleh korektor lain/u);
  await school.save(unit, third, markOf(answer!, "3/4", { is_decision: true }));
  assert.equal(await school.scoresOf(unit), ["15.00"]);
  const again = await school.save(unit, ratna, markOf(answer!, "0", { is_decision: true }));
  assert.is(again.results[0]!.reason, "Perbedaan ini sudah diputuskan oleh Sari.");
});

test("where two people were wanted, the second sees nothing of the first, and near marks make the mean", async () => {
  const { unit } = await school.addMarkedExam("kedua", [essayOf("Karena hujan")]);
  await school.server.db
    .insertInto("marking_rules")
    .values({ ...unit, second_percent: 100, tolerance_percent: 10, reveal_reason: "", version: 1 })
    .execute();
  const [answer] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "1/2"));
  const waiting = await school.rowOf(unit, budi);
  assert.equal([waiting.second, waiting.mine], [1, 1]);
  assert.is((await school.rowOf(unit, ratna)).mine, 0, "not by the same person twice");
  const [second] = (await school.claim(unit, budi)).answers;
  assert.equal(second!.marks, []);
  assert.equal(await school.scoresOf(unit), ["0.00"]);
  await school.save(unit, budi, markOf(second!, "3/5"));
  assert.equal(await school.scoresOf(unit), ["11.00"], "55 % of 20");
});

test("what one person has at hand others get when the claim lapses, and a claim that lapsed refuses nobody", async () => {
  const { server } = school;
  const { unit } = await school.addMarkedExam("klaim", [essayOf("Satu"), essayOf("Dua")]);
  const [first] = (await school.claim(unit, ratna, 1)).answers;
  const others = await school.claim(unit, budi);
  assert.not(others.answers.some(({ code }) => code === first!.code));
  assert.equal([others.left, others.claimed], [1, 1]);
  await school.save(unit, budi, markOf(others.answers[0]!, "1"));
  const none = await school.claim(unit, budi);
  assert.equal([none.answers, none.left, none.claimed], [[], 1, 1]);
  server.wait(claimMs + 1);
  const last = await school.claim(unit, budi);
  assert.equal(last.answers[0]!.code, first!.code);
  const { results } = await school.save(unit, ratna, markOf(first!, "1"));
  assert.is(results[0]!.outcome, "stored");
});

test("equal answers are named together, marked by one act and taken back as one", async () => {
  const { unit } = await school.addMarkedExam("sama", [
    essayOf("Karena hujan."),
    essayOf("karena  hujan."),
    essayOf("Karena hujan?"),
  ]);
  const { answers } = await school.claim(unit, ratna);
  const one = answers.find(({ equal }) => equal.length === 1)!;
  const other = answers.find(({ code }) => code === one.equal[0]!.code)!;
  assert.is(other.seq, one.equal[0]!.seq);
  assert.equal(one.spellings.map(({ text }) => text).sort(), ["Karena hujan.", "karena hujan."]);
  const act = markOf([one, other], "1");
  assert.is((await school.save(unit, ratna, act)).mine, 1);
  assert.equal(await school.scoresOf(unit), ["0.00", "20.00", "20.00"]);
  const back = [one, other].map(({ code, seq }) => ({ code, seq }));
  await school.save(unit, ratna, { kind: "withdraw", id: randomUUID(), answers: back });
  assert.equal(await school.scoresOf(unit), ["0.00", "0.00", "0.00"]);
});

test("an answer that changed after the sitting was opened again is to be marked again, with the old mark shown", async () => {
  const { server } = school;
  const { unit, sitters } = await school.addMarkedExam("berubah", [essayOf("Lama")]);
  const [sitter] = sitters;
  const [answer] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "1"));
  const reopen = { schedule_id: unit.schedule_id, ids: [sitter!.id], minutes: 15 };
  await server.ok(reopenSittings, { ...reopen, act_id: randomUUID(), reason: "Terputus" });
  assert.equal(await unitsOf(unit, ratna.token), [], "nobody marks what is being answered");
  await server.ok(finishSitting, { id: unit.schedule_id }, { token: sitter!.token });
  assert.equal(
    await school.scoresOf(unit),
    ["20.00"],
    "the mark of an answer that stayed counts again",
  );
  await server.ok(reopenSittings, { ...reopen, act_id: randomUUID(), reason: "Terputus" });
  await school.send(unit.schedule_id, sitter!.token, [
    { question_id: unit.question_id, answer: essayOf("Baru") },
  ]);
  const late = await school.save(unit, ratna, markOf(answer!, "1/2"));
  assert.is(late.results[0]!.outcome, "stored");
  await server.ok(finishSitting, { id: unit.schedule_id }, { token: sitter!.token });
  assert.equal(await school.scoresOf(unit), ["0.00"]);
  const [now] = (await school.claim(unit, ratna)).answers;
  assert.match((now!.answer as { html: string }).html, /Baru/u);
  assert.equal([now!.marks[0]!.is_stale, now!.marks[0]!.share], [true, "1/2"]);
  const { results } = await school.save(unit, ratna, markOf({ ...now!, seq: answer!.seq }, "1"));
  assert.is(results[0]!.conflicts[0]!.seq, now!.seq, "what was seen is not what is stored");
});

test("marks that do not fit are refused in words, and the others of the call are stored", async () => {
  const { unit } = await school.addMarkedExam("batas", [essayOf("Satu"), essayOf("Dua")]);
  const [one, two] = (await school.claim(unit, ratna)).answers;
  const { results } = await school.save(
    unit,
    ratna,
    markOf(one!, "3/2"),
    markOf({ code: "TIADA2", seq: 1 }, "1"),
    markOf(one!, "1", { given: { cells: { a: "1" } } }),
    markOf(two!, "1"),
  );
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["refused", "refused", "refused", "stored"],
  );
  assert.match(results[0]!.reason, /melebihi nilai tertinggi/u);
  assert.match(results[1]!.reason, /^Jawaban TIADA2 tidak ada lagi/u);
  assert.equal(await school.scoresOf(unit), ["0.00", "20.00"]);
});

test("flags are shared, and cells and statements are marked one by one", async () => {
  const { content, right } = questionSamples[9];
  const { unit } = await school.addMarkedExam("bagian", [right]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const seen = [{ code: answer!.code, seq: answer!.seq }];
  await school.save(unit, ratna, { kind: "flag", id: randomUUID(), answers: seen });
  const flagged = await school.server.ok(listMarkedAnswers, { ...unit, view: "flagged" }, budi);
  assert.is(flagged.items[0]!.code, answer!.code);
  const statements = Object.fromEntries(
    content.payload.statements.map(({ id }, at) => [id, at === 0 ? "1" : "0"]),
  );
  const { results } = await school.save(
    unit,
    ratna,
    markOf(answer!, "1", { given: { statements } }),
    { kind: "unflag", id: randomUUID(), answers: seen },
  );
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["stored", "stored"],
  );
  assert.equal((await unitsOf(unit, ratna.token)).find(({ type }) => type === 9)!.flagged, 0);
});

test("a flag of somebody who has marked the answer is seen by others when that mark is", async () => {
  const { unit } = await school.addMarkedExam("penanda", [essayOf("Satu")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  const seen = [{ code: answer!.code, seq: answer!.seq }];
  const flaggedFor = async (marker: typeof ratna) => {
    const list = await school.server.ok(listMarkedAnswers, { ...unit, view: "all" }, marker);
    return list.items[0]!.is_flagged;
  };
  await school.save(unit, ratna, { kind: "flag", id: randomUUID(), answers: seen });
  assert.ok(await flaggedFor(budi), "she has given no opinion yet");
  await school.save(unit, ratna, markOf(answer!, "1/2"));
  assert.equal([await flaggedFor(ratna), await flaggedFor(budi)], [true, false]);
  await school.save(unit, budi, { kind: "unflag", id: randomUUID(), answers: seen });
  assert.ok(await flaggedFor(ratna), "nobody takes away what they do not see");
  await school.save(unit, budi, markOf(answer!, "1/2"));
  assert.equal([await flaggedFor(ratna), await flaggedFor(budi)], [true, true]);
});

test("results of earlier versions are listed by the server itself, and staff read what marks come to", async () => {
  const { server } = school;
  const { unit, sitters } = await school.addMarkedExam("lama", [essayOf("Karena hujan")]);
  const [answer] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(answer!, "1/4"));
  await server.db.deleteFrom("marking_answers").execute();
  await server.db.updateTable("sitting_results").set({ is_listed: false }).execute();
  assert.ok((await listUnlistedResults(server.db, createQuestionVersions(), server.now)) > 0);
  assert.is(await listUnlistedResults(server.db, createQuestionVersions(), server.now), 0);
  assert.is((await school.rowOf(unit, ratna)).settled, 1);
  const of = { schedule_id: unit.schedule_id, id: sitters[0]!.id };
  const { score, pending } = await server.ok(getSittingAnswers, of);
  assert.equal([score, pending], ["5.00", 0]);
});

test("an answer that people mark stands beside no name until all are marked or a Head Master reveals it", async () => {
  const { server } = school;
  const { unit, sitters } = await school.addMarkedExam("nama", [essayOf("Satu"), essayOf("Dua")]);
  const read = async (at: number) => {
    const of = { schedule_id: unit.schedule_id, id: sitters[at]!.id };
    const { questions } = await server.ok(getSittingAnswers, of);
    const one = questions.find(({ question_id: id }) => id === unit.question_id)!;
    return [one.is_hidden, one.answer === null];
  };
  assert.equal(await read(0), [true, true]);
  const { answers } = await school.claim(unit, ratna);
  await school.save(unit, ratna, markOf(answers[0]!, "1"));
  assert.equal(
    [await read(0), await read(1)],
    [
      [true, true],
      [true, true],
    ],
    "one is left",
  );
  const reveal = { ...unit, reason: "Keberatan orang tua" };
  assert.is((await server.call(revealNames, reveal, { token: ratna.token })).code, "43");
  await server.ok(revealNames, reveal);
  await server.ok(revealNames, reveal);
  assert.equal(await read(0), [false, false]);
  const { revealed } = await school.rowOf(unit, ratna);
  assert.equal(
    [revealed?.by, revealed?.reason],
    [server.account("EVIL").name, "Keberatan orang tua"],
  );
  const entries = await server.db
    .selectFrom("audit_entries")
    .select("reason")
    .where("action", "=", "schedule.reveal-names")
    .where("object_id", "=", unit.schedule_id)
    .execute();
  assert.equal(entries, [{ reason: "Keberatan orang tua" }]);
  const other = await school.addMarkedExam("selesai", [essayOf("Satu")]);
  const [only] = (await school.claim(other.unit, ratna)).answers;
  const of = { schedule_id: other.unit.schedule_id, id: other.sitters[0]!.id };
  await school.save(other.unit, ratna, markOf(only!, "1"));
  const { questions } = await server.ok(getSittingAnswers, of);
  assert.not(questions.find(({ question_id: id }) => id === other.unit.question_id)!.is_hidden);
});

test("a total beside a name changes with no single mark, but when the last answer of the question is marked", async () => {
  const { server } = school;
  const { unit, sitters } = await school.addMarkedExam("jumlah", [essayOf("Satu"), essayOf("Dua")]);
  const { schedule_id } = unit;
  const totals = async () => {
    const { items } = await server.ok(listSittings, { schedule_id, sort: "-score" });
    const listed = new Map(
      items.map(({ id, score, score_most: most, pending }) => [id, { score, most, pending }]),
    );
    return Promise.all(
      sitters.map(async ({ id }) => {
        const asked = { schedule_id, id };
        const { questions, ...total } = await server.ok(getSittingAnswers, asked);
        const { score, score_most: most, pending } = total;
        assert.equal(listed.get(id), { score, most, pending }, "list and answers agree");
        const essay = questions.find(({ question_id: question }) => question === unit.question_id)!;
        return [score, most, pending, essay.earned?.least, essay.verdict];
      }),
    );
  };
  const [first, second] = (await school.claim(unit, ratna)).answers;
  const blind = ["0.00", "20.00", 1, "0.00", "menunggu"];
  await school.save(unit, ratna, markOf(first!, "1"));
  assert.equal(await totals(), [blind, blind]);
  await school.save(unit, ratna, markOf(second!, "1/2"));
  const known = (await totals()).map(([score, most, pending]) => [score, most, pending]).sort();
  assert.equal(known, [
    ["10.00", "10.00", 0],
    ["20.00", "20.00", 0],
  ]);
  const answers = [{ code: first!.code, seq: first!.seq }];
  await school.save(unit, ratna, { kind: "withdraw", id: randomUUID(), answers });
  assert.equal(await totals(), [blind, blind]);
  await server.ok(revealNames, { ...unit, reason: "Keberatan orang tua" });
  assert.equal((await totals()).map(([score]) => score).sort(), ["0.00", "10.00"]);
});

test("list and answers agree on what is blind also while a sitting is listed anew after an upgrade", async () => {
  const { server } = school;
  const { unit, sitters } = await school.addMarkedExam("daftar-ulang", [
    essayOf("Satu"),
    essayOf("Dua"),
  ]);
  const { schedule_id } = unit;
  const [first] = (await school.claim(unit, ratna)).answers;
  await school.save(unit, ratna, markOf(first!, "1"));
  const { id: sitting, participant_id: id } = await server.db
    .selectFrom("sittings")
    .select(["id", "participant_id"])
    .where("schedule_id", "=", schedule_id)
    .where("marking_code", "=", first!.code)
    .executeTakeFirstOrThrow();
  assert.ok(sitters.some((one) => one.id === id));
  await server.db.deleteFrom("marking_answers").where("sitting_id", "=", sitting).execute();
  await server.db
    .updateTable("sitting_results")
    .set({ is_listed: false })
    .where("sitting_id", "=", sitting)
    .execute();
  const row = (await server.ok(listSittings, { schedule_id })).items.find((one) => one.id === id)!;
  const answers = await server.ok(getSittingAnswers, { schedule_id, id });
  assert.equal([row.score, row.pending], [answers.score, answers.pending]);
  assert.equal([answers.score, answers.pending], ["0.00", 1], "the mark is in neither");
});

test("many who mark the same answers at once lose nothing", async () => {
  const texts = Array.from({ length: 6 }, (_, at) => essayOf(`Serentak ${at}`));
  const { unit } = await school.addMarkedExam("serentak", texts);
  const { answers } = await school.claim(unit, ratna);
  const third = await school.addMarker("Tiga");
  await Promise.all(
    [ratna, budi, third].flatMap((marker) => [
      school.save(unit, marker, ...answers.map((answer) => markOf(answer, "1"))),
      school.save(unit, marker, ...[...answers].reverse().map((answer) => markOf(answer, "1"))),
    ]),
  );
  const own = await school.rowOf(unit, ratna);
  assert.equal([own.settled, own.disputed], [6, 0]);
  assert.equal(
    own.markers.map(({ count }) => count),
    [6, 6, 6],
  );
  assert.equal(
    await school.scoresOf(unit),
    Array.from({ length: 6 }, () => "20.00"),
  );
});

test.run();
