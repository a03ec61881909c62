import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createEvent } from "../../../../contract/exams/events.ts";
import { getSittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { revealNames } from "../../../../contract/marking/marking-units.ts";
import {
  getResultSelection,
  listResultChoices,
  listResults,
  type ResultRow,
} from "../../../../contract/results/exam-results.ts";
import { fraction } from "../../../../domain/scoring/fraction.ts";
import { shownScore, storedScore } from "../../../../domain/scoring/shown-score.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";
import { newEvent } from "../../../../testing/exams/new-event.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const test = suite("results of exams");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
  await school.server.db.updateTable("question_banks").set({ kkm: 75 }).execute();
});
test.after(() => school.close());

type Query = CallInput<typeof listResults>;
const page = (schedule_id: string, more: Query = {}, token?: string) =>
  school.server.ok(listResults, { schedule_id, ...more }, token === undefined ? {} : { token });
const rows = async (exam: string, more: Query = {}, token?: string) =>
  (await page(exam, more, token)).items;
const scoreOf = ({ result }: ResultRow) => result?.score ?? "–";
const ranks = (items: readonly ResultRow[]) =>
  items.map((row) => `${row.rank ?? "–"} ${scoreOf(row)}`).join(", ");
const setKkm = (kkm: number | null) =>
  school.server.db.updateTable("question_banks").set({ kkm }).execute();

test("ranks are 1 2 2 4 by the shown figure, and so is the KKM", async () => {
  const exam = await makers.addResultExam("peringkat");
  // 74.995, 75.0049, 74.9949 and 80: two of them are shown as 75.00.
  for (const least of ["14999/200", "750049/10000", "749949/10000", "80/1"]) {
    await makers.addResult(exam, { least });
  }
  const items = await rows(exam);
  assert.is(ranks(items), "1 80.00, 2 75.00, 2 75.00, 4 74.99");
  assert.equal(
    items.map(({ verdict }) => verdict),
    ["reached", "reached", "reached", "missed"],
  );
  const { figures } = await page(exam);
  assert.equal([figures.n, figures.reached, figures.share, figures.kkm], [4, 3, "75", 75]);
});

test("a subject's KKM counts where the bank has none, and without either there is no verdict", async () => {
  const exam = await makers.addResultExam("tanpa KKM");
  await makers.addResult(exam, { least: "60/1" });
  await setKkm(null);
  const [none] = await rows(exam);
  assert.equal([none!.kkm, none!.verdict], [null, null]);
  const { figures } = await page(exam);
  assert.equal([figures.with_kkm, figures.share, figures.kkm], [0, null, null]);
  await school.server.db.updateTable("subjects").set({ kkm: 55.5 }).execute();
  const [own] = await rows(exam);
  assert.equal([own!.kkm, own!.verdict], [55.5, "reached"]);
  await school.server.db.updateTable("subjects").set({ kkm: null }).execute();
  await setKkm(75);
});

test("ranks are of the whole exam: neither pages nor filters nor the order change them, and ties keep their places", async () => {
  const exam = await makers.addResultExam("halaman");
  const { one, two } = school.groups;
  for (let at = 0; at < 30; at += 1) {
    const group_id = at % 2 === 0 ? one.id : two.id;
    await makers.addResult(exam, { least: `${60 + (at % 5)}/1`, group_id });
  }
  const whole = await rows(exam, { per_page: 200 });
  const byId = new Map(whole.map(({ id, rank }) => [id, rank]));
  assert.equal([...new Set(byId.values())], [1, 7, 13, 19, 25]);
  const paged = [];
  for (let at = 1; at <= 5; at += 1) paged.push(...(await rows(exam, { page: at, per_page: 7 })));
  assert.equal(
    paged.map(({ id }) => id),
    whole.map(({ id }) => id),
  );
  for (const sort of ["nama", "-score", "score", "rank", "-group"] as const) {
    for (const more of [{ group_id: two.id }, { bin: "6" }, { q: "H-00" }] as const) {
      const found = await rows(exam, { sort, per_page: 200, ...more });
      assert.ok(found.length > 0);
      assert.ok(found.every(({ id, rank }) => byId.get(id) === rank));
    }
  }
});

