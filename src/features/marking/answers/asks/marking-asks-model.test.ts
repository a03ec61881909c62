import { suite } from "uvu";
import * as assert from "uvu/assert";
import { replyToMarkingAsk } from "../../../../contract/marking/marking-asks.ts";
import {
  essayOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";
import { signInMarker, type MarkerSession } from "../../../../testing/marking/marker-session.ts";
import { connectConsole } from "../../../../testing/server/connect-console.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createMarkingAnswersModel, type MarkingAnswersModel } from "../marking-answers-model.ts";
import { createAskColleagueModel } from "./ask-colleague-model.ts";
import { createAskReplyModel } from "./ask-reply-model.ts";

const test = suite("asking a colleague while marking");
let school: MarkingSchool;
let line: MarkerSession["line"];
let me: Marker;
let budi: Marker;
let session: MarkerSession;
let queue: MarkerSession["queue"];
let model: MarkingAnswersModel;
test.before(async () => {
  school = await openMarkingSchool();
  budi = await school.addMarker("Budi");
});
test.before.each(async () => {
  me = await school.addMarker("Ratna");
  session = signInMarker(school, me);
  ({ line, queue } = session);
});
test.after.each(() => {
  model.exit();
  session.signOut();
});
test.after(() => school.close());

async function open(alias: string, texts: readonly string[]) {
  const { unit } = await school.addMarkedExam(alias, texts.map(essayOf));
  model = createMarkingAnswersModel(unit, queue);
  await until(() => model.$sequence.get().status !== "loading");
  return unit;
}
const shown = () => model.$shown.get();
const ready = (detail: { $state: { get(): { status: string } } }) =>
  until(() => detail.$state.get().status === "ready");

test("an answer that is asked about is put aside, and comes again with the reply", async () => {
  const unit = await open("sisih", ["Satu", "Dua"]);
  const first = shown()!;
  const asking = createAskColleagueModel(unit, first, model.putAside);
  await ready(asking.colleagues);
  asking.form.set("colleague_id", budi.id);
  assert.not(await asking.form.save(), "without a question");
  asking.form.set("text", "Satuan wajib?");
  assert.ok(await asking.form.save());
  asking.exit();
  assert.is.not(shown()!.code, first.code);
  assert.ok(model.asks.$aside.get().has(first.code));
  model.give({ whole: "1" }, { written: "", comments: [] }, false);
  await until(() => model.$sequence.get().status === "done");
  const [ask] = model.asks.$asks.get();
  const reply = { ...unit, ask_id: ask!.id, text: "Ya", points: null };
  await school.server.ok(replyToMarkingAsk, reply, budi);
  await model.asks.refresh();
  await until(() => shown()?.code === first.code);
  assert.is(model.asks.$asks.get()[0]!.reply!.text, "Ya");
});

test("what is typed stays until it is sent, and is asked once", async () => {
  const unit = await open("putus", ["Satu"]);
  const asking = createAskColleagueModel(unit, shown()!, model.putAside);
  await ready(asking.colleagues);
  asking.form.set("colleague_id", budi.id);
  asking.form.set("text", "Satuan wajib?");
  line.isCut = true;
  assert.not(await asking.form.save());
  assert.ok(asking.form.$failure.get());
  assert.is(asking.form.$values.get().text, "Satuan wajib?");
  assert.is(model.asks.$aside.get().size, 0);
  line.isCut = false;
  assert.ok(await asking.form.save());
  asking.exit();
  const rows = await school.server.db
    .selectFrom("marking_asks")
    .select("text")
    .where("schedule_id", "=", unit.schedule_id)
    .execute();
  assert.equal(rows, [{ text: "Satuan wajib?" }]);
});

test("a reply may propose points, and what is no number is refused at its field", async () => {
  const unit = await open("usul", ["Satu"]);
  const asking = createAskColleagueModel(unit, shown()!, model.putAside);
  await ready(asking.colleagues);
  asking.form.set("colleague_id", budi.id);
  asking.form.set("text", "Satuan wajib?");
  await asking.form.save();
  asking.exit();
  const [ask] = model.asks.$asks.get();
  connectConsole({ exam: school.server.exam, token: budi.token });
  const replying = createAskReplyModel(unit, ask!, model.asks.put);
  await ready(replying.opened);
  replying.form.set("text", "Kurang satuan");
  replying.form.set("points", "120");
  assert.not(await replying.form.save());
  assert.equal(Object.keys(replying.form.$errors.get()), ["points"]);
  replying.form.set("points", "75");
  assert.ok(await replying.form.save());
  replying.exit();
  assert.is(model.asks.$asks.get()[0]!.reply!.points, "3/4");
});

test.run();
