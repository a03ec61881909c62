// The most that each endpoint takes, for the bench: as large as its bound, and shaped to cost the server as much as can be.
import { allEndpoints, type EndpointName } from "../../contract/endpoints/all-endpoints.ts";
import { sendsQuery } from "../../contract/calls/call.ts";
import { maxImportRows } from "../../contract/imports.ts";
import { maxHtml, maxPartHtml } from "../../contract/questions/question-content.ts";
import { maxImportQuestions } from "../../contract/questions/questions.ts";
import { bodyBound } from "../../exam-server/http/input/body-bound.ts";
import { jsonSchemaOf, type JsonObject } from "../../exam-server/http/json-schema.ts";
import { questionOf } from "../questions/open-test-bank.ts";
import { importRow } from "../sheets/import-rows.ts";

export type WorstBody = { what: string; name: EndpointName; id: string; body: Buffer };

/** Of two banks: one that questions are written into, and one that stays empty. */
export function worstBodies(written: string, empty: string): WorstBody[] {
  return [...ofImports(), ...ofQuestions(written), ...ofEachEndpoint(empty)];
}

function made(what: string, name: EndpointName, body: unknown, id = "nobody"): WorstBody {
  return { what, name, id, body: Buffer.from(JSON.stringify(body)) };
}

function ofImports(): WorstBody[] {
  const people = Array.from({ length: maxImportRows }, (_none, at) =>
    importRow(at, `B${String(at + 1).padStart(6, "0")}`, {
      nama: `Peserta dengan nama yang agak panjang ${at}`,
      sesi: 1,
      jurusan_kode: "IPA",
    }),
  );
  const rows = (import_id: string, list: readonly unknown[]) => ({
    import_id: import_id.padEnd(20, "0"),
    duplicates: "update",
    rows: list,
  });
  const numbers = people.map(({ no_ujian }) => no_ujian);
  const members = people.map(({ row, no_ujian }) => ({ row, no_ujian, group: "X / X IPA 1" }));
  return [
    made(
      "10,000 participants changed by an import",
      "importParticipants",
      rows("participants", people),
    ),
    made("10,000 numbers looked for", "matchParticipants", { no_ujian: numbers }),
    made("10,000 members planned", "planGroupImport", { group_id: null, rows: members }),
  ];
}

function ofQuestions(bank: string): WorstBody[] {
  const choice = questionOf(1);
  const withOptions = (count: number, html: string) => ({
    ...choice,
    content: {
      ...choice.content,
      key: { id: "a0", weights: {} },
      payload: {
        options: Array.from({ length: count }, (_none, at) => ({
          id: `a${at}`,
          html: `<p>${at}</p>${html}`.slice(0, maxPartHtml),
          fixed: false,
        })),
      },
    },
  });
  const text = "<p>Berapakah <strong>hasil</strong> dari <em>penjumlahan</em> ini?</p>";
  const imported = (question: object, count: number) => ({
    import_id: `${count}-questions`.padEnd(20, "0"),
    questions: Array.from({ length: count }, (_none, at) => ({
      place: `Tabel ${at + 1}`,
      ...question,
      reference_code: null,
      competence_codes: [],
    })),
  });
  const nested = "<ul><li>";
  const single = { question_id: "worst-question-00001", ...withOptions(30, nested.repeat(2_000)) };
  const stem = `<p>Soal</p>${nested.repeat(4_900)}`.slice(0, maxHtml);
  return [
    made(
      "500 questions of 80 KB imported",
      "importQuestions",
      imported(withOptions(8, text.repeat(130)), maxImportQuestions),
      bank,
    ),
    made(
      "3 questions of 2 MB imported",
      "importQuestions",
      imported(withOptions(100, nested.repeat(2_400)), 3),
      bank,
    ),
    made("a question of tags in tags", "createQuestion", { ...single, stem }, bank),
  ];
}

function ofEachEndpoint(bank: string): WorstBody[] {
  const names = (Object.keys(allEndpoints) as EndpointName[]).filter(
    (name) => !sendsQuery(allEndpoints[name]),
  );
  return names.flatMap((name) => {
    const { input, path } = allEndpoints[name];
    const id = path.includes("question-banks") ? bank : "nobody";
    const bound = bodyBound(allEndpoints[name]);
    // Brackets and names are reckoned roughly: a body past the bound would be refused unread.
    const full = fullest(jsonSchemaOf(input), { left: bound - 1024 });
    const crowded = crowdedText(bound);
    return [
      made("any endpoint's fullest body", name, full, id),
      { what: "any endpoint's most crowded body", name, id, body: Buffer.from(crowded) },
    ];
  });
}

/** As much as the schema accepts, until nothing is left of the bound. */
function fullest(schema: JsonObject, room: { left: number }): unknown {
  const { type, maxLength, items, prefixItems, maxItems } = schema;
  const choice = ((schema["anyOf"] ?? schema["oneOf"] ?? []) as JsonObject[]).at(-1);
  if (choice) return fullest(choice, room);
  if ("const" in schema) return schema["const"];
  if ("enum" in schema) return (schema["enum"] as unknown[])[0];
  if (type === "string") {
    const text = "a".repeat(Math.max(0, Math.min((maxLength as number) ?? 36, room.left)));
    room.left -= text.length + 8;
    return text;
  }
  if (type === "object") {
    const entries = Object.entries((schema["properties"] ?? {}) as Record<string, JsonObject>);
    room.left -= entries.reduce((sum, [name]) => sum + name.length + 4, 2);
    return Object.fromEntries(entries.map(([name, each]) => [name, fullest(each, room)]));
  }
  room.left -= 8;
  if (type !== "array") return 1;
  if (prefixItems) return (prefixItems as JsonObject[]).map((each) => fullest(each, room));
  const list: unknown[] = [];
  while (list.length < (maxItems as number) && room.left > 64) {
    list.push(fullest(items as JsonObject, room));
  }
  return list;
}

/** As many lists and names as are let through, none of which any schema knows. */
function crowdedText(bound: number): string {
  const names = Array.from({ length: 900 }, (_none, at) => `"n${at}":[],`).join("");
  const object = `{${names}"z":0},`;
  return `{"a":{"b":[${object.repeat(Math.min(400, Math.floor(bound / object.length)))}0]}}`;
}
