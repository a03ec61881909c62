import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { fillXlsx } from "../../files/xlsx/fill-xlsx.ts";
import { openXlsx } from "../../files/xlsx/read-xlsx.ts";
import type { BookCell } from "../../files/sheet-book.ts";
import { eraporFile, firstEraporRow } from "../../testing/sheets/erapor-file.ts";
import {
  goalDescriptions,
  isSameName,
  otherCells,
  planErapor,
  sameCompetence,
  writtenCells,
  type PlanChoices,
  type RatedParticipant,
} from "./erapor-plan.ts";
import { readEraporSheet, type EraporSheet } from "./erapor-sheet.ts";

const test = suite("what is written into an e-Rapor file");

function read(bytes: Uint8Array): EraporSheet {
  return readEraporSheet(openXlsx(bytes).readSheet("Nilai", 5000, () => undefined).rows)!;
}

const nobody: PlanChoices = {
  column: null,
  byHand: new Map(),
  competenceOf: new Map(),
  limit: null,
  overwrites: false,
};
const person = (id: string, more: Partial<RatedParticipant> = {}): RatedParticipant => ({
  id,
  nama: id,
  nisn: "",
  mark: 80,
  mastery: [],
  ...more,
});

const tests = (...rows: (readonly BookCell[])[]) => read(eraporFile("sumatif-akhir", rows));
const final = (...rows: (readonly BookCell[])[]) => read(eraporFile("nilai-akhir", rows));

test("an empty cell gets the mark, an equal one is left alone, and another one is kept until somebody says otherwise", () => {
  const sheet = tests(
    [1, "a", "ANI", "", "", ""],
    [2, "b", "BUDI", "", "", 81],
    [3, "c", "CICI", "", "", 70],
  );
  const people = [person("Ani", { mark: 79 }), person("Budi", { mark: 81 }), person("Cici")];
  const plan = planErapor(sheet, people, { ...nobody, column: 5 });
  assert.equal(
    plan.map(({ mark }) => mark!.is),
    ["empty", "same", "other"],
  );
  assert.equal(writtenCells(plan, { overwrites: false }), [
    { row: firstEraporRow, column: 5, value: 79 },
  ]);
  assert.equal(
    writtenCells(plan, { overwrites: true }).map(({ value }) => value),
    [79, 80],
  );
  assert.is(otherCells(plan), 1);
});

test("whoever has no final result keeps the cell, and so does whoever is not found", () => {
  const sheet = tests([1, "a", "ANI", "1", "", 70], [2, "b", "BUDI", "2", "", 71]);
  const people = [person("Ani", { nisn: "1", mark: null }), person("Budi", { nisn: "3" })];
  const plan = planErapor(sheet, people, { ...nobody, column: 5, overwrites: true });
  assert.equal(
    plan.map(({ match, mark }) => [match.by, mark]),
    [
      ["nisn", null],
      ["other-nisn", null],
    ],
  );
  assert.equal(writtenCells(plan, { overwrites: true }), []);
});

test("whom a person chose is that student, and nobody else any more", () => {
  const sheet = tests([1, "a", "SITI", "", "", ""], [2, "b", "SITI", "", "", ""]);
  const people = [person("s1", { nama: "Siti", mark: 60 }), person("s2", { nama: "Siti" })];
  const by = (hand: [number, string][]) =>
    planErapor(sheet, people, { ...nobody, column: 5, byHand: new Map(hand) }).map(
      ({ match, mark }) => [match.by, mark?.value ?? null],
    );
  assert.equal(by([]), [
    ["several", null],
    ["several", null],
  ]);
  assert.equal(by([[firstEraporRow, "s2"]]), [
    ["hand", 80],
    ["rest", 60],
  ]);
  assert.equal(by([[firstEraporRow, ""]]), [
    ["hand-nobody", null],
    ["several", null],
  ]);
});

test("an objective is 1 or 0 by its shown percent, and stays where it was not asked", () => {
  const sheet = final(
    [1, "a", "ANI", "1", "", "t1", "", "Membaca"],
    ["", "a", "ANI", "1", "", "t2", 1, "Menulis"],
    ["", "a", "ANI", "1", "", "t3", 1, "Menyimak"],
    ["", "a", "ANI", "1", "", "t4", 0, "Berbicara"],
  );
  const people = [
    person("Ani", {
      mastery: [
        // 74.995 % is shown as 75.00.
        { id: "k1", earned: "14999/1000", worth: "20/1" },
        { id: "k2", earned: "74994/1000", worth: "100/1" },
      ],
    }),
  ];
  const competenceOf = new Map([
    ["Membaca", "k1"],
    ["Menulis", "k2"],
    ["Menyimak", "k3"],
  ]);
  const plan = planErapor(sheet, people, { ...nobody, competenceOf, limit: 75 });
  assert.equal(
    plan[0]!.goals.map(({ row, value, is }) => [row, value, is]),
    [
      [firstEraporRow, 1, "empty"],
      [firstEraporRow + 1, 0, "other"],
    ],
  );
  assert.equal(planErapor(sheet, people, { ...nobody, competenceOf })[0]!.goals, []);
});