test("absent, at work and 0 are told apart, and who waits stands above", async () => {
  const exam = await makers.addResultExam("keadaan");
  await makers.addResult(exam, { nama: "Nol", least: "0/1", minutes: 12, leave_count: 4 });
  await makers.addResult(exam, { nama: "Absen", status: null });
  await makers.addResult(exam, { nama: "Bekerja", status: 3 });
  await makers.addResult(exam, { nama: "Tunggu", least: "125/2", most: "155/2", pending: 2 });
  await makers.addResult(exam, { nama: "Gagal", least: "50/1", most: "60/1" });
  await makers.addResult(exam, { nama: "Dihitung", least: null });
  await makers.addResult(exam, { nama: "Sembilan", least: "90/1" });
  const items = await rows(exam);
  const facts = ({ nama, state, result, rank, seconds, leave_count: leaves }: ResultRow) => [
    nama,
    state,
    result && `${result.score}–${result.score_most}`,
    rank,
    seconds,
    leaves,
  ];
  assert.equal(items.map(facts), [
    ["Tunggu", "waiting", "62.50–77.50", null, 3600, 0],
    ["Gagal", "unscored", "50.00–60.00", null, 3600, 0],
    ["Dihitung", "computing", null, null, 3600, 0],
    ["Sembilan", "complete", "90.00–90.00", 1, 3600, 0],
    ["Nol", "complete", "0.00–0.00", 2, 720, 4],
    ["Bekerja", "unfinished", null, null, null, 0],
    ["Absen", "absent", null, null, null, null],
  ]);
  const ascending = (await rows(exam, { sort: "score" })).map(({ nama }) => nama);
  assert.equal(ascending.slice(0, 4), ["Absen", "Bekerja", "Nol", "Sembilan"]);
  const { figures } = await page(exam, { q: "nobody" });
  assert.equal(figures.counts, {
    complete: 2,
    waiting: 1,
    unscored: 1,
    computing: 1,
    unfinished: 1,
    expected: 0,
    absent: 1,
  });
  assert.equal([figures.n, figures.mean], [2, "45.00"], "figures are of final results alone");
  const [waiting] = items;
  assert.equal([waiting!.pending, waiting!.verdict], [2, "open"]);
});

test("nobody is absent before the exam is over", async () => {
  const exam = await makers.addResultExam("masih berjalan", { isOpen: true });
  await makers.addResult(exam, { status: null });
  assert.equal(
    (await rows(exam)).map(({ state }) => state),
    ["expected"],
  );
});

test("the figure by which rows are sorted, ranked and filtered is the one that is shown, whatever the fraction", async () => {
  const exam = await makers.addResultExam("pecahan");
  const exact = new Map<string, string>();
  for (let at = 1; at <= 60; at += 1) {
    // Close to a half of a hundredth, with denominators of up to 40 digits.
    const parts = 7n ** BigInt(at % 45) * 200n;
    const total = fraction(parts * BigInt(60 + (at % 3)) + parts / 200n - BigInt(at % 2), parts);
    const id = await makers.addResult(exam, { least: storedScore(total).exact });
    exact.set(id, shownScore(total));
  }
  const items = await rows(exam, { per_page: 200, sort: "rank" });
  assert.is(items.length, 60);
  for (const row of items) {
    assert.is(scoreOf(row), exact.get(row.participant_id));
    const better = items.filter((other) => Number(scoreOf(other)) > Number(scoreOf(row)));
    assert.is(row.rank, better.length + 1);
  }
});

test("types have their share of the total, by which rows are sorted", async () => {
  const exam = await makers.addResultExam("tipe");
  const types = (least: string) => [
    { type: 1 as const, weight: 60, least },
    { type: 6 as const, weight: 40, least: "40/3" },
  ];
  for (const least of ["20/1", "100/3", "5/1"])
    await makers.addResult(exam, { types: types(least) });
  await makers.addResult(exam, { status: null });
  const items = await rows(exam, { sort: "-type_1" });
  assert.equal(
    items.map((row) => row.types.map(({ score }) => score).join(" ")),
    ["33.33 13.33", "20.00 13.33", "5.00 13.33", ""],
  );
  const { types: known, groups } = await school.server.ok(getResultSelection, {
    schedule_id: exam,
  });
  assert.equal(known, [
    { type: 1, weight: 60 },
    { type: 6, weight: 40 },
  ]);
  assert.equal(
    groups.map(({ nama }) => nama),
    ["Tingkat X / X 1"],
  );
});

