// A dialog closes when its owner says so, and gives the focus back.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { Button } from "../input/button.tsx";
import { Dialog } from "./dialog.tsx";

function open({ busy = false, stays = false } = {}) {
  const asked: string[] = [];
  const Screen = () => {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      asked.push("close");
      if (!stays) setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ubah
        </button>
        {isOpen && (
          <Dialog
            title="Ubah jurusan"
            closeLabel="Tutup"
            onClose={close}
            busy={busy}
            footer={<Button>Simpan</Button>}
          >
            <input aria-label="Nama" />
            <input aria-label="Berkas" type="file" />
          </Dialog>
        )}
      </>
    );
  };
  render(<Screen />);
  const opener = screen.getByRole("button", { name: "Ubah" });
  opener.focus();
  fireEvent.click(opener);
  return { asked, opener, dialog: screen.getByRole<HTMLDialogElement>("dialog") };
}

test.after.each(cleanup);

test("it opens named by its title, with the focus in its first input and not on ×", () => {
  const { dialog } = open();
  assert.ok(dialog.open);
  assert.is(screen.getByRole("dialog", { name: "Ubah jurusan" }), dialog);
  assert.is(document.activeElement, screen.getByLabelText("Nama"));
});

test("Escape and × ask to close, and the focus returns to the opener", () => {
  const { asked, opener } = open();
  fireEvent.keyDown(screen.getByLabelText("Nama"), { key: "Escape" });
  assert.equal(asked, ["close"]);
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(document.activeElement, opener);
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole("button", { name: "Tutup" }));
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(document.activeElement, opener);
});

test("while it is busy nothing closes it", () => {
  const { asked, dialog } = open({ busy: true });
  fireEvent.keyDown(dialog, { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Tutup" }));
  assert.equal(asked, []);
  assert.ok(dialog.open);
});

test("Enter held too long presses no button that has come under it, and still makes new lines", () => {
  open();
  const enter = (target: HTMLElement, repeat: boolean) =>
    fireEvent.keyDown(target, { key: "Enter", repeat });
  assert.not(enter(screen.getByText("Simpan"), true), "prevented");
  assert.ok(enter(screen.getByText("Simpan"), false));
  assert.ok(enter(screen.getByLabelText("Nama"), true));
});

test("a click beside it does not close it, nor does a file chooser that was cancelled", () => {
  const { asked, dialog } = open();
  fireEvent.click(dialog);
  fireEvent(screen.getByLabelText("Berkas"), new Event("cancel", { bubbles: true }));
  assert.equal(asked, []);
});

test("closed by the browser it comes back until its owner lets it go", () => {
  const { asked, dialog } = open({ stays: true });
  dialog.close();
  assert.equal(asked, ["close"]);
  assert.ok(dialog.open);
});

test("two dialogs that are closed together return the focus to what opened the first", () => {
  const Screen = () => {
    const [depth, setDepth] = useState(0);
    const open = (to: number) => () => setDepth(to);
    return (
      <>
        <button type="button" onClick={open(1)}>
          Perbaiki
        </button>
        {depth > 0 && (
          <Dialog title="Perbaiki soal" closeLabel="Tutup" onClose={open(0)}>
            <button type="button" onClick={open(2)}>
              Batal
            </button>
          </Dialog>
        )}
        {depth > 1 && (
          <Dialog title="Buang perubahan?" closeLabel="Tutup" onClose={open(1)}>
            <button type="button" onClick={open(0)}>
              Buang
            </button>
          </Dialog>
        )}
      </>
    );
  };
  render(<Screen />);
  for (const name of ["Perbaiki", "Batal", "Buang"]) {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  }
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(document.activeElement, screen.getByRole("button", { name: "Perbaiki" }));
});

test("a step that is hidden keeps no focus: the dialog hears the next key at once", () => {
  const Steps = ({ step }: { step: 1 | 2 }) => (
    <Dialog title="Tambah anggota" closeLabel="Tutup" onClose={() => undefined}>
      <div hidden={step === 2}>
        <input aria-label="Cari" />
      </div>
      {step === 2 && <p>Akan ditambahkan</p>}
    </Dialog>
  );
  const { rerender } = render(<Steps step={1} />);
  assert.is(document.activeElement, screen.getByLabelText("Cari"));
  rerender(<Steps step={2} />);
  assert.is(document.activeElement, screen.getByRole("dialog"));
});

test("Ctrl+Enter is its main button, once a press and not where that destroys something", () => {
  const pressed: string[] = [];
  const shown = (variant: "primary" | "danger") => (
    <Dialog
      title="Pilih peserta"
      closeLabel="Tutup"
      onClose={() => pressed.push("close")}
      footer={
        <>
          <Button onClick={() => pressed.push("Batal")}>Batal</Button>
          <Button variant={variant} onClick={() => pressed.push(variant)}>
            Lanjut
          </Button>
        </>
      }
    >
      <input aria-label="Nama" />
    </Dialog>
  );
  const press = (repeat: boolean) =>
    fireEvent.keyDown(screen.getByLabelText("Nama"), { key: "Enter", ctrlKey: true, repeat });
  const { rerender } = render(shown("primary"));
  press(false);
  press(true);
  rerender(shown("danger"));
  press(false);
  assert.equal(pressed, ["primary"]);
});

test.run();
