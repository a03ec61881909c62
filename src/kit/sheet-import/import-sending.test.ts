import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ServerError } from "../../core/answers/server-error.ts";
import {
  badRow,
  goodRow,
  reviewImport,
  sheetOf,
  written,
} from "../../testing/sheets/open-import.ts";
import { until } from "../../testing/sheets/sheet-files.ts";

const test = suite("import sending");

test("sends the rows without an error, once, with what to do with duplicates", async () => {
  const { wizard, sent, at } = await reviewImport(
    sheetOf([goodRow, badRow, ["A1", "Cici", "TKJ", "Hindu"]]),
  );
  wizard.setDuplicates("update");
  await wizard.commit();
  assert.equal(
    sent.map(({ duplicates, rows }) => [duplicates, rows.map(({ no_ujian }) => no_ujian)]),
    [["update", ["001", "A1"]]],
  );
  assert.match(sent[0]?.importId ?? "", /^[A-Za-z0-9_-]{16,64}$/u);
  assert.equal([at("done").outcome.created, at("done").rejected], [2, 1]);
});

test("sends nothing while duplicates are to stop the import, or when nothing would be written", async () => {
  const { wizard, sent, at } = await reviewImport(sheetOf([["A1", "Cici", "TKJ", "Hindu"]]));
  assert.is(at("review").blocked, "nothing-to-send");
  wizard.setDuplicates("stop");
  assert.is(at("review").blocked, "duplicates");
  await wizard.commit();
  at("review");
  assert.equal(sent, []);
});

test("sends 1,200 rows in one call", async () => {
  const rows = Array.from({ length: 1200 }, (_none, at) => [
    `N${at}`,
    `Peserta ${at}`,
    "TKJ",
    "Islam",
  ]);
  const { wizard, sent } = await reviewImport(sheetOf(rows));
  await wizard.commit();
  assert.equal(
    sent.map((batch) => batch.rows.length),
    [1200],
  );
  assert.is(new Set(sent[0]?.rows.map(({ row }) => row)).size, 1200);
});

test("leads back to the rows that the server refused", async () => {
  const faults = [{ row: 2, field: "jurusan_kode", message: "Jurusan TKJ sudah dihapus." }];
  const { wizard, at } = await reviewImport(sheetOf([goodRow]), {
    send: async () => ({ created: 0, updated: 0, skipped: 0, faults }),
  });
  await wizard.commit();
  const { page, summary } = at("review");
  assert.is(summary.errors, 1);
  assert.is(page.rows[0]?.faults[0]?.reason, "Jurusan TKJ sudah dihapus.");
});

test("finds the row behind a field error of code 12", async () => {
  const { wizard, at } = await reviewImport(sheetOf([badRow, goodRow]), {
    send: async () => {
      throw new ServerError("12", "Periksa isian.", { "rows.0.nama": "Nama tidak boleh kosong." });
    },
  });
  await wizard.commit();
  assert.equal(
    at("review").page.rows.map(({ row }) => row),
    [2, 3],
  );
  assert.is(at("review").problem, "Periksa isian.");
});

test("asks what became of the rows when the answer was lost, and sends them again under the same id", async () => {
  let reachable = false;
  const ids: string[] = [];
  const unreachable = () => new ServerError("99", "Server tidak dapat dihubungi.");
  const { wizard, at } = await reviewImport(sheetOf([goodRow]), {
    send: async ({ importId, rows }) => {
      ids.push(importId);
      if (!reachable) throw unreachable();
      return written(rows);
    },
    findSent: async () => {
      throw reachable ? new ServerError("44", "Impor tidak ditemukan.") : unreachable();
    },
  });
  await wizard.commit();
  assert.equal(
    [at("lost").notWritten, at("lost").problem],
    [false, "Server tidak dapat dihubungi."],
  );
  await wizard.askAgain();
  assert.is(at("lost").notWritten, false);
  reachable = true;
  await wizard.askAgain();
  assert.is(at("lost").notWritten, true);
  await wizard.retry();
  assert.is(at("done").outcome.created, 1);
  assert.is(new Set(ids).size, 1);
});

test("is done when the lost answer turns out to have been written", async () => {
  const { wizard, at } = await reviewImport(sheetOf([goodRow]), {
    send: async () => {
      throw new ServerError("99", "Server tidak dapat dihubungi.");
    },
    findSent: async () => written([1]),
  });
  await wizard.commit();
  await wizard.askAgain();
  assert.is(at("done").outcome.created, 1);
});

test("does not know what became of rows whose sending was cancelled", async () => {
  const { wizard, at } = await reviewImport(sheetOf([goodRow]), {
    send: (_batch, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      }),
  });
  const sending = wizard.commit();
  await until(() => wizard.$state.get().step === "sending");
  await new Promise((resolve) => setTimeout(resolve, 20));
  wizard.cancel();
  await sending;
  assert.is(at("lost").rows, 1);
  wizard.exit();
});

test.run();