test("a bar, a state and a group find their rows, and figures are of the group", async () => {
  const exam = await makers.addResultExam("saring");
  const { one, two, grade } = school.groups;
  for (const [least, group_id] of [
    ["69999/1000", one.id],
    ["13999/200", one.id],
    ["100/1", two.id],
    ["75/1", two.id],
  ] as const) {
    await makers.addResult(exam, { least, group_id });
  }
  const found = async (more: Query) => (await rows(exam, more)).map(scoreOf);
  assert.equal(await found({ bin: "7" }), ["75.00", "70.00", "70.00"]);
  assert.equal(await found({ bin: "9" }), ["100.00"]);
  assert.equal(await found({ bin: "6" }), []);
  assert.equal(await found({ state: "reached" }), ["100.00", "75.00"]);
  assert.equal(await found({ state: "missed", group_id: grade.id }), ["70.00", "70.00"]);
  const { figures, total } = await page(exam, { group_id: two.id, bin: "9" });
  assert.equal([total, figures.n, figures.mean, figures.median], [1, 2, "87.50", "87.50"]);
  assert.equal(
    figures.bins.map(({ count }) => count),
    [0, 0, 0, 0, 0, 0, 0, 1, 0, 1],
  );
});

test("an event has the results of its exams, each with its own ranks", async () => {
  const event = await school.server.ok(createEvent, newEvent("PAS-1", { nama: "PAS Ganjil" }));
  const exams = [
    await makers.addResultExam("Acara A", { event_id: event.id }),
    await makers.addResultExam("Acara B", { event_id: event.id }),
  ];
  for (const exam of exams) {
    for (const least of ["80/1", "90/1"]) await makers.addResult(exam, { least });
  }
  const { items, figures } = await school.server.ok(listResults, {
    event_id: event.id,
    sort: "exam",
  });
  assert.equal(items.map(({ exam, rank }) => `${exam} ${rank}`).sort(), [
    "Acara A 1",
    "Acara A 2",
    "Acara B 1",
    "Acara B 2",
  ]);
  assert.equal([figures.n, figures.mean], [4, "85.00"]);
  const selection = await school.server.ok(getResultSelection, { event_id: event.id });
  assert.equal([selection.name, selection.exams], ["PAS Ganjil", 2]);
  const { events } = await school.server.ok(listResultChoices, {});
  assert.equal(events.find(({ id }) => id === event.id)?.exams, 2);
});

test("one exam or one event is asked for, and nothing else", async () => {
  const { server } = school;
  const codeOf = async (input: Query) => (await server.call(listResults, input)).code;
  assert.is(await codeOf({}), "12");
  assert.is(await codeOf({ schedule_id: "a", event_id: "b" }), "12");
  assert.is(await codeOf({ schedule_id: "nowhere" }), "44");
  assert.is(await codeOf({ event_id: "nowhere" }), "44");
});

test("while somebody marks blindly no mark is told beside a name, and all are when the whole exam is marked", async () => {
  const ratna = await school.addMarker("Ratna");
  const { unit } = await school.addMarkedExam("buta", [essayOf("Satu"), essayOf("Dua")]);
  const { schedule_id: exam } = unit;
  const shown = async () =>
    (await rows(exam, { sort: "-score", per_page: 200 }))
      .filter(({ sitting_id: sitting }) => sitting !== null)
      .map(({ result, state, types }) => [
        `${result!.score}–${result!.score_most}`,
        state,
        types.find(({ type }) => type === 2)?.score,
      ]);
  const before = [
    ["0.00–20.00", "waiting", "0.00"],
    ["0.00–20.00", "waiting", "0.00"],
  ];
  assert.equal(await shown(), before);
  const { answers } = await school.claim(unit, ratna);
  await school.save(unit, ratna, markOf(answers[0]!, "1"));
  assert.equal(await shown(), before, "whoever has marked it would know whose answer it was");
  assert.is((await page(exam)).figures.unmarked, 1);
  assert.is((await page(exam)).figures.n, 0);
  await school.save(unit, ratna, markOf(answers[1]!, "1/2"));
  assert.equal((await shown()).map(([score]) => score).sort(), ["10.00–10.00", "20.00–20.00"]);
  assert.equal((await shown()).map(([, , essay]) => essay).sort(), ["10.00", "20.00"]);
  assert.is((await page(exam)).figures.unmarked, 0);
});

