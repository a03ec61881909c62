import * as assert from "uvu/assert";
import { suite } from "uvu";
import { claimMs, listMarkedAnswers } from "../../../contract/marking/marking-answers.ts";
import { createMarkingComment } from "../../../contract/marking/marking-comments.ts";
import { tabAnswersStoragePrefix } from "../../../contract/marking/marking-storage-keys.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
} from "../../../testing/exams/marking-school.ts";
import { signInMarker, type MarkerSession } from "../../../testing/marking/marker-session.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { isAway } from "../../../core/answers/server-error.ts";
import { createMarkedAnswersModel } from "./listed/marked-answers-model.ts";
import { createMarkingAnswersModel, type MarkingAnswersModel } from "./marking-answers-model.ts";
import { giveHindrance, isToDecide } from "./sequence/marking-sequence-state.ts";

const test = suite("marking answer after answer");
let school: MarkingSchool;
let line: MarkerSession["line"];
let me: Marker;
let session: MarkerSession;
let queue: MarkerSession["queue"];
let model: MarkingAnswersModel;
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

async function open(alias: string, texts: readonly string[]) {
  const { unit } = await school.addMarkedExam(alias, texts.map(essayOf));
  model = createMarkingAnswersModel(unit, queue);
  await until(() => model.$sequence.get().status !== "loading");
  return unit;
}
const shown = () => model.$shown.get();
const noComment = { written: "", comments: [] };
const give = (share: string, withEqual = false) =>
  model.give({ whole: share }, noComment, withEqual);
const sent = () => until(() => queue.$waiting.get() === 0);
const mine = async (unit: { schedule_id: string; question_id: string }) => {
  const rows = await school.server.db
    .selectFrom("marking_answers")
    .select("state")
    .where("schedule_id", "=", unit.schedule_id)
    .where("question_id", "=", unit.question_id)
    .execute();
  return rows.map(({ state }) => state).sort();
};

test("each mark shows the next answer at once, until nothing is left", async () => {
  const unit = await open("habis", ["Satu", "Dua", "Tiga"]);
  const seen = new Set<string>();
  for (let at = 0; at < 3; at += 1) {
    seen.add(shown()!.code);
    give("1");
    if (at < 2) assert.ok(shown(), "the next one is there without waiting");
  }
  assert.is(seen.size, 3);
  await until(() => model.$sequence.get().status === "done");
  await sent();
  assert.equal(await mine(unit), ["settled", "settled", "settled"]);
  const { detail } = model.opened.$state.get() as { detail: { mine: number } };
  assert.is(detail.mine, 0);
});

test("what is taken back is shown again and left as it was", async () => {
  const unit = await open("urung", ["Satu", "Dua"]);
  const first = shown()!;
  give("1");
  const second = shown()!;
  assert.ok(model.undo());
  assert.is(shown()!.code, first.code);
  assert.not(model.undo());
  await sent();
  assert.equal(await mine(unit), ["left", "left"]);
  give("0");
  assert.is(shown()!.code, second.code, "then the one that was shown before");
});

test("what is skipped comes again at the end, and flags stay", async () => {
  await open("lewati", ["Satu", "Dua"]);
  const first = shown()!;
  model.flag(true);
  assert.ok(shown()!.is_flagged);
  model.skip();
  give("1");
  await until(() => model.$sequence.get().status === "done");
  assert.is(model.$sequence.get().skipped.length, 1);
  model.takeSkipped();
  assert.is(shown()!.code, first.code);
});

test("an earlier mark can be looked at and changed", async () => {
  const unit = await open("kembali", ["Satu", "Dua", "Tiga"]);
  const first = shown()!;
  give("1/2");
  give("1/2");
  model.back();
  model.back();
  assert.is(shown()!.code, first.code);
  model.back();
  assert.is(shown()!.code, first.code, "there is none before it");
  give("1");
  assert.is(model.$sequence.get().shownAgain, null);
  assert.equal(model.$sequence.get().done[0]!.given, { whole: "1" });
  await sent();
  assert.equal(await mine(unit), ["left", "settled", "settled"]);
});

