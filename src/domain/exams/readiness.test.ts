import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  readinessCodes,
  type ReadinessCode,
  type ReadinessLine,
} from "../../contract/exams/schedule-readiness.ts";
import { readiness, type BankFacts, type ReadinessFacts } from "./readiness.ts";

const test = suite("readiness of a schedule");

const start = Date.UTC(2026, 10, 30, 0, 30);
const minuteMs = 60_000;
const nobody = { count: 0, names: [] };

const bank = (changes: Partial<BankFacts> = {}): BankFacts => ({
  bank_id: "b1",
  kode: "MTK-X",
  locked: true,
  plan: [
    { type: 1, planned: 40, active: 50 },
    { type: 3, planned: 5, active: 5 },
  ],
  weight: 10_000,
  listening: 5,
  silent: 0,
  reached: 60,
  ...changes,
});
/** Nothing is wrong with it. */
const facts = (changes: Partial<ReadinessFacts> = {}): ReadinessFacts => ({
  schedule_id: "s1",
  banks: [bank()],
  essays: [{ subject_id: "m1", nama: "Matematika", questions: 2, correctors: 1 }],
  targets: 60,
  without_group: nobody,
  without_bank: nobody,
  clashes: [],
  sessions: [
    { sesi: 1, members: 30 },
    { sesi: 2, members: 30 },
  ],
  without_session: nobody,
  rooms: {
    event_id: "e1",
    count: 2,
    without_seat: nobody,
    without_proctor: nobody,
    double_proctors: nobody,
  },
  starts: [start, start + 120 * minuteMs],
  now: start - 60 * minuteMs,
  lama: 90,
  tutup: null,
  masuk_sampai: 15,
  clock_seconds: 2,
  ...changes,
});

test("a schedule with all that it needs is ready, and all that was looked at is told", () => {
  const { level, must, should, done } = readiness(facts());
  assert.equal([level, must, should], ["ready", [], []]);
  assert.equal(
    done.map(({ code }) => code),
    readinessCodes.filter((code) => code !== "entry"),
  );
  assert.equal(
    done.find(({ code }) => code === "questions"),
    { code: "questions", count: 55, names: [], where: { schedule_id: "s1" } },
  );
});

const ani = { count: 1, names: ["Ani"] };
const line = (
  code: ReadinessCode,
  count: number,
  rest: Partial<ReadinessLine> = {},
): ReadinessLine => ({ code, count, names: [], where: { schedule_id: "s1" }, ...rest });

const musts: [string, Partial<ReadinessFacts>, ReadinessLine][] = [
  [
    "a bank that nobody has planned",
    { banks: [bank({ plan: [], weight: 0, listening: 0 })] },
    line("plan", 0, { names: ["MTK-X"], where: { bank_id: "b1" } }),
  ],
  [
    "fewer questions than an exam shows",
    { banks: [bank({ plan: [{ type: 1, planned: 40, active: 37 }] })] },
    line("questions", 3, { of: 40, names: ["MTK-X"], where: { bank_id: "b1", types: [1] } }),
  ],
  [
    "points that do not come to 100",
    { banks: [bank({ weight: 9_999 })] },
    line("weights", 9_999, { of: 10_000, names: ["MTK-X"], where: { bank_id: "b1" } }),
  ],
  [
    "something to listen to without a sound",
    { banks: [bank({ silent: 2 })] },
    line("sound", 2, { of: 5, names: ["MTK-X"], where: { bank_id: "b1", types: [3] } }),
  ],
  [
    "a participant for whom there is no bank",
    { without_bank: ani },
    line("coverage", 1, { of: 60, names: ["Ani"] }),
  ],
  [
    "two exams at once",
    { clashes: [{ schedule_id: "s2", alias: "Fisika", participants: 36 }] },
    line("clashes", 36, { of: 60, names: ["Fisika"], where: { schedule_id: "s2" } }),
  ],
];

