import { suite } from "uvu";
import * as assert from "uvu/assert";
import { errorsElsewhere } from "./part-errors.ts";

const test = suite("errors without a place");

test("what is shown at its place is not said again, what is the form's not at all", () => {
  const errors = {
    stem: "Pertanyaan wajib diisi.",
    "options.a": "Kosong.",
    "options.gone": "Hilang.",
    options: "Paling sedikit 2 opsi.",
    key: "Hilang.",
  };
  const words = errorsElsewhere(errors, ["options", "key"], ["options.a", "options.b"]);
  assert.equal(words, ["Hilang.", "Paling sedikit 2 opsi."]);
});

test.run();
