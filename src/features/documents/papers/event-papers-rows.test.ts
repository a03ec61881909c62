// Who stands on which list and card.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as fc from "fast-check";
import type { EventPapers, PaperPerson } from "../../../contract/exams/event-papers.ts";
import { attendanceSheets } from "./sheets/attendance-rows.ts";
import { cardsOf, examsThatFit } from "../cards/card-rows.ts";
import { pagesOf } from "./page-rows.ts";
import { proctorDays, scoreLists, timetableDays } from "./sheets/whole-event-rows.ts";
import { examsIn, seatedRooms } from "./sheets/seated-rows.ts";

const test = suite("rows of an event's papers");

const session = (sesi: number, mulai: string) => ({ sesi, tanggal: "2026-11-30", mulai });
const papers: Pick<EventPapers, "schedules" | "rooms"> = {
  schedules: [
    {
      id: "kimia",
      alias: "Kimia",
      lama: 90,
      subjects: ["Kimia"],
      banks: [],
      sessions: [session(1, "07:30"), session(2, "10:00")],
    },
    {
      id: "seni",
      alias: "Seni",
      lama: 60,
      subjects: [],
      banks: [],
      sessions: [session(0, "08:00")],
    },
  ],
  rooms: ["A", "B"].map((kode) => ({
    id: kode,
    kode,
    nama: kode,
    lokasi: "",
    kapasitas: 20,
    kolom: 5,
    pengawas:
      kode === "A"
        ? ["Ani", "Budi"].map((nama) => ({ nama, nip: "", days: [], sessions: [] }))
        : [],
  })),
};

function person(no_ujian: string, rest: Partial<PaperPerson> = {}): PaperPerson {
  return {
    id: no_ujian,
    no_ujian,
    nama: `Peserta ${no_ujian}`,
    group_path: "X / X 1",
    jurusan_nama: "IPA",
    foto: null,
    exams: [],
    places: [],
    ...rest,
  };
}

const all = { schedule: "", session: "", room: "" };

test("one list for each session and room, by seat; those without a seat have their own, nobody twice", () => {
  const people = [
    person("1", { exams: [[0, 1, true]], places: [[1, 0, 7]] }),
    person("2", { exams: [[0, 1, false]], places: [[1, 0, 2]] }),
    person("3", { exams: [[0, 1, false]], places: [[2, 0, 1]] }),
    person("4", {
      exams: [
        [0, 2, false],
        [1, 0, false],
      ],
      places: [[2, 1, 3]],
    }),
  ];
  const sheets = attendanceSheets({ ...papers, people }, all);
  const told = sheets.map(({ schedule, session: { sesi }, room, rows }) =>
    [schedule.id, sesi, room?.id ?? "-", ...rows.map((row) => row.person.id)].join(" "),
  );
  assert.equal(told, ["kimia 1 A 2 1", "kimia 1 - 3", "seni 0 - 4", "kimia 2 B 4"]);
  const one = attendanceSheets(
    { ...papers, people },
    { schedule: "kimia", session: "1", room: "A" },
  );
  assert.equal(
    one.map(({ rows }) => rows.map(({ seat, hasCome }) => [seat, hasCome])),
    [
      [
        [2, false],
        [7, true],
      ],
    ],
  );
});

test("a list names the proctors who are there on that day and in that session", () => {
  const [room] = papers.rooms;
  const [ani, budi] = room!.pengawas;
  const pengawas = [
    { ...ani!, sessions: [2] },
    { ...budi!, days: ["2026-11-30"] },
    { ...ani!, nama: "Citra", days: ["2026-12-01"] },
  ];
  const people = [1, 2].map((sesi) =>
    person(String(sesi), { exams: [[0, sesi, false]], places: [[sesi, 0, 1]] }),
  );
  const sheets = attendanceSheets({ ...papers, rooms: [{ ...room!, pengawas }], people }, all);
  assert.equal(
    sheets.map((sheet) => sheet.room?.pengawas.map(({ nama }) => nama)),
    [["Budi"], ["Ani", "Budi"]],
  );
  assert.equal(
    proctorDays(sheets).flatMap(({ rows }) => rows.map(({ sesi, nama }) => `${sesi} ${nama}`)),
    ["1 Budi", "2 Ani", "2 Budi"],
  );
});

const somebody = fc.record({
  sesi: fc.integer({ min: 1, max: 2 }),
  room: fc.option(fc.integer({ min: 0, max: 1 })),
  seat: fc.integer({ min: 1, max: 500 }),
});

test("everybody who sits an exam is on exactly one of its lists, and on one card", () => {
  fc.assert(
    fc.property(fc.array(somebody, { maxLength: 60 }), (some) => {
      const people = some.map(({ sesi, room, seat }, at) =>
        person(String(at), {
          exams: [[0, sesi, false]],
          places: room === null ? [] : [[sesi, room, seat]],
        }),
      );
      const listed = attendanceSheets({ ...papers, people }, all).flatMap(({ rows }) =>
        rows.map((row) => row.person.id),
      );
      assert.equal([...listed].sort(), people.map(({ id }) => id).sort());
      for (const order of ["number", "group", "seat"] as const) {
        const cards = cardsOf({ ...papers, people }, { session: "", room: "", group: "" }, order);
        assert.equal(cards.map((card) => card.person.id).sort(), people.map(({ id }) => id).sort());
        const pages = pagesOf(cards, 8);
        assert.equal(pages.flat(), cards);
        assert.ok(pages.every((page) => page.length > 0 && page.length <= 8));
      }
    }),
  );
});

