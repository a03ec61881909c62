// The participants screen of a school that has none yet.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openTestServer, type TestServer } from "../../exam-server/open-test-server.ts";
import { connectConsole } from "../../testing/connect-console.ts";
import ParticipantsScreen from "./participants-screen.tsx";

const test = suite("participants screen");
let server: TestServer;
test.before(async () => {
  server = await openTestServer({ school: "empty" });
  connectConsole(server);
});
test.after(async () => {
  cleanup();
  await server.close();
});

test("an empty school is told how to begin", async () => {
  history.replaceState(null, "", "/adm/peserta");
  render(<ParticipantsScreen />);
  await screen.findByText("Belum ada peserta");
  assert.is(screen.queryByRole("table"), null);
  fireEvent.click(screen.getAllByRole("button", { name: "Tambah peserta" }).at(-1)!);
  const form = await screen.findByRole("dialog", { name: "Tambah peserta" });
  assert.ok(within(form).getByLabelText(/^Nomor ujian/u));
});

test.run();
