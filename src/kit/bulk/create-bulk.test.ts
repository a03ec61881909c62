import { suite } from "uvu";
import * as assert from "uvu/assert";
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { countResults, createBulk } from "./create-bulk.ts";

const test = suite("create bulk");
const ids = ["1", "2", "3", "4", "5"];

function done(batch: readonly string[]): BulkResult[] {
  return batch.map((id) => ({ id, label: id, outcome: id === "4" ? "refused" : "done" }));
}

test("sends the rows in batches and keeps what became of each", async () => {
  const batches: string[][] = [];
  const run = createBulk({
    ids,
    batchSize: 2,
    send: async (batch) => {
      batches.push(batch);
      return done(batch);
    },
  });
  const state = await run.start();
  assert.equal(batches, [["1", "2"], ["3", "4"], ["5"]]);
  assert.is(state.status, "finished");
  assert.equal(countResults(run.results), { done: 4, unchanged: 0, refused: 1 });
});

test("stops at a batch that failed and goes on with that one", async () => {
  let broken = true;
  const tried: string[][] = [];
  const send = async (batch: string[]) => {
    tried.push(batch);
    if (broken && batch.includes("3")) throw new Error("no network");
    return done(batch);
  };
  const run = createBulk({ ids, batchSize: 2, send });
  const stopped = await run.start();
  assert.ok(stopped.status === "stopped" && stopped.rest === 3 && stopped.results.length === 2);
  broken = false;
  const finished = await run.resume();
  assert.ok(finished.status === "finished" && finished.results.length === 5);
  assert.equal(tried, [["1", "2"], ["3", "4"], ["3", "4"], ["5"]]);
});

test("rows whose answer was lost are told from those that were never sent", async () => {
  const send = async (batch: string[]) => {
    if (batch.includes("3")) throw new ServerError(responseCodes.client, "Tidak ada jawaban.");
    return done(batch);
  };
  const state = await createBulk({ ids, batchSize: 2, send }).start();
  assert.ok(state.status === "stopped" && state.unsure === 2 && state.rest === 1);
});

test("stops after the present batch when it is told to", async () => {
  const run = createBulk({
    ids,
    batchSize: 2,
    send: async (batch) => {
      run.cancel();
      return done(batch);
    },
  });
  const state = await run.start();
  assert.ok(state.status === "stopped" && state.error === null && state.rest === 3);
});

test("starts once, however often it is clicked", async () => {
  let sent = 0;
  const send = async (batch: string[]) => {
    sent += 1;
    return done(batch);
  };
  const run = createBulk({ ids, send });
  await Promise.all([run.start(), run.start()]);
  await run.start();
  assert.is(sent, 1);
});

test.run();
