import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  dayMinutes,
  examsByDay,
  groupsAtOnce,
  lanesOf,
  otherExamDay,
  shownEnd,
  weekOf,
  type DayPart,
  type TimedExam,
} from "./exam-calendar.ts";
import { addDays, addMinutes, weekdayOf } from "./school-time.ts";

const test = suite("exams on a calendar");

type Exam = TimedExam & { name: string };
const exam = (name: string, tanggal: string, mulai: string, lama: number): Exam => ({
  name,
  tanggal,
  mulai,
  lama,
});
const textOf = ({ exam: { name }, from, to }: DayPart<Exam>) => `${name} ${from}-${to}`;
const on = (days: readonly string[], ...exams: Exam[]) =>
  examsByDay(exams, days).map(({ parts }) => parts.map(textOf));

test("a week is from Monday to Sunday, over the end of a year too", () => {
  const week = ["28", "29", "30", "31"].map((day) => `2026-12-${day}`);
  const rest = ["01", "02", "03"].map((day) => `2027-01-${day}`);
  for (const day of [...week, ...rest]) assert.equal(weekOf(day), [...week, ...rest], day);
});

test("an exam over midnight is on both days, one until midnight on the first alone", () => {
  const days = ["2026-11-29", "2026-11-30", "2026-12-01"];
  assert.equal(on(days, exam("malam", "2026-11-30", "23:00", 90)), [
    [],
    ["malam 1380-1440"],
    ["malam 0-30"],
  ]);
  assert.equal(on(days, exam("penuh", "2026-11-30", "22:30", 90)), [[], ["penuh 1350-1440"], []]);
  assert.equal(on(days, exam("sehari", "2026-11-29", "12:00", dayMinutes)), [
    ["sehari 720-1440"],
    ["sehari 0-720"],
    [],
  ]);
});

test("what goes on from the day before comes first, then who begins first, then the order given", () => {
  const day = "2026-11-30";
  const exams = [
    exam("pagi B", day, "07:30", 60),
    exam("pagi A", day, "07:30", 120),
    exam("tengah malam", day, "00:00", 30),
    exam("kemarin", "2026-11-29", "23:30", 60),
  ];
  assert.equal(on([day], ...exams), [
    ["kemarin 0-30", "tengah malam 0-30", "pagi B 450-510", "pagi A 450-570"],
  ]);
});

test("those at the same time are a group, also by one between them; one after the other are two", () => {
  const day = "2026-11-30";
  const groups = (least: number, ...exams: Exam[]) =>
    groupsAtOnce(examsByDay(exams, [day])[0]!.parts, least).map((group) =>
      group.map((part) => part.exam.name).join("+"),
    );
  const [a, b, c] = [
    exam("A", day, "07:00", 60),
    exam("B", day, "07:30", 60),
    exam("C", day, "08:00", 60),
  ];
  assert.equal(groups(1, a, b, c), ["A+B+C"]);
  assert.equal(groups(1, a, c), ["A", "C"]);
  assert.equal(groups(90, a, c), ["A+C"]);
  const lanes = lanesOf(examsByDay([a, b, c], [day])[0]!.parts);
  assert.equal(lanes, [0, 1, 0]);
});

test("from an empty day one goes on to the next with an exam, else back to the last", () => {
  const week = weekOf("2026-11-30");
  const some = (...names: string[]) =>
    examsByDay(
      names.map((day) => exam(day, day, "07:30", 90)),
      week,
    );
  const [monday, tuesday, wednesday, , , , sunday] = week as [string, ...string[]];
  assert.is(otherExamDay(some(monday, wednesday!, sunday!), tuesday!), wednesday);
  assert.is(otherExamDay(some(monday, tuesday!), sunday!), tuesday);
  assert.is(otherExamDay(some(tuesday!), tuesday!), null);
  assert.is(otherExamDay(some(), tuesday!), null);
});

const first = "2026-11-25";
const anyExam = fc.record({
  tanggal: fc.integer({ min: 0, max: 14 }).map((after) => addDays(first, after)),
  mulai: fc
    .integer({ min: 0, max: dayMinutes - 1 })
    .map((minute) => addMinutes({ tanggal: first, mulai: "00:00" }, minute, "UTC").mulai),
  lama: fc.integer({ min: 1, max: dayMinutes }),
});
const anyExams = fc
  .array(anyExam, { maxLength: 40 })
  .map((exams) => exams.map((each, at) => ({ ...each, name: String(at) })));
const anyDay = fc.integer({ min: -10, max: 800 }).map((after) => addDays(first, after));

test("each day is in its own week, which begins on a Monday", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = weekOf(day);
      assert.ok(week.includes(day));
      assert.equal(week.map(weekdayOf), [1, 2, 3, 4, 5, 6, 7]);
      assert.equal(weekOf(week[6]!), week);
      assert.is(weekOf(addDays(day, 7))[0], addDays(week[0]!, 7));
    }),
  );
});

test("nothing is lost and nothing is there twice: the parts of an exam are all of its minutes", () => {
  // All that an exam of any of those days can touch, in whole weeks one after the other.
  const days = [0, 7, 14, 21].flatMap((after) => weekOf(addDays(first, after)));
  fc.assert(
    fc.property(anyExams, (exams) => {
      const parts = examsByDay(exams, days).flatMap((day) =>
        day.parts.map((part) => ({ ...part, tanggal: day.tanggal })),
      );
      for (const each of exams) {
        const own = parts.filter((part) => part.exam === each);
        assert.is(new Set(own.map(({ tanggal }) => tanggal)).size, own.length, "once a day");
        assert.is(
          own.reduce((sum, { from, to }) => sum + to - from, 0),
          each.lama,
        );
        assert.is(own[0]!.tanggal, each.tanggal);
      }
      assert.is(new Set(parts.map((part) => part.exam)).size, exams.length);
    }),
  );
});

test("on each day all are in the order of time, within the day", () => {
  fc.assert(
    fc.property(anyExams, (exams) => {
      for (const { parts } of examsByDay(exams, weekOf(addDays(first, 7)))) {
        parts.forEach(({ from, to }, at) => {
          assert.ok(from >= 0 && from < to && to <= dayMinutes);
          assert.ok(at === 0 || parts[at - 1]!.from <= from);
        });
      }
    }),
  );
});

test("no two in one lane are drawn over each other, and there are no more lanes than needed", () => {
  fc.assert(
    fc.property(anyExams, fc.integer({ min: 1, max: 120 }), (exams, least) => {
      for (const { parts } of examsByDay(exams, weekOf(addDays(first, 7)))) {
        const groups = groupsAtOnce(parts, least);
        assert.equal(groups.flat(), parts);
        const areAtOnce = (one: DayPart<Exam>, other: DayPart<Exam>) =>
          one.from < shownEnd(other, least) && other.from < shownEnd(one, least);
        for (const [at, group] of groups.entries()) {
          const lanes = lanesOf(group, least);
          group.forEach((one, i) => {
            group.slice(0, i).forEach((other, j) => {
              if (lanes[i] === lanes[j]) assert.not(areAtOnce(one, other));
            });
            if (group.length > 1) {
              assert.ok(group.some((other) => other !== one && areAtOnce(one, other)));
            }
          });
          const busiest = group.map(
            ({ from }) =>
              group.filter((other) => other.from <= from && from < shownEnd(other, least)).length,
          );
          assert.is(Math.max(...lanes) + 1, Math.max(...busiest));
          for (const other of groups.slice(at + 1).flat()) {
            assert.ok(group.every((one) => !areAtOnce(one, other)));
          }
        }
      }
    }),
  );
});

test.run();
