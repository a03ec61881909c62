// Making a shortcut, against the embedded exam server and against others that answer otherwise.
import * as assert from "uvu/assert";
import { validateToken, type UserProfile } from "../../contract/credentials.ts";
import { listShortcuts } from "../../contract/home.ts";
import { configureApi } from "../../core/api.ts";
import { href } from "../../core/navigation.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { createShortcutForm } from "./create-shortcut-form.ts";
import { addressChoice, destinationChoices } from "./shortcut-choices.ts";
import { shortcutTarget } from "./shortcut-target.ts";

const { test, server } = serverSuite("making a shortcut");
let user: UserProfile;
test.before(async () => {
  user = await server.ok(validateToken, {});
});
test.before.each(() => {
  connectConsole(server);
  clearNotices();
});

const notices = () => $notices.get().map(({ kind, title, body }) => [kind, title, body]);
const success = ["success", "berhasil", "Shortcut berhasil dibuat"];

test("it is made with its name trimmed, and said in a toast", async () => {
  const [choice] = destinationChoices(user);
  const model = createShortcutForm({ name: "", destination: choice!.value });
  model.form.set("name", "  Peserta kelas XII ");
  assert.ok(await model.form.save());
  assert.equal(notices(), [success]);
  const [made] = await server.ok(listShortcuts, {});
  assert.is(made?.name, "Peserta kelas XII");
  assert.is(shortcutTarget(made!.destination, user)?.name, "peserta");
  model.exit();
});

test("whatever a server answers to it, it has been made", async () => {
  const answers = [[], null, "ok", { id: 7 }, [{ id: "a", name: "A" }], undefined];
  for (const data of answers) {
    clearNotices();
    configureApi({ fetch: async () => Response.json({ code: "00", message: "", data }) });
    const model = createShortcutForm({ name: "Peserta", destination: '{"name":"peserta"}' });
    assert.ok(await model.form.save(), JSON.stringify(data));
    assert.is(model.form.$failure.get(), null);
    assert.equal(notices(), [success]);
    model.exit();
  }
});

test("without a name it is refused under the name", async () => {
  const model = createShortcutForm({ name: "", destination: destinationChoices(user)[0]!.value });
  assert.not(await model.form.save());
  assert.equal(model.form.$errors.get(), { name: "Nama wajib diisi." });
  assert.equal(notices(), []);
  model.exit();
});

test("only .jpg and .png pictures of up to 200 KB are taken", async () => {
  const model = createShortcutForm({ name: "", destination: "" });
  await model.chooseIcon(new File(["x"], "a.gif", { type: "image/gif" }));
  assert.match(model.form.$errors.get()["icon64"] ?? "", /\.jpg atau \.png/u);
  await model.chooseIcon(new File([new Uint8Array(300_000)], "a.png", { type: "image/png" }));
  assert.match(model.form.$errors.get()["icon64"] ?? "", /200 KB/u);
  assert.is(model.form.$values.get().icon64, "");
  model.exit();
});

test("a place is offered with its filters and a name, but not with the page of its list", () => {
  const choice = addressChoice(href("peserta", {}, { q: "andi", page: "3" }), user);
  assert.ok(choice?.isSpecial);
  assert.is(choice?.proposedName, "Peserta: andi");
  assert.equal(shortcutTarget(choice!.value, user)?.query, { q: "andi" });
  assert.is(addressChoice(href("peserta"), user)?.isSpecial, false);
  assert.is(addressChoice(href("banksoal.soal", { id: "b1" }), user)?.isSpecial, true);
  const long = addressChoice(href("peserta", {}, { q: "x".repeat(100) }), user);
  assert.is(long?.proposedName.length, 60);
});

test("home, nowhere and what the person may not open are no places for a shortcut", () => {
  assert.is(addressChoice(href("home"), user), null);
  assert.is(addressChoice(null, user), null);
  assert.is(addressChoice(href("peserta"), { ...user, menus: {} }), null);
});

test("a damaged or forbidden destination leads nowhere", () => {
  assert.is(shortcutTarget("{", user), null);
  assert.is(shortcutTarget('{"name":"nowhere"}', user), null);
  assert.is(shortcutTarget('{"name":"peserta"}', { ...user, menus: {} }), null);
});

test.run();
