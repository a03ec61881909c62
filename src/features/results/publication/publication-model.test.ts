import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listResults } from "../../../contract/results/exam-results.ts";
import {
  getResultPublication,
  type ResultPublication,
} from "../../../contract/results/result-publications.ts";
import { call } from "../../../core/api.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { resultMakers } from "../../../testing/results/result-school.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { publicationStateMessages } from "./publication-state-messages.ts";
import { publicationSentences } from "./publication-summary.tsx";
import { createPublicationModel, type PublicationModel } from "./publication-model.ts";
import { createPublicationPreviewModel } from "./publication-preview-model.ts";

const test = suite("publishing the results of the chosen exam");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
let line: Line;
const opened: { exit(): void }[] = [];
test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
});
test.before.each(() => {
  line = connectConsole(school.server);
});
test.after.each(() => {
  for (const model of opened.splice(0)) model.exit();
  clearNotices();
});
test.after(() => school.close());

const askOf =
  (schedule_id: string) =>
  (query: object, signal: AbortSignal): ReturnType<typeof listed> =>
    listed({ ...query, schedule_id }, signal);
const listed = (query: object, signal: AbortSignal) => call(listResults, query, { signal });
const stateOf = (schedule_id: string) => call(getResultPublication, { schedule_id });

async function open(exam: string): Promise<PublicationModel> {
  const model = createPublicationModel({
    now: await stateOf(exam),
    ask: askOf(exam),
    groupName: () => "Kelas satu",
    changed: () => undefined,
  });
  opened.push(model);
  return model;
}

test("counts are of the chosen group, and what is published is offered for withdrawal next", async () => {
  const exam = await makers.addResultExam("hitung");
  await makers.addResult(exam, { least: "60/1", group_id: school.groups.one.id });
  await makers.addResult(exam, { least: "70/1", most: "80/1", pending: 1, group_id: null });
  const model = await open(exam);
  const counts = () => {
    const state = model.$counts.get();
    return state.status === "ready" ? [state.counts.complete, state.counts.waiting] : null;
  };
  await until(() => counts());
  assert.equal(counts(), [1, 1]);
  model.form.set("group_id", school.groups.one.id);
  await until(() => counts());
  assert.equal(counts(), [1, 0]);
  model.form.set("group_id", "");
  assert.ok(await model.form.save());
  const next = await open(exam);
  assert.is(next.form.$values.get().kind, "withdraw");
});

test("an act whose answer was lost is sent again as the same act", async () => {
  const exam = await makers.addResultExam("jawaban hilang");
  const model = await open(exam);
  line.isCut = true;
  assert.not.ok(await model.form.save());
  line.isCut = false;
  assert.ok(await model.form.save());
  assert.ok(await model.form.save());
  assert.is((await stateOf(exam)).acts.length, 1);
});

test("a colleague's act is shown with the refusal, and the next press is an act upon it", async () => {
  const exam = await makers.addResultExam("rekan");
  const [mine, theirs] = [await open(exam), await open(exam)];
  await theirs.form.save();
  assert.not.ok(await mine.form.save());
  assert.match(mine.form.$failure.get() ?? "", /sejak Anda membukanya/u);
  assert.is(mine.$now.get().acts.length, 1);
  mine.form.set("kind", "withdraw");
  assert.ok(await mine.form.save());
  assert.equal(
    (await stateOf(exam)).acts.map(({ kind }) => kind),
    ["withdraw"],
  );
});

test("what was done is taken back from its notice", async () => {
  const exam = await makers.addResultExam("kembali");
  const model = await open(exam);
  await model.form.save();
  const [notice] = $notices.get();
  notice!.action!.run();
  await until(async () => (await stateOf(exam)).acts.length === 0);
  assert.is((await stateOf(exam)).seq, 2);
});

test("once a colleague has acted the notice takes nothing back, says why, and is gone", async () => {
  const exam = await makers.addResultExam("disusul");
  const mine = await open(exam);
  await mine.form.save();
  const [notice] = $notices.get();
  await (await open(exam)).form.save();
  const [offered] = $notices.get();
  assert.is(offered!.id, notice!.id);
  notice!.action!.run();
  const told = await until(() => $notices.get().find(({ kind }) => kind === "warning"));
  assert.is(told.title, "Tidak dapat diurungkan");
  assert.match(told.body, /diterbitkan, ditarik, atau diatur lagi oleh/u);
  assert.not.ok($notices.get().some(({ id }) => id === notice!.id));
  assert.is((await stateOf(exam)).seq, 2);
});

test("a notice whose undo did not reach the server offers it again", async () => {
  const exam = await makers.addResultExam("putus");
  await (await open(exam)).form.save();
  const [first] = $notices.get();
  line.isCut = true;
  first!.action!.run();
  const again = () => $notices.get().find(({ id, action }) => action && id !== first!.id);
  const second = await until(again);
  assert.ok($notices.get().some(({ kind }) => kind === "error"));
  line.isCut = false;
  second.action!.run();
  await until(async () => (await stateOf(exam)).acts.length === 0);
});

test("the preview follows the act and the participant that is found by name", async () => {
  const exam = await makers.addResultExam("pratinjau");
  await makers.addResult(exam, { least: "60/1", nama: "Sari Dewi" });
  const model = await open(exam);
  const preview = createPublicationPreviewModel(exam, model.$planned, askOf(exam));
  opened.push(preview);
  const seen = () => {
    const state = preview.$state.get();
    return state.status === "ready" ? state.preview?.result : null;
  };
  await until(() => seen());
  assert.is(seen()?.score, "60.00");
  preview.search.type("sari");
  const found = await until(() => preview.search.$found.get());
  assert.equal(
    found.map(({ nama }) => nama),
    ["Sari Dewi"],
  );
  preview.choose({ id: found[0]!.participant_id, name: "Sari Dewi" });
  assert.is(preview.search.$text.get(), "");
  model.form.set("kind", "withdraw");
  await until(() => seen()?.hindrance === "withdrawn");
});

test("what the schedule says is said of the others, once results are published for a group", async () => {
  const t = publicationStateMessages.get();
  const now = {
    view: "none",
    result_at: null,
    waits: "",
    acts: [],
  } as unknown as ResultPublication;
  assert.equal(publicationSentences(now, t), ["Peserta tidak melihat hasil."]);
  const group = { id: "g", nama: "XI / XI IPA 1" };
  const act = { kind: "publish", view: "score", group, at: "2026-11-30T01:00:00.000Z", by: "Ani" };
  const [, rest] = publicationSentences({ ...now, acts: [act] } as unknown as ResultPublication, t);
  assert.is(rest, "Peserta lain tidak melihat hasil.");
});

test.run();
