import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listItemDecisions, saveItemDecision } from "../../../contract/analysis/item-decisions.ts";
import type { AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { call } from "../../../core/api.ts";
import { $leaveRequest, confirmLeaving, hasUnsavedInput } from "../../../core/navigation.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import {
  createDecisionsKeeper,
  type DecisionsKeeper,
  type ItemDecisions,
} from "./item-decisions-keeper.ts";

const test = suite("decisions about questions");
let school: MarkingSchool;
let line: Line;
let decisions: DetailModel<ItemDecisions>;
let keeper: DecisionsKeeper;
let asked: AnalysedQuestion;
test.before(async () => {
  school = await openMarkingSchool();
  const exam = await school.addExam("ulangan");
  const { question } = await school.handIn(exam, questionSamples[1].right);
  asked = { id: `${question} 1`, question_id: question, version: 1 } as AnalysedQuestion;
});
test.before.each(async () => {
  line = connectConsole(school.server);
  await school.server.db.deleteFrom("item_decisions").execute();
  decisions = createDetail((signal) => call(listItemDecisions, { id: school.bank }, { signal }));
  await decisions.refresh();
  keeper = createDecisionsKeeper(decisions);
});
test.after.each(() => {
  keeper.exit();
  decisions.exit();
});
test.after(() => school.close());

const state = () => keeper.stateOf(asked.id, keeper.$saving.get()).is;
async function stored() {
  const { items } = await school.server.ok(listItemDecisions, { id: school.bank });
  return items.map(({ status, note }) => [status, note]);
}
function shown() {
  const now = decisions.$state.get();
  return now.status === "ready" ? now.detail.items.map(({ status, note }) => [status, note]) : null;
}

test("a decision is saved with the note that was typed, and both are undone together", async () => {
  keeper.type(asked, " kunci salah ");
  assert.ok(hasUnsavedInput(), "whoever leaves is asked");
  await keeper.decide(asked, "direvisi");
  assert.equal(
    [state(), shown(), hasUnsavedInput()],
    ["saved", [["direvisi", "kunci salah"]], false],
  );
  assert.equal(await stored(), [["direvisi", "kunci salah"]]);
  await keeper.undo(asked);
  assert.equal(shown(), [[null, ""]]);
  assert.equal(await stored(), [[null, ""]]);
});

test("whoever leaves is shown the question whose note is not saved", async () => {
  const shown: string[] = [];
  keeper.exit();
  keeper = createDecisionsKeeper(decisions, (ids) => shown.push(...ids));
  confirmLeaving(() => undefined);
  assert.equal(shown, [], "nothing is unsaved");
  keeper.type(asked, "belum selesai");
  confirmLeaving(() => assert.unreachable("nobody has agreed"));
  $leaveRequest.set(null);
  assert.equal(shown, [asked.id]);
});

test("without the server nothing is decided, the note stays, and the next press saves both", async () => {
  keeper.type(asked, "ganti pengecoh");
  line.isCut = true;
  await keeper.decide(asked, "dibuang");
  assert.equal([state(), shown()], ["failed", []]);
  assert.equal(keeper.$notes.get()[asked.id], "ganti pengecoh");
  line.isCut = false;
  await keeper.decide(asked, "dibuang");
  assert.equal(await stored(), [["dibuang", "ganti pengecoh"]]);
});

test("the decision that a colleague took meanwhile is shown and not overwritten by the first press", async () => {
  const { question_id, version } = asked;
  const theirs = {
    question_id,
    version,
    status: "diterima",
    note: "sudah baik",
    revision: 0,
  } as const;
  await school.server.ok(saveItemDecision, theirs);
  keeper.type(asked, "buang saja");
  await keeper.decide(asked, "dibuang");
  assert.equal([state(), shown()], ["newer", [["diterima", "sudah baik"]]]);
  assert.equal(await stored(), [["diterima", "sudah baik"]]);
  assert.is(keeper.$notes.get()[asked.id], "buang saja", "what was typed stays");
  await keeper.decide(asked, "dibuang");
  assert.equal([state(), await stored()], ["saved", [["dibuang", "buang saja"]]]);
});

test("a double press is one decision", async () => {
  const before = line.requests.length;
  await Promise.all([keeper.decide(asked, "diterima"), keeper.decide(asked, "dibuang")]);
  assert.is(line.requests.length, before + 1);
  assert.equal(await stored(), [["diterima", ""]]);
});

test("the note of a decision that is taken back goes with it, and a note as it is stored is not unsaved", async () => {
  keeper.type(asked, "catatan");
  await keeper.decide(asked, "diterima");
  keeper.type(asked, "catatan lain");
  keeper.type(asked, "catatan");
  assert.not(hasUnsavedInput());
  await keeper.decide(asked, null);
  assert.equal(await stored(), [[null, ""]]);
});

test.run();
