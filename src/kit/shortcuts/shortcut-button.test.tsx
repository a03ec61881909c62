// "Simpan sebagai shortcut" beside a list: what is on screen now is kept, under a name that is proposed.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import { validateToken } from "../../contract/credentials.ts";
import { listShortcuts } from "../../contract/home.ts";
import { href } from "../../core/navigation.ts";
import { clearNotices } from "../../core/notices.ts";
import { $session } from "../../core/session.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { ShortcutButton } from "./shortcut-button.tsx";

const { test, server } = serverSuite("button that makes a shortcut");
test.after.each(() => {
  cleanup();
  clearNotices();
  $session.set({ status: "checking" });
  history.replaceState(null, "", "/adm/");
});

test("the present list is kept with its filters", async () => {
  connectConsole(server);
  $session.set({ status: "in", user: await server.ok(validateToken, {}) });
  history.replaceState(null, "", href("peserta", {}, { status: "blocked", page: "2" }));
  render(<ShortcutButton name="Peserta diblokir" />);
  fireEvent.click(screen.getByRole("button", { name: "Simpan sebagai shortcut" }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Nama/u);
  assert.is(name.value, "Peserta diblokir");
  assert.ok(screen.getByRole("option", { name: "Peserta (seperti sekarang)" }));
  fireEvent.click(screen.getByRole("button", { name: "Simpan" }));
  await waitFor(() => assert.not(screen.queryByRole("dialog")));
  const [made] = await server.ok(listShortcuts, {});
  assert.is(made?.name, "Peserta diblokir");
  assert.equal(JSON.parse(made!.destination), {
    name: "peserta",
    params: {},
    query: { status: "blocked" },
  });
});

test.run();
