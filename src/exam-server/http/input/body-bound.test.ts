// Nothing that a console may send is too large, and nobody may send much more than that.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { allEndpoints, type EndpointName } from "../../../contract/endpoints/all-endpoints.ts";
import { sendsQuery } from "../../../contract/calls/call.ts";
import { maxImportRows } from "../../../contract/imports.ts";
import { maxHtml, maxPartHtml } from "../../../contract/questions/question-content.ts";
import { maxImportQuestions } from "../../../contract/questions/questions.ts";
import { questionOf } from "../../../testing/questions/open-test-bank.ts";
import { bodyBound } from "./body-bound.ts";
import { jsonSchemaOf, type JsonObject } from "../json-schema.ts";

const test = suite("how much may be sent");
const kibibyte = 1024;
const names = (Object.keys(allEndpoints) as EndpointName[]).filter(
  (name) => !sendsQuery(allEndpoints[name]),
);
const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body)).length;

/** The most that the schema lets anybody write, in letters of two bytes. */
function fullest(schema: JsonObject): unknown {
  const { type, maxLength, items, prefixItems, maxItems } = schema;
  const choice = ((schema["anyOf"] ?? schema["oneOf"] ?? []) as JsonObject[]).at(-1);
  if (choice) return fullest(choice);
  if ("const" in schema) return schema["const"];
  if ("enum" in schema) return (schema["enum"] as unknown[])[0];
  if (type === "string") return "é".repeat((maxLength as number) ?? 64);
  if (type === "object") {
    const entries = Object.entries((schema["properties"] ?? {}) as Record<string, JsonObject>);
    return Object.fromEntries(entries.map(([name, each]) => [name, fullest(each)]));
  }
  if (type !== "array") return -1.234567890123456e-100;
  if (prefixItems) return (prefixItems as JsonObject[]).map(fullest);
  const one = fullest(items as JsonObject);
  return Array.from({ length: maxItems as number }, () => one);
}

test("an endpoint that names no bound of its own takes all that its schema does", () => {
  const own = names.filter((name) => !("maxBodyBytes" in allEndpoints[name]));
  for (const name of own) {
    const { input } = allEndpoints[name];
    const size = bytesOf(fullest(jsonSchemaOf(input)));
    assert.ok(size <= bodyBound(allEndpoints[name]), `${name}: ${size} bytes`);
  }
});

test("an ordinary record may be a few kilobytes, and what nobody is signed in for no more", () => {
  for (const name of ["createMajor", "updateReligion", "createGroup", "generateToken"] as const) {
    assert.ok(bodyBound(allEndpoints[name]) <= 8 * kibibyte, name);
  }
  const most = (name: EndpointName) => (name === "importQuestions" ? 40 : 8) * kibibyte * kibibyte;
  for (const name of names) assert.ok(bodyBound(allEndpoints[name]) <= most(name), name);
});

test("the largest sheets fit, with long names in Arabic", () => {
  const row = {
    row: 10_000,
    no_ujian: "2026-0001-0000-0001",
    nama: "محمد فاضل".repeat(8),
    sesi: 12,
    password: "AbCdEf1234567890",
    jurusan_kode: "MATEMATIKA-DAN-ILMU-PENGETAHUAN-ALAM",
    agama_kode: "KATOLIK",
    group: "X / X IPA / X IPA 1 / Kelompok Belajar Pagi",
    antiblock: false,
    status: "blocked",
    block_reason: "Membuka buku catatan selama ujian berlangsung",
  };
  const rows = Array.from({ length: maxImportRows }, () => row);
  const sheet = bytesOf({ import_id: "x".repeat(64), duplicates: "update", rows });
  assert.ok(sheet <= bodyBound(allEndpoints.importParticipants), String(sheet));
  assert.ok(sheet <= bodyBound(allEndpoints.importGroupMembers), String(sheet));
  const ids = { ids: Array.from({ length: maxImportRows }, () => crypto.randomUUID()) };
  assert.ok(bytesOf(ids) <= bodyBound(allEndpoints.listCompetenceDescendants));
});

test("the largest questions fit, and an undone change of five hundred", () => {
  const stem = "x".repeat(maxHtml);
  const html = "x".repeat(maxPartHtml);
  const options = Array.from({ length: 10 }, (_, at) => ({ id: `a${at}`, html, fixed: false }));
  const content = { ...questionOf(1).content, payload: { options } };
  const question = { ...questionOf(1), stem, explanation: stem, content };
  const size = bytesOf({ id: "x".repeat(64), version: 1, ...question });
  assert.ok(size <= bodyBound(allEndpoints.updateQuestion), String(size));
  assert.ok(size <= bodyBound(allEndpoints.createQuestion), String(size));
  const usual = { ...question, stem: "x".repeat(20_000), explanation: stem.slice(0, 50_000) };
  usual.content.payload.options = options.slice(0, 5).map((one) => ({ ...one, html: "x" }));
  const questions = Array.from({ length: maxImportQuestions }, () => usual);
  assert.ok(bytesOf({ questions }) <= bodyBound(allEndpoints.importQuestions));
  const competence_ids = Array.from({ length: 20 }, () => crypto.randomUUID());
  const changes = { bobot: 1, difficulty: "sedang", layout: 1, policy: null, competence_ids };
  const items = Array.from({ length: 500 }, () => ({ ids: [crypto.randomUUID()], changes }));
  assert.ok(bytesOf({ items }) <= bodyBound(allEndpoints.changeQuestions));
});

test.run();
