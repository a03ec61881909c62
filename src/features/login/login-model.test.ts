// Signing in against the embedded exam server.
import * as assert from "uvu/assert";
import { $notices, clearNotices, showError } from "../../core/notices.ts";
import { $session } from "../../core/session.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { createLoginModel } from "./login-model.ts";

const { test, server } = serverSuite("sign-in form");
let line: Line;

test.before(() => {
  line = connectConsole(server);
});
test.before.each(() => {
  clearNotices();
  line.isCut = false;
  $session.set({ status: "out" });
});
test.after(clearNotices);

const open = () => createLoginModel(showError);
const toasts = () => $notices.get().map(({ kind, title, body }) => [kind, title, body]);

test("the right password lets the person in", async () => {
  const model = open();
  const { email, password, name } = server.account("OPRA");
  assert.ok(await model.submit(` ${email} `, password));
  const session = $session.get();
  assert.is(session.status === "in" && session.user.name, name);
});

test("what is missing is said under its input, before the server is asked", async () => {
  const model = open();
  const before = line.requests.length;
  assert.not(await model.submit("", ""));
  assert.equal(model.$state.get(), {
    status: "refused",
    fields: { email: "E-mail wajib diisi.", password: "Password wajib diisi." },
    message: "",
  });
  assert.is(line.requests.length, before);
  assert.equal(toasts(), []);
});

test("a wrong password is said in the form, and as the toast of the specification", async () => {
  const model = open();
  assert.not(await model.submit(server.account("OPRA").email, "bukan ini"));
  assert.equal(model.$state.get(), {
    status: "refused",
    fields: {},
    message: "E-mail atau password salah.",
  });
  assert.equal(toasts(), [["error", "Response Error", "E-mail atau password salah."]]);
  assert.is($session.get().status, "out");
});

test("a second press while the first is on its way sends nothing", async () => {
  const model = open();
  const { email, password } = server.account("EVAL");
  const before = line.requests.length;
  const answers = await Promise.all([model.submit(email, password), model.submit(email, password)]);
  assert.equal(answers, [true, false]);
  assert.is(line.requests.length, before + 1);
});

test("a server out of reach is said, and the next attempt may succeed", async () => {
  const model = open();
  const { email, password } = server.account("EVIL");
  line.isCut = true;
  assert.not(await model.submit(email, password));
  const state = model.$state.get();
  const message = state.status === "refused" ? state.message : "";
  assert.match(message, /tidak dapat dihubungi/u);
  assert.equal(toasts(), [["error", "Error", message]]);
  line.isCut = false;
  assert.ok(await model.submit(email, password));
});

test.run();
