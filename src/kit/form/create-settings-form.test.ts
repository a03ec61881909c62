import * as assert from "uvu/assert";
import * as v from "valibot";
import { securityPackage, updateSettings } from "../../contract/setting-changes.ts";
import { examSecurityCodes } from "../../contract/sitting/exam-security.ts";
import { settingsOf } from "../../core/institution/settings-of.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createSettingsForm } from "./create-settings-form.ts";

const { test, server } = serverSuite("a form over settings");
const { browsers, maxLeave } = examSecurityCodes;
test.before.each(() => void connectConsole(server));

async function open() {
  const settings = settingsOf(securityPackage);
  const stop = settings.$state.subscribe(() => undefined);
  await until(() => settings.$state.get().status === "ready");
  const state = settings.$state.get();
  if (state.status !== "ready") throw new Error("They are not known.");
  const model = createSettingsForm({
    settings,
    original: state.settings,
    blank: { leaves: "", names: "" },
    schema: v.object({ leaves: v.pipe(v.string(), v.trim()), names: v.string() }),
    valuesOf: (text) => ({ leaves: text(maxLeave), names: text(browsers) }),
    textsOf: ({ leaves, names }) => ({ [maxLeave]: leaves, [browsers]: names }),
  });
  const exit = () => {
    model.exit();
    stop();
  };
  return { model, settings, exit };
}

async function changeElsewhere(code: string, value: string): Promise<void> {
  const row = await server.db
    .selectFrom("settings")
    .select("version")
    .where("code", "=", code)
    .executeTakeFirst();
  await server.ok(updateSettings, { settings: [{ code, value, version: row?.version ?? 0 }] });
}

test("what was saved is what the server has stored, and nothing is unsaved afterwards", async () => {
  const { model, exit } = await open();
  model.form.set("leaves", " 4 ");
  assert.ok(await model.form.save());
  assert.equal(model.form.$values.get(), { leaves: "4", names: "*" });
  assert.not(model.form.isDirty());
  assert.is(model.form.$state.get().status, "saved");
  exit();
});

test("what others set appears beside what is typed, unless it is the same field", async () => {
  const { model, settings, exit } = await open();
  model.form.set("leaves", "6");
  await changeElsewhere(browsers, "Chrome");
  await settings.reload();
  assert.equal(model.form.$values.get(), { leaves: "6", names: "Chrome" });
  assert.is(model.$conflict.get(), null);
  await changeElsewhere(maxLeave, "9");
  await settings.reload();
  assert.equal(model.$conflict.get()?.differences, [{ name: "leaves", newer: "9" }]);
  assert.is(model.form.$values.get().leaves, "6");
  model.keepMine();
  assert.ok(await model.form.save());
  assert.is(model.$base.get()?.[maxLeave]?.value, "6");
  exit();
});

test("a save upon older settings is refused and told, field by field", async () => {
  const { model, exit } = await open();
  model.form.set("leaves", "2");
  await changeElsewhere(maxLeave, "8");
  assert.not(await model.form.save());
  assert.equal(model.$conflict.get()?.differences, [{ name: "leaves", newer: "8" }]);
  model.takeNewer();
  assert.is(model.form.$values.get().leaves, "8");
  exit();
});

test.run();