test("cards are of a group with those below it, of a room in a session, in the order wished for", () => {
  const people = [
    person("1", { group_path: "X / X 1", exams: [[0, 1, false]], places: [[1, 1, 5]] }),
    person("2", { group_path: "X / X 10", exams: [[0, 2, false]], places: [[2, 0, 9]] }),
    person("3", { group_path: null, exams: [[1, 0, false]] }),
    person("4", { group_path: "X / X 1 / A", exams: [[0, 2, false]], places: [[2, 0, 1]] }),
  ];
  const ids = (filter: object, order: "number" | "group" | "seat" = "number") =>
    cardsOf({ ...papers, people }, { session: "", room: "", group: "", ...filter }, order).map(
      (card) => card.person.id,
    );
  assert.equal(ids({ group: "X / X 1" }), ["1", "4"]);
  assert.equal(ids({ room: "A", session: "2" }), ["2", "4"]);
  assert.equal(ids({ room: "A", session: "1" }), []);
  assert.equal(ids({}, "seat"), ["4", "2", "1", "3"]);
  assert.equal(ids({}, "group"), ["1", "4", "2", "3"]);
});

test("a card has the exams of its person by the calendar, and says how many have no room on it", () => {
  const busy = person("1", {
    exams: [
      [0, 2, false],
      [1, 0, false],
    ],
    places: [[2, 1, 3]],
  });
  const [card] = cardsOf(
    { ...papers, people: [busy] },
    { session: "", room: "", group: "" },
    "number",
  );
  assert.equal(
    card!.exams.map(({ name, sesi, place }) => [name, sesi, place]),
    [
      ["Seni", null, ""],
      ["Kimia", 2, "B / 3"],
    ],
  );
  assert.ok(examsThatFit(133, false) > examsThatFit(66, false));
  assert.ok(examsThatFit(66, false) > examsThatFit(66, true));
  assert.is(examsThatFit(20, true), 0);
});

const some = [
  person("1", { exams: [[0, 1, true]], places: [[1, 0, 7]] }),
  person("2", {
    group_path: "X / X 10",
    exams: [
      [0, 2, false],
      [1, 0, false],
    ],
    places: [
      [1, 1, 1],
      [2, 1, 3],
    ],
  }),
  person("3", { group_path: null, exams: [[0, 1, false]], places: [[1, 0, 2]] }),
];

test("a door's list has those with a seat there in that session, and what they sit in it", () => {
  const rooms = seatedRooms({ ...papers, people: some }, { session: "", room: "" });
  const told = rooms.map(({ sesi, room, rows }) => [
    `${sesi} ${room.id}`,
    ...rows.map(({ seat, person: { id } }) => `${seat}:${id}`),
  ]);
  assert.equal(told, [
    ["1 A", "2:3", "7:1"],
    ["1 B", "1:2"],
    ["2 B", "3:2"],
  ]);
  const exams = rooms.map((seated) => examsIn(papers, seated).map(({ name }) => name));
  // The one in B has a seat in session 1 but no exam in it.
  assert.equal(exams, [["Kimia"], [], ["Kimia"]]);
  const one = seatedRooms({ ...papers, people: some }, { session: "1", room: "B" });
  assert.equal(
    one.map(({ rows }) => rows.length),
    [1],
  );
});

test("the timetable goes by the calendar and counts who is in each session", () => {
  const days = timetableDays({ ...papers, people: some });
  assert.equal(
    days.map(({ tanggal, rows }) => [
      tanggal,
      ...rows.map(({ schedule, session: { sesi }, people }) => `${schedule.id} ${sesi} ${people}`),
    ]),
    [["2026-11-30", "kimia 1 2", "seni 0 1", "kimia 2 1"]],
  );
});

test("each proctor stands once for each session they watch; a room that names nobody has a line to write on", () => {
  const sheets = attendanceSheets({ ...papers, people: some }, all);
  assert.equal(
    proctorDays(sheets).map(({ rows }) =>
      rows.map(({ nama, room, sesi, mulai }) => `${nama}|${room}|${sesi}|${mulai}`),
    ),
    [["Ani|A|1|07:30", "Budi|A|1|07:30", "|B|2|10:00"]],
  );
});

test("lists for marks hold everybody who sits the exam once, by group, those in none at first", () => {
  const lists = scoreLists({ ...papers, people: some }, { schedule: "kimia", group: "" });
  assert.equal(
    lists.map(({ group, people }) => [group, ...people.map(({ id }) => id)]),
    [
      [null, "3"],
      ["X / X 1", "1"],
      ["X / X 10", "2"],
    ],
  );
  const below = scoreLists({ ...papers, people: some }, { schedule: "", group: "X / X 10" });
  assert.equal(
    below.map(({ schedule }) => schedule.id),
    ["kimia", "seni"],
  );
});

test.run();
