import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  dutyFault,
  everyTime,
  isOnDuty,
  isSameDuty,
  isWithin,
  orderedDuty,
  outsideFault,
} from "./proctor-duty.ts";

const test = suite("when a proctor is there");

const monday = "2026-11-30";
const tuesday = "2026-12-01";

test("no days are all days, and no sessions all sessions", () => {
  for (const sesi of [0, 1, 2]) assert.ok(isOnDuty(everyTime, { tanggal: monday, sesi }));
  const onMonday = { days: [monday], sessions: [] };
  assert.ok(isOnDuty(onMonday, { tanggal: monday, sesi: 2 }));
  assert.not.ok(isOnDuty(onMonday, { tanggal: tuesday, sesi: 2 }));
  const inSecond = { days: [], sessions: [2] };
  assert.ok(isOnDuty(inSecond, { tanggal: tuesday, sesi: 2 }));
  assert.not.ok(isOnDuty(inSecond, { tanggal: tuesday, sesi: 1 }));
});

test("day and session are both asked, and an exam without sessions asks for the day alone", () => {
  const duty = { days: [monday], sessions: [2] };
  assert.ok(isOnDuty(duty, { tanggal: monday, sesi: 2 }));
  assert.not.ok(isOnDuty(duty, { tanggal: monday, sesi: 1 }));
  assert.not.ok(isOnDuty(duty, { tanggal: tuesday, sesi: 2 }));
  assert.ok(isOnDuty(duty, { tanggal: monday, sesi: 0 }));
  assert.not.ok(isOnDuty(duty, { tanggal: tuesday, sesi: 0 }));
});

test("fewer days or sessions are within more, and all are within all alone", () => {
  const duty = { days: [monday], sessions: [1, 2] };
  assert.ok(isWithin(duty, duty) && isWithin(duty, everyTime));
  assert.ok(isWithin({ ...duty, sessions: [2] }, duty));
  for (const wider of [
    everyTime,
    { ...duty, days: [] },
    { ...duty, sessions: [] },
    { ...duty, sessions: [2, 3] },
    { ...duty, days: [monday, tuesday] },
  ]) {
    assert.not.ok(isWithin(wider, duty), JSON.stringify(wider));
  }
});

test("two are the same with the same days and sessions", () => {
  const duty = { days: [monday], sessions: [1, 2] };
  assert.ok(isSameDuty(duty, { days: [monday], sessions: [1, 2] }));
  assert.not.ok(isSameDuty(duty, { days: [monday], sessions: [12] }));
  assert.not.ok(isSameDuty(duty, { days: [], sessions: [1, 2] }));
});

test("days that do not exist and sessions that no schedule can have are refused", () => {
  assert.is(dutyFault({ days: [monday], sessions: [1, 99] }), null);
  for (const day of ["2026-02-31", "2026-2-1", "", "x", "2026-11-30T00:00"]) {
    assert.is(dutyFault({ days: [day], sessions: [] }), "Tanggal bukan tanggal yang ada.", day);
  }
  for (const sesi of [0, -1, 1.5, Number.NaN]) {
    assert.is(dutyFault({ days: [], sessions: [sesi] }), "Sesi paling kecil 1.");
  }
  assert.is(dutyFault({ days: [], sessions: [100] }), "Sesi paling besar 99.");
});

test("days and sessions that the event does not have are named, and so is a session that is on another day", () => {
  const times = [
    { tanggal: monday, sesi: 1 },
    { tanggal: tuesday, sesi: 2 },
  ];
  const faultOf = (days: string[], sessions: number[], at = times) =>
    outsideFault({ nama: "Budi", days, sessions }, at);
  for (const [days, sessions] of [
    [[], []],
    [[monday], [1]],
    [[tuesday], []],
    [[], [2]],
    [
      [monday, tuesday],
      [1, 2],
    ],
  ] as [string[], number[]][]) {
    assert.is(faultOf(days, sessions), null, JSON.stringify([days, sessions]));
  }
  const noExam = "Pengawas Budi: tidak ada ujian event ini pada 02/12/2026.";
  assert.is(faultOf([monday, "2026-12-02"], []), noExam);
  assert.is(faultOf([], [1, 3]), "Pengawas Budi: sesi 3 tidak ada di event ini.");
  assert.is(faultOf([monday], [2]), "Pengawas Budi: pada hari itu tidak ada sesi itu.");
  const single = [{ tanggal: monday, sesi: 0 }];
  assert.is(faultOf([monday], [], single), null);
  assert.match(faultOf([], [1], single) ?? "", "sesi 1 tidak ada");
  assert.match(faultOf([monday], [], []) ?? "", "tidak ada ujian event ini");
  assert.is(faultOf([], [], []), null);
});

test("they are stored in order and each once", () => {
  const duty = { days: [tuesday, monday, tuesday], sessions: [12, 2, 2] };
  assert.equal(orderedDuty(duty), { days: [monday, tuesday], sessions: [2, 12] });
});

test.run();
