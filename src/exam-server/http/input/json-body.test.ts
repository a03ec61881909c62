import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { JsonBody, UnreadableBody } from "./json-body.ts";

const test = suite("a JSON body as it arrives");
const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(text: string, pieceBytes = 64 * 1024, judgedLists: readonly string[] = []) {
  const bytes = bytesOf(text);
  const json = new JsonBody(new Set(judgedLists));
  for (let at = 0; at < bytes.length; at += pieceBytes) json.push(bytes.slice(at, at + pieceBytes));
  return json.end();
}

function refuses(text: string): void {
  assert.throws(
    () => read(text),
    (error: unknown) => error instanceof UnreadableBody,
    text.slice(0, 60),
  );
}

test("whatever it holds and wherever it is cut, it is read as JSON reads it", () => {
  const bodies = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 }));
  const check = fc.property(bodies, fc.integer({ min: 1, max: 40 }), (body, pieceBytes) => {
    const text = JSON.stringify(body);
    assert.equal(read(text, pieceBytes).body, JSON.parse(text));
  });
  fc.assert(check, { numRuns: 300 });
});

test("brackets and quotation marks within texts are text", () => {
  const body = { "a[": ['"]},{', "\\", '\\"', { "}": "[{" }], é: [["\\\\"], "]"] };
  assert.equal(read(JSON.stringify(body), 1).body, body);
  assert.equal(read(' { "a" : [ { } , [ ] , 1 , "[0]" , [ 5 ] ] } ').body, {
    a: [{}, [], 1, "[0]", [5]],
  });
});

test("a name that comes twice means its last value, and no name reaches what all objects share", () => {
  assert.equal(read('{"a":[{"b":1}],"a":[{"b":2}]}').body, { a: [{ b: 2 }] });
  const { body } = read('{"__proto__":[{"polluted":1}],"constructor":[[1]]}');
  assert.is(({} as { polluted?: number }).polluted, undefined);
  assert.is(Object.getPrototypeOf(body), Object.prototype);
});

test("what is no object in JSON is refused", () => {
  for (const text of ["", "[]", "[[1]]", "1", "null", "{", "}", "]", '{"a":[}', '{"a":[{]}'])
    refuses(text);
  for (const text of ['{"a":[{"b":1]}', '{"a":[{}}', '{"a":[{}]', '{"a":[{}]}}', '{"a":"', "{}{}"])
    refuses(text);
});

test("what is too deep or too crowded is refused before it is parsed", () => {
  refuses(`{"a":${"[".repeat(200_000)}`);
  refuses(`{"a":[${'{"a":'.repeat(100_000)}`);
  const names = Array.from({ length: 20_001 }, (_, index) => `"n${index}":1`).join();
  refuses(`{${names}}`);
  refuses(`{"a":[{${names}}]}`);
  refuses(`{"a":[${"0,".repeat(20_001)}0]}`);
  refuses(`{"a":[${`[${"[],".repeat(999)}0],`.repeat(500)}0]}`);
});

test("the place of what cannot be stored is named, within rows and beside them", () => {
  assert.is(read('{"rows":[{"a":1},{"nama":{"x":["\\u0000"]}}]}').unstorable, "rows.1.nama.x.0");
  assert.is(read('{"rows":[1,"\\ud800"],"b":"ok"}').unstorable, "rows.1");
  assert.is(read('{"rows":[{"\\u0000":1}]}').unstorable, "rows.0");
  assert.is(read('{"rows":[{"a":"\\ud83d\\ude00"}]}', 3).unstorable, null);
});

test("elements of judged lists are left to the handler, and nothing else is", () => {
  const placeIn = (text: string) => read(text, 5, ["rows"]).unstorable;
  assert.is(placeIn('{"rows":[{"a":"\\u0000"},"\\ud800",["\\u0000"]]}'), null);
  assert.is(placeIn('{"rows":[{"a":"\\u0000"}],"b":"\\u0000"}'), "b");
  assert.is(placeIn('{"rows":["\\u0000"],"others":[{"a":"\\u0000"}]}'), "others.0.a");
  assert.is(placeIn('{"b":{"rows":["\\u0000"]}}'), "b.rows.0");
  assert.is(placeIn('{"rows":"\\u0000"}'), "rows", "no list");
  assert.equal(read('{"rows":[{"a":1},2]}', 3, ["rows"]).body, { rows: [{ a: 1 }, 2] });
});

test("characters that are cut in two arrive whole, and bytes that are none are refused", () => {
  assert.equal(read('{"a":["é😀",{"b":"حاصل"}]}', 1).body, { a: ["é😀", { b: "حاصل" }] });
  const json = new JsonBody();
  assert.throws(() => json.push(new Uint8Array([0x7b, 0xff])), "No UTF-8");
});

test.run();
