import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupedNip, signerOr } from "./head-signer.ts";

const test = suite("who signs for the institution");
const school = { head: "Dra. Retno", headNip: "196804121993032004" };

test("the head of the school signs where nobody else is named, with the number in its groups", () => {
  assert.equal(signerOr({ name: "", nip: "" }, school), {
    name: "Dra. Retno",
    nip: "19680412 199303 2 004",
  });
});

test("what is typed for a document is never replaced, not even in part", () => {
  assert.equal(signerOr({ name: "Budi", nip: "" }, school), { name: "Budi", nip: "" });
  assert.equal(signerOr({ name: "", nip: "77" }, school), { name: "", nip: "77" });
});

test("only a number of 18 digits is put into groups", () => {
  assert.is(groupedNip("1968"), "1968");
  assert.is(groupedNip("19680412 199303 2 004"), "19680412 199303 2 004");
});

test.run();