test("comments of the library are sent with a mark and shown with it again", async () => {
  const unit = await open("komentar", ["Satu", "Dua"]);
  const saved = { code: "ab", text: "Rapikan.", points: null };
  const { id, text } = await school.server.ok(createMarkingComment, { ...unit, ...saved }, me);
  const comment = { written: "Bagus.", comments: [{ id, text }] };
  const commentsOf = async (view: "mine" | "all") => {
    const { items } = await school.server.ok(listMarkedAnswers, { ...unit, view }, me);
    return items.flatMap(({ marks }) => marks.map((mark) => mark.comment));
  };
  model.give({ whole: "1" }, comment, false);
  model.back();
  assert.equal(model.$sequence.get().done[0]!.comment, comment);
  model.give({ whole: "1/2" }, comment, false);
  await sent();
  assert.equal(await commentsOf("mine"), ["Rapikan.\nBagus."]);
  model.undo();
  await sent();
  assert.equal(await commentsOf("all"), []);
});

test("equal answers are marked together and not shown one by one", async () => {
  const unit = await open("sama", ["Karena hujan", "karena hujan", "Lain"]);
  if (shown()!.equal.length === 0) model.skip();
  assert.is(shown()!.equal.length, 1);
  give("1", true);
  await sent();
  assert.equal(await mine(unit), ["left", "settled", "settled"]);
  assert.ok(shown() === null || shown()!.equal.length === 0);
});

test("without a line what is at hand is marked and kept, and without anything at hand it says so", async () => {
  const unit = await open("putus", ["Satu", "Dua"]);
  line.isCut = true;
  give("1");
  give("1");
  await until(() => model.$sequence.get().status === "failed");
  assert.is(queue.$waiting.get(), 2);
  const { error, markedCount } = model.$sequence.get();
  assert.equal([isAway(error), markedCount], [true, 2], "what was fetched is used up");
  line.isCut = false;
  queue.send();
  await sent();
  await model.retry();
  assert.is(model.$sequence.get().status, "done");
  assert.equal(await mine(unit), ["settled", "settled"]);
});

test("answers that differ are decided one after the other, then the marker's turn goes on", async () => {
  const unit = await open("putus", ["Satu", "Dua", "Tiga"]);
  const [one, two] = [await school.addMarker("Budi"), await school.addMarker("Sari")];
  // Until then the answers are kept for the person whose model this is.
  school.server.wait(claimMs + 1);
  const { answers } = await school.claim(unit, one);
  for (const answer of answers.slice(0, 2)) {
    await school.save(unit, one, markOf(answer, "0"));
    await school.save(unit, two, markOf(answer, "1"));
  }
  const views = createMarkedAnswersModel(unit, "disputed");
  await until(() => views.$state.get().status === "ready");
  const state = views.$state.get();
  const items = state.status === "ready" ? state.detail.items : [];
  views.exit();
  assert.is(items.length, 2);
  assert.ok(items.every(isToDecide));
  assert.equal(
    items[0]!.marks.map(({ marker, share }) => [marker, share]),
    [
      ["Budi", "0"],
      ["Sari", "1"],
    ],
  );
  const turn = shown();
  model.choose(items);
  assert.is(shown()!.code, items[0]!.code);
  give("3/4");
  assert.is(shown()!.code, items[1]!.code);
  give("1/4");
  await sent();
  assert.is(model.$sequence.get().chosen.length, 0);
  const wasDecided = items.some(({ code }) => code === turn!.code);
  assert.ok(wasDecided || shown()!.code === turn!.code);
  assert.equal(await mine(unit), ["left", "settled", "settled"]);
  assert.is(queue.$refused.get().length, 0);
  model.undo();
  assert.is(shown()!.code, items[1]!.code);
  await sent();
  assert.equal(await mine(unit), ["disputed", "left", "settled"]);
});

test("a decision that is changed stays one, and is undone to the decision before", async () => {
  const unit = await open("ubah keputusan", ["Satu"]);
  const others = [await school.addMarker("Budi"), await school.addMarker("Sari")];
  for (const [at, other] of others.entries()) {
    await school.save(unit, other, markOf(shown()!, at === 0 ? "0" : "1"));
  }
  const listed = () => school.listed(unit, me);
  const outcome = async () => {
    const [one] = await listed();
    const own = one!.marks.find((mark) => mark.is_own);
    return [one!.state, own?.share, own?.is_decision];
  };
  model.choose(await listed());
  give("1/2");
  await sent();
  model.back();
  give("1/3");
  await sent();
  assert.equal(await outcome(), ["settled", "1/3", true]);
  model.choose(await listed());
  give("1/4");
  await sent();
  assert.equal(await outcome(), ["settled", "1/4", true]);
  model.undo();
  await sent();
  assert.equal(await outcome(), ["settled", "1/3", true]);
  assert.is(queue.$refused.get().length, 0);
});

