// The wizard as a person uses it, over the model whose worker runs beside the test.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { ServerError } from "../../core/answers/server-error.ts";
import { badRow, goodRow, openImport, sheetOf, written } from "../../testing/sheets/open-import.ts";
import { ImportWizard } from "./import-wizard.tsx";

function openWizard(changes: Parameters<typeof openImport>[0] = {}) {
  const opened = openImport(changes);
  const closed: boolean[] = [];
  render(
    <ImportWizard
      model={opened.wizard}
      title="Impor peserta"
      noun="peserta"
      template={{ address: "/wormhole/template.xlsx" }}
      onClose={(hasImported) => closed.push(hasImported)}
    />,
  );
  return { ...opened, closed };
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
/** Twice when it is announced as well. */
const seen = (text: RegExp | string) => waitFor(() => screen.getAllByText(text));

async function review(changes: Parameters<typeof openImport>[0] = {}, rows = [goodRow, badRow]) {
  const opened = openWizard(changes);
  await opened.wizard.choose(sheetOf(rows));
  await waitFor(() => screen.getByRole("button", { name: "Periksa isi" }));
  press("Periksa isi");
  await waitFor(() => screen.getByRole("button", { name: /^Simpan/u }));
  return opened;
}

test.after.each(cleanup);

test("the template is offered before a file is chosen", () => {
  openWizard();
  const link = screen.getByRole("link", { name: /template/iu });
  assert.is(link.getAttribute("href"), "/wormhole/template.xlsx");
});

test("a file that is not a sheet is refused with what to do, and another can be chosen", async () => {
  const { wizard } = openWizard();
  await wizard.choose(new File(["%PDF-1.7"], "daftar.pdf"));
  await waitFor(() => assert.match(screen.getByRole("alert").textContent ?? "", /file PDF/u));
  assert.ok(screen.getByLabelText(/File Excel atau CSV/u));
});

test("a required column without a source holds the check back", async () => {
  const { wizard } = openWizard();
  await wizard.choose(sheetOf([["001", "Ani"]], ["No Ujian", "Nama"]));
  const check = await waitFor(() => screen.getByRole("button", { name: "Periksa isi" }));
  assert.is(check.hasAttribute("disabled"), true);
  fireEvent.change(screen.getByLabelText("Asal kolom jurusan_kode"), { target: { value: "same" } });
  const text = await waitFor(() =>
    screen.getByLabelText("Isi kolom jurusan_kode untuk semua baris"),
  );
  fireEvent.input(text, { target: { value: "TKJ" } });
  await waitFor(() => assert.not.match(document.body.textContent ?? "", /wajib: .*jurusan/u));
});

test("a fault shows row, column, value and reason, and is corrected in place", async () => {
  const { sent } = await review();
  const input = screen.getByLabelText("Isi jurusan_kode di baris 3") as HTMLInputElement;
  assert.is(input.value, "TKJJ");
  assert.match(input.closest("tr")?.textContent ?? "", /Maksud Anda TKJ/u);
  const reason = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  assert.match(reason?.textContent ?? "", /TKJJ/u, "heard with the field that it is about");
  assert.is(input.closest("tr")?.querySelector("th[scope=row]")?.textContent, "3");
  fireEvent.input(input, { target: { value: "TKJ" } });
  fireEvent.focusOut(input);
  await waitFor(() => screen.getByRole("button", { name: "Simpan 2 peserta" }));
  press("Simpan 2 peserta");
  await seen("2 peserta tersimpan");
  assert.is(sent[0]?.rows.length, 2);
});

test("what mends a fault hands the focus on, so that the next is not far", async () => {
  const { wizard } = openWizard();
  await wizard.choose(
    sheetOf([badRow, ["003", "Cici", "TKJJ", "Islam"], ["0 4", "D", "TKJ", "Islam"]]),
  );
  await wizard.check();
  const takes = await screen.findAllByRole("button", { name: "Pakai TKJ" });
  takes[0]!.focus();
  fireEvent.click(takes[0]!);
  assert.is(document.activeElement, screen.getByLabelText("Isi jurusan_kode di baris 3"));
  const fix = (await screen.findAllByRole("button", { name: /^Perbaiki 1/u }))[0]!;
  fireEvent.click(fix);
  assert.is(document.activeElement?.getAttribute("role"), "tab");
});

test("those that the server has are skipped, updated or stop the import, as chosen", async () => {
  await review({}, [goodRow, ["A1", "Ani Baru", "TKJ", "Islam"]]);
  assert.ok(screen.getByRole("button", { name: "Simpan 1 peserta" }));
  fireEvent.click(screen.getByRole("radio", { name: /Perbarui/u }));
  await waitFor(() => screen.getByRole("button", { name: "Simpan 2 peserta" }));
  fireEvent.click(screen.getByRole("radio", { name: /Jangan simpan/u }));
  await waitFor(() => {
    const save = screen.getByRole("button", { name: /^Simpan/u });
    assert.is(save.hasAttribute("disabled"), true);
  });
});

test("a lost answer is asked about and sent again under the same id", async () => {
  let isCut = true;
  const ids: string[] = [];
  await review(
    {
      send: async ({ importId, rows }) => {
        ids.push(importId);
        if (isCut) throw new ServerError("99", "Kabel lepas.");
        return written(rows);
      },
      findSent: async () => {
        throw new ServerError("44", "Tidak ada.");
      },
    },
    [goodRow],
  );
  press("Simpan 1 peserta");
  await seen("Kabel lepas.");
  press("Tanyakan ke server");
  await seen(/belum menyimpan/u);
  isCut = false;
  press("Kirim ulang");
  await seen("1 peserta tersimpan");
  assert.is(ids.length, 2);
  assert.is(ids[0], ids[1]);
});

test("rejected rows are a file after the rest is saved", async () => {
  const { saved } = await review();
  press("Simpan 1 peserta");
  await seen("1 peserta tersimpan");
  press("Unduh baris yang ditolak .xlsx");
  await waitFor(() => assert.match(saved[0]?.name ?? "", /ditolak/u));
});

test("closing in the middle asks, and going back loses nothing", async () => {
  const { closed, at } = await review();
  const [dialog] = screen.getAllByRole("dialog");
  fireEvent.click(within(dialog!).getByRole("button", { name: "Tutup" }));
  await seen("Tutup impor?");
  assert.equal(closed, []);
  press("Batal");
  await waitFor(() => assert.is(screen.queryByText("Tutup impor?"), null));
  at("review");
});

test("closing before anything was done does not ask", () => {
  const { closed } = openWizard();
  fireEvent.click(screen.getAllByRole("button", { name: "Tutup" })[0]!);
  assert.equal(closed, [false]);
});

test.run();
