// What home shows of the exams under way while the server cannot be asked for them.
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import { setServerClock, serverNow } from "../../../core/answers/server-clock.ts";
import { configureApi } from "../../../core/api.ts";
import { hurried } from "../../../testing/fake-timers.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { RunningList } from "./running-list.tsx";

const { test, server } = serverSuite("exams under way on home");
let line: Line;
test.before.each(() => {
  line = connectConsole(server);
});
test.after.each(() => {
  cleanup();
  document.body.replaceChildren();
});

const region = () => screen.queryByRole("region", { name: "Ujian berlangsung" });

test("exams that could not be asked for are not taken for none", async () => {
  line.isCut = true;
  render(<RunningList />);
  await screen.findByText(/^Ujian yang berlangsung belum dapat ditanyakan ke server/u);
  assert.ok(region());
});

test("a server whose database does not answer has not said that nothing runs", async () => {
  const refused = { code: "53", message: "Database tidak menjawab.", data: {} };
  configureApi({
    fetch: () => Promise.resolve(Response.json(refused, { status: 503 })),
  });
  render(<RunningList />);
  await screen.findByText(/^Ujian yang berlangsung belum dapat ditanyakan ke server/u);
});

test("an answer that takes long is spoken of, one that comes soon is not", async () => {
  const release = line.holdNext();
  hurried(2_000, () => render(<RunningList />));
  await screen.findByText(/^Server ujian belum menjawab/u);
  release();
  await waitFor(() => assert.is(region(), null));
  cleanup();
  render(<RunningList />);
  assert.is(region(), null);
});

test("an old answer that nothing ran says nothing about now", async () => {
  render(<RunningList />);
  while (line.requests.length === 0) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.is(region(), null);
  line.isCut = true;
  act(() => setServerClock(new Date(serverNow().getTime() + 60_000).toISOString()));
  await screen.findByText(/^Ujian yang berlangsung tidak dapat ditanyakan lagi ke server\. Pukul/u);
});

test("whoever may not watch exams reads nothing of them", async () => {
  const refused = { code: "43", message: "Anda tidak punya akses untuk ini.", data: {} };
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  configureApi({
    fetch: () => {
      ask();
      return Promise.resolve(Response.json(refused, { status: 403 }));
    },
  });
  hurried(2_000, () => render(<RunningList />));
  await asked;
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.is(region(), null);
});

test.run();
