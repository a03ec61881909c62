import { sql } from "kysely";
import * as assert from "uvu/assert";
import { createMajor, listMajors } from "../../contract/majors.ts";
import {
  createParticipant,
  importParticipants,
  listParticipants,
} from "../../contract/participants.ts";
import { createShortcut } from "../../contract/new-shortcuts.ts";
import { questionEndpoints } from "../../contract/endpoints/questions/question-endpoints.ts";
import { testQuestion } from "../../testing/questions/open-test-bank.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import type { Refusal } from "./refusal.ts";
import { readInput } from "./input/request-input.ts";
import { importRow } from "../../testing/sheets/import-rows.ts";

const { test, server } = serverSuite("the shape of answers", { school: "empty" });

const post = (body: BodyInit, headers: Record<string, string> = {}) => ({
  method: "POST",
  body,
  headers: { authorization: `Bearer ${server.token}`, ...headers },
});

test("code 12 names each field by its path, in Indonesian", async () => {
  const answer = await server.raw(
    "/api/v1/participants",
    post(JSON.stringify({ nama: " ", no_ujian: "a b", sesi: 0, password: "abc" })),
  );
  assert.is(answer.status, 422);
  assert.is(answer.code, "12");
  assert.equal(answer.data, {
    no_ujian: "Nomor ujian tidak boleh berisi spasi.",
    nama: "Nama peserta wajib diisi.",
    sesi: "Sesi paling kecil 1.",
    jurusan_id: "Wajib diisi.",
    agama_id: "Wajib diisi.",
    group_id: "Wajib diisi.",
    antiblock: "Wajib diisi.",
    password: "Password paling pendek 4 karakter.",
  });
});

test("a fault deep in a list is named with its place", async () => {
  const row = importRow(0, "1");
  const { data } = await server.call(importParticipants, {
    import_id: "x".repeat(16),
    duplicates: "skip",
    rows: [row, { ...row, nama: "x".repeat(201) }],
  });
  assert.equal(data as unknown, { "rows.1.nama": "Nama peserta paling panjang 200 karakter." });
});

test("millions of wrong rows are refused at once and in few words", async () => {
  const rows = Array.from({ length: 1_500_000 }, () => null);
  const faulty = Array.from({ length: 5000 }, () => ({ row: "x".repeat(1000), nama: 5 }));
  for (const [sent, most] of [
    [rows, 500],
    [faulty, 64 * 1024],
  ] as const) {
    const body = JSON.stringify({ import_id: "x".repeat(16), duplicates: "skip", rows: sent });
    const started = performance.now();
    const answer = await server.raw("/api/v1/participants/imports", post(body));
    const took = performance.now() - started;
    assert.is(answer.status, 422);
    assert.ok(JSON.stringify(answer.data).length < most, JSON.stringify(answer.data).slice(0, 500));
    assert.ok(took < 1000, `${took} ms`);
  }
});

