import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { areSameProctors } from "./proctor-choices.ts";
import {
  meantProctors,
  namesakes,
  neitherNameNorEmail,
  noProctors,
  readProctors,
  writeProctors,
} from "./sheet-proctors.ts";

const test = suite("proctors in a cell of a sheet");

const byEmail = (email: string, nip = "") => ({ nama: "", nip, email });
const outside = (nama: string, nip = "") => ({ nama, nip, email: "" });
const sri = {
  nama: "Sri",
  nip: "19 80",
  user_id: "u-sri",
  email: "sri@a.id",
  accounts: [],
  days: ["2026-11-30"],
  sessions: [2],
};
const accounts = new Map([
  ["sri@a.id", { id: "u-sri", name: "Sri" }],
  ["ani@a.id", { id: "u-ani", name: "Ani" }],
]);

test("e-mails are accounts, other texts are names, a NIP stands in parentheses", () => {
  assert.equal(readProctors("Ratna@sekolah.id (19 80);Budi, S.Pd. ; Ani (IPA) (7);"), [
    byEmail("Ratna@sekolah.id", "19 80"),
    outside("Budi, S.Pd."),
    outside("Ani (IPA)", "7"),
  ]);
  assert.equal(readProctors('"a@b.id"; Budi "Bud" Santoso'), [
    outside("a@b.id"),
    outside('Budi "Bud" Santoso'),
  ]);
  assert.equal(readProctors(noProctors), []);
});

test("separators alone and a NIP without a name are refused, since they would remove somebody", () => {
  for (const text of [";", " ; ;", "(123)", "Budi; (123)"])
    assert.equal(readProctors(text), { reason: neitherNameNorEmail }, text);
});

test("days and sessions stand in parentheses of their own, before or behind the NIP", () => {
  const monday = "2026-11-30";
  const tuesday = "2026-12-01";
  const days = [monday, tuesday];
  const duty = { days: [monday], sessions: [1, 2] };
  assert.equal(
    readProctors(
      "sri@a.id (hari 30/11/2026) (sesi 1–2); Budi (7) (Sesi 1 dan 2 hari 1); Ani (sesi 1-2, hari 1) (9); Tamu (selalu)",
      days,
    ),
    [
      { ...byEmail("sri@a.id"), duty },
      { ...outside("Budi", "7"), duty },
      { ...outside("Ani", "9"), duty },
      { ...outside("Tamu"), duty: { days: [], sessions: [] } },
    ],
  );
  for (const text of [
    "(sesi 1)",
    "Budi (sesi)",
    "Budi (sesi x)",
    "Budi (hari 31/2/2026)",
    "Budi (sesi 1) (hari 9)",
  ]) {
    const read = readProctors(text, days);
    assert.ok("reason" in read, text);
  }
  assert.equal(readProctors('Budi ("sesi 1")'), [outside("Budi", "sesi 1")]);
  assert.equal(readProctors("Sesilia (Harian)"), [outside("Sesilia", "Harian")]);
});

const anyText = fc
  .array(fc.constantFrom("a", "B", " ", ";", '"', "(", ")", "@", "-", "ق", "sesi 1", "hari"), {
    maxLength: 8,
  })
  .map((letters) => letters.join("").replace(/\s+/gu, " ").trim());

const anyDuty = fc.option(
  fc.record({
    days: fc.subarray(["2026-11-30", "2026-12-01", "2027-01-09"]),
    sessions: fc.subarray([1, 2, 12]),
  }),
);

test("whatever names and NIPs are called: what is written is read as the same people", () => {
  const anybody = fc
    .record({ nama: anyText, nip: anyText, isAccount: fc.boolean(), duty: anyDuty })
    .filter(({ nama }) => nama !== "")
    .map(({ nama, nip, isAccount, duty }) => ({
      ...(isAccount ? byEmail("x@a.id", nip) : outside(nama, nip)),
      ...(duty && { duty: { ...duty } }),
    }));
  fc.assert(
    fc.property(fc.array(anybody, { minLength: 1, maxLength: 4 }), (proctors) => {
      assert.equal(readProctors(writeProctors(proctors)), proctors);
    }),
  );
});

test("a name gives no rights, except that who has them by exactly that name and NIP keeps them", () => {
  const meant = (told: Parameters<typeof meantProctors>[0]) => {
    const found = meantProctors(told, [sri], accounts);
    return "reason" in found
      ? found.reason
      : found.pengawas.map(({ user_id: id, nip }) => [id, nip]);
  };
  assert.equal(meant([outside("Ani")]), [[null, ""]]);
  assert.equal(meant([outside("Sri")]), [[null, ""]]);
  assert.equal(meant([outside("Sri", "19 80")]), [["u-sri", "19 80"]]);
  assert.equal(meant([byEmail("SRI@a.id"), outside("Sri", "19 80")]), [
    ["u-sri", "19 80"],
    [null, "19 80"],
  ]);
  assert.equal(meant([byEmail("ani@a.id", "7")]), [["u-ani", "7"]]);
  assert.match(meant([outside("")]) as string, "Tulis setiap pengawas");
  assert.is(meant([byEmail("x@a.id")]), "Akun dengan e-mail x@a.id tidak ditemukan.");
});

test("whoever stays is there on the same days and in the same sessions, and whoever is new always", () => {
  const out = { ...sri, nama: "Tamu", nip: "", user_id: null, email: "", sessions: [1] };
  const found = meantProctors(
    [byEmail("sri@a.id"), outside("Tamu"), byEmail("ani@a.id")],
    [sri, out],
    accounts,
  );
  assert.ok("pengawas" in found);
  assert.equal(
    found.pengawas.map(({ days, sessions }) => [...days, ...sessions]),
    [["2026-11-30", 2], ["2026-11-30", 1], []],
  );
});

test("written days and sessions are those of whoever stays and whoever is new", () => {
  const duty = { days: ["2026-12-01", "2026-11-30"], sessions: [] };
  const found = meantProctors(
    [
      { ...byEmail("sri@a.id"), duty },
      { ...byEmail("ani@a.id"), duty },
    ],
    [sri],
    accounts,
  );
  assert.ok("pengawas" in found);
  assert.equal(
    found.pengawas.map(({ days, sessions }) => [days, sessions]),
    [
      [["2026-11-30", "2026-12-01"], []],
      [["2026-11-30", "2026-12-01"], []],
    ],
  );
});

test("of namesakes who watch in the same room both stay as they are", () => {
  const both = [sri, { ...sri, user_id: "u-other", email: "sri2@a.id" }];
  const found = meantProctors([outside("Sri", "19 80"), outside("Sri", "19 80")], both, accounts);
  assert.ok("pengawas" in found && areSameProctors(both, found.pengawas));
});

test("names that accounts have are found, unless that account is named beside them", () => {
  const known = [
    { id: "1", name: "Sri", email: "sri@a.id" },
    { id: "2", name: "sri ", email: "sri2@a.id" },
  ];
  const found = namesakes([outside("SRI"), outside("Budi")], known);
  assert.equal(found, [{ nama: "SRI", accounts: known }]);
  const [left] = namesakes([outside("Sri"), byEmail("SRI2@a.id")], known);
  assert.equal(left?.accounts, known.slice(0, 1));
});

test.run();
