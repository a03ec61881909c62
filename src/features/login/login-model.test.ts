// Signing in against the embedded exam server.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { $notices } from "../../core/notices.ts";
import { $session } from "../../core/session.ts";
import { openTestServer } from "../../exam-server/open-test-server.ts";
import type { TestServer } from "../../exam-server/open-test-server.ts";
import { connectConsole } from "../../testing/connect-console.ts";
import type { Line } from "../../testing/connect-console.ts";
import { createLoginModel } from "./login-model.ts";

const test = suite("sign-in form");
let server: TestServer;
let line: Line;

test.before(async () => {
  server = await openTestServer();
  line = connectConsole(server);
});
test.before.each(() => {
  line.isCut = false;
  $session.set({ status: "out" });
});
test.after(() => server.close());

test("the right password lets the person in", async () => {
  const model = createLoginModel();
  const { email, password, name } = server.account("OPRA");
  assert.ok(await model.submit(` ${email} `, password));
  const session = $session.get();
  assert.is(session.status === "in" && session.user.name, name);
});

test("what is missing is said under its input, before the server is asked", async () => {
  const model = createLoginModel();
  const before = line.requests.length;
  assert.not(await model.submit("", ""));
  assert.equal(model.$state.get(), {
    status: "refused",
    fields: { email: "E-mail wajib diisi.", password: "Password wajib diisi." },
    message: "",
  });
  assert.is(line.requests.length, before);
});

test("a wrong password is said once, in the form and not as a toast", async () => {
  const model = createLoginModel();
  assert.not(await model.submit(server.account("OPRA").email, "bukan ini"));
  assert.equal(model.$state.get(), {
    status: "refused",
    fields: {},
    message: "E-mail atau password salah.",
  });
  assert.is($notices.get().length, 0);
  assert.is($session.get().status, "out");
});

test("a second press while the first is on its way sends nothing", async () => {
  const model = createLoginModel();
  const { email, password } = server.account("EVAL");
  const before = line.requests.length;
  const answers = await Promise.all([model.submit(email, password), model.submit(email, password)]);
  assert.equal(answers, [true, false]);
  assert.is(line.requests.length, before + 1);
});

test("a server out of reach is said, and the next attempt may succeed", async () => {
  const model = createLoginModel();
  const { email, password } = server.account("EVIL");
  line.isCut = true;
  assert.not(await model.submit(email, password));
  const state = model.$state.get();
  assert.match(state.status === "refused" ? state.message : "", /tidak dapat dihubungi/u);
  line.isCut = false;
  assert.ok(await model.submit(email, password));
});

test.run();
