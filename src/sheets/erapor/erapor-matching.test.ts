import { suite } from "uvu";
import * as assert from "uvu/assert";
import { matchStudents } from "./erapor-matching.ts";

const test = suite("students of an e-Rapor file among participants");

type Pair = [name: string, nisn: string];
const students = (...pairs: Pair[]) => pairs.map(([name, nisn]) => ({ name, nisn }));
const people = (...pairs: Pair[]) => pairs.map(([nama, nisn]) => ({ nama, nisn }));
const matches = (file: Pair[], school: Pair[]) =>
  matchStudents(students(...file), people(...school)).map((match) =>
    "participant" in match ? `${match.by} ${match.participant.nama}` : match.by,
  );

test("a NISN is the same with and without its leading zeros, whatever the name", () => {
  assert.equal(matches([["SITI A.", "81234567"]], [["Siti Aminah", "0081234567"]]), [
    "nisn Siti Aminah",
  ]);
});

test("whoever has no NISN on one side is found by the exact name", () => {
  assert.equal(matches([["SITI  AMINAH", "81234567"]], [["Siti Aminah", ""]]), [
    "name Siti Aminah",
  ]);
  assert.equal(matches([["SITI AMINAH", ""]], [["Siti Aminah", "0081234567"]]), [
    "name Siti Aminah",
  ]);
  assert.equal(matches([["SITI", ""]], [["Siti Aminah", ""]]), ["nobody"]);
});

test("a NISN whose names have no word in common is told apart from a plain match", () => {
  const file: Pair[] = [
    ["BUDI SANTOSO", "81"],
    ["M. RIZKI", "82"],
  ];
  const school: Pair[] = [
    ["Citra Lestari", "81"],
    ["Muhammad Rizki", "82"],
  ];
  assert.equal(matches(file, school), ["nisn-other-name Citra Lestari", "nisn Muhammad Rizki"]);
});

test("which apostrophe or hyphen was typed does not matter", () => {
  const file: Pair[] = [
    ["NUR 'AINI", ""],
    ["ABD-RAHMAN", ""],
  ];
  const school: Pair[] = [
    ["Nur ’Aini", ""],
    ["Abd‑Rahman", ""],
  ];
  assert.equal(matches(file, school), ["name Nur ’Aini", "name Abd‑Rahman"]);
});

test("another NISN is another person, also of the same name", () => {
  assert.equal(matches([["SITI", "1"]], [["Siti", "2"]]), ["other-nisn Siti"]);
});

test("two of one name are told apart by NISN, and by nothing else", () => {
  const school: Pair[] = [
    ["Siti", "1"],
    ["Siti", "2"],
  ];
  assert.equal(
    matches(
      [
        ["SITI", "2"],
        ["SITI", "1"],
      ],
      school,
    ),
    ["nisn Siti", "nisn Siti"],
  );
  assert.equal(
    matches(
      [
        ["SITI", ""],
        ["SITI", ""],
      ],
      school,
    ),
    ["several", "several"],
  );
  assert.equal(matches([["SITI", ""]], school), ["several"]);
  assert.equal(
    matches(
      [
        ["SITI", "1"],
        ["SITI", ""],
      ],
      school,
    ),
    ["nisn Siti", "name Siti"],
  );
});

test("a NISN that stands twice matches nobody", () => {
  assert.equal(
    matches(
      [
        ["SITI", "1"],
        ["ADI", "1"],
      ],
      [["Siti", "1"]],
    ),
    ["several", "several"],
  );
  assert.equal(
    matches(
      [["SITI", "1"]],
      [
        ["Siti", "1"],
        ["Adi", "01"],
      ],
    ),
    ["several"],
  );
});

test.run();
