import * as assert from "uvu/assert";
import type { Call, CallInput } from "../contract/calls/call.ts";
import { createMajor, listMajors, updateMajor } from "../contract/majors.ts";
import { getMatrix } from "../contract/institution/server-matrix.ts";
import { serverSuite } from "../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../testing/server/connect-console.ts";
import { call, configureApi, type CallOptions } from "./api.ts";
import { errorMessages } from "./answers/error-messages.ts";
import { isAborted, ServerError } from "./answers/server-error.ts";

const { test, server } = serverSuite("calls to the server");
let line: Line;
test.before.each(() => {
  line = connectConsole(server);
});

/** What the call throws; a call that succeeds fails the test. */
async function refusalOf<C extends Call>(
  endpoint: C,
  input: CallInput<C>,
  options?: CallOptions,
): Promise<ServerError> {
  const error: unknown = await call(endpoint, input, options).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ServerError)) throw new Error(`Not refused, but ${String(error)}`);
  return error;
}

function answerWith(body: string, status: number): void {
  configureApi({ fetch: async () => new Response(body, { status }) });
}

test("the envelope is opened: its data is the answer", async () => {
  const made = await call(createMajor, { kode: "API1", nama: "Akuntansi" });
  assert.is(made.nama, "Akuntansi");
  const changed = await call(updateMajor, { ...made, nama: "Akuntansi Dasar" });
  assert.is(changed.version, made.version + 1);
});

test("a warning is an accepted call", async () => {
  answerWith(JSON.stringify({ code: "01", message: "Perhatian", data: { server_host: "x" } }), 200);
  assert.equal(await call(getMatrix, {}), { server_host: "x" });
});

test("the place in the path is filled and encoded, the rest goes into the body", async () => {
  const input = { id: "a/b ü?", version: 1, kode: "X", nama: "Y" };
  assert.is((await refusalOf(updateMajor, input)).code, "44");
  const [request] = line.requests;
  assert.is(request?.url, "http://exam.test/api/v1/majors/a%2Fb%20%C3%BC%3F");
  assert.is(request?.method, "PATCH");
});

test("filters that are empty are not sent, zero and false are", async () => {
  await call(listMajors, { q: "", page: 1 });
  assert.is(line.requests[0]?.url, "http://exam.test/api/v1/majors?page=1");
  answerWith('{"code":"00","message":"","data":null}', 200);
  const seen: string[] = [];
  configureApi({
    fetch: async (input) => {
      seen.push(String(input));
      return new Response('{"code":"00","message":"","data":[]}');
    },
  });
  await call(listMajors, { page: 0, active: false } as never);
  assert.equal(seen, ["/api/v1/majors?page=0&active=false"]);
});

test("each refusal comes with the server's code, its sentence and its data", async () => {
  const fields = await refusalOf(createMajor, { kode: "", nama: " " });
  assert.is(fields.code, "12");
  assert.equal(fields.fields, { nama: "Nama wajib diisi." });

  const made = await call(createMajor, { kode: "API2", nama: "Baru" });
  const newer = await call(updateMajor, { ...made, nama: "Lebih baru" });
  const conflict = await refusalOf(updateMajor, { ...made, nama: "Terlambat" });
  assert.is(conflict.code, "49");
  assert.equal(conflict.data, newer);
  assert.equal(conflict.fields, {}, "only code 12 speaks of fields");
  assert.ok(conflict.message.length > 0);

  const operator = await server.signIn("OPRA");
  configureApi({ token: () => operator });
  assert.is((await refusalOf(listMajors, {})).code, "43");
});

test("an HTML page, an empty answer and JSON that is no envelope are code 99", async () => {
  const bodies: [string, number][] = [
    ["<!doctype html><h1>502 Bad Gateway</h1>", 502],
    ["<h1>500</h1>", 500],
    ["<h1>It works!</h1>", 200],
    ["", 500],
    ["null", 200],
    ['{"error":"gone"}', 404],
    ['{"code":12}', 422],
  ];
  for (const [body, status] of bodies) {
    answerWith(body, status);
    const error = await refusalOf(getMatrix, {});
    assert.is(error.code, "99", body);
    assert.is(error.message, errorMessages.get().unreadable);
  }
});

test("a server that cannot be reached is code 99 with a word on the network, and asked once only", async () => {
  line.isCut = true;
  const error = await refusalOf(getMatrix, {});
  assert.is(error.code, "99");
  assert.is(error.message, errorMessages.get().unreachable);
  assert.is(line.requests.length, 1);
});

test("a server fault is not tried again by itself: the first try may have been written", async () => {
  let tries = 0;
  configureApi({
    fetch: async () => {
      tries += 1;
      return new Response('{"code":"50","message":"Gagal","data":null}', { status: 503 });
    },
  });
  assert.is((await refusalOf(getMatrix, {})).code, "50");
  assert.is(tries, 1);
});

test("a call that its screen cancels ends in an abort, and never in an answer or a toast", async () => {
  const controller = new AbortController();
  const release = line.holdNext();
  const answer = call(listMajors, {}, { signal: controller.signal }).catch((error) => error);
  controller.abort();
  release();
  assert.ok(isAborted(await answer));
  const late = call(listMajors, {}, { signal: controller.signal }).catch((error) => error);
  assert.ok(isAborted(await late), "a signal that has fired already");
});

test("a refused token is told to the session, a refused password is not", async () => {
  const ended: string[] = [];
  configureApi({ token: () => "made-up", sessionEnded: (token) => ended.push(token) });
  assert.is((await refusalOf(getMatrix, {})).code, "41");
  assert.equal(ended, ["made-up"]);
  assert.is((await refusalOf(getMatrix, {}, { anonymous: true })).code, "41");
  assert.not(line.requests[1]?.headers.has("authorization"));
  assert.equal(ended, ["made-up"]);
});

test.run();