for (const [name, changes, expected] of musts) {
  test(`must: ${name}`, () => {
    const { level, must, should, done } = readiness(facts(changes));
    assert.equal([level, must, should], ["must", [expected], []]);
    assert.not(done.some(({ code }) => code === expected.code));
  });
}

const shoulds: [string, Partial<ReadinessFacts>, ReadinessLine][] = [
  [
    "a bank that nobody gets",
    { banks: [bank(), bank({ bank_id: "b2", kode: "MTK-Y", reached: 0 })] },
    line("unreached", 1, { of: 2, names: ["MTK-Y"] }),
  ],
  [
    "a bank in which somebody may still write",
    { banks: [bank({ locked: false })] },
    line("locks", 1, { names: ["MTK-X"], where: { bank_id: "b1" } }),
  ],
  [
    "essays that nobody marks",
    { essays: [{ subject_id: "m1", nama: "Matematika", questions: 2, correctors: 0 }] },
    line("essays", 2, { names: ["Matematika"], where: { subject_id: "m1" } }),
  ],
  [
    "a participant in no class",
    { without_group: ani },
    line("groups", 1, { of: 60, names: ["Ani"] }),
  ],
  [
    "a participant in no session",
    { without_session: ani },
    line("sessions", 1, { of: 60, names: ["Ani"] }),
  ],
  [
    "a session that nobody is in",
    { sessions: [{ sesi: 7, members: 0 }] },
    line("empty-sessions", 0, { names: ["7"], where: { schedule_id: "s1", sesi: 7 } }),
  ],
  [
    "a participant without a seat",
    {
      rooms: {
        event_id: "e1",
        count: 2,
        without_seat: ani,
        without_proctor: nobody,
        double_proctors: nobody,
      },
    },
    line("seats", 1, { of: 60, names: ["Ani"], where: { event_id: "e1" } }),
  ],
  [
    "a room without a proctor",
    {
      rooms: {
        event_id: "e1",
        count: 2,
        without_seat: nobody,
        without_proctor: { count: 1, names: ["R2"] },
        double_proctors: nobody,
      },
    },
    line("proctors", 1, { of: 2, names: ["R2"], where: { event_id: "e1" } }),
  ],
  [
    "a proctor who is needed in two rooms at once",
    {
      rooms: {
        event_id: "e1",
        count: 2,
        without_seat: nobody,
        without_proctor: nobody,
        double_proctors: { count: 1, names: ["Ratna (R1, R2)"] },
      },
    },
    line("proctor-clashes", 1, { names: ["Ratna (R1, R2)"], where: { event_id: "e1" } }),
  ],
  [
    "a session that has begun, while one may still enter",
    { now: start + 15 * minuteMs },
    line("start", 1, { of: 2 }),
  ],
  [
    "a session that nobody can enter any more",
    { now: start + 16 * minuteMs },
    line("entry", 1, { of: 2 }),
  ],
  ["a clock that is apart", { clock_seconds: -31 }, line("clock", 31)],
];

for (const [name, changes, expected] of shoulds) {
  test(`should: ${name}`, () => {
    const { level, must, should, done } = readiness(facts(changes));
    assert.equal([level, must, should], ["should", [], [expected]]);
    assert.not(done.some(({ code }) => code === expected.code));
  });
}

test("nothing at all: what is missing is told, not what follows from it", () => {
  const { level, must, should } = readiness(
    facts({
      banks: [],
      essays: [],
      targets: 0,
      sessions: [],
      rooms: null,
      starts: [start],
    }),
  );
  assert.is(level, "must");
  assert.equal(
    must.map(({ code }) => code),
    ["banks", "targets"],
  );
  assert.equal(should, []);
});

test("without banks nobody is told to have none; without sessions nobody is told to be in none", () => {
  const { must, should } = readiness(
    facts({
      banks: [],
      without_bank: { count: 60, names: [] },
      sessions: [],
      without_session: ani,
    }),
  );
  assert.equal(
    must.map(({ code }) => code),
    ["banks"],
  );
  assert.equal(should, []);
});

