import { suite } from "uvu";
import * as assert from "uvu/assert";
import { href } from "../../../../core/navigation.ts";
import { atPlace, listQueryAt, neighboursQuery, readList, writeList } from "./result-list-value.ts";

const test = suite("the list that a result is read in");

const list = { exam: "e1", sort: "nama", q: "a b&c", state: "waiting", page: "2", rows: "20" };

test("it stands in one field of the address, and nothing is made of an address without it", () => {
  assert.equal(readList(writeList(list)), list);
  assert.is(readList(undefined), null);
  assert.is(readList("sort=nama"), null, "of no exam");
});

test("the page that held a link says which list it was, and other pages say none", () => {
  assert.equal(listQueryAt(href("hasil", {}, list)), list);
  assert.equal(listQueryAt(new URL(href("hasil"), location.href).href), {});
  assert.equal(listQueryAt(href("home", {})), {});
  assert.equal(listQueryAt("http://lain.contoh/adm/?exam=e1"), {});
  assert.equal(listQueryAt(""), {});
});

test("neighbours are asked for by its order and filters, whatever its page", () => {
  const { exam: _exam, page: _page, rows: _rows, ...filters } = list;
  assert.equal(neighboursQuery(list), { ...filters, schedule_id: "e1", event_id: "" });
  assert.equal(neighboursQuery({ event: "v" }), { schedule_id: "", event_id: "v" });
});

test("the way back leads to the page that the row stands on", () => {
  assert.is(atPlace(list, 21)["page"], "2");
  assert.is(atPlace(list, 41)["page"], "3");
  assert.is(atPlace(list, 20)["page"], undefined);
  assert.is(atPlace({ exam: "e1" }, 51)["page"], "2", "fifty rows are usual");
  assert.equal(atPlace(list, null), list, "a row that is no longer in it");
});

test.run();