test("neither a value nor a name as long as the call is sent back", async () => {
  const long = "x".repeat(500_000);
  const value = await server.raw(
    "/api/v1/participants/imports",
    post(JSON.stringify({ duplicates: long })),
  );
  const { duplicates } = value.data as { duplicates: string };
  assert.match(duplicates, /^Isian tidak sesuai \("x+\)\.$/u);
  assert.ok(duplicates.length < 100, duplicates.slice(0, 200));
  const content = { ...questionSamples[13].content, key: { items: { [long]: null } } };
  const body = JSON.stringify({ ...testQuestion("Soal"), content });
  const request = new Request("http://exam.test", { method: "POST", body });
  const refusal = await readInput(questionEndpoints.createQuestion, request, { id: "bank" }).catch(
    (error: Refusal) => error,
  );
  const names = Object.keys((refusal as Refusal).data as object);
  assert.ok(
    names.some((each) => each.startsWith("content.key.items.x")),
    names.join().slice(0, 500),
  );
  assert.ok(names.every((each) => each.length <= 200));
});

test("text that is no JSON object is refused in words", async () => {
  for (const body of ["{", "", "[]", "null", "<html>"]) {
    const answer = await server.raw("/api/v1/majors", post(body));
    assert.is(answer.status, 422, body);
    assert.match(answer.message, /bukan objek JSON/u);
  }
});

test("a body past the bound is refused, whether it says its length or not", async () => {
  const large = JSON.stringify({ nama: "x".repeat(8 * 1024 * 1024) });
  const told = await server.raw(
    "/api/v1/majors",
    post(large, { "content-length": String(large.length) }),
  );
  assert.is(told.status, 413);
  assert.is(told.code, "13");
  const untold = await server.raw("/api/v1/majors", post(large));
  assert.is(untold.status, 413);
});

test("somebody who is not signed in may send only a little", async () => {
  const body = JSON.stringify({ email: "a@b.cd", password: "x".repeat(20_000) });
  const answer = await server.raw("/api/v1/token/generate", { method: "POST", body });
  assert.is(answer.status, 413);
});

test("an unknown address or method is an envelope with 404", async () => {
  for (const [path, method] of [
    ["/api/v1/nothing", "GET"],
    ["/api/v2/participants", "GET"],
    ["/api/v1/participants", "PUT"],
    ["/api/v1/token/generate", "GET"],
  ] as const) {
    const answer = await server.raw(path, { method });
    assert.is(answer.status, 404, path);
    assert.is(answer.code, "44");
    assert.match(answer.message, path);
  }
});

test("an unexpected fault answers code 50 and logs neither input nor values", async () => {
  const logged: string[] = [];
  const log = console.error;
  console.error = (...parts: unknown[]) => logged.push(parts.map(String).join(" "));
  await sql`alter table shortcuts rename to hidden_shortcuts`.execute(server.db);
  try {
    const answer = await server.call(createShortcut, {
      name: "very private name",
      destination: JSON.stringify({ name: "home" }),
    });
    assert.is(answer.status, 500);
    assert.is(answer.code, "50");
    assert.match(answer.message, /tidak ada yang disimpan/u);
  } finally {
    console.error = log;
    await sql`alter table hidden_shortcuts rename to shortcuts`.execute(server.db);
  }
  assert.match(logged.join(), /POST \/api\/v1\/shortcuts failed/u);
  assert.not.match(logged.join(), /very private name/u);
  assert.not.match(logged.join(), server.token!);
});

test("answers are never cached", async () => {
  const { headers } = await server.call(listMajors, {});
  assert.is(headers.get("cache-control"), "no-store");
});

test("a query's numbers outside their bounds are refused, not bent", async () => {
  const { token } = server;
  const headers = { authorization: `Bearer ${token}` };
  for (const query of ["page=0", "per_page=201", "per_page=x", "sort=password_hash", "sesi=1.5"]) {
    const answer = await server.raw(`/api/v1/participants?${query}`, { headers });
    assert.is(answer.code, "12", query);
  }
});

test("what a call leaves half done is undone", async () => {
  await sql`alter table audit_entries rename to hidden_entries`.execute(server.db);
  const log = console.error;
  console.error = () => undefined;
  try {
    assert.is((await server.call(createMajor, { kode: "HALF", nama: "Half" })).code, "50");
  } finally {
    console.error = log;
    await sql`alter table hidden_entries rename to audit_entries`.execute(server.db);
  }
  assert.is((await server.ok(listMajors, { q: "HALF" })).total, 0);
});

test("names in the path are not confused with ids", async () => {
  const answer = await server.raw("/api/v1/participants/ids", {
    headers: { authorization: `Bearer ${server.token}` },
  });
  assert.equal(answer.data, { ids: [] });
});

test("two saves of the same number in the same moment: one is told to change it", async () => {
  const [major] = (await server.ok(listMajors, {})).items;
  const religion = await server.db.selectFrom("religions").select("id").executeTakeFirstOrThrow();
  const input = {
    no_ujian: "RACE-1",
    nama: "Balapan",
    sesi: 1,
    jurusan_id: major!.id,
    agama_id: religion.id,
    group_id: null,
    antiblock: false,
    password: "",
  };
  const answers = await Promise.all([1, 2, 3].map(() => server.call(createParticipant, input)));
  assert.equal(answers.map(({ code }) => code).sort(), ["00", "12", "12"]);
  assert.is((await server.ok(listParticipants, { q: "RACE-1" })).total, 1);
});

test.run();
