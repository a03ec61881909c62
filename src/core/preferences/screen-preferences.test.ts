import { suite } from "uvu";
import * as assert from "uvu/assert";
import { preferenceStoragePrefix } from "../../contract/storage-keys.ts";
import { readPreferences, writePreference } from "./screen-preferences.ts";

const test = suite("preferences");
test.before.each(() => localStorage.clear());
test.after(() => localStorage.clear());

test("one choice does not forget the others, nor touch another screen's", () => {
  writePreference("peserta", "rows", 100);
  writePreference("peserta", "columns", ["nama"]);
  writePreference("jurusan", "rows", 25);
  writePreference("peserta", "rows", 200);
  assert.equal(readPreferences("peserta"), { rows: 200, columns: ["nama"] });
  assert.equal(readPreferences("jurusan"), { rows: 25 });
  assert.equal(readPreferences("agama"), {});
});

test("what is damaged counts as nothing chosen, and can be chosen anew", () => {
  for (const damaged of ["{", "null", "[1]", '"text"', "7"]) {
    localStorage.setItem(`${preferenceStoragePrefix}peserta`, damaged);
    assert.equal(readPreferences("peserta"), {}, damaged);
  }
  writePreference("peserta", "rows", 50);
  assert.equal(readPreferences("peserta"), { rows: 50 });
});

test.run();
