import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { codeLine, requiredLine } from "./typed-fields.ts";
import { listQuery } from "./list-fields.ts";

const test = suite("shared fields");
const name = requiredLine("Nama", 20);
const code = codeLine("Kode", 10);

function messageOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message;
}

test("outer spaces go, inner runs of spaces become one, new lines and tabs count as spaces", () => {
  assert.is(v.parse(name, "  Siti \t\n Aminah "), "Siti Aminah");
  assert.is(v.parse(name, "\u00a0Siti\u00a0\u00a0Aminah"), "Siti Aminah");
});

test("letters written in two ways are the same letter", () => {
  assert.is(v.parse(name, "Andre\u0301"), "Andr\u00e9");
});

test("quotes, Arabic and its joiners stay as they are", () => {
  for (const kept of [`Ma'ruf "Al"`, "محمد فاضل", "می\u200cخواهم"])
    assert.is(v.parse(name, kept), kept);
});

test("control characters are refused", () => {
  assert.is(messageOf(name, "Siti\u0000"), "Nama berisi karakter yang tidak dapat dipakai.");
  assert.is(messageOf(name, "Siti\u202eanimA"), "Nama berisi karakter yang tidak dapat dipakai.");
});

test("only spaces is nothing", () => {
  assert.is(messageOf(name, "   "), "Nama wajib diisi.");
});

test("the length is counted after the spaces have gone", () => {
  assert.is(v.parse(name, ` ${"a".repeat(20)} `).length, 20);
  assert.is(messageOf(name, "a".repeat(21)), "Nama paling panjang 20 karakter.");
});

test("a code keeps leading zeros and case and refuses spaces", () => {
  assert.is(v.parse(code, " 007a "), "007a");
  assert.is(messageOf(code, "00 7"), "Kode tidak boleh berisi spasi.");
});

test("a list query reads numbers from text, fills defaults and refuses foreign sorts", () => {
  const query = listQuery({}, ["nama"]);
  assert.equal(v.parse(query, { page: "3" }), { page: 3, per_page: 50, q: "" });
  assert.is(v.parse(query, { sort: "-nama" }).sort, "-nama");
  assert.not.ok(v.safeParse(query, { sort: "password" }).success);
  assert.not.ok(v.safeParse(query, { per_page: "100000" }).success);
});

test.run();
