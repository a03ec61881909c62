// The majors screen as a person uses it: find, add, change, delete, and what is said when it does not work.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as assert from "uvu/assert";
import { createMajor, listMajors } from "../../contract/majors.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import MajorsScreen from "./majors-screen.tsx";

const { test, server } = serverSuite("majors screen");
let line: Line;

test.before(async () => {
  line = connectConsole(server);
  await server.ok(createMajor, { kode: "AAA1", nama: "Akuntansi Uji" });
});

test.after.each(() => {
  cleanup();
  clearNotices();
  line.isCut = false;
});

async function open(query = ""): Promise<void> {
  history.replaceState(null, "", `/adm/majors${query}`);
  localStorage.clear();
  render(<MajorsScreen />);
  if (!line.isCut) await screen.findByText(/^\d+ jurusan$/u);
}

async function openForm(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Tambah jurusan" }));
  await screen.findByLabelText("Kode");
}

function type(label: string | RegExp, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

async function stored(q: string) {
  return (await server.ok(listMajors, { q })).items;
}

test("shows code, name and participants of each, found by the address's search", async () => {
  await open("?q=akuntansi uji");
  const row = screen.getByRole("row", { name: /AAA1/u });
  assert.ok(within(row).getByText("Akuntansi Uji"));
  assert.ok(screen.getByRole("columnheader", { name: "Jumlah peserta" }));
  assert.ok(screen.getByText("1–1 dari 1"));
});

test("adds one, says so, and shows it", async () => {
  await open("?q=busana");
  await openForm();
  type("Kode", "TB1");
  type(/^Nama/u, "Tata Busana");
  fireEvent.submit(screen.getByLabelText("Kode").closest("form")!);
  await screen.findByRole("row", { name: /TB1/u });
  assert.not(screen.queryByRole("dialog"));
  assert.is($notices.get()[0]?.title, "Tersimpan");
});

test("says under the name that it is missing, and puts the cursor there", async () => {
  await open();
  await openForm();
  fireEvent.submit(screen.getByLabelText("Kode").closest("form")!);
  await screen.findByText("Nama wajib diisi.");
  await waitFor(() => assert.is(document.activeElement, screen.getByLabelText(/^Nama/u)));
});

test("asks before it throws away what was typed", async () => {
  await open();
  await openForm();
  type(/^Nama/u, "Belum selesai");
  fireEvent.click(screen.getByRole("button", { name: "Batal" }));
  await screen.findByText("Perubahan belum disimpan");
  fireEvent.click(screen.getByRole("button", { name: "Kembali mengisi" }));
  assert.is(screen.getByLabelText<HTMLInputElement>(/^Nama/u).value, "Belum selesai");
  fireEvent.click(screen.getByRole("button", { name: "Batal" }));
  fireEvent.click(await screen.findByRole("button", { name: "Buang perubahan" }));
  await waitFor(() => assert.not(screen.queryByRole("dialog")));
});

test("keeps what was typed when the server cannot be reached", async () => {
  await open();
  await openForm();
  type(/^Nama/u, "Tanpa Jaringan");
  line.isCut = true;
  fireEvent.submit(screen.getByLabelText("Kode").closest("form")!);
  await screen.findByText(/tidak dapat dihubungi/u);
  assert.is(screen.getByLabelText<HTMLInputElement>(/^Nama/u).value, "Tanpa Jaringan");
  line.isCut = false;
  fireEvent.submit(screen.getByLabelText("Kode").closest("form")!);
  await waitFor(() => assert.not(screen.queryByRole("dialog")));
  assert.is((await stored("Tanpa Jaringan")).length, 1);
});

test("deletes what is selected after naming the consequence", async () => {
  await server.ok(createMajor, { kode: "DEL1", nama: "Hapus satu" });
  await server.ok(createMajor, { kode: "DEL2", nama: "Hapus dua" });
  await open("?q=DEL");
  fireEvent.click(screen.getByRole("checkbox", { name: "Pilih semua di halaman ini" }));
  await screen.findByText("2 dipilih");
  fireEvent.click(screen.getByRole("button", { name: "Hapus" }));
  assert.ok(await screen.findByText(/tidak dapat dikembalikan/u));
  const form = screen.getByRole<HTMLButtonElement>("button", { name: "Hapus 2 jurusan" }).form!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText("Tidak ada yang cocok");
  assert.is((await stored("DEL")).length, 0);
});

test("offers another try when the list does not come", async () => {
  line.isCut = true;
  await open();
  await screen.findByText("Data tidak dapat dimuat");
  line.isCut = false;
  fireEvent.click(screen.getByRole("button", { name: "Coba lagi" }));
  await screen.findByText(/^\d+ jurusan$/u);
});

test("hides a column and remembers it", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Kolom" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Diubah" }));
  assert.not(screen.queryByRole("columnheader", { name: "Diubah" }));
  cleanup();
  render(<MajorsScreen />);
  await screen.findByRole("columnheader", { name: "Kode" });
  assert.not(screen.queryByRole("columnheader", { name: "Diubah" }));
});

test.run();
