import * as assert from "uvu/assert";
import { getOwnProfile, updateOwnProfile } from "../../contract/staff/profile.ts";
import { validateToken } from "../../contract/credentials.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { formatDate } from "../../core/format.ts";
import { $locale } from "../../core/i18n.ts";
import { defaultPreferences } from "../../contract/preferences.ts";
import {
  $preferences,
  chooseTheme,
  followPreferences,
  savePreferences,
} from "../../core/preferences/own-preferences.ts";
import { $session } from "../../core/session.ts";
import { $theme, setTheme } from "../../core/preferences/theme.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { activityInWords, dayInWords } from "./activity-messages.ts";
import { createIdentityModel } from "./identity-model.ts";
import { createSessionsModel } from "./sessions-model.ts";

const { test, server } = serverSuite("profile in the console");
const open: { exit(): void }[] = [];
test.before.each(async () => {
  connectConsole(server);
  $session.set({ status: "in", user: await server.ok(validateToken, {}) });
});
test.after.each(() => open.splice(0).forEach((model) => model.exit()));
test.after(() => $session.set({ status: "out" }));

const small = "data:image/png;base64,AAAA";
async function identity(shrink: (file: File) => Promise<string | null> = async () => small) {
  const model = createIdentityModel(await server.ok(getOwnProfile, {}), shrink);
  open.push(model);
  return model;
}
const own = () => {
  const session = $session.get();
  return session.status === "in" ? session.user : null;
};

test("a saved name and picture are the session's at once, and can be saved again", async () => {
  const model = await identity();
  model.form.set("name", "  Bu   Retno ");
  await model.choose(new File(["x"], "foto.png", { type: "image/png" }));
  assert.ok(await model.form.save());
  model.settled();
  assert.equal([own()?.name, own()?.picture], ["Bu Retno", small]);
  assert.is(model.form.$values.get().name, "Bu Retno");
  model.removePicture();
  assert.ok(await model.form.save());
  assert.is(own()?.picture, "");
});

test("another e-mail asks for the password, and says what was wrong with it", async () => {
  const model = await identity();
  const { email, password } = server.account("EVIL");
  const asks = [model.$asksPassword.get()];
  model.form.set("email", ` ${email.toUpperCase()} `);
  asks.push(model.$asksPassword.get());
  model.form.set("email", "kepala.baru@sekolah.contoh");
  asks.push(model.$asksPassword.get());
  assert.equal(asks, [false, false, true]);
  assert.not(await model.form.save());
  assert.match(model.form.$errors.get()["current"] ?? "", /Tulis password/u);
  model.form.set("current", "bukan ini");
  assert.not(await model.form.save());
  assert.match(model.form.$errors.get()["current"] ?? "", /salah/u);
  model.form.set("current", password);
  assert.ok(await model.form.save());
  model.settled();
  assert.equal([model.$asksPassword.get(), model.form.$values.get().current], [false, ""]);
  assert.is(own()?.email, "kepala.baru@sekolah.contoh");
  for (const [name, value] of [
    ["email", email],
    ["current", password],
  ] as const) {
    model.form.set(name, value);
  }
  assert.ok(await model.form.save());
});

test("a file that is no picture is refused with a reason, and the form stays", async () => {
  const model = await identity(async () => null);
  await model.choose(new File(["x"], "surat.pdf", { type: "application/pdf" }));
  assert.match(model.form.$errors.get()["picture"] ?? "", /jpg/u);
  await model.choose(new File(["x"], "rusak.png", { type: "image/png" }));
  assert.match(model.form.$errors.get()["picture"] ?? "", /tidak dapat dibaca/u);
  assert.is(model.form.$values.get().picture, "");
});

test("a profile that another tab changed meanwhile is not overwritten", async () => {
  const model = await identity();
  model.form.set("name", "Dari tab ini");
  const { version, email } = await server.ok(getOwnProfile, {});
  await server.ok(updateOwnProfile, { version, name: "Dari tab lain", email, picture: "" });
  assert.not(await model.form.save());
  assert.equal(model.$conflict.get()?.differences, [{ name: "name", newer: "Dari tab lain" }]);
  model.takeNewer();
  assert.is(model.form.$values.get().name, "Dari tab lain");
});

test("ending the other sessions leaves this one", async () => {
  await server.signIn("EVIL");
  const model = createSessionsModel();
  open.push(model);
  await model.retry();
  const state = model.$state.get();
  assert.ok(state.status === "ready" && state.detail.length > 1);
  if (state.status !== "ready") return;
  await model.end(state.detail.map(({ id }) => id));
  const left = model.$state.get();
  assert.is(left.status === "ready" && left.detail.length, 1);
});

test("of two themes that are chosen quickly the last one stays, whatever was asked for before", async () => {
  const stop = followPreferences();
  try {
    chooseTheme("light");
    chooseTheme("dark");
    const user = own()!;
    // An answer that left the server before the choice.
    $session.set({ status: "in", user: { ...user, preferences: defaultPreferences } });
    assert.is($theme.get(), "dark");
    await until(() => own()?.preferences?.theme === "dark");
    const { preferences } = await server.ok(validateToken, {});
    assert.is(preferences?.theme, "dark", "the account keeps the last one");
    assert.is($theme.get(), "dark");
  } finally {
    stop();
    setTheme("system");
    localStorage.clear();
  }
});

test("preferences take effect when they are saved, and when they come with a profile", async () => {
  const stop = followPreferences();
  try {
    await savePreferences({ rows_per_page: 20, theme: "dark", sounds: false, language: "en" });
    assert.equal([$theme.get(), $locale.get()], ["dark", "en"]);
    assert.is(document.documentElement.dataset["theme"], "dark");
    assert.is(document.documentElement.lang, "en");
    assert.is($preferences.get().rows_per_page, 20);
    const user = own()!;
    const preferences = {
      rows_per_page: 50,
      theme: "light",
      sounds: true,
      language: "id",
    } as const;
    $session.set({ status: "in", user: { ...user, preferences } });
    assert.equal([$theme.get(), $locale.get()], ["light", "id"]);
  } finally {
    stop();
    localStorage.clear();
  }
});

test("what was done is told in words, and what has none under its own name", () => {
  const words = (action: string, label: string, count = 1, objects = 1) =>
    activityInWords({
      id: "2",
      first_id: "1",
      since: "",
      at: "",
      ip: "",
      action,
      label,
      count,
      objects,
    });
  assert.is(words("major.create", "TKJ"), "Menambah jurusan TKJ");
  assert.is(words("user.sign-in", ""), "Masuk");
  assert.is(words("user.reset-password", ""), "Mereset password pengguna");
  assert.is(words("planet.explode", "X"), "Perubahan lain: X");
  assert.is(words("participant.block", "Ani", 30, 30), "Memblokir 30 peserta");
  assert.is(words("participant.update", "Ani", 3), "Mengubah peserta Ani, 3 kali");
  assert.is(words("user.sign-in", "Ani", 2), "Masuk, 2 kali");
  assert.is(words("import.commit", "", 2, 2), "Menyelesaikan impor, 2 kali");
});

test("a day is today, yesterday, or its date, by the server's clock", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const before = (days: number) => new Date(serverNow().getTime() - days * dayMs).toISOString();
  assert.equal([dayInWords(before(0)), dayInWords(before(1))], ["Hari ini", "Kemarin"]);
  assert.is(dayInWords(before(2)), formatDate(before(2)));
});

test.run();
