// A function behind a button, whose code is wanted while the server is away.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isAborted } from "../../core/answers/server-error.ts";
import { ActionWaitDialog } from "./action-wait-dialog.tsx";
import { loadForAction } from "./load-for-action.ts";

const test = suite("loading for an action");

const { fetch } = globalThis;
let isAway = true;
test.before.each(() => {
  isAway = true;
  globalThis.fetch = async () => {
    if (isAway) throw new TypeError("Failed to fetch");
    return new Response('<script type="module" src="/main.js"></script>');
  };
});
test.after.each(() => {
  cleanup();
  Object.assign(globalThis, { fetch });
});

const load = async () => {
  if (isAway) throw new TypeError("error loading module");
  return () => "exported";
};
const findDialog = () => screen.findByText("Server ujian tidak dapat dihubungi");

test("it says that the server is away, and goes on when the person tries again", async () => {
  render(<ActionWaitDialog />);
  const loading = loadForAction(load);
  await findDialog();
  isAway = false;
  fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  assert.is((await loading)(), "exported");
  await waitFor(() => assert.not(screen.queryByText("Server ujian tidak dapat dihubungi")));
});

test("closing the dialog ends the action without an error to report", async () => {
  render(<ActionWaitDialog />);
  const ended = loadForAction(load).catch((error: unknown) => error);
  await findDialog();
  fireEvent.click(screen.getAllByRole("button", { name: "Tutup" })[0]!);
  assert.ok(isAborted(await ended));
});

test("a second action takes the place of the first", async () => {
  render(<ActionWaitDialog />);
  const first = loadForAction(load).catch((error: unknown) => error);
  await findDialog();
  const second = loadForAction(load);
  assert.ok(isAborted(await first));
  isAway = false;
  fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  assert.is((await second)(), "exported");
});

test.run();
