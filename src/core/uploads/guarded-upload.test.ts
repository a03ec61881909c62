import { suite } from "uvu";
import * as assert from "uvu/assert";
import { guardedUpload } from "./guarded-upload.ts";
import { $leaveRequest, confirmLeaving, hasUnsavedInput } from "../navigation.ts";

const test = suite("guarded upload");
test.after.each(() => $leaveRequest.set(null));

test("leaving asks while a file is on its way, and no longer once it has arrived", async () => {
  let resolve = (_stored: string): void => undefined;
  const upload = guardedUpload(new Promise<string>((stored) => (resolve = stored)));
  let left = 0;
  confirmLeaving(() => (left += 1));
  assert.is(left, 0);
  assert.ok($leaveRequest.get());
  resolve("stored");
  assert.is(await upload, "stored");
  confirmLeaving(() => (left += 1));
  assert.is(left, 1);
});

test("an upload that was refused holds nobody back", async () => {
  const upload = guardedUpload(Promise.reject(new Error("refused")));
  await upload.catch(() => undefined);
  assert.not(hasUnsavedInput());
});

test.run();
