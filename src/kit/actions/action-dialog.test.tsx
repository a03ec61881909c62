// The dialog that asks before something is done to rows, over majors of the exam server.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as assert from "uvu/assert";
import type { CodedName } from "../../contract/coded-names.ts";
import { createMajor, deleteMajors, listMajors } from "../../contract/majors.ts";
import { call } from "../../core/api.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { createRowActions } from "./create-row-actions.ts";
import { removalAction } from "./removal-action.ts";

const { test, server } = serverSuite("action dialog");
let line: Line;
let added = 0;

test.before.each(() => {
  line = connectConsole(server);
  clearNotices();
});
test.after.each(cleanup);

async function addMajor(): Promise<CodedName> {
  added += 1;
  return server.ok(createMajor, { kode: `DLG${added}`, nama: `Dialog ${added}` });
}

const usedMajor = async () =>
  (await server.ok(listMajors, { sort: "-participant_count" })).items[0]!;

/** Asks to delete them; answers how often it was closed, and with what done. */
function open(rows: readonly CodedName[], missing: string | null = null, delaySeconds = 0) {
  const closed: string[][] = [];
  const actions = createRowActions<"remove", CodedName>({
    actions: () => ({
      remove: removalAction({ send: async (ids) => (await call(deleteMajors, { ids })).results }),
    }),
    many: (count) => `${count} jurusan`,
    records: { list: { forget: () => undefined }, changed: async () => undefined },
  });
  const target = { ids: rows.map(({ id }) => id), name: null };
  let done: string[] = [];
  render(
    <ActionDialog
      actions={actions}
      kind="remove"
      target={target}
      input={null}
      missing={missing}
      delaySeconds={delaySeconds}
      changed={(results) => (done = results.map(({ id }) => id))}
      onClose={() => closed.push(done)}
    />,
  );
  const verb = `Hapus ${rows.length} jurusan`;
  const { form } = screen.getByRole<HTMLButtonElement>("button", { name: verb });
  return { closed, start: () => fireEvent.submit(form!), done: () => done };
}

const notices = () => $notices.get().map(({ body }) => body);

test("asks with what and how many, and does nothing until it is answered", async () => {
  const { closed } = open([await addMajor(), await addMajor()]);
  assert.ok(screen.getByRole("dialog", { name: "Hapus 2 jurusan?" }));
  fireEvent.click(screen.getByRole("button", { name: "Batal" }));
  await waitFor(() => assert.is(closed.length, 1));
  assert.equal([line.requests.length, notices()], [0, []]);
});

test("where nothing was refused it closes by itself and the toast says the rest; a double click is one", async () => {
  const rows = [await addMajor(), await addMajor()];
  const { closed, start, done } = open(rows);
  start();
  start();
  await waitFor(() => assert.is(closed.length, 1));
  assert.equal(notices(), ["2 jurusan sudah dihapus."]);
  assert.equal(
    done(),
    rows.map(({ id }) => id),
  );
  assert.is(line.requests.length, 1);
});

test("who was refused is named with the reason, the others are done", async () => {
  const used = await usedMajor();
  const free = await addMajor();
  const { closed, start, done } = open([used, free]);
  start();
  assert.ok(await screen.findByRole("table", { name: "Yang ditolak dan alasannya" }));
  assert.ok(
    screen.getByRole("row", { name: new RegExp(`${used.kode}.*Dipakai \\d+ peserta`, "u") }),
  );
  assert.ok(screen.getByText("1 berhasil"));
  assert.is(closed.length, 0);
  const close = screen.getByText("Tutup", { selector: "button, button *" });
  assert.is(document.activeElement, close, "Enter closes what has been read");
  fireEvent.click(close);
  await waitFor(() => assert.is(closed.length, 1));
  assert.equal(done(), [free.id]);
});

test("what did not reach the server says so, and goes on with another try", async () => {
  const row = await addMajor();
  const { closed, start } = open([row]);
  line.isCut = true;
  start();
  await screen.findByText(/tidak dapat dihubungi.*untuk 1 baris tidak sampai/u);
  assert.is(document.activeElement?.textContent, "Lanjutkan");
  line.isCut = false;
  fireEvent.click(screen.getByRole("button", { name: "Lanjutkan" }));
  await waitFor(() => assert.is(closed.length, 1));
  assert.equal(notices(), [`${row.kode} ${row.nama} sudah dihapus.`]);
});

test("while something is missing it says what, and nothing is sent", async () => {
  const { start } = open([await addMajor()], "Alasan wajib diisi.");
  assert.not(screen.queryByText("Alasan wajib diisi."));
  start();
  await screen.findByText("Alasan wajib diisi.");
  assert.is(line.requests.length, 0);
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isThere = async ({ kode }: CodedName) =>
  (await server.ok(listMajors, { q: kode })).items.length === 1;

test("what waits is sent once its seconds are over, and not twice", async () => {
  const rows = [await addMajor(), await addMajor()];
  const { start, closed } = open(rows, null, 1);
  const before = line.requests.length;
  start();
  start();
  screen.getByText("Dijalankan dalam 1 detik");
  assert.is(line.requests.length, before, "nothing is sent yet");
  await waitFor(() => assert.is(closed.length, 1), { timeout: 5_000 });
  assert.is(line.requests.length, before + 1);
  assert.not(await isThere(rows[0]!));
});

test("what waits can be done at once, or cancelled; closing the dialog cancels it as well", async () => {
  const [one, other] = [await addMajor(), await addMajor()];
  const first = open([one, await addMajor()], null, 1);
  first.start();
  press("Batal");
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  assert.ok(await isThere(one));
  first.start();
  press("Jalankan sekarang");
  await waitFor(() => assert.is(first.closed.length, 1));
  assert.not(await isThere(one));
  cleanup();
  open([other, await addMajor()], null, 1).start();
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  assert.ok(await isThere(other), "whoever leaves has cancelled it");
});

test.run();
