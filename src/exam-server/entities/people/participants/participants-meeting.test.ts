// What is decided about participants while somebody else writes about them at the same moment.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deleteParticipants } from "../../../../contract/participants.ts";
import { meeting } from "../../../../testing/server/meeting-transactions.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("participants whom two transactions meet at");
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

test("whoever begins an exam at the moment of the deletion is not deleted", async () => {
  const exam = await school.addExam("Bertemu");
  const { id } = await school.addSitter();
  const { server, bank } = school;
  const { results } = await meeting(
    server,
    (other) =>
      other
        .insertInto("sittings")
        .values({
          id: randomUUID(),
          schedule_id: exam,
          participant_id: id,
          bank_id: bank,
          created_at: server.now,
          opened_by: "",
          ip: "",
          agent: "",
        })
        .execute(),
    () => server.ok(deleteParticipants, { ids: [id] }),
  );
  assert.match(String(results[0]!.reason), /Sudah punya 1 hasil ujian/u);
  const row = await server.db
    .selectFrom("participants")
    .select("deleted_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  assert.is(row.deleted_at, null);
});

test.run();
