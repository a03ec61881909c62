import { suite } from "uvu";
import * as assert from "uvu/assert";
import { installFakeTimers, type FakeTimers } from "../testing/fake-timers.ts";
import { errorMessages } from "./answers/error-messages.ts";
import {
  $notices,
  clearNotices,
  closeNotice,
  holdNotice,
  noticeLifetimeMs,
  notify,
  notifyIfComplete,
  reportError,
  resumeNotice,
} from "./notices.ts";
import { ServerError } from "./answers/server-error.ts";

const test = suite("toasts");
let timers: FakeTimers;
test.before.each(() => {
  timers = installFakeTimers();
  clearNotices();
});
test.after.each(() => {
  clearNotices();
  timers.restore();
});

const shown = () => $notices.get().map(({ kind, title, body }) => [kind, title, body]);

test("green for 00, yellow for 01, red for every other code", () => {
  const kinds = ["00", "01", "12", "99", "", "7"].map((code) => {
    clearNotices();
    notify(code, "Judul", "Isi");
    return $notices.get()[0]?.kind;
  });
  assert.equal(kinds, ["success", "warning", "error", "error", "error", "error"]);
});

test("what the server sends without a title or without a body is not shown", () => {
  notifyIfComplete("00", "", "Isi");
  notifyIfComplete("00", "Judul", "");
  reportError(new ServerError("42", "", null));
  assert.equal(shown(), []);
  notifyIfComplete("00", "Judul", "Isi");
  assert.equal(shown(), [["success", "Judul", "Isi"]]);
});

test("what the console itself says is shown always, so that a text that is missing is seen", () => {
  assert.type(notify("00", "Judul", ""), "number");
  assert.equal(shown(), [["success", "Judul", ""]]);
});

test("a toast goes after five seconds, each by its own time", () => {
  assert.is(noticeLifetimeMs, 5000);
  notify("00", "Satu", "Isi");
  timers.advance(2000);
  notify("00", "Dua", "Isi");
  timers.advance(2999);
  assert.is(shown().length, 2);
  timers.advance(1);
  assert.equal(shown(), [["success", "Dua", "Isi"]]);
  timers.advance(2000);
  assert.equal(shown(), []);
});

test("a toast under the pointer stays, and has its time anew when the pointer leaves", () => {
  notify("00", "Judul", "Isi");
  const { id } = $notices.get()[0]!;
  timers.advance(4999);
  holdNotice(id);
  timers.advance(60_000);
  assert.is(shown().length, 1);
  resumeNotice(id);
  timers.advance(4999);
  assert.is(shown().length, 1);
  timers.advance(1);
  assert.is(shown().length, 0);
});

test("pointer and focus that leave one after the other leave the toast its whole time", () => {
  notify("00", "Judul", "Isi");
  const { id } = $notices.get()[0]!;
  timers.advance(3000);
  resumeNotice(id);
  timers.advance(4999);
  assert.is(shown().length, 1);
});

test("a toast closed by hand is gone at once, and alone", () => {
  notify("00", "Satu", "Isi");
  notify("00", "Dua", "Isi", { label: "Urungkan", run: () => undefined });
  closeNotice($notices.get()[0]!.id);
  assert.equal(
    $notices.get().map(({ title, action }) => [title, action?.label]),
    [["Dua", "Urungkan"]],
  );
});

test("of a quick round the last three are seen", () => {
  for (const title of ["Satu", "Dua", "Tiga", "Empat"]) notify("00", title, "Isi");
  assert.equal(
    $notices.get().map(({ title }) => title),
    ["Dua", "Tiga", "Empat"],
  );
});

test("no success takes the place of an error, and nothing leaves from under a hand", () => {
  const titles = () => $notices.get().map(({ title }) => title);
  notify("99", "Galat 1", "Isi");
  const held = notify("00", "Dipegang", "Isi");
  notify("00", "Tersimpan 1", "Isi");
  holdNotice(held!);
  notify("00", "Tersimpan 2", "Isi");
  assert.equal(titles(), ["Galat 1", "Dipegang", "Tersimpan 2"]);
  notify("50", "Galat 2", "Isi");
  assert.equal(titles(), ["Galat 1", "Dipegang", "Galat 2"]);
  resumeNotice(held!);
  notify("50", "Galat 3", "Isi");
  notify("00", "Tersimpan 3", "Isi");
  assert.equal(titles(), ["Galat 1", "Galat 2", "Galat 3"]);
  notify("50", "Galat 4", "Isi");
  assert.equal(titles(), ["Galat 2", "Galat 3", "Galat 4"]);
});

test("a server's refusal is shown as it was sent, a failure on the way as an error", () => {
  reportError(new ServerError("50", "Basis data penuh"));
  reportError(new ServerError("99", "Tidak terhubung"));
  assert.equal(shown(), [
    ["error", "Response Error", "Basis data penuh"],
    ["error", "Error", "Tidak terhubung"],
  ]);
});

test("neither a cancelled call nor an ended session makes a toast", () => {
  reportError(new DOMException("cancelled", "AbortError"));
  reportError(new ServerError("41", "Sesi berakhir"));
  assert.equal(shown(), []);
});

test("a fault of ours is told in plain words and left in the console for whoever mends it", () => {
  const { error } = console;
  const logged: unknown[] = [];
  console.error = (...parts: unknown[]) => logged.push(...parts);
  const fault = new TypeError("x is undefined");
  try {
    reportError(fault);
  } finally {
    console.error = error;
  }
  assert.equal(shown(), [["error", "Error", errorMessages.get().unexpected]]);
  assert.equal(logged, [fault]);
});

test.run();
