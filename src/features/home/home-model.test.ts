// Shortcuts and first steps against the embedded exam server.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { validateToken } from "../../contract/credentials.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { href } from "../../core/navigation.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { openTestServer } from "../../exam-server/open-test-server.ts";
import type { TestServer } from "../../exam-server/open-test-server.ts";
import { connectConsole } from "../../testing/connect-console.ts";
import type { Line } from "../../testing/connect-console.ts";
import { createAddShortcutModel } from "./add-shortcut-model.ts";
import { greetingAt, hourAt } from "./greeting-text.ts";
import { createHomeModel, doneSteps } from "./home-model.ts";
import type { HomeModel } from "./home-model.ts";
import { destinationChoices, previousChoice, shortcutTarget } from "./shortcut-choices.ts";

const test = suite("home");
let server: TestServer;
let line: Line;
let user: UserProfile;

test.before(async () => {
  server = await openTestServer();
  line = connectConsole(server);
  user = await server.ok(validateToken, {});
});
test.before.each(() => {
  line.isCut = false;
  clearNotices();
});
test.after(() => server.close());

function settled(model: HomeModel): Promise<void> {
  return new Promise((resolve) => {
    const end = model.$shortcuts.listen(({ status }) => {
      if (status === "loading") return;
      end();
      resolve();
    });
  });
}

function namesIn(model: HomeModel): readonly string[] {
  const state = model.$shortcuts.get();
  return state.status === "ready" ? state.items.map(({ name }) => name) : [];
}

test("a shortcut is made, said in a toast, shown, and deleted again", async () => {
  const model = createHomeModel();
  await settled(model);
  const [choice] = destinationChoices(user);
  const added = createAddShortcutModel({ destination: choice!.value, onAdded: model.added });
  added.form.set("name", "  Peserta kelas XII ");
  assert.ok(await added.form.save());
  assert.equal(namesIn(model), ["Peserta kelas XII"]);
  const [notice] = $notices.get();
  assert.equal(
    [notice?.kind, notice?.title, notice?.body],
    ["success", "berhasil", "Shortcut berhasil dibuat"],
  );
  const state = model.$shortcuts.get();
  const made = state.status === "ready" ? state.items[0]! : null;
  assert.is(shortcutTarget(made!.destination, user)?.name, "peserta");
  await model.remove(made!.id);
  assert.equal(namesIn(model), []);
  added.exit();
  model.exit();
});

test("a shortcut without a name is refused under the name", async () => {
  const added = createAddShortcutModel({
    destination: destinationChoices(user)[0]!.value,
    onAdded: () => undefined,
  });
  assert.not(await added.form.save());
  assert.equal(added.form.$errors.get(), { name: "Nama wajib diisi." });
  added.exit();
});

test("only .jpg and .png pictures of up to 200 KB are taken", async () => {
  const added = createAddShortcutModel({ destination: "", onAdded: () => undefined });
  await added.chooseIcon(new File(["x"], "a.gif", { type: "image/gif" }));
  assert.match(added.form.$errors.get()["icon64"] ?? "", /\.jpg atau \.png/u);
  await added.chooseIcon(new File([new Uint8Array(300_000)], "a.png", { type: "image/png" }));
  assert.match(added.form.$errors.get()["icon64"] ?? "", /200 KB/u);
  assert.is(added.form.$values.get().icon64, "");
  added.exit();
});

test("what cannot be loaded is silent", async () => {
  line.isCut = true;
  const model = createHomeModel();
  await settled(model);
  assert.is(model.$shortcuts.get().status, "failed");
  assert.is($notices.get().length, 0);
  model.exit();
});

test("the screen one comes from is offered as the destination, with its filter", () => {
  const previous = previousChoice(href("peserta", {}, { q: "andi" }), user);
  assert.ok(previous?.asLastSeen);
  assert.equal(shortcutTarget(previous!.value, user)?.query, { q: "andi" });
  assert.is(previousChoice(href("home"), user), null);
  assert.is(previousChoice(href("peserta"), { ...user, menus: {} }), null);
});

test("a damaged or forbidden destination leads nowhere", () => {
  assert.is(shortcutTarget("{", user), null);
  assert.is(shortcutTarget('{"name":"nowhere"}', user), null);
  assert.is(shortcutTarget('{"name":"peserta"}', { ...user, menus: {} }), null);
});

test("the schedule counts as done only when one is switched on", () => {
  const steps = { participants: 3, subjects: 0, question_banks: 1, schedules: 2 };
  assert.equal(doneSteps({ ...steps, active_schedules: 0 }), {
    participants: true,
    subjects: false,
    banks: true,
    schedules: false,
  });
  assert.ok(doneSteps({ ...steps, active_schedules: 1 }).schedules);
});

test("the greeting goes by the hour at the school", () => {
  assert.is(hourAt(new Date("2026-11-20T00:41:00Z"), 420), 7);
  assert.equal([3, 4, 10, 11, 15, 18].map(greetingAt), [
    "night",
    "morning",
    "morning",
    "noon",
    "afternoon",
    "night",
  ]);
});

test.run();
