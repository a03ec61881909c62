// The participants screen of a school that has none yet.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import ParticipantsScreen from "./participants-screen.tsx";

const { test, server } = serverSuite("participants screen", { school: "empty" });
test.before(() => {
  connectConsole(server);
});
test.after(() => {
  cleanup();
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
