import * as assert from "uvu/assert";
import * as v from "valibot";
import { listGroupOptions } from "../../../../contract/groups.ts";
import { listMajorOptions } from "../../../../contract/majors.ts";
import {
  createParticipant,
  exportParticipants,
  getParticipant,
  listParticipantIds,
  listParticipants,
  listParticipantSessions,
  matchParticipants,
  type ParticipantQuery,
} from "../../../../contract/participants.ts";
import { participantEndpoints } from "../../../../contract/endpoints/participant-endpoints.ts";
import { listReligionOptions } from "../../../../contract/religions.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("finding participants");
const oddNames = [
  'D\'Artagnan "Dar" Simanjuntak',
  "100% Hadir",
  "Anak_Bawah",
  "AnakXBawah",
  "Garis\\Miring",
  "محمد بن عبد الله",
  "Zoë Ångström",
];
test.before(async () => {
  const [major] = await server.ok(listMajorOptions, {});
  const [religion] = await server.ok(listReligionOptions, {});
  for (const [index, nama] of oddNames.entries()) {
    await server.ok(createParticipant, {
      no_ujian: `Odd-${index}_%`,
      nama,
      sesi: 9,
      jurusan_id: major!.id,
      agama_id: religion!.id,
      group_id: null,
      antiblock: false,
      password: "",
    });
  }
});

const list = (query: ParticipantQuery) => server.ok(listParticipants, query);
const namesFor = async (q: string) => (await list({ q })).items.map(({ nama }) => nama);

test("the first page holds fifty of all, sorted by name, as the contract says", async () => {
  const page = await list({});
  assert.is(page.items.length, 50);
  assert.is(page.total, 360 + oddNames.length);
  assert.ok(v.is(participantEndpoints.listParticipants.output, page));
  const names = page.items.map(({ nama }) => nama.toLowerCase());
  assert.equal(names, [...names].sort());
});

test("pages in any order of any sort show everybody once", async () => {
  for (const sort of ["nama", "-group", "sesi", "-status", "jurusan", "agama"] as const) {
    const ids = new Set<string>();
    for (let page = 1; page <= 4; page += 1) {
      for (const { id } of (await list({ sort, page, per_page: 100 })).items) ids.add(id);
    }
    assert.is(ids.size, 360 + oddNames.length, sort);
  }
});

test("each sort orders by its column, backwards too", async () => {
  const all = async (sort: ParticipantQuery["sort"]) => {
    const pages = [1, 2].map((page) => list({ sort, page, per_page: 200 }));
    return (await Promise.all(pages)).flatMap(({ items }) => items);
  };
  const columns = { no_ujian: "no_ujian", jurusan: "jurusan_nama", agama: "agama_nama" } as const;
  for (const [sort, column] of Object.entries(columns)) {
    const values = (await all(sort as keyof typeof columns)).map((row) =>
      row[column].toLowerCase(),
    );
    assert.equal(values, [...values].sort(), sort);
    const backwards = await all(`-${sort as keyof typeof columns}`);
    assert.equal(
      backwards.map((row) => row[column].toLowerCase()),
      [...values].reverse(),
      sort,
    );
  }
  const sessions = (await all("-sesi")).map(({ sesi }) => sesi);
  assert.equal(
    sessions,
    [...sessions].sort((a, b) => b - a),
  );
});

test("by group, classes follow each other as in the tree and those without one come last", async () => {
  const rows = (await list({ sort: "group", per_page: 200, page: 2 })).items;
  assert.is(rows.at(-1)?.group_path, null);
  const first = (await list({ sort: "group", per_page: 1 })).items[0];
  assert.is(first?.group_path, "X / X 1");
});

test("a part of the name is found without regard to case", async () => {
  const { items } = await list({ q: "sAnT", per_page: 200 });
  assert.ok(items.length > 0);
  assert.ok(items.every(({ nama }) => nama.toLowerCase().includes("sant")));
});

test("quotes, %, _, backslashes and Arabic are searched as they are written", async () => {
  assert.equal(await namesFor("d'art"), [oddNames[0]]);
  assert.equal(await namesFor('"dar"'), [oddNames[0]]);
  assert.equal(await namesFor("100%"), [oddNames[1]]);
  assert.equal(await namesFor("%"), [oddNames[1]]);
  assert.equal(await namesFor("anak_b"), [oddNames[2]]);
  assert.equal(await namesFor("s\\m"), [oddNames[4]]);
  assert.equal(await namesFor("عبد"), [oddNames[5]]);
  assert.equal(await namesFor("zoe\u0308"), [oddNames[6]], "the same letter in another form");
  assert.equal(await namesFor("'; drop table participants; --"), []);
});

