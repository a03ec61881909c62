import { suite } from "uvu";
import * as assert from "uvu/assert";
import { $settings } from "../../../core/institution/institution-settings.ts";
import { $school, blankSchool } from "../../../core/institution/school.ts";
import { settingCodes, settingDefaults } from "../../../contract/settings.ts";
import { createEventFormModel } from "./event-form-model.ts";

const test = suite("a new event");
test.after.each(() => {
  $school.set(blankSchool);
  $settings.set({ ...settingDefaults });
});

function proposed() {
  const model = createEventFormModel(null, () => undefined);
  const values = model.form.$values.get();
  model.exit();
  return values;
}

test("the active school year, semester and head of the school are proposed", () => {
  $settings.set({ ...settingDefaults, [settingCodes.city]: "Ambon" });
  $school.set({
    head: "Dra. Retno",
    headNip: "196804121993032004",
    year: "2031/2032",
    semester: "genap",
  });
  const values = proposed();
  assert.equal([values.tahun_ajaran, values.semester], ["2031/2032", "genap"]);
  assert.is(values.signer_nama, "Dra. Retno");
  assert.is(values.signer_nip, "19680412 199303 2 004");
  assert.is(values.signer_kota, "Ambon");
});

test("where nothing is set they follow from the date, and nobody is named", () => {
  const values = proposed();
  assert.match(values.tahun_ajaran, /^\d{4}\/\d{4}$/u);
  assert.is(values.signer_nama, "");
});

test.run();
