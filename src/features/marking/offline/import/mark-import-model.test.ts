import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { suite } from "uvu";
import { listMarkingUnits, type MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { setServerClock } from "../../../../core/answers/server-clock.ts";
import { call } from "../../../../core/api.ts";
import type { OfflineMarks } from "../../../../contract/marking/offline-marks.ts";
import { $session } from "../../../../core/session.ts";
import type { Book, BookCell } from "../../../../files/sheet-book.ts";
import { seal, sealKey } from "../../../../files/sealed/sealed-file.ts";
import { writeBook } from "../../../../files/write-sheet.ts";
import { createImportSession } from "../../../../kit/sheet-import/import-session.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";
import { createLocalWorker } from "../../../../testing/local-worker.ts";
import { connectConsole, type Line } from "../../../../testing/server/connect-console.ts";
import { createMarkingSheetModel } from "../sheet/marking-sheet-model.ts";
import { sealedKind } from "./sealed-marks-import.ts";
import { createMarkImportModel, type MarkImportModel } from "./mark-import-model.ts";

const test = suite("marks that come back in a sheet");
let school: MarkingSchool;
let line: Line;
let me: Marker;
let model: MarkImportModel;
const unsent: string[] = [];
test.before(async () => {
  school = await openMarkingSchool();
});
test.before.each(async () => {
  me = await school.addMarker("Ratna");
  signIn(me);
  unsent.length = 0;
});
test.after.each(() => {
  model.exit();
  $session.set({ status: "out" });
});
test.after(() => school.close());

function signIn(marker: Marker): void {
  line = connectConsole({ exam: school.server.exam, token: marker.token });
  setServerClock(school.server.now.toISOString());
  $session.set({ status: "in", user: { id: marker.id, name: marker.name } as never });
}

async function examOf(alias: string, texts: readonly string[]): Promise<MarkingUnit> {
  const { unit } = await school.addMarkedExam(alias, texts.map(essayOf));
  const { items } = await call(listMarkingUnits, { per_page: 200 });
  return items.find(({ schedule_id: id }) => id === unit.schedule_id)!;
}

async function download(unit: MarkingUnit, view: "unmarked" | "all" = "unmarked"): Promise<Book> {
  let book: Book | null = null;
  const sheet = createMarkingSheetModel(unit, {
    save: async (made) => {
      book = made;
    },
  });
  await sheet.download({ view, scale: "percent" });
  assert.is(sheet.$state.get().is, "done");
  return book!;
}

const firstRow = 3;
const pointsColumn = 4;
/** With points in the rows, by their place below the header. */
function filled(book: Book, points: readonly BookCell[], column = pointsColumn): Book {
  const [shown, ...others] = book.sheets;
  const rows = shown!.rows.map((cells, at) => {
    const value = points[at - firstRow];
    return value === undefined ? cells : cells.map((cell, of) => (of === column ? value : cell));
  });
  return { sheets: [{ ...shown!, rows }, ...others] };
}
const codes = (book: Book) => book.sheets[0]!.rows.slice(firstRow).map(([code]) => String(code));

const keyOf = ({ schedule_id, question_id }: MarkingUnit) => ({ schedule_id, question_id });
function open(unit: MarkingUnit, marker = me): MarkImportModel {
  model = createMarkImportModel({
    unit: keyOf(unit),
    markerId: marker.id,
    queue: { waitingCodes: () => unsent },
    createWorker: () => createLocalWorker(createImportSession()),
  });
  return model;
}
async function upload(unit: MarkingUnit, book: Book, marker = me) {
  await open(unit, marker).read(new File([writeBook(book, "xlsx")], "koreksi.xlsx"));
  return model.$state.get();
}
/** @throws when there is no plan */
function plan() {
  const state = model.$state.get();
  if (state.is !== "plan") throw new Error(`${state.is} ${JSON.stringify(state)}`);
  return state;
}
const marksOf = async (unit: MarkingUnit) => {
  const rows = await school.server.db
    .selectFrom("marks")
    .innerJoin("sittings", "sittings.id", "marks.sitting_id")
    .select(["marking_code as code", "share"])
    .where("schedule_id", "=", unit.schedule_id)
    .orderBy("seq")
    .execute();
  return rows.map(({ code, share }) => [code, share]);
};

test("a filled sheet is shown as a plan and stored after it is confirmed, once", async () => {
  const unit = await examOf("lembar", ["Satu", "Dua", "Tiga"]);
  const sheet = await download(unit);
  const [first, second] = codes(sheet);
  const book = filled(sheet, [80, "1/3"]);
  await upload(unit, book);
  assert.equal([plan().plan.fresh.length, plan().plan.empty], [2, 1]);
  assert.equal(await marksOf(unit), [], "nothing is stored before");
  await model.confirm();
  assert.equal(model.$state.get(), {
    is: "done",
    stored: 2,
    sent: { refused: [], conflicts: [] },
  });
  const stored = [
    [first, "4/5"],
    [second, "1/300"],
  ];
  assert.equal(await marksOf(unit), stored);
  await upload(unit, book);
  assert.equal([plan().plan.fresh.length, plan().plan.same], [0, 2]);
  await model.confirm();
  assert.is(model.$state.get().is, "plan", "there is nothing to confirm");
  assert.equal(await marksOf(unit), stored);
});

test("with the line cut it stops, and goes on without storing anything twice", async () => {
  const texts = Array.from({ length: 60 }, (_, at) => `Jawaban ${at}`);
  const unit = await examOf("putus", texts);
  await upload(
    unit,
    filled(
      await download(unit),
      texts.map(() => 50),
    ),
  );
  let isCut = false;
  model.$state.listen((state) => {
    // After the first of the two calls.
    if (state.is === "sending" && state.done === 50 && !isCut) {
      isCut = true;
      line.isCut = true;
    }
  });
  await model.confirm();
  const stopped = model.$state.get();
  assert.equal(stopped.is === "stopped" && [stopped.done, stopped.total], [50, 60]);
  await model.goOn();
  assert.is(model.$state.get().is, "stopped", "the line is still cut");
  line.isCut = false;
  await model.goOn();
  assert.is(model.$state.get().is, "done");
  assert.is((await marksOf(unit)).length, 60);
});

test("a mark that somebody else has given meanwhile is a conflict, and is sent only as chosen", async () => {
  const unit = await examOf("bertentangan", ["Satu", "Dua"]);
  const sheet = await download(unit);
  const other = await school.addMarker("Sri");
  const { answers } = await school.claim(keyOf(unit), other);
  for (const answer of answers) await school.save(keyOf(unit), other, markOf(answer, "1"));
  await upload(unit, filled(sheet, [50, 100]));
  const { conflicts } = plan().plan;
  assert.equal(
    conflicts.map(({ share, why, others }) => [share, why, others]),
    [
      ["1/2", "others", []],
      ["1", "others", []],
    ],
    "whoever may give a second mark does not see the first",
  );
  assert.is(plan().included.size, 2, "a second opinion, unless it is taken out");
  model.include(conflicts[1]!.code, false);
  await model.confirm();
  const state = model.$state.get();
  assert.equal(state.is === "done" && state.sent.conflicts.map(({ code }) => code), [
    conflicts[0]!.code,
  ]);
  assert.is((await marksOf(unit)).length, 3);
  await upload(unit, filled(sheet, [50, 100]));
  const again = plan().plan;
  assert.equal([again.same, again.conflicts.length], [1, 1], "what was sent is stored");
  await upload(unit, filled(sheet, [60, 100]));
  const { refused, changed, conflicts: offered } = plan().plan;
  assert.equal(
    [refused.map(({ code }) => code), changed, offered.map(({ code }) => code)],
    [[conflicts[0]!.code], [], [conflicts[1]!.code]],
    "another corrector decides on what differs, so that it is not offered",
  );
});

test("a file that comes back after a difference was decided changes nothing and says who has decided", async () => {
  const unit = await examOf("sudah diputuskan", ["Satu", "Dua"]);
  const key = keyOf(unit);
  const sheet = await download(unit, "all");
  const { answers } = await school.claim(key, me);
  const [first, second] = codes(sheet).map((code) => answers.find((one) => one.code === code)!);
  const [sinta, budi] = [await school.addMarker("Sinta"), await school.addMarker("Budi Decider")];
  await school.save(key, me, markOf(first!, "1"));
  await school.save(key, sinta, markOf([first!, second!], "0"));
  await school.save(key, budi, markOf(first!, "1/2", { is_decision: true }));
  const before = await school.scoresOf(key);
  await upload(unit, filled(sheet, [0, 0]));
  const { refused, changed, conflicts } = plan().plan;
  assert.equal(
    refused.map(({ code, hindrance }) => [code, hindrance]),
    [[first!.code, "Perbedaan ini sudah diputuskan oleh Budi Decider."]],
  );
  assert.equal([changed, conflicts.map(({ code }) => code)], [[], [second!.code]]);
  await model.confirm();
  assert.is(model.$state.get().is, "done");
  assert.equal(await school.scoresOf(key), before);
});

test("an older sheet that comes later overwrites no newer own mark unless the person says so", async () => {
  const unit = await examOf("lebih lama", ["Satu", "Dua", "Tiga"]);
  const sheet = await download(unit, "all");
  school.server.wait(60_000);
  const { answers } = await school.claim(keyOf(unit), me);
  const [first, second] = codes(sheet).map((code) => answers.find((one) => one.code === code)!);
  await school.save(keyOf(unit), me, markOf(first!, "1"), markOf(second!, "1/2"));
  const book = filled(sheet, [50, 60, 70]);
  await upload(unit, book);
  const { conflicts, fresh, changed, madeAt } = plan().plan;
  assert.equal([fresh.length, changed.length], [1, 0]);
  assert.equal(
    conflicts.map(({ why, share, own }) => [why, share, own!.share]),
    [
      ["own", "1/2", "1"],
      ["own", "3/5", "1/2"],
    ],
  );
  assert.ok(Date.parse(madeAt!) < Date.parse(conflicts[0]!.own!.at), "both times are known");
  assert.is(plan().included.size, 0, "the newer ones stay");
  model.includeAll(true);
  assert.is(plan().included.size, 2);
  model.includeAll(false);
  model.include(conflicts[1]!.code, true);
  await model.confirm();
  assert.is(model.$state.get().is, "done");
  await upload(unit, book);
  assert.equal([plan().plan.same, plan().plan.conflicts.length], [2, 1]);
});

test("of an own mark in a sealed file and one in the console the later one is proposed", async () => {
  const unit = await examOf("segel lama", ["Satu", "Dua"]);
  const made_at = school.server.now.toISOString();
  const { answers } = await school.claim(keyOf(unit), me);
  const after = (minutes: number) => new Date(Date.parse(made_at) + minutes * 60_000).toISOString();
  const marks = answers.map(({ code, seq }, at) => ({
    code,
    seq,
    given: { whole: "1/3" },
    comment: "",
    is_flagged: false,
    at: after(at === 0 ? 1 : 3),
  }));
  const bytes = await sealedMarks(unit, { made_at, marks });
  school.server.wait(2 * 60_000);
  await school.save(keyOf(unit), me, markOf([answers[0]!, answers[1]!], "1"));
  school.server.wait(2 * 60_000);
  setServerClock(school.server.now.toISOString());
  await uploadSealed(unit, bytes);
  await model.unlock(passphrase);
  assert.is(plan().plan.conflicts.length, 2);
  assert.equal([...plan().included], [answers[1]!.code]);
});

test("what changes between plan and confirmation brings a new plan", async () => {
  const unit = await examOf("berubah", ["Satu"]);
  await upload(unit, filled(await download(unit), [80]));
  const other = await school.addMarker("Sri");
  const { answers } = await school.claim(keyOf(unit), other);
  await school.save(keyOf(unit), other, markOf(answers[0]!, "1"));
  await model.confirm();
  assert.ok(plan().hasChanged);
  assert.equal([plan().plan.fresh.length, plan().plan.conflicts.length], [0, 1]);
  assert.is((await marksOf(unit)).length, 1);
});

test("a mark that was withdrawn in the console is stored when the same file comes again", async () => {
  const unit = await examOf("urung", ["Satu"]);
  const book = filled(await download(unit), [80]);
  await upload(unit, book);
  const seenSeq = plan().plan.fresh[0]!.seq;
  await model.confirm();
  const [answer] = (await school.claim(keyOf(unit), me)).answers;
  assert.not(answer, "it is marked");
  const [code] = codes(book);
  await school.save(keyOf(unit), me, {
    kind: "withdraw",
    id: randomUUID(),
    answers: [{ code: code!, seq: seenSeq }],
  });
  await upload(unit, book);
  assert.is(plan().plan.fresh.length, 1);
  await model.confirm();
  await upload(unit, book);
  assert.is(plan().plan.same, 1);
});

test("the file of another question, or of another person, is refused by name", async () => {
  const [one, two] = [await examOf("satu", ["A"]), await examOf("dua", ["B"])];
  const book = await download(one);
  const refused = await upload(two, book);
  assert.ok(refused.is === "choose" && refused.hindrance?.is === "other-unit");
  assert.match(JSON.stringify(refused), /satu/u);
  const other = await school.addMarker("Sri");
  signIn(other);
  const foreign = await upload(one, book, other);
  assert.equal(foreign, { is: "choose", hindrance: { is: "other-marker", name: "Ratna" } });
});

test("while marks of the same question wait in the queue nothing is stored", async () => {
  const unit = await examOf("antrean", ["Satu"]);
  await upload(unit, filled(await download(unit), [80]));
  unsent.push("ABCDEF");
  await model.confirm();
  assert.equal(await marksOf(unit), []);
  unsent.length = 0;
  await model.confirm();
  assert.is((await marksOf(unit)).length, 1);
});

test("numbers that fit two scales are asked about, and a file without marks is refused", async () => {
  const unit = await examOf("skala", ["Satu", "Dua"]);
  await upload(unit, filled(await download(unit), [0.8, 1]));
  assert.is(plan().plan.scale, null);
  await model.confirm();
  assert.is(model.$state.get().is, "plan");
  model.chooseScale("share");
  assert.equal(
    plan().plan.fresh.map(({ share }) => share),
    ["4/5", "1"],
  );
  await open(unit).read(new File(["nama;kelas\nBudi;X"], "lain.csv"));
  assert.equal(model.$state.get(), { is: "choose", hindrance: { is: "no-sheet" } });
  await open(unit).read(new File([new Uint8Array([0x25, 0x50, 0x44, 0x46])], "a.xlsx"));
  const state = model.$state.get();
  assert.ok(state.is === "choose" && state.hindrance?.is === "failed");
});

test("all answers come with one's own marks, which are the same when they come back", async () => {
  const unit = await examOf("semua", ["Satu", "Dua"]);
  const { answers } = await school.claim(keyOf(unit), me);
  await school.save(keyOf(unit), me, markOf(answers[0]!, "1/3", { comment: "=Bagus" }));
  await upload(unit, await download(unit, "all"));
  const { same, empty, fresh, changed } = plan().plan;
  assert.equal([same, empty, fresh.length, changed.length], [1, 1, 0, 0]);
});

async function sealedMarks(unit: MarkingUnit, more: Partial<OfflineMarks> = {}) {
  const { answers } = await school.claim(keyOf(unit), me);
  const content: OfflineMarks = {
    format: "exo-marks-1",
    file: "f1",
    ...keyOf(unit),
    unit: "Soal 1",
    marker_id: me.id,
    marker: me.name,
    rubric_version: 0,
    marks: answers.map(({ code, seq }, at) => ({
      code,
      seq,
      given: at === 0 ? { whole: "1/3" } : null,
      comment: "",
      is_flagged: at > 0,
    })),
    ...more,
  };
  return seal(new TextEncoder().encode(JSON.stringify(content)), await sealKey(passphrase));
}
const passphrase = "rembulan di atas";
const uploadSealed = async (unit: MarkingUnit, bytes: Uint8Array) => {
  await open(unit).read(new File([bytes.slice()], "hasil.exm"));
  return model.$state.get();
};

test("a sealed file asks for its passphrase, and its marks and flags are stored once", async () => {
  const unit = await examOf("segel", ["Satu", "Dua"]);
  const bytes = await sealedMarks(unit);
  assert.is((await uploadSealed(unit, bytes)).is, "locked");
  await model.unlock("rembulan di bawah");
  assert.equal(model.$state.get(), { is: "locked", isWrong: true, opening: null });
  await model.unlock(passphrase);
  assert.equal([plan().plan.fresh.length, plan().plan.flags.length], [1, 1]);
  await model.confirm();
  const state = model.$state.get();
  assert.is(state.is === "done" && state.stored, 2);
  await uploadSealed(unit, bytes);
  await model.unlock(passphrase);
  const { same, fresh, flags } = plan().plan;
  assert.equal([same, fresh.length, flags.length], [1, 0, 0]);
  assert.is((await marksOf(unit)).length, 1);
});

test("a sealed file that was cut at any byte is called damaged", async () => {
  const unit = await examOf("terpotong", ["Satu"]);
  const bytes = await sealedMarks(unit);
  for (let length = 0; length < bytes.length; length += 1) {
    assert.is(sealedKind(bytes.slice(0, length), "hasil.exm"), "damaged", `${length} bytes`);
  }
  const state = await uploadSealed(unit, bytes.slice(0, 5));
  assert.equal(state, { is: "choose", hindrance: { is: "damaged" } });
});

test("a sealed file of another version is called damaged, and the page itself is named", async () => {
  const unit = await examOf("versi", ["Satu"]);
  await uploadSealed(unit, await sealedMarks(unit, { format: "exo-marks-2" as never }));
  await model.unlock(passphrase);
  assert.equal(model.$state.get(), { is: "choose", hindrance: { is: "damaged" } });
  await open(unit).read(new File(["<!doctype html>\n<html>"], "koreksi.html"));
  assert.equal(model.$state.get(), { is: "choose", hindrance: { is: "page" } });
});

test.run();