test("marks count beside names once a Head Master has revealed them", async () => {
  const marker = await school.addMarker("Sari");
  const { unit } = await school.addMarkedExam("dibuka", [essayOf("Tiga"), essayOf("Empat")]);
  const { answers } = await school.claim(unit, marker);
  await school.save(unit, marker, markOf(answers[0]!, "1"));
  await school.server.ok(revealNames, { ...unit, reason: "Keberatan" });
  const items = await rows(unit.schedule_id, { state: "complete" });
  assert.equal(items.map(scoreOf), ["20.00"]);
  const { participant_id: id } = items[0]!;
  const detail = await school.server.ok(getSittingAnswers, { schedule_id: unit.schedule_id, id });
  assert.is(detail.score, scoreOf(items[0]!), "the answers of the sitting come to the same");
});

test("a teacher sees exams that they made, and those with a bank that they write or mark; others do not exist for them", async () => {
  const { server } = school;
  const exam = await makers.addResultExam("lingkup");
  await makers.addResult(exam, { least: "70/1" });
  const status = async (token: string) =>
    (await server.call(listResults, { schedule_id: exam }, { token })).status;
  const isOffered = async (token: string) =>
    (await server.ok(listResultChoices, {}, { token })).exams.some(({ id }) => id === exam);
  const [teacher, marker] = [await school.addTeacher("Tamu"), await school.addMarker("Korektor")];
  assert.equal([await status(teacher.token), await isOffered(teacher.token)], [404, false]);
  assert.equal([await status(marker.token), await isOffered(marker.token)], [200, true]);
  assert.equal([await status(school.author), await isOffered(school.author)], [200, true]);
  assert.is(await status(await school.tokenOf("OPRA")), 403, "without 0017A");
  await server.db
    .updateTable("schedules")
    .set({ created_by: teacher.id })
    .where("id", "=", exam)
    .execute();
  assert.equal([await status(teacher.token), await isOffered(teacher.token)], [200, true]);
});

test("of an exam with banks of several teachers each sees those who got their own, with the ranks of all", async () => {
  const other = await school.addSubject("PAK", "agama", school.religions.katolik);
  const foreign = await school.addBank("PAK-1", school.stranger, { subject_id: other });
  const exam = await makers.addResultExam("agama", { bank_ids: [school.bank, foreign.id] });
  await makers.addResult(exam, { nama: "Pertama", least: "90/1", bank_id: foreign.id });
  await makers.addResult(exam, { nama: "Kedua", least: "80/1" });
  await makers.addResult(exam, { nama: "Absen", status: null });
  const seen = async (token?: string) =>
    (await rows(exam, {}, token)).map(({ nama, rank }) => `${nama} ${rank}`);
  assert.equal(await seen(), ["Pertama 1", "Kedua 2", "Absen null"]);
  assert.equal(await seen(school.author), ["Kedua 2"]);
  assert.equal(await seen(school.stranger), ["Pertama 1"]);
  const partOf = async (token?: string) =>
    (
      await school.server.ok(
        getResultSelection,
        { schedule_id: exam },
        token === undefined ? {} : { token },
      )
    ).is_partial;
  assert.equal([await partOf(), await partOf(school.author)], [false, true]);
  const { figures } = await page(exam, {}, school.author);
  assert.equal([figures.n, figures.counts.absent], [1, 0]);
  await school.server.db
    .updateTable("question_banks")
    .set({ created_by: null })
    .where("id", "=", foreign.id)
    .execute();
  assert.equal(await seen(school.author), ["Kedua 2"], "a bank without an author is nobody's");
  assert.is(await partOf(school.author), true);
});

test("a proctor of the exam's rooms sees no result for that", async () => {
  const proctor = await school.addTeacher("Pengawas Ruang");
  const { seated: exam } = await addProctoredExam(school, proctor.name);
  const asked = { schedule_id: exam };
  assert.is((await school.server.call(listResults, asked, { token: proctor.token })).code, "44");
  const selection = await school.server.call(getResultSelection, asked, { token: proctor.token });
  assert.is(selection.code, "44");
  assert.equal((await school.server.ok(listResultChoices, {}, { token: proctor.token })).exams, []);
});

test.run();
