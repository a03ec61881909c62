// Participants out to a file and back: the rows that the server would get are those it already has.
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { groupPathSeparator } from "../../contract/groups.ts";
import {
  participantName,
  participantNumber,
  type Participant,
} from "../../contract/participants.ts";
import { participantSheet } from "../../sheets/participants/participant-rows.ts";
import { usualMajors, usualReligions } from "../../domain/people/usual-codes.ts";
import { fileFormats } from "../../files/saved-file.ts";
import { outAndBack } from "../../testing/sheets/check-sheet.ts";

const test = suite("participant round trip");

const withId = ({ kode, nama }: { kode: string; nama: string }) => ({ id: kode, kode, nama });
const majors = [...usualMajors, { kode: "007", nama: "Agribisnis; Tanaman" }].map(withId);
const religions = usualReligions.map(withId);
const groups = ["X", "X / IPA 1", "XI / IPA 1", "=XII"].map((path) => ({
  id: path,
  parent_id: null,
  name: path.split(groupPathSeparator).at(-1) ?? "",
  path,
}));

type Facts = Pick<Participant, "no_ujian" | "nama" | "nisn" | "sesi" | "antiblock" | "status"> & {
  major: number;
  religion: number;
  group: number;
  reason: string;
};

function participantOf(facts: Facts): Participant {
  const { major, religion, group, reason, ...rest } = facts;
  const { kode: jurusan_kode = "", nama: jurusan_nama = "" } = majors[major] ?? {};
  const { kode: agama_kode = "", nama: agama_nama = "" } = religions[religion] ?? {};
  const now = "2026-11-20T07:41:00+07:00";
  return {
    ...rest,
    id: facts.no_ujian,
    jurusan_id: jurusan_kode,
    jurusan_kode,
    jurusan_nama,
    agama_id: agama_kode,
    agama_kode,
    agama_nama,
    group_id: groups[group]?.id ?? null,
    group_path: groups[group]?.path ?? null,
    block_reason: facts.status === "blocked" ? reason : "",
    foto: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
}

/** What the import should make of an exported participant. */
function rowOf(participant: Participant, row: number) {
  const { no_ujian, nama, sesi, jurusan_kode, agama_kode, antiblock, status } = participant;
  return {
    row,
    no_ujian,
    nama,
    sesi,
    password: "",
    jurusan_kode,
    agama_kode,
    group: participant.group_path,
    antiblock,
    status,
    block_reason: participant.block_reason,
    nisn: participant.nisn || null,
  };
}

const context = { majors, religions, groups };

function compare(participants: readonly Participant[]): void {
  for (const format of fileFormats) {
    const check = outAndBack(participantSheet, context, participants, format);
    assert.equal(
      check.rows.map(({ value, faults }) => value ?? faults),
      participants.map((participant, at) => rowOf(participant, at + 2)),
      format,
    );
  }
}

const facts: Facts = {
  no_ujian: "0012",
  nama: "Ani",
  nisn: "0012345678",
  sesi: 1,
  antiblock: false,
  status: "active",
  major: 0,
  religion: 0,
  group: -1,
  reason: "Curang",
};

test("brings back awkward names and numbers as they were", () => {
  const names = [
    'Budi "Udin" Santoso, S.Pd; M.Pd',
    "'Aisyah",
    "=cmd|' /C calc'!A0",
    "+62 811",
    "عَبْدُ الله بْنُ مُحَمَّد",
    "Ni Ketut <b>&amp;</b> _x0041_",
    "a".repeat(200),
    "TRUE",
    "1.2E+15",
    "-",
    "👩‍🎓 Dewi",
    "toString",
    "__proto__",
  ];
  const numbers = [
    "0001",
    "00000000000000000012",
    "=1+1",
    "@a",
    "A-1",
    "12E5",
    "-7",
    "'=x",
    "1/2",
    "TRUE",
    "é",
    "constructor",
    "hasOwnProperty",
  ];
  compare(names.map((nama, at) => participantOf({ ...facts, nama, no_ujian: numbers[at] ?? "" })));
});

test("brings back groups, flags, codes with zeros and reasons", () => {
  compare([
    participantOf({ ...facts, no_ujian: "1", group: 1, antiblock: true, sesi: 99 }),
    participantOf({ ...facts, no_ujian: "2", group: 3, nisn: "", status: "inactive" }),
    participantOf({
      ...facts,
      no_ujian: "3",
      major: 1,
      religion: 6,
      status: "blocked",
      reason: '=Curang; "lagi"',
    }),
    participantOf({ ...facts, no_ujian: "4", group: 0, status: "blocked", reason: "Pindah" }),
  ]);
});

test("makes one line of a name that was pasted with a line break", () => {
  const participant = participantOf({ ...facts, nama: "Siti\nAminah" });
  const check = outAndBack(participantSheet, context, [participant], "xlsx");
  assert.is(check.rows[0]?.value?.nama, "Siti Aminah");
});

/** Only what the server can hold: the contract's schema has passed it. */
const accepted = (schema: typeof participantName | typeof participantNumber) => (text: string) => {
  const parsed = v.safeParse(schema, text);
  return parsed.success && parsed.output === text;
};
const odd = fc.stringMatching(/^['"=+\-@;,0-9a-zé _<&']{1,12}$/u);
const name = fc
  .oneof(odd, fc.string({ unit: "grapheme", minLength: 1 }))
  .filter(accepted(participantName));
const number = fc
  .oneof(odd, fc.stringMatching(/^[0-9]{1,12}$/u))
  .filter(accepted(participantNumber))
  // A number that Excel's own notation looks like cannot be told from one that Excel has spoilt.
  .filter((text) => !/^\d(?:[.,]\d+)?E\+\d{2,3}$/iu.test(text));

test("brings back any participant that the server can hold", () => {
  const any = fc.record({
    no_ujian: number,
    nama: name,
    nisn: fc.stringMatching(/^\d{10}$/u),
    sesi: fc.integer({ min: 1, max: 99 }),
    antiblock: fc.boolean(),
    status: fc.constantFrom("active" as const, "inactive" as const, "blocked" as const),
    major: fc.constantFrom(0, 1),
    religion: fc.integer({ min: 0, max: 6 }),
    group: fc.integer({ min: -1, max: 3 }),
    reason: name,
  });
  const key = ({ no_ujian }: { no_ujian: string }) => no_ujian.normalize("NFC").toLowerCase();
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: key, minLength: 1, maxLength: 12 }), (list) => {
      compare(list.map(participantOf));
    }),
    { numRuns: 150 },
  );
});

test.run();