test("a mark that differs from another is shown with both instead of being taken back", async () => {
  const unit = await open("beda diurungkan", ["Satu", "Dua"]);
  const answer = shown()!;
  const [budi] = [await school.addMarker("Budi"), await school.addMarker("Sari")];
  await school.save(unit, budi!, markOf(answer, "0"));
  give("1");
  await sent();
  await until(() => queue.$conflicts.get().length === 1);
  assert.ok(model.undo());
  assert.equal(
    shown()!.marks.map(({ share }) => share),
    ["0", "1"],
  );
  assert.match(giveHindrance(shown()!) ?? "", /Korektor ketiga yang memutuskan/u);
  assert.not(model.undo(), "nothing else was given");
  await sent();
  const [stored] = (await school.listed(unit, me)).filter(({ code }) => code === answer.code);
  assert.equal([stored!.state, queue.$refused.get().length], ["disputed", 0]);
});

test("an answer that was marked on another day is opened again and marked anew", async () => {
  const unit = await open("kemarin", ["Satu", "Dua"]);
  give("1/2");
  await sent();
  model.exit();
  model = createMarkingAnswersModel(unit, queue);
  const { items } = await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, me);
  model.choose(items);
  assert.is(shown()!.marks[0]!.share, "1/2");
  give("1");
  await sent();
  const later = await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, me);
  const shares = (of: typeof later) => of.items[0]!.marks.map(({ share }) => share);
  assert.equal(shares(later), ["1"]);
  model.undo();
  await sent();
  const undone = await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, me);
  assert.equal(shares(undone), ["1/2"], "the mark of the other day counts again");
});

test("what another device has marked meanwhile is refused with both marks, and marked again with that one shown", async () => {
  const unit = await open("perangkat", ["Satu", "Dua"]);
  const answer = shown()!;
  await school.save(unit, me, markOf(answer, "1/3"));
  give("1/2");
  await until(() => queue.$refused.get().length === 1);
  const [refused] = queue.$refused.get();
  assert.equal(
    refused!.standing!.map(({ code, marks }) => [code, marks.map(({ share }) => share)]),
    [[answer.code, ["1/3"]]],
  );
  const storedShare = async () => {
    const { items } = await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, me);
    return items.find(({ code }) => code === answer.code)?.marks[0]!.share;
  };
  assert.is(await storedShare(), "1/3");
  assert.ok(await model.markAgain(refused!));
  assert.is(shown()!.marks[0]!.share, "1/3");
  give("1/2");
  await sent();
  assert.equal([await storedShare(), queue.$refused.get().length], ["1/2", 0]);
  model.undo();
  await sent();
  give("1");
  await sent();
  assert.equal([await storedShare(), queue.$refused.get().length], ["1", 0]);
});

test("without a line an answer is marked, taken back and marked again as often as wished", async () => {
  const unit = await open("berkali-kali", ["Satu", "Dua"]);
  line.isCut = true;
  give("1/2");
  model.back();
  give("1/3");
  model.undo();
  give("1/4");
  model.undo();
  give("1");
  line.isCut = false;
  void queue.send();
  await sent();
  assert.is(queue.$refused.get().length, 0);
  const { items } = await school.server.ok(listMarkedAnswers, { ...unit, view: "mine" }, me);
  assert.equal(
    items.flatMap(({ marks }) => marks.map(({ share }) => share)),
    ["1"],
  );
  model.back();
  give("0");
  await sent();
  assert.is(queue.$refused.get().length, 0);
});

test("the list of answers asks for the question once, however often its pages are turned", async () => {
  const unit = await open("daftar", ["Satu", "Dua", "Tiga"]);
  const views = createMarkedAnswersModel(unit, "all");
  const ready = () => until(() => views.$state.get().status === "ready");
  const isQuestion = ({ url }: Request) => url.endsWith(`/${unit.question_id}`);
  const before = line.requests.filter(isQuestion).length;
  await ready();
  views.setPerPage(10);
  await ready();
  views.search(shown()!.code);
  await ready();
  assert.is(line.requests.filter(isQuestion).length, before + 1);
  const state = views.$state.get();
  assert.equal(
    state.status === "ready" && [state.detail.total, state.detail.versions.length],
    [1, 1],
  );
  views.exit();
});

