import * as assert from "uvu/assert";
import { suite } from "uvu";
import { listMarkedAnswers } from "../../../contract/marking/marking-answers.ts";
import { createMarkingComment } from "../../../contract/marking/marking-comments.ts";
import { listMarkingUnits } from "../../../contract/marking/marking-units.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  opinionOf,
  type Marker,
  type MarkingSchool,
  type TestUnit,
} from "../../../testing/exams/marking-school.ts";
import { signInMarker, type MarkerSession } from "../../../testing/marking/marker-session.ts";
import { paperCode } from "../../../domain/marking/marking-code.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createPaperTypingModel, type PaperTypingModel } from "./paper-typing-model.ts";

const test = suite("typing marks from paper");
let school: MarkingSchool;
let line: MarkerSession["line"];
let me: Marker;
let session: MarkerSession;
let queue: MarkerSession["queue"];
let model: PaperTypingModel;
test.before(async () => {
  school = await openMarkingSchool();
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

const answersOf = async (unit: TestUnit, { token } = me) => {
  const asked = { ...unit, view: "all" as const };
  return (await school.server.ok(listMarkedAnswers, asked, { token })).items;
};
const ownMarks = async (unit: TestUnit, code: string) => {
  const answer = (await answersOf(unit)).find((one) => one.code === code);
  return answer!.marks.filter((mark) => mark.is_own).map(({ given }) => given);
};

async function open(alias: string, texts: readonly string[]) {
  const { unit } = await school.addMarkedExam(alias, texts.map(essayOf));
  const answers = await answersOf(unit);
  await openModel(unit);
  return { unit, answers, codes: answers.map(({ code }) => code) };
}
let openUnit: TestUnit;
async function openModel(unit: TestUnit) {
  openUnit = unit;
  model = createPaperTypingModel(unit, queue);
  await until(() => model.opened.$state.get().status === "ready");
  await until(() => model.$read.get().status !== "loading");
}
/** As it stands on the paper of the open question, or of that one. */
async function enter(code: string, unit: TestUnit = openUnit) {
  return enterText(paperCode(code, unit.question_id));
}
async function enterText(text: string) {
  model.type(text);
  await model.enter();
  return model.$step.get();
}
const give = (whole: string) => model.give({ whole }, "", whole);
const states = () => model.$typed.get().map(({ state }) => state);
const sent = () => until(() => queue.$waiting.get() === 0);

test("a code, its points, and the next code", async () => {
  const { unit, codes } = await open("ketik", ["Satu", "Dua"]);
  for (const code of codes) {
    const onPaper = paperCode(code, unit.question_id).toLowerCase();
    assert.is((await enterText(` ${onPaper.slice(0, 3)} ${onPaper.slice(3)}`)).is, "points");
    give("3/4");
    assert.is(model.$step.get().is, "code");
    assert.is(model.$text.get(), "");
  }
  await sent();
  assert.equal(states(), ["stored", "stored"]);
  for (const code of codes) assert.equal(await ownMarks(unit, code), [{ whole: "3/4" }]);
  const { detail } = model.opened.$state.get() as { detail: { mine: number } };
  assert.is(detail.mine, 0);
});

test("a mistyped code is told at its last character, a short one when it is entered", async () => {
  const { codes } = await open("salah ketik", ["Satu"]);
  const wrong = `${codes[0]!.slice(0, 5)}${codes[0]!.endsWith("2") ? "3" : "2"}`;
  model.type(wrong.slice(0, 5));
  assert.equal(model.$step.get(), { is: "code" });
  model.type(wrong);
  assert.equal(model.$step.get(), { is: "fault", fault: "mistyped" });
  assert.equal(await enterText("ABC"), { is: "fault", fault: "short" });
  assert.equal(await enterText(codes[0]!), { is: "fault", fault: "short" }, "of no question");
});

test("a code of another exam is told with its question, one of nobody is unknown", async () => {
  const other = await school.addMarkedExam("lain", [essayOf("Lain")]);
  const [foreign] = await answersOf(other.unit);
  await open("ini", ["Satu"]);
  const step = await enter(foreign!.code, other.unit);
  assert.is(step.is, "elsewhere");
  assert.is(step.is === "elsewhere" && step.unit.schedule_id, other.unit.schedule_id);
  assert.equal(await enter("222222"), { is: "fault", fault: "unknown" });
});

test("the sheet of another question is not taken for this one's, though its participant has answered both", async () => {
  const exam = await school.addExam("dua soal");
  const { question } = await school.handIn(exam, essayOf("Satu"), opinionOf("Rapi"));
  const unit = { schedule_id: exam, question_id: question };
  const { items } = await school.server.ok(listMarkingUnits, { schedule_id: exam }, me);
  const other = items.find(({ question_id: id }) => id !== question)!;
  const [{ code } = { code: "" }] = await answersOf(unit);
  await openModel(unit);
  assert.is((await enter(code)).is, "points");
  const isOther = paperCode(code, question) !== paperCode(code, other.question_id);
  const step = await enter(code, other);
  if (isOther) assert.is(step.is === "elsewhere" && step.unit.question_id, other.question_id);
  line.isCut = true;
  const wrong = paperCode(code, question).endsWith("2") ? "3" : "2";
  assert.equal(await enterText(code + wrong), { is: "fault", fault: "otherQuestion" });
  assert.equal(model.$typed.get(), []);
});

test("what is marked is asked about, and taken back to what it was", async () => {
  const { unit, codes } = await open("lagi", ["Satu"]);
  const [code] = codes as [string];
  await enter(code);
  give("1/2");
  const step = await enter(code);
  assert.is(step.is, "marked");
  const { own } = step as Extract<typeof step, { is: "marked" }>;
  assert.equal([own?.given, own?.comment], [{ whole: "1/2" }, ""]);
  model.change();
  assert.is(model.$step.get().is, "points");
  give("1");
  assert.equal(
    model.$typed.get().map((one) => one.canUndo),
    [true, false],
    "only the latest mark of an answer can be taken back",
  );
  assert.ok(model.undoLatest());
  await sent();
  assert.equal(await ownMarks(unit, code), [{ whole: "1/2" }]);
  assert.equal(states(), ["undone", "stored"]);
});

test("the only mark that is taken back is withdrawn", async () => {
  const { unit, codes } = await open("tarik", ["Satu"]);
  await enter(codes[0]!);
  give("1");
  model.undo(model.$typed.get()[0]!.id);
  await sent();
  assert.equal(await ownMarks(unit, codes[0]!), []);
  assert.is((await enter(codes[0]!)).is, "points");
  assert.not(model.undoLatest());
});

test("with the line cut known codes are typed on, and others are said to be unchecked", async () => {
  const { unit, codes } = await open("terputus", ["Satu", "Dua"]);
  await school.handIn(unit.schedule_id, essayOf("Menyusul"));
  const late = (await answersOf(unit)).find(({ code }) => !codes.includes(code))!.code;
  line.isCut = true;
  await enter(codes[0]!);
  give("1");
  assert.equal(states(), ["waiting"]);
  assert.is((await enter(late)).is, "failed");
  line.isCut = false;
  await model.enter();
  assert.is(model.$step.get().is, "points", "the same code is looked for again");
  give("0");
  void queue.send();
  await sent();
  assert.equal(states(), ["stored", "stored"]);
  assert.equal(await ownMarks(unit, codes[0]!), [{ whole: "1" }]);
  assert.equal(await ownMarks(unit, late), [{ whole: "0" }]);
});

test("marks that wait since an earlier visit are known", async () => {
  const { unit, codes } = await open("kembali", ["Satu"]);
  line.isCut = true;
  await enter(codes[0]!);
  give("1/4");
  model.exit();
  line.isCut = false;
  await openModel(unit);
  const step = await enter(codes[0]!);
  assert.equal(step.is === "marked" && step.own?.given, { whole: "1/4" });
  void queue.send();
  await sent();
});

test("that another corrector has given a mark is told before, and a difference after", async () => {
  const { unit, answers } = await open("dua korektor", ["Satu", "Dua"]);
  const sinta = await school.addMarker("Sinta");
  const [first, second] = answers as [(typeof answers)[0], (typeof answers)[0]];
  await school.save(unit, sinta, markOf(first, "1"));
  // The page does not know of it yet.
  await enter(first.code);
  give("0");
  await sent();
  await until(() => states()[0] === "disputed");
  await school.save(unit, sinta, markOf(second, "1"));
  model.exit();
  await openModel(unit);
  const step = await enter(second.code);
  assert.is(step.is, "marked");
  assert.equal(step.is === "marked" && [step.entry.isMarkedUnseen, step.entry.marks], [true, []]);
});

test("a mark that the person has decided is not changed from paper", async () => {
  const { unit, answers } = await open("putusan", ["Satu"]);
  const [sinta, budi] = [await school.addMarker("Sinta"), await school.addMarker("Budi")];
  const [answer] = answers;
  await school.save(unit, sinta, markOf(answer!, "1"));
  await school.save(unit, budi, markOf(answer!, "0"));
  await school.save(unit, me, markOf(answer!, "1/2", { is_decision: true }));
  model.exit();
  await openModel(unit);
  const step = await enter(answer!.code);
  assert.match(step.is === "hindered" ? step.hindrance : "", /^Anda sudah memutuskan/u);
});

test("a mark that differs from another is neither changed nor taken back from paper", async () => {
  const { unit, answers } = await open("berbeda", ["Satu"]);
  const [answer] = answers;
  const sinta = await school.addMarker("Sinta");
  await school.save(unit, sinta, markOf(answer!, "1"));
  await enter(answer!.code);
  give("0");
  await sent();
  await until(() => states()[0] === "disputed");
  assert.not(model.$typed.get()[0]!.canUndo);
  assert.not(model.undoLatest());
  const step = await enter(answer!.code);
  assert.match(step.is === "hindered" ? step.hindrance : "", /^Nilai Anda berbeda/u);
  model.exit();
  await openModel(unit);
  assert.is((await enter(answer!.code)).is, "hindered", "also when the page is opened again");
});

test("a refused mark stays in the list with its reason, and the answer as it was", async () => {
  const { codes } = await open("ditolak", ["Satu"]);
  await enter(codes[0]!);
  model.give({ criteria: { none: "1" } }, "", "1");
  await until(() => states()[0] === "refused");
  assert.ok(model.$typed.get()[0]!.refusal);
  assert.not(model.$typed.get()[0]!.canUndo);
  assert.is((await enter(codes[0]!)).is, "points");
});

test("a mark of another device is not replaced unseen, and is asked about when the code is typed again", async () => {
  const { unit, codes, answers } = await open("perangkat", ["Satu"]);
  await school.save(unit, me, markOf(answers[0]!, "1/4"));
  await enter(codes[0]!);
  give("1");
  await until(() => states()[0] === "refused");
  assert.equal(await ownMarks(unit, codes[0]!), [{ whole: "1/4" }]);
  await enter(codes[0]!);
  await until(() => model.$step.get().is !== "asking");
  const step = model.$step.get();
  assert.equal(step.is === "marked" && step.own?.given, { whole: "1/4" });
  model.change();
  give("1");
  await sent();
  assert.equal(await ownMarks(unit, codes[0]!), [{ whole: "1" }]);
});

test("a comment that was not changed still refers to saved comments, also when it is taken back", async () => {
  const { unit } = await school.addMarkedExam("tersimpan", [essayOf("Satu")]);
  const [answer] = await answersOf(unit);
  const saved = { ...unit, code: "ab", text: "Rapikan.", points: null };
  const { id } = await school.server.ok(createMarkingComment, saved, me);
  const given = { comment: "Bagus.", comment_ids: [id] };
  await school.save(unit, me, markOf(answer!, "1/2", given));
  await openModel(unit);
  const commentOf = async () => {
    await sent();
    const [mark] = (await answersOf(unit))[0]!.marks;
    return [mark!.share, mark!.written, mark!.comments.length];
  };
  await enter(answer!.code);
  model.change();
  model.give({ whole: "1" }, "Rapikan.\nBagus.", "100");
  assert.equal(await commentOf(), ["1", "Bagus.", 1]);
  await enter(answer!.code);
  model.change();
  model.give({ whole: "0" }, "Lain", "0");
  assert.equal(await commentOf(), ["0", "Lain", 0]);
  assert.ok(model.undoLatest());
  assert.equal(await commentOf(), ["1", "Bagus.", 1]);
});

test.run();
