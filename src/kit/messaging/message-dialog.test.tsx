import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ServerError } from "../../core/answers/server-error.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { MessageDialog, type MessageDialogProps } from "./message-dialog.tsx";

const test = suite("writing to participants");
test.after.each(() => {
  cleanup();
  clearNotices();
});

type Sent = Parameters<MessageDialogProps["send"]>[0];

function open(send: (sent: Sent) => Promise<number> = async () => 12) {
  const sent: Sent[] = [];
  const closed: true[] = [];
  const target = (id: string, count: number) => ({ id, label: id, count: async () => count });
  render(
    <MessageDialog
      targets={[target("Terpilih", 3), target("Ruang R1", 12)]}
      templates={async () => ["5 menit lagi"]}
      send={(message) => {
        sent.push(message);
        return send(message);
      }}
      onClose={() => closed.push(true)}
    />,
  );
  return { sent, closed };
}
const pressSend = () => fireEvent.click(screen.getByRole("button", { name: "Kirim" }));
const write = (text: string) =>
  fireEvent.input(screen.getByRole("textbox"), { target: { value: text } });

test("how many it reaches is told before, for whom it is meant just now", async () => {
  open();
  await screen.findByText("Akan diterima 3 peserta.");
  fireEvent.click(screen.getByRole("radio", { name: "Ruang R1" }));
  await screen.findByText("Akan diterima 12 peserta.");
});

test("what is often said is one press away, goes where it is meant, and is told as sent", async () => {
  const { sent, closed } = open();
  fireEvent.click(screen.getByRole("radio", { name: "Ruang R1" }));
  fireEvent.click(await screen.findByRole("button", { name: "5 menit lagi" }));
  pressSend();
  await waitFor(() => assert.is(closed.length, 1));
  assert.equal([sent[0]!.text, sent[0]!.target], ["5 menit lagi", "Ruang R1"]);
  assert.is($notices.get()[0]?.body, "Pesan terkirim ke 12 peserta.");
});

test("one that did not get through is tried again as the same, and as another when it says something else", async () => {
  const { sent } = open(() =>
    Promise.reject(new ServerError("99", "Server tidak dapat dijangkau.")),
  );
  write("Tenang");
  for (let tries = 1; tries <= 2; tries += 1) {
    pressSend();
    await waitFor(() => assert.is(sent.length, tries));
    await screen.findByText("Server tidak dapat dijangkau.");
  }
  write("Tenang!");
  pressSend();
  await waitFor(() => assert.is(sent.length, 3));
  assert.is(sent[0]!.id, sent[1]!.id);
  assert.is.not(sent[1]!.id, sent[2]!.id);
});

test("nothing is sent that says nothing", async () => {
  const { sent } = open();
  write("  ");
  pressSend();
  await screen.findByText("Pesan wajib diisi.");
  assert.equal(sent, []);
});

test.run();