test("the list of answers opens with what differs, or else with one's own marks, or with all", async () => {
  const unit = await open("buka daftar", ["Satu", "Dua"]);
  const opened = async () => {
    const views = createMarkedAnswersModel(unit);
    await until(() => views.$state.get().status === "ready");
    const [{ view }, state] = [views.$query.get(), views.$state.get()];
    views.exit();
    return [view, state.status === "ready" && state.detail.items.length];
  };
  assert.equal(await opened(), ["all", 2]);
  const { code, seq } = shown()!;
  give("1");
  await sent();
  assert.equal(await opened(), ["mine", 1]);
  await school.save(unit, await school.addMarker("Budi"), markOf({ code, seq }, "0"));
  assert.equal(await opened(), ["disputed", 1]);
});

/** As the browser tells the other tabs of what one has written. */
async function publishTabs(): Promise<void> {
  // What a tab has at hand is written a moment after it has changed.
  await new Promise((resolve) => setTimeout(resolve, 350));
  window.dispatchEvent(
    new StorageEvent("storage", { key: `${tabAnswersStoragePrefix}${me.id}.tab` }),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const codesOf = ({ $sequence }: MarkingAnswersModel) => {
  const { current, ahead } = $sequence.get();
  return [...(current ? [current] : []), ...ahead].map(({ code }) => code);
};
const essays = (count: number) => Array.from({ length: count }, (_, at) => `jawaban ${at}`);

test("a second tab of the same person gets the answers that come after those of the first", async () => {
  const unit = await open("dua tab", essays(20));
  const other = createMarkingAnswersModel(unit, queue);
  await until(() => other.$sequence.get().status === "marking");
  const [here, there] = [codesOf(model), codesOf(other)];
  assert.equal([here.length, there.length], [15, 5]);
  assert.equal(
    there.filter((code) => here.includes(code)),
    [],
  );
  assert.is(other.$sequence.get().inTabs, 15);
  other.exit();
});

test("two tabs that open at the same moment show no answer twice", async () => {
  const { unit } = await school.addMarkedExam("serentak", essays(20).map(essayOf));
  const releases = [line.holdNext(), line.holdNext()];
  model = createMarkingAnswersModel(unit, queue);
  const other = createMarkingAnswersModel(unit, queue);
  for (const release of releases) release();
  await until(() => codesOf(model).length + codesOf(other).length >= 20);
  await publishTabs();
  const [here, there] = [codesOf(model), codesOf(other)];
  assert.equal(
    there.filter((code) => here.includes(code)),
    [],
  );
  assert.is(new Set([...here, ...there]).size, 20);
  other.exit();
});

test("where another tab has all that is left, that is said, and they are marked here on wish or when it closes", async () => {
  const unit = await open("habis", essays(3));
  const other = createMarkingAnswersModel(unit, queue);
  await until(() => other.$sequence.get().status === "done");
  assert.is(other.$sequence.get().inTabs, 3);
  await other.takeFromTabs();
  assert.is(codesOf(other).length, 3);
  await publishTabs();
  assert.equal(codesOf(model), []);
  await until(() => model.$sequence.get().status === "done");
  assert.is(model.$sequence.get().inTabs, 3);
  other.exit();
  await publishTabs();
  await until(() => model.$sequence.get().status === "marking");
  assert.is(codesOf(model).length, 3);
});

test("what a tab had that has crashed comes when the server gives it to others, too", async () => {
  const unit = await open("macet", essays(2));
  const [key = ""] = Object.keys(localStorage).filter((one) =>
    one.startsWith(tabAnswersStoragePrefix),
  );
  const held = JSON.parse(localStorage.getItem(key)!);
  model.exit();
  localStorage.setItem(key, JSON.stringify({ ...held, aliveAt: Date.now() - claimMs + 1_000 }));
  model = createMarkingAnswersModel(unit, queue);
  await until(() => model.$sequence.get().status === "done");
  localStorage.setItem(key, JSON.stringify({ ...held, aliveAt: Date.now() - claimMs }));
  await model.askAgain();
  assert.is(codesOf(model).length, 2);
  assert.is(localStorage.getItem(key), null);
});

test("what another version of the console has written about its tabs is passed over", async () => {
  localStorage.setItem(`${tabAnswersStoragePrefix}${me.id}.lain`, '{"answers":[{"code":1}]}');
  await open("lain", essays(1));
  assert.is(model.$sequence.get().status, "marking");
});

test.run();
