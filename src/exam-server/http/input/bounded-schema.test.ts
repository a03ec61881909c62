import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { allEndpoints } from "../../../contract/endpoints/all-endpoints.ts";
import type { Endpoint } from "../../../contract/endpoints/endpoint.ts";
import { maxParts } from "../../../contract/questions/question-content.ts";
import { questionInput } from "../../../contract/questions/question-fields.ts";
import { testQuestion } from "../../../testing/questions/open-test-bank.ts";
import { questionSamples } from "../../../testing/questions/question-samples.ts";
import { boundedSchema, parseInTurns, maxFaults, maxKeys } from "./bounded-schema.ts";

const test = suite("input, bounded");

/** A schema of one element that counts how often it is asked. */
function counted() {
  const asked = { times: 0 };
  const element = v.pipe(
    v.unknown(),
    v.check((value) => {
      asked.times += 1;
      return value !== null;
    }, "Kosong."),
  );
  return { asked, element };
}

const parse = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(boundedSchema(schema), input);
const issuesOf = ({ issues = [] }: { issues?: readonly v.BaseIssue<unknown>[] | undefined }) =>
  issues.map((issue) => [v.getDotPath(issue), issue.message]);

test("a list past its bound is refused in its own words, and nothing in it is looked at", () => {
  const { asked, element } = counted();
  const schema = v.object({
    rows: v.pipe(v.array(element), v.minLength(1), v.maxLength(3, "Paling banyak tiga.")),
  });
  assert.equal(issuesOf(parse(schema, { rows: [1, 2, 3, 4] })), [["rows", "Paling banyak tiga."]]);
  assert.is(asked.times, 0);
  assert.ok(parse(schema, { rows: [1, 2, 3] }).success);
  assert.is(asked.times, 3);
});

test("what is checked of a whole list never sees one that was not looked at", () => {
  const codes = v.object({ code: v.string() });
  const schema = v.pipe(
    v.array(codes),
    v.maxLength(2, "Terlalu banyak."),
    v.check((list) => list.every(({ code }) => code !== ""), "Kode kosong."),
  );
  assert.equal(issuesOf(parse(schema, [null, null, null])), [[null, "Terlalu banyak."]]);
  assert.equal(issuesOf(parse(schema, [{ code: "" }])), [[null, "Kode kosong."]]);
});

test("a list full of faults is left after the first few, each with its place", () => {
  const { asked, element } = counted();
  const schema = v.object({ rows: v.pipe(v.array(element), v.maxLength(100_000)) });
  const { issues } = parse(schema, { rows: Array.from({ length: 100_000 }, () => null) });
  assert.is(issues?.length, maxFaults);
  assert.is(asked.times, maxFaults);
  assert.equal(issuesOf({ issues }).at(-1), [`rows.${maxFaults - 1}`, "Kosong."]);
});

test("an object of free names is refused when it has more of them than a table has cells", () => {
  const { asked, element } = counted();
  const schema = v.object({ cells: v.record(v.string(), element) });
  const cells = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_none, at) => [`n${at}`, at]));
  assert.is(issuesOf(parse(schema, { cells: cells(maxKeys + 1) }))[0]![0], "cells");
  assert.is(asked.times, 0);
  assert.ok(parse(schema, { cells: cells(maxKeys) }).success);
});

test("what is within its bounds is accepted, changed and refused as the contract says", () => {
  const wrong = { stem: 5, competence_ids: ["a", 7], content: { type: 99 } };
  const inputs = Object.values(questionSamples).flatMap(({ content }) => {
    const fields = { ...testQuestion("Soal"), content };
    return [fields, { ...fields, ...wrong }, { ...fields, content: { ...content, payload: {} } }];
  });
  for (const input of inputs) {
    const asContract = v.safeParse(questionInput, input);
    const asServer = parse(questionInput, input);
    assert.is(asServer.success, asContract.success);
    assert.equal(asServer.output, asContract.output);
    assert.equal(issuesOf(asServer), issuesOf(asContract));
  }
  assert.ok(inputs.some((input) => v.is(questionInput, input)));
});

test("the largest table that the contract allows, an input in each cell, is accepted", () => {
  const lines = Array.from({ length: maxParts }, (_none, at) => at);
  const id = (row: number, col: number) => `c${row}-${col}`;
  const cells = lines.map((row) =>
    lines.map((col) => ({ kind: "input", id: id(row, col), number: false, placeholder: "" })),
  );
  const key = { cells: Object.fromEntries(cells.flat().map((cell) => [cell.id, answered])) };
  const names = lines.map(String);
  const payload = { cols: names, rows: names, cells };
  const input = { ...testQuestion("Tabel"), content: { type: 11, payload, key } };
  assert.ok(v.is(questionInput, input));
  assert.ok(parse(questionInput, input).success);
});
const answered = {
  accepted: [],
  mode: "text",
  case_sensitive: false,
  ignore_punctuation: false,
  tolerance: 0,
  manual: false,
};

test("no list that a call takes is without a bound", () => {
  const unbounded: string[] = [];
  const visit = (part: unknown, path: string, isBound: boolean): void => {
    if (typeof part !== "object" || part === null) return;
    const { type, pipe } = part as { type?: string; pipe?: readonly { type: string }[] };
    if (pipe) {
      const bounded = pipe.some((step) => step.type === "max_length");
      pipe.forEach((step, at) => visit(step, path, at === 0 && bounded));
      return;
    }
    if (type === "array" && !isBound) unbounded.push(path);
    for (const place of ["item", "items", "entries", "options", "wrapped", "value"]) {
      const inner = (part as Record<string, unknown>)[place];
      if (place === "entries" || place === "options" || place === "items") {
        for (const [name, each] of Object.entries(inner ?? {}))
          visit(each, `${path}.${name}`, false);
      } else visit(inner, path, false);
    }
  };
  const endpoints: Record<string, Endpoint> = allEndpoints;
  for (const [name, { input }] of Object.entries(endpoints)) visit(input, name, false);
  assert.equal(unbounded, []);
});

test("a long list is checked in turns, to the same end", async () => {
  let checked = 0;
  const busy = v.check((text: string) => {
    checked += 1;
    const began = performance.now();
    while (performance.now() - began < 0.2) continue;
    return text !== "wrong";
  });
  const rows = v.pipe(v.array(v.object({ a: v.pipe(v.string(), busy) })), v.maxLength(2_000));
  const schema = boundedSchema(v.object({ rows }));
  const input = { rows: Array.from({ length: 1_000 }, (_, at) => ({ a: `${at}` })) };
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  const whole = await parseInTurns(schema, input, {});
  clearInterval(others);
  assert.equal(whole.output, input);
  assert.is(checked, 1_000, "nothing is checked twice");
  assert.ok(turns >= 5, `${turns} turns of others`);
  input.rows[900] = { a: "wrong" };
  const again = { rows: [...input.rows] };
  const { issues } = await parseInTurns(schema, again, {});
  assert.equal(
    issues?.map((issue) => v.getDotPath(issue)),
    ["rows.900.a"],
  );
});

test.run();
