import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { restoreDays } from "../contract/calls/record-calls.ts";
import { deleteParticipants } from "../contract/participants.ts";
import { openSittingSchool } from "../testing/exams/sitting-school.ts";

const test = suite("what was deleted for good, while the server runs");

test("a participant who cannot be restored any more is forgotten with the photo, without a restart", async () => {
  const school = await openSittingSchool({ repeatedWorkMs: 20 });
  const { server } = school;
  const { id } = await school.addSitter();
  const photo = { id: randomUUID(), participant_id: id, sha256: "x", mime: "image/png" };
  const row = { ...photo, bytes: Buffer.from("x"), created_at: server.now };
  await server.db
    .insertInto("participant_photos")
    .values(row as never)
    .execute();
  await server.ok(deleteParticipants, { ids: [id] });
  const photos = () =>
    server.db.selectFrom("participant_photos").select("id").where("id", "=", photo.id).execute();
  assert.is((await photos()).length, 1, "it can be undone");
  server.wait(restoreDays * 24 * 60 * 60 * 1000 + 1);
  for (let tries = 0; tries < 300 && (await photos()).length > 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal(await photos(), []);
  await school.close();
});

test.run();
