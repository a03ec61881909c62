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
import { createImportDelivery, type ImportBatch } from "./import-delivery.ts";
import type { ImportOutcome } from "./import-state.ts";

const test = suite("import delivery");

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

type Row = { row: number };
type Answer = (batch: ImportBatch<Row>, signal: AbortSignal) => Promise<ImportOutcome>;

/** A delivery to a server that answers so, and the progress that it reported. */
function openDelivery(send: Answer, findSent: Answer = async () => written([])) {
  const progress: number[][] = [];
  const delivery = createImportDelivery<Row, ImportOutcome>({ send, findSent }, (...reported) =>
    progress.push(reported),
  );
  return { delivery, progress };
}

/** Answers only when the page no longer waits. */
const unanswered: Answer = (_batch, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
  });

test("reports the number of rows as sending begins, and that they have left the page", async () => {
  const { delivery, progress } = openDelivery(async ({ rows }) => written(rows));
  assert.is(delivery.isSent, false);
  const sending = delivery.send([{ row: 2 }, { row: 3 }], "skip");
  assert.is(delivery.isSent, true);
  assert.equal(progress, [[0, 2]]);
  assert.equal(await sending, { is: "written", outcome: written([1, 2]) });
});

test("has no result for rows that were forgotten, and asks about none", async () => {
  const { delivery } = openDelivery(unanswered);
  const sending = delivery.send([{ row: 2 }], "skip");
  delivery.forget();
  assert.is(await sending, null);
  assert.is(delivery.isSent, false);
  assert.is(await delivery.askAgain(), null);
  assert.is(await delivery.retry(), null);
});

test("an answer that was waited for before has no result once the rows are sent again", async () => {
  const ids: string[] = [];
  const { delivery } = openDelivery((batch, signal) => {
    ids.push(batch.importId);
    return ids.length === 1 ? unanswered(batch, signal) : Promise.resolve(written(batch.rows));
  });
  const first = delivery.send([{ row: 2 }], "update");
  const second = delivery.retry();
  assert.is(await first, null);
  assert.equal(await second, { is: "written", outcome: written([1]) });
  assert.is(new Set(ids).size, 1);
});

test("a call that was stopped is lost without a reason", async () => {
  const { delivery } = openDelivery(unanswered);
  const sending = delivery.send([{ row: 2 }], "skip");
  delivery.stop();
  const result = await sending;
  assert.is(result?.is === "lost" && result.problem === "" && result.rows === 1, true);
});

test("a sign-in that ended is a refusal: the server has written nothing", async () => {
  const { delivery } = openDelivery(async () => {
    throw new ServerError("41", "Sesi Anda berakhir.");
  });
  const result = await delivery.send([{ row: 2 }], "skip");
  assert.equal(result, { is: "refused", refusals: [], problem: "Sesi Anda berakhir." });
});

test("a mistake of the console before anything is sent is a refusal, too", async () => {
  const { delivery } = openDelivery(() => {
    throw new Error("Nothing was planned");
  });
  assert.is((await delivery.send([{ row: 2 }], "skip"))?.is, "refused");
});

test.run();
