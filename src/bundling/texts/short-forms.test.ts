import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shortForms } from "./short-forms.ts";

const test = suite("forms of sentences, cut short");

test("a long end is told by its length, a short one stands", () => {
  assert.equal(
    shortForms(["Kode {code} tidak dikenal. Periksa lagi kodenya.", "{Label} wajib diisi."]),
    ["Kode {code} tidak dike{+26}", "{Label} wajib diisi."],
  );
});

test("one that would take another's sentence stays whole", () => {
  const forms = ["Kode {code} sudah dipakai bank lain.", "Kode {code} sudah dipakai soal lain."];
  assert.equal(shortForms(forms), forms);
});

test("one that has hardly any words of its own keeps more of them", () => {
  assert.equal(shortForms(["{Label} tidak boleh lebih panjang dari itu."]), [
    "{Label} tidak boleh leb{+20}",
  ]);
});

test.run();
