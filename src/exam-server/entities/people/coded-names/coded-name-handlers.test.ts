import * as assert from "uvu/assert";
import {
  createMajor,
  deleteMajors,
  listMajorOptions,
  listMajors,
  updateMajor,
} from "../../../../contract/majors.ts";
import { deleteParticipants, listParticipants } from "../../../../contract/participants.ts";
import {
  createReligion,
  deleteReligions,
  listReligionOptions,
  listReligions,
  updateReligion,
} from "../../../../contract/religions.ts";
import { freeCode } from "../../../records/free-code.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("majors and religions");

const kinds = [
  {
    name: "majors",
    used: "IPA",
    list: listMajors,
    options: listMajorOptions,
    create: createMajor,
    update: updateMajor,
    remove: deleteMajors,
  },
  {
    name: "religions",
    used: "ISLAM",
    list: listReligions,
    options: listReligionOptions,
    create: createReligion,
    update: updateReligion,
    remove: deleteReligions,
  },
] as const;

for (const { name, used, list, options, create, update, remove } of kinds) {
  const findUsed = async () =>
    (await server.ok(list, { q: used })).items.find((row) => row.kode === used)!;

  test(`${name}: the list counts participants, searches code and name, and sorts`, async () => {
    const all = await server.ok(list, { sort: "-participant_count" });
    const counts = all.items.map(({ participant_count: count }) => count);
    assert.equal(
      counts,
      [...counts].sort((a, b) => b - a),
    );
    assert.is(
      counts.reduce((sum, count) => sum + count, 0),
      360,
    );
    const found = await server.ok(list, { q: used.toLowerCase() });
    assert.ok(found.items.some(({ kode }) => kode === used));
    assert.is((await server.ok(list, { q: "%" })).total, 0);
    const names = (await server.ok(list, { sort: "nama" })).items.map((row) => row.nama);
    assert.equal(
      (await server.ok(options, {})).map((row) => row.nama),
      names,
    );
  });

  test(`${name}: an empty code is made from the name, a taken one refused whatever its case`, async () => {
    const made = await server.ok(create, { kode: "", nama: "Teknik Komputer Jaringan" });
    assert.is(made.kode, "TKJ");
    assert.is((await server.ok(create, { kode: "", nama: "Tata Kelola Jasa" })).kode, "TKJ2");
    const refused = await server.call(create, { kode: "tkj", nama: "Lain" });
    assert.equal(refused.data as unknown, {
      kode: "Kode tkj sudah dipakai oleh Teknik Komputer Jaringan.",
    });
  });

  test(`${name}: name and unused code change, with the version that was read`, async () => {
    const made = await server.ok(create, { kode: `${name}-A`, nama: "Awal" });
    const changed = await server.ok(update, { ...made, kode: `${name}-B`, nama: "Akhir" });
    assert.equal([changed.kode, changed.nama, changed.version], [`${name}-B`, "Akhir", 2]);
    const late = await server.call(update, { ...made, nama: "Terlambat" });
    assert.is(late.status, 409);
    assert.equal(late.data, changed);
    const gone = await server.call(update, { ...made, id: "gone" });
    assert.is(gone.status, 404);
  });

  test(`${name}: a code in use stays, its name may change`, async () => {
    const row = await findUsed();
    const refused = await server.call(update, { ...row, kode: "LAIN" });
    assert.is(refused.code, "12");
    assert.match((refused.data as unknown as { kode: string }).kode, /dipakai \d+ peserta/u);
    assert.is((await server.ok(update, { ...row, nama: `${row.nama} Baru` })).kode, used);
  });

  test(`${name}: what is in use is not deleted, the rest of the call is`, async () => {
    const row = await findUsed();
    const free = await server.ok(create, { kode: `${name}-DEL`, nama: "Hapus Saja" });
    const { results } = await server.ok(remove, { ids: [row.id, free.id, "gone"] });
    assert.equal(
      results.map(({ outcome }) => outcome),
      ["refused", "done", "refused"],
    );
    assert.match(results[0]!.reason ?? "", /Dipakai \d+ peserta/u);
    assert.is((await server.ok(list, { q: `${name}-DEL` })).total, 0);
  });

  test(`${name}: each change is in the audit`, async () => {
    const made = await server.ok(create, { kode: `${name}-LOG`, nama: "Catat" });
    await server.ok(update, { ...made, nama: "Catat Ulang" });
    await server.ok(remove, { ids: [made.id] });
    const entries = await server.db
      .selectFrom("audit_entries")
      .select(["action", "before", "after"])
      .where("object_id", "=", made.id)
      .orderBy("id")
      .execute();
    const object = name === "majors" ? "major" : "religion";
    assert.equal(entries, [
      {
        action: `${object}.create`,
        before: null,
        after: { kode: `${name}-LOG`, nama: "Catat" },
      },
      { action: `${object}.update`, before: { nama: "Catat" }, after: { nama: "Catat Ulang" } },
      {
        action: `${object}.delete`,
        before: { kode: `${name}-LOG`, nama: "Catat Ulang" },
        after: null,
      },
    ]);
  });
}

test("a major whose only participants can still be restored is kept", async () => {
  const majors = (await server.ok(listMajors, {})).items;
  const language = majors.find(({ kode }) => kode === "BAHASA")!;
  const { items } = await server.ok(listParticipants, { jurusan_id: language.id, per_page: 200 });
  await server.ok(deleteParticipants, { ids: items.map(({ id }) => id) });
  const { results } = await server.ok(deleteMajors, { ids: [language.id] });
  assert.is(results[0]!.outcome, "refused");
  assert.match(results[0]!.reason ?? "", /dapat dipulihkan/u);
});

test("a code is made of initials or of one word, and never twice", () => {
  assert.is(freeCode("Bahasa", []), "BAHASA");
  assert.is(freeCode("ilmu pengetahuan alam", []), "IPA");
  assert.is(freeCode("ilmu pengetahuan alam", ["ipa", "IPA2"]), "IPA3");
  assert.is(freeCode("--", []), "KODE");
});

test.run();