test("a clock that nobody compared is told neither right nor wrong", () => {
  const { level, done } = readiness(facts({ clock_seconds: null }));
  assert.is(level, "ready");
  assert.not(done.some(({ code }) => code === "clock"));
});

test("a clock half a minute apart is right, and each bank with a fault has a line", () => {
  assert.is(readiness(facts({ clock_seconds: 30 })).level, "ready");
  const broken = [bank({ weight: 5_000 }), bank({ bank_id: "b2", kode: "B", weight: 5_000 })];
  assert.equal(
    readiness(facts({ banks: broken })).must.map(({ where }) => where.bank_id),
    ["b1", "b2"],
  );
});

const some = fc.nat(12).map((count) => ({
  count,
  names: Array.from({ length: count }, (_none, at) => `p${at}`),
}));
const anyBank = fc.record({
  bank_id: fc.constantFrom("b1", "b2"),
  kode: fc.constantFrom("A", "B"),
  locked: fc.boolean(),
  plan: fc.array(
    fc.record({ type: fc.constantFrom(1, 2, 3), planned: fc.nat(3), active: fc.nat(3) }),
    { maxLength: 3 },
  ),
  weight: fc.constantFrom(0, 9_999, 10_000),
  listening: fc.nat(3),
  silent: fc.nat(1),
  reached: fc.nat(2),
}) as fc.Arbitrary<BankFacts>;
const anyFacts: fc.Arbitrary<ReadinessFacts> = fc.record({
  schedule_id: fc.constant("s1"),
  banks: fc.array(anyBank, { maxLength: 3 }),
  essays: fc.array(
    fc.record({
      subject_id: fc.constant("m1"),
      nama: fc.constant("M"),
      questions: fc.nat(2),
      correctors: fc.nat(1),
    }),
    { maxLength: 2 },
  ),
  targets: fc.nat(20),
  without_group: some,
  without_bank: some,
  clashes: fc.array(
    fc.record({
      schedule_id: fc.constant("s2"),
      alias: fc.constant("F"),
      participants: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 2 },
  ),
  sessions: fc.array(fc.record({ sesi: fc.integer({ min: 1, max: 4 }), members: fc.nat(2) }), {
    maxLength: 3,
  }),
  without_session: some,
  rooms: fc.option(
    fc.record({
      event_id: fc.constant("e1"),
      count: fc.nat(3),
      without_seat: some,
      without_proctor: some,
      double_proctors: some,
    }),
  ),
  starts: fc.array(
    fc.integer({ min: -300, max: 300 }).map((minutes) => start + minutes * minuteMs),
    { minLength: 1, maxLength: 3 },
  ),
  now: fc.constant(start),
  lama: fc.integer({ min: 1, max: 120 }),
  tutup: fc.option(fc.integer({ min: 1, max: 200 })),
  masuk_sampai: fc.option(fc.nat(200)),
  clock_seconds: fc.option(fc.integer({ min: -60, max: 60 })),
});

test("whatever comes: a code is wrong or right or neither, never both, and the level is the worst that is told", () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { level, must, should, done } = readiness(given);
      const wrong = new Set([...must, ...should].map(({ code }) => code));
      const right = done.map(({ code }) => code);
      assert.not(right.some((code) => wrong.has(code)));
      assert.is(new Set(right).size, right.length);
      assert.is(level, must.length > 0 ? "must" : should.length > 0 ? "should" : "ready");
      for (const each of [...must, ...should, ...done]) {
        assert.ok(each.names.length <= 5);
        assert.ok(Number.isSafeInteger(each.count) && each.count >= 0);
        assert.ok(Object.keys(each.where).length > 0, `${each.code} leads nowhere`);
      }
    }),
    { numRuns: 1000 },
  );
});

test.run();