test("an objective is proposed for the competence of the same text", () => {
  const competences = [
    { id: "k1", kode: "TP 1", uraian: "Membaca teks." },
    { id: "k2", kode: "TP 2", uraian: "Menulis" },
    { id: "k3", kode: "TP 3", uraian: "menulis" },
  ];
  const same = (text: string) => sameCompetence(text, competences);
  assert.equal(
    [same("membaca  teks"), same("TP 1 Membaca teks"), same("Menulis")],
    ["k1", "k1", null],
  );
  assert.equal([same("TP 3: Menulis"), same("Lain")], ["k3", null]);
  assert.ok(isSameName("XI-RPL 1", "xi rpl 1"));
  assert.not(isSameName("XI RPL 1", "XI RPL 2"));
});

const cell = fc.oneof(fc.constant<BookCell>(""), fc.integer({ min: 0, max: 100 }));
const pupil = fc.record({
  nisn: fc.oneof(fc.constant(""), fc.integer({ min: 1, max: 12 }).map(String)),
  name: fc.constantFrom("ANI", "BUDI", "CICI", "SITI"),
  before: cell,
  goal: cell,
});
const rated = fc.record({
  nisn: fc.oneof(fc.constant(""), fc.integer({ min: 1, max: 12 }).map(String)),
  nama: fc.constantFrom("Ani", "Budi", "Cici", "Siti"),
  mark: fc.option(fc.integer({ min: 0, max: 100 })),
  earned: fc.integer({ min: 0, max: 20 }),
});

test("a file that is filled and read back is the same sheet but for the cells that were written", () => {
  fc.assert(
    fc.property(
      fc.array(pupil, { minLength: 1, maxLength: 12 }),
      fc.array(rated, { maxLength: 12 }),
      fc.boolean(),
      (pupils, people, overwrites) => {
        const bytes = eraporFile(
          "nilai-akhir",
          pupils.map(({ nisn, name, before, goal }, at) => [
            at + 1,
            `pd-${at}`,
            name,
            at % 2 === 0 ? nisn : nisn === "" ? "" : Number(nisn),
            before,
            "t1",
            goal,
            "Membaca",
          ]),
        );
        const sheet = read(bytes);
        const participants = people.map(({ earned, ...one }, at) =>
          person(`p${at}`, {
            ...one,
            mastery: [{ id: "k", earned: `${earned}/1`, worth: "20/1" }],
          }),
        );
        const choices = {
          ...nobody,
          column: 4,
          limit: 75,
          competenceOf: new Map([["Membaca", "k"]]),
          overwrites,
        };
        const plan = planErapor(sheet, participants, choices);
        const cells = writtenCells(plan, choices);
        const after = read(fillXlsx(bytes, "Nilai", cells));
        const written = new Map(
          cells.map(({ row, column, value }) => [`${row} ${column}`, `${value}`]),
        );
        const expected = sheet.students.map((student) => ({
          ...student,
          texts: new Map([[4, written.get(`${student.row} 4`) ?? student.texts.get(4)!]]),
          goals: student.goals.map((goal) => ({
            ...goal,
            text: written.get(`${goal.row} 6`) ?? goal.text,
          })),
        }));
        assert.equal(after, { ...sheet, students: expected });
        const again = planErapor(after, participants, choices);
        assert.equal(writtenCells(again, choices), [], "filled once, nothing is left to write");
        const used = plan.flatMap(({ participant }) => participant?.id ?? []);
        assert.is(new Set(used).size, used.length, "nobody's marks are written twice");
      },
    ),
    { numRuns: 300 },
  );
});

test("descriptions are listed once", () => {
  const row = (id: string, description: string) => [1, id, id, "", "", "t", "", description];
  assert.equal(goalDescriptions(final(row("a", "X"), row("a", "Y"), row("b", "X"))), ["X", "Y"]);
});

test.run();
