import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createCodeIndex, editDistance } from "./code-index.ts";

const test = suite("code index");

const index = createCodeIndex(
  [
    ["TKJ", "Teknik Komputer dan Jaringan"],
    ["TKR", "Teknik Kendaraan Ringan"],
    ["01", "Umum"],
    ["AKL 1", "Akuntansi"],
    ["AKL 2", "Akuntansi"],
  ].map((names) => ({ item: names[0] ?? "", names })),
);

test("finds a code in any case, with other spaces and punctuation", () => {
  for (const text of ["TKJ", "tkj", " T.K.J ", "akl-1"]) {
    assert.is(index.find(text).is, "found", text);
  }
});

test("finds a name that only one entry has", () => {
  assert.equal(index.find("teknik kendaraan ringan"), { is: "found", item: "TKR" });
});

test("says that a shared name is ambiguous", () => {
  assert.equal(index.find("Akuntansi"), { is: "ambiguous", items: ["AKL 1", "AKL 2"] });
});

test("knows a code that lost its leading zero in Excel", () => {
  assert.equal(index.find("1"), { is: "found", item: "01" });
});

test("proposes the one entry that is a typing error away", () => {
  assert.equal(index.find("TKJJ"), { is: "near", item: "TKJ" });
  assert.equal(index.find("Teknik Kendaran Ringan"), { is: "near", item: "TKR" });
});

test("proposes nothing when two entries are equally near, or none is", () => {
  assert.equal(index.find("TKX"), { is: "unknown" });
  assert.equal(index.find("Perhotelan"), { is: "unknown" });
});

test("stops proposing when a whole column holds something else", () => {
  const many = createCodeIndex([{ item: "TKJ", names: ["TKJ"] }]);
  assert.is(many.find("TKJJ").is, "near");
  for (let at = 0; at < 400; at += 1) many.find(`Jalan Merdeka ${at}`);
  assert.is(many.find("TKJX").is, "unknown");
  assert.is(many.find("tkj").is, "found");
});

test("counts a swap of neighbours as one error and gives up past the limit", () => {
  assert.is(editDistance("islma", "islam", 2), 1);
  assert.is(editDistance("abc", "abc", 2), 0);
  assert.is(editDistance("a", "abcdef", 2), 3);
});

test.run();