test("a number is found by its beginning, not by its middle", async () => {
  assert.is((await list({ q: "01-002-" })).total, 30);
  assert.is((await list({ q: "002-" })).total, 0);
  assert.is((await list({ q: "odd-3_" })).total, 1);
});

test("filters narrow, together with each other and the search", async () => {
  const blocked = await list({ status: "blocked", per_page: 200 });
  assert.ok(blocked.total > 0 && blocked.total < 20);
  assert.ok(
    blocked.items.every(({ status, block_reason }) => status === "blocked" && block_reason),
  );
  const narrower = await list({ status: "blocked", sesi: 2 });
  assert.ok(narrower.total < blocked.total);
  assert.ok(narrower.items.every(({ sesi }) => sesi === 2));
  const major = (await server.ok(listMajorOptions, {})).find(({ kode }) => kode === "IPS")!;
  assert.is((await list({ jurusan_id: major.id })).total, 60);
  assert.is((await list({ jurusan_id: "not there" })).total, 0);
});

test("a group's filter takes in the groups below it; none means without a group", async () => {
  const groups = await server.ok(listGroupOptions, {});
  const idOf = (path: string) => groups.find((group) => group.path === path)!.id;
  const one = await list({ group_id: idOf("XII / XII IPA 1"), per_page: 200 });
  assert.ok(one.items.every(({ group_path: path }) => path === "XII / XII IPA 1"));
  const whole = await list({ group_id: idOf("XII"), per_page: 200 });
  assert.ok(whole.total > one.total * 3);
  assert.ok(whole.items.every(({ group_path: path }) => path?.startsWith("XII / ")));
  const none = await list({ group_id: "none", per_page: 200 });
  assert.is(none.total, 4 + oddNames.length);
  assert.ok(none.items.every(({ group_id: id }) => id === null));
});

test("select all names the ids of the whole list in its order", async () => {
  const query = { status: "active", sort: "-nama" } as const;
  const { ids } = await server.ok(listParticipantIds, query);
  const { items, total } = await list({ ...query, per_page: 200 });
  assert.is(ids.length, total);
  assert.equal(
    ids.slice(0, 200),
    items.map(({ id }) => id),
  );
});

test("an export answers in the order asked for and leaves out who is gone", async () => {
  const { ids } = await server.ok(listParticipantIds, { sesi: 1 });
  const wanted = [ids[5]!, "gone", ids[0]!, ids[9]!];
  const { items } = await server.ok(exportParticipants, { ids: wanted });
  assert.equal(
    items.map(({ id }) => id),
    wanted.filter((id) => id !== "gone"),
  );
});

test("the detail tells results and history, and what is gone is told as such", async () => {
  const [sat] = (await list({ q: "01-001-0001" })).items;
  const detail = await server.ok(getParticipant, { id: sat!.id });
  assert.ok(v.is(participantEndpoints.getParticipant.output, detail));
  assert.is(detail.result_count, 1);
  const made = (await list({ q: "Odd-0" })).items[0]!;
  const { history } = await server.ok(getParticipant, { id: made.id });
  assert.equal(
    history.map(({ by, action }) => [by, action]),
    [[server.account("EVIL").name, "create"]],
  );
  assert.is((await server.call(getParticipant, { id: "gone" })).status, 404);
});

test("the sessions in use are told in order", async () => {
  assert.equal(await server.ok(listParticipantSessions, {}), [1, 2, 3, 9]);
});

test("numbers are matched without regard to case", async () => {
  const { matches } = await server.ok(matchParticipants, {
    no_ujian: ["ODD-0_%", "odd-1_%", "nobody's"],
  });
  assert.equal(matches.map(({ no_ujian }) => no_ujian).sort(), ["Odd-0_%", "Odd-1_%"]);
});

test("no answer carries a password or its hash", async () => {
  const [row] = (await list({})).items;
  const detail = await server.ok(getParticipant, { id: row!.id });
  assert.not.match(JSON.stringify([row, detail]), /password|scrypt/u);
});

test.run();
