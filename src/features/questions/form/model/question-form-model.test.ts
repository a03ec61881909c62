// The form of a question against the exam server: faults, saving, other people's changes, pictures on their way, the trial.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  createQuestion,
  getQuestion,
  listQuestions,
  listQuestionVersions,
  updateQuestion,
  type Question,
} from "../../../../contract/questions/questions.ts";
import type { UserProfile } from "../../../../contract/credentials.ts";
import { clearNotices } from "../../../../core/notices.ts";
import { $session } from "../../../../core/session.ts";
import { blankQuestion } from "../../../../domain/questions/blank-question.ts";
import { pictureUnderWay } from "../../../../kit/rich-text/media/pictures-under-way.ts";
import { connectConsole, type Line } from "../../../../testing/server/connect-console.ts";
import {
  openTestBank,
  questionOf,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import { createQuestionFormModel, type QuestionFormModel } from "./question-form-model.ts";
import {
  createQuestionFormPageModel,
  type QuestionFormPageModel,
  type PageOptions,
} from "./question-form-page-model.ts";
import { createTrialModel } from "../dialogs/question-form-trial-model.ts";
import { makePartId } from "./question-form-part-id.ts";
import { valueUnderType } from "./question-form-type-value.ts";
import { inputOf, valueOf } from "./question-form-value.ts";

const test = suite("question form model");
let school: TestBank;
let line: Line;
let exits: (() => void)[] = [];
let lastName = 0;
test.before(async () => {
  school = await openTestBank();
  line = connectConsole(school.server);
  $session.set({ status: "in", user: { id: "guru-1" } as UserProfile });
  history.replaceState(null, "", "/adm/form");
});
test.after.each(() => {
  for (const exit of exits) exit();
  exits = [];
  line.isCut = false;
  clearNotices();
  localStorage.clear();
});
test.after(async () => {
  $session.set({ status: "out" });
  await school.close();
});

function open(stored: Question | null = null): QuestionFormModel {
  lastName += 1;
  const form = createQuestionFormModel({
    personId: "guru-1",
    bankId: school.bank.id,
    editor: `tab-${lastName}`,
    stored,
    questionId: stored?.id ?? `soal-baru-nomor-${String(lastName).padStart(4, "0")}`,
    blank: valueOf(blankQuestion(1, makePartId)),
  });
  exits.push(form.exit);
  return form;
}

/** Complete but for nothing. */
function fill(form: QuestionFormModel, text: string): void {
  form.change({ stem: `<p>${text}</p>`, content: questionOf(1).content });
}

const beside = (stored: Question, stem: string) =>
  school.server.ok(updateQuestion, {
    ...inputOf(valueOf(stored)),
    id: stored.id,
    version: stored.version,
    stem,
  });
const read = async (id: string) => (await school.server.ok(getQuestion, { id })).question;
const sentTo = (path: RegExp, method: string) =>
  line.requests.filter((request) => path.test(request.url) && request.method === method).length;

test("what is missing is said at its place, once somebody has tried to save, and goes as it is mended", async () => {
  const form = open();
  assert.is(form.$state.get(), "new");
  assert.equal(form.$errors.get(), {});
  const before = line.requests.length;
  assert.not(await form.save());
  assert.is(line.requests.length, before, "the server is not asked");
  const errors = form.$errors.get();
  assert.is(errors["stem"], "Pertanyaan wajib diisi.");
  assert.ok(errors["content.key"]);
  form.set("stem", "<p>Berapa?</p>");
  assert.not(form.$errors.get()["stem"]);
  form.set("bobot", "dua");
  assert.not(await form.save());
  assert.is(form.$errors.get()["bobot"], "Bobot harus berupa angka.");
});

test("a new question is saved once, however often it is asked for, and is then changed", async () => {
  const form = open();
  fill(form, "Dua kali dua?");
  assert.is(form.$state.get(), "unsaved");
  const [first, second] = [form.save(), form.save()];
  assert.equal(await Promise.all([first, second]), [true, true]);
  assert.is(sentTo(/\/questions$/u, "POST"), 1);
  assert.is(form.$state.get(), "saved");
  form.set("bobot", "2,5");
  assert.ok(await form.save());
  const stored = await read(form.name);
  assert.equal([stored.bobot, stored.version], [2.5, 2]);
});

test("an answer that was lost makes no second question, and what was typed since is kept", async () => {
  const form = open();
  fill(form, "Jawaban hilang");
  line.isCut = true;
  assert.not(await form.save());
  assert.ok(form.$failure.get());
  line.isCut = false;
  // The call had come through after all.
  const heard = { ...inputOf(form.$value.get()), id: school.bank.id, question_id: form.name };
  await school.server.ok(createQuestion, heard);
  form.set("stem", "<p>Jawaban hilang, lalu diubah</p>");
  assert.ok(await form.save());
  assert.is(form.$failure.get(), null);
  const { items } = await school.server.ok(listQuestions, {
    id: school.bank.id,
    q: "Jawaban hilang",
  });
  assert.equal(
    items.map(({ stem }) => stem),
    ["<p>Jawaban hilang, lalu diubah</p>"],
  );
});

test("what is typed while the server is asked stays, and is not taken for saved", async () => {
  const form = open(await school.add("Sambil menunggu"));
  form.set("stem", "<p>Satu</p>");
  const release = line.holdNext();
  const saving = form.save();
  await new Promise((settle) => setTimeout(settle));
  assert.is(form.$state.get(), "saving");
  form.set("explanation", "<p>Dua</p>");
  release();
  assert.ok(await saving);
  assert.is(form.$value.get().explanation, "<p>Dua</p>");
  assert.is(form.$state.get(), "unsaved");
  assert.is((await read(form.name)).explanation, "");
});

test("somebody else's change is told before anything is overwritten, and both can go on", async () => {
  const stored = await school.add("Dua orang");
  const form = open(stored);
  form.set("bobot", "3");
  await beside(stored, "<p>Dari Sari</p>");
  assert.not(await form.save());
  const conflict = form.$conflict.get();
  assert.ok(conflict);
  assert.equal(conflict.fields, ["stem", "bobot"]);
  assert.is((await read(stored.id)).bobot, 1);
  form.keepMine();
  assert.is(form.$value.get().stem, "<p>Dari Sari</p>", "what was not touched is hers");
  assert.ok(await form.save());
  const both = await read(stored.id);
  assert.equal([both.stem, both.bobot], ["<p>Dari Sari</p>", 3]);
});

test("the newest can be taken instead of what was typed", async () => {
  const stored = await school.add("Mengalah");
  const form = open(stored);
  form.set("stem", "<p>Punyaku</p>");
  const newer = await beside(stored, "<p>Punyanya</p>");
  form.receiveNewer(newer);
  assert.equal(form.$conflict.get()?.fields, ["stem"]);
  form.takeNewer();
  assert.is(form.$value.get().stem, "<p>Punyanya</p>");
  assert.is(form.$state.get(), "saved");
  form.receiveNewer({ ...newer, version: 3, stem: "<p>Lagi</p>" });
  assert.is(form.$value.get().stem, "<p>Lagi</p>", "nothing typed: nothing to ask");
});

test("what only the server refuses stands at its place until that place changes", async () => {
  const form = open(await school.add("Gambar hilang"));
  form.set("stem", '<p>Lihat <img src="/storage/media/tidak-ada"></p>');
  assert.not(await form.save());
  assert.match(form.$errors.get()["stem"] ?? "", /Gambar/u);
  form.set("stem", "<p>Lihat</p>");
  assert.equal(form.$errors.get(), {});
  assert.ok(await form.save());
});

test("saving waits for a picture, and does not go on without one that was refused", async () => {
  const form = open(await school.add("Menunggu gambar"));
  form.set("stem", "<p>Gambar</p>");
  const arrive = pictureUnderWay();
  const saving = form.save();
  assert.is(form.$state.get(), "waiting");
  form.set("stem", "<p>Gambar dan lainnya</p>");
  arrive(true);
  assert.ok(await saving);
  assert.is((await read(form.name)).stem, "<p>Gambar dan lainnya</p>");
  form.set("stem", "<p>Lagi</p>");
  const fail = pictureUnderWay();
  const refused = form.save();
  fail(false);
  assert.not(await refused);
  assert.match(form.$failure.get() ?? "", /gambar/u);
  assert.is((await read(form.name)).version, 2);
});

test("two options that read alike are mentioned, and keep nobody from saving", async () => {
  const form = open();
  const { content } = questionOf(1);
  assert.ok(content.type === 1);
  const options = content.payload.options.map((option, at) =>
    at < 2 ? { ...option, html: "<p>Sama</p>" } : option,
  );
  form.change({ stem: "<p>Mana?</p>", content: { ...content, payload: { options } } });
  assert.ok(await form.save());
  assert.equal(form.$warnings.get(), ["B: Opsi ini sama dengan opsi lain."]);
});

// --- The page around it ---

async function openPage(more: Partial<PageOptions> = {}): Promise<QuestionFormPageModel> {
  const page = createQuestionFormPageModel({
    bankId: school.bank.id,
    questionId: null,
    type: 1,
    isAddress: "add",
    ...more,
  });
  exits.push(page.exit);
  await new Promise<void>((settle) => {
    const stop = page.$page.subscribe(({ status }) => {
      if (status === "loading") return;
      queueMicrotask(() => stop());
      settle();
    });
  });
  return page;
}

function formOf(page: QuestionFormPageModel): QuestionFormModel {
  const state = page.$page.get();
  assert.ok(state.status === "ready", "the form is there");
  return state.form;
}

test("the next new question takes over type, competences, reference and difficulty", async () => {
  const competence = await school.addCompetence("TP.9");
  const page = await openPage({ type: 8 });
  const form = formOf(page);
  assert.is(form.$value.get().content.type, 8);
  form.change({
    stem: "<p>Nilai pernyataan</p>",
    content: questionOf(8).content,
    difficulty: "sukar",
    competence_ids: [competence],
  });
  assert.ok(await page.saveAndAdd());
  const next = formOf(page);
  assert.is.not(next, form);
  const { content, difficulty, competence_ids, stem } = next.$value.get();
  assert.equal([content.type, difficulty, competence_ids, stem], [8, "sukar", [competence], ""]);
  assert.is(next.$state.get(), "new");
  assert.match(location.search, "type=8");
});

test("a question that was new stands under an address of its own once it is saved", async () => {
  const page = await openPage();
  fill(formOf(page), "Beralamat");
  assert.ok(await page.save());
  const { soid } = Object.fromEntries(new URLSearchParams(location.search));
  assert.is((await read(soid ?? "")).excerpt, "Beralamat");
  const again = await openPage({ questionId: soid ?? "" });
  assert.is(formOf(again).$value.get().stem, "<p>Beralamat</p>");
  assert.ok(again.$neighbours.get()?.previous_id);
});

test("a question of another bank, or of none, is not opened", async () => {
  const elsewhere = await school.addBank("LAIN-1");
  const { id } = await school.add("Di tempat lain", {}, elsewhere.id);
  assert.is((await openPage({ questionId: id })).$page.get().status, "failed");
  assert.is((await openPage({ questionId: "tidak-ada" })).$page.get().status, "failed");
});

test("who else has the question open is heard, and that it was saved meanwhile", async () => {
  const stored = await school.add("Bersama");
  const [page, other] = [
    await openPage({ questionId: stored.id, isAddress: "edit" }),
    await openPage({ questionId: stored.id, isAddress: "edit" }),
  ];
  await page.$presence.get()?.announce();
  await other.$presence.get()?.announce();
  assert.equal(
    other.$presence
      .get()
      ?.$others.get()
      .map(({ own }) => own),
    [true],
  );
  formOf(page).set("stem", "<p>Bersama, diubah</p>");
  assert.ok(await page.save());
  await other.$presence.get()?.announce();
  assert.is(other.$presence.get()?.$newerVersion.get(), 2);
  await other.fetchNewer();
  assert.is(formOf(other).$value.get().stem, "<p>Bersama, diubah</p>");
  assert.is(other.$presence.get()?.$newerVersion.get(), null);
});

test("what exams have used is kept as a version, and can be put in again", async () => {
  const bank = await school.addBank("UJIAN-1");
  const stored = await school.add("Versi satu", {}, bank.id);
  await school.useInExam(bank.id, "UTS");
  const more = { bankId: bank.id, questionId: stored.id, isAddress: "edit" as const };
  const page = await openPage(more);
  const form = formOf(page);
  assert.equal(form.$stored.get()?.used_by, ["UTS"]);
  form.set("stem", "<p>Versi dua</p>");
  assert.ok(await page.save());
  const { items } = await school.server.ok(listQuestionVersions, { id: stored.id });
  assert.equal(
    items.map(({ stem }) => stem),
    ["<p>Versi satu</p>"],
  );
  form.change(valueOf(items[0]!));
  assert.is(form.$state.get(), "unsaved");
  assert.ok(await page.save());
  assert.is((await read(stored.id)).stem, "<p>Versi satu</p>");
});

// --- The trial ---

test("the trial scores by the question's own policy, or by the bank's", () => {
  const form = open();
  form.change({ stem: "<p>Pilih</p>", content: questionOf(4).content, bobot: "2" });
  const plan = [{ type: 4 as const, count: 1, weight: 100, policy: "parsial" as const, minus: 0 }];
  const trial = createTrialModel(form.$value, plan);
  exits.push(trial.exit);
  trial.answer({ type: 4, ids: ["d1", "t2"] });
  const { points, percent, policy, isOwnPolicy } = trial.$result.get();
  assert.equal([points, percent, policy, isOwnPolicy], [1.33, 66.67, "parsial", false]);
  form.set("policy", "mutlak");
  const strict = createTrialModel(form.$value, plan);
  exits.push(strict.exit);
  strict.answer({ type: 4, ids: ["d1", "t2"] });
  assert.is(strict.$result.get().points, 0);
  assert.is(strict.$result.get().score.verdict, "salah");
  strict.again();
  assert.is(strict.$result.get().score.verdict, "kosong");
});

test("the trial takes off what the bank's plan says, and tells what a mark can bring", () => {
  const form = open();
  form.change({ stem: "<p>Pilih</p>", content: questionOf(1).content, bobot: "2" });
  const single = { type: 1 as const, count: 1, weight: 100, policy: "mutlak" as const };
  const trial = createTrialModel(form.$value, [{ ...single, minus: 0.25 }]);
  exits.push(trial.exit);
  trial.answer({ type: 1, id: "j1" });
  assert.equal([trial.$result.get().points, trial.$result.get().percent], [-0.5, -25]);
  form.change({ content: questionOf(2).content });
  const essay = createTrialModel(form.$value, []);
  exits.push(essay.exit);
  essay.answer({ type: 2, html: '<p><span data-formula="x^2"></span></p>' });
  const { score, points, most } = essay.$result.get();
  assert.equal([score.verdict, points, most], ["menunggu", null, 2]);
});

test("another type keeps what was typed of the numbers", () => {
  const form = open();
  form.change({ stem: "<p>Pilih</p>", bobot: "1,", content: questionOf(1).content });
  const { value, isLossy } = valueUnderType(form.$value.get(), 4, school.bank);
  assert.not(isLossy);
  assert.equal([value.bobot, value.content.type, value.stem], ["1,", 4, "<p>Pilih</p>"]);
});

test.run();
