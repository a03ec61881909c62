// Which banks an event's papers are about, and what becomes of those that cannot be opened.
import { atom } from "nanostores";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as fc from "fast-check";
import type { EventPapers } from "../../../../contract/exams/event-papers.ts";
import {
  lockQuestionBank,
  unlockQuestionBank,
  type QuestionBank,
} from "../../../../contract/questions/banks.ts";
import { failureText } from "../../../../kit/failed-message.ts";
import { connectConsole, type Line } from "../../../../testing/server/connect-console.ts";
import { openTestBank, type TestBank } from "../../../../testing/questions/open-test-bank.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import {
  eventPaperFields,
  type EventPaperChoices,
  type PaperKind,
} from "../event-paper-choices.ts";
import { createEventBanksModel } from "./event-banks-model.ts";
import { banksOf, sortedBanks, type AskedBank } from "./event-banks-rows.ts";

const test = suite("banks of an event's papers");
let school: TestBank;
let line: Line;
let [first, second, empty]: QuestionBank[] = [];
const password = "gembok kayu";
test.before(async () => {
  school = await openTestBank();
  [first, second, empty] = [await school.newBank(), await school.newBank(), await school.newBank()];
  await school.addAll(first, "Satu Dua");
  await school.addAll(second, "Tiga");
});
test.before.each(() => {
  line = connectConsole(school.server);
});
test.after(() => school.close());

const usual = Object.fromEntries(
  Object.entries(eventPaperFields).map(([name, { usual: value }]) => [name, value]),
) as EventPaperChoices;

function open(kind: PaperKind, schedule = "") {
  const $kind = atom<PaperKind>(kind);
  const $values = atom<EventPaperChoices>({ ...usual, schedule });
  const named = (banks: (QuestionBank | undefined)[]) =>
    banks.map((bank) => ({ id: bank!.id, kode: bank!.kode, nama: bank!.nama }));
  const schedules = [
    { id: "pagi", banks: named([first, second]) },
    { id: "siang", banks: named([second, empty]) },
  ] as EventPapers["schedules"];
  const choices = { $values, choose: () => undefined };
  const model = createEventBanksModel({ $kind, choices }, { schedules });
  return { model, $kind, $values };
}
const settled = ({ model }: ReturnType<typeof open>) =>
  until(() => model.$banks.get().waiting === 0);
const codesOf = ({ model }: ReturnType<typeof open>) =>
  model.$banks.get().ready.map(({ blueprint }) => blueprint.kode);
const leftOutOf = ({ model }: ReturnType<typeof open>) =>
  model.$banks
    .get()
    .leftOut.map(({ bank, error }) => [bank.kode, error === null ? "" : failureText(error)]);

test("no bank is asked for before a paper about banks is chosen, and each once", async () => {
  const opened = open("daftar-hadir");
  assert.is(line.requests.length, 0);
  opened.$kind.set("kisi-kisi");
  await settled(opened);
  assert.equal(codesOf(opened), [first!.kode, second!.kode]);
  assert.equal(leftOutOf(opened), [[empty!.kode, ""]], "a bank without a question has no paper");
  assert.is(line.requests.length, 3);
  opened.$values.set({ ...opened.$values.get(), schedule: "siang", font: "12" });
  await settled(opened);
  assert.equal(codesOf(opened), [second!.kode]);
  assert.is(line.requests.length, 3, "what is known is not asked for again");
  assert.equal(opened.model.$banks.get().ready[0]!.questions, [], "no stem for a blueprint");
  opened.$kind.set("kartu-soal");
  await settled(opened);
  const [content] = opened.model.$banks.get().ready;
  assert.equal(
    content!.questions.map(({ excerpt }) => excerpt),
    ["Tiga"],
  );
  opened.model.exit();
});

test("a locked bank is left out with the reason, until it is unlocked and asked for again", async () => {
  await school.server.ok(lockQuestionBank, { id: first!.id, password });
  for (const kind of ["kisi-kisi", "kartu-soal"] as const) {
    const opened = open(kind, "pagi");
    await settled(opened);
    assert.equal(codesOf(opened), [second!.kode]);
    assert.equal(leftOutOf(opened), [
      [first!.kode, `Banksoal ${first!.kode} terkunci. Buka kuncinya dahulu.`],
    ]);
    opened.model.exit();
  }
  const opened = open("kisi-kisi", "pagi");
  await settled(opened);
  await school.server.ok(unlockQuestionBank, { id: first!.id, password });
  await opened.model.retry();
  assert.equal(codesOf(opened), [first!.kode, second!.kode]);
  opened.model.exit();
});

test("whoever has no part in the banks prints none of them; a cut line is told as well", async () => {
  connectConsole({ exam: school.server.exam, token: school.stranger });
  const foreign = open("kartu-soal", "pagi");
  await settled(foreign);
  assert.equal(codesOf(foreign), []);
  assert.equal(
    leftOutOf(foreign).map(([, reason]) => reason),
    Array.from({ length: 2 }, () => "Banksoal tidak ditemukan. Mungkin sudah dihapus."),
  );
  foreign.model.exit();
  line = connectConsole(school.server);
  line.isCut = true;
  const cut = open("kisi-kisi", "pagi");
  await settled(cut);
  assert.is(leftOutOf(cut).length, 2);
  line.isCut = false;
  await cut.model.retry();
  assert.equal(codesOf(cut), [first!.kode, second!.kode]);
  cut.model.exit();
});

const someIds = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 5 }), {
  maxLength: 8,
});

test("whatever schedules share: every bank once, and each is printed, left out or waited for", () => {
  fc.assert(
    fc.property(someIds, fc.infiniteStream(fc.integer({ min: 0, max: 2 })), (all, fates) => {
      const schedules = all.map((ids, at) => ({
        id: String(at),
        banks: ids.map((id) => ({ id: String(id), kode: "", nama: "" })),
      }));
      const banks = banksOf(schedules, "");
      assert.equal(
        banks.map(({ id }) => id),
        [...new Set(all.flat().map(String))],
      );
      const outcomes = [null, { is: "failed", error: new Error("x") }, contentOf("y")] as const;
      const asked = banks.map((bank): AskedBank => ({
        bank,
        outcome: outcomes[fates.next().value ?? 0] ?? null,
      }));
      const { ready, leftOut, waiting } = sortedBanks(asked);
      assert.is(ready.length + leftOut.length + waiting, banks.length);
    }),
  );
});

function contentOf(id: string): AskedBank["outcome"] {
  const blueprint = { id, questions: [{}] } as never;
  return { is: "ready", content: { blueprint, questions: [], references: [] } };
}

test.run();
