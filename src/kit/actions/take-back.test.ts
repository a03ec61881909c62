import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bulkBatchSize, type BulkResult } from "../../contract/calls/list-fields.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { takeBack } from "./take-back.ts";

const test = suite("take back");
test.before.each(clearNotices);

const many = (count: string) => `${count} peserta`;
const notices = () => $notices.get().map(({ kind, body }) => [kind, body]);
const result = (id: number, reason?: string): BulkResult => ({
  id: String(id),
  label: `Peserta ${id}`,
  outcome: reason === undefined ? "done" : "refused",
  ...(reason !== undefined && { reason }),
});

test("more than the server takes at once come back in batches, and are told together", async () => {
  const done = Array.from({ length: 2 * bulkBatchSize }, (_row, at) => at);
  let calls = 0;
  await takeBack(
    done,
    async (batch) => {
      calls += 1;
      return batch.map((id) => result(id));
    },
    many,
  );
  assert.is(calls, 2);
  assert.equal(notices(), [["success", "1.000 peserta kembali seperti semula."]]);
});

test("for how many it could not be done is told with the reason, beside those that came back", async () => {
  const reason = "Nomor ujian sudah dipakai.";
  await takeBack(
    [1, 2, 3],
    async (ids) => ids.map((id) => (id > 1 ? result(id, reason) : result(id))),
    many,
  );
  assert.equal(notices(), [
    ["success", "1 peserta kembali seperti semula."],
    ["error", `2 peserta tidak dapat dikembalikan: ${reason}`],
  ]);
});

test("where none came back nothing says that some did", async () => {
  await takeBack([1], async () => [result(1, "Sudah dihapus.")], many);
  assert.equal(notices(), [["error", "Peserta 1 tidak dapat dikembalikan: Sudah dihapus."]]);
});

test("one is called by name, and of several reasons the first is told as one of them", async () => {
  await takeBack([1], async () => [result(1)], many);
  await takeBack([1, 2], async (ids) => ids.map((id) => result(id, `Alasan ${id}.`)), many);
  assert.equal(notices(), [
    ["success", "Peserta 1 kembali seperti semula."],
    ["error", "2 peserta tidak dapat dikembalikan, antara lain karena: Alasan 1."],
  ]);
});

test("what could not be sent is thrown, and nothing is said to be as before", async () => {
  const send = () => Promise.reject(new Error("no network"));
  assert.match(
    String(await takeBack([1], send, many).catch((error: unknown) => error)),
    /no network/u,
  );
  assert.equal(notices(), []);
});

test.run();
