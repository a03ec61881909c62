import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rowReader } from "../../../../contract/exams/board/live-board-rows.ts";
import {
  getBoard,
  getBoardEvents,
  listRunningBoards,
  type BoardPatch,
  type Board,
} from "../../../../contract/exams/board/boards.ts";
import { resetLogins, unblockLogins } from "../../../../contract/exams/participant-logins.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { testPollIntervals } from "../../../../testing/server/test-settings.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";

const test = suite("live boards on the server");
let school: SittingSchool;
let exam = "";
test.before(async () => {
  school = await openSittingSchool();
  exam = await school.addExam("Matematika", { group_ids: [school.groups.one.id] });
});
test.after(() => school.close());

async function follower(token: string) {
  const client = await connectClientAs(school.server.exam.live, token);
  const { frames } = client;
  return {
    ...client,
    follow: (id: string) => client.follow(`board:${id}`),
    unfollow: (id: string) => client.unfollow(`board:${id}`),
    patches: () => frames.filter(({ t }) => t === "patch").map(({ value }) => value as BoardPatch),
    snapshot: () => frames.find(({ t }) => t === "snapshot")?.value as Board | undefined,
  };
}
type Follower = Awaited<ReturnType<typeof follower>>;
const changedIds = (line: Follower) => line.patches().flatMap(({ rows }) => rows.map(([id]) => id));
/** Long enough for several readings, even slow ones. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 15 * testPollIntervals.board));

async function answerOne(token: string): Promise<void> {
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  const [first] = questions;
  await school.send(exam, token, [{ question_id: first!.id, answer: questionSamples[1].right }]);
}

test("two who follow one exam are told who has changed, and nobody else; the last to leave ends it", async () => {
  const [budi, ani] = [await school.begin(exam), await school.begin(exam)];
  const [one, other] = [await follower(school.server.token!), await follower(school.server.token!)];
  await Promise.all([one.follow(exam), other.follow(exam)]);
  assert.equal(
    one.snapshot()!.rows.map(([id]) => id),
    [budi.id, ani.id],
  );
  await wait();
  assert.equal([one.patches(), other.patches()], [[], []], "nothing changed: nothing is told");
  await answerOne(budi.token);
  await until(() => changedIds(one).length > 0 && changedIds(other).length > 0);
  assert.equal([changedIds(one), changedIds(other)], [[budi.id], [budi.id]]);
  const readRow = rowReader(one.snapshot()!.head);
  assert.is(readRow(one.patches()[0]!.rows[0]!).answered, 1, "the whole row, with its answer");

  await one.unfollow(exam);
  await answerOne(ani.token);
  await until(() => changedIds(other).includes(ani.id));
  assert.equal(changedIds(one), [budi.id]);
  await other.unfollow(exam);
  const before = other.frames.length;
  await answerOne(budi.token);
  await wait();
  assert.is(other.frames.length, before);

  await one.follow(exam);
  const { rows } = one.frames.at(-1)!.value as Board;
  assert.is(rows.length, 2, "whoever comes back begins with all that is there now");
  one.connection.closed();
  other.connection.closed();
});

test("who comes later to the exam is added, who is deleted goes", async () => {
  const line = await follower(school.server.token!);
  await line.follow(exam);
  const { id } = await school.addSitter();
  await until(() => changedIds(line).includes(id));
  await school.server.db
    .updateTable("participants")
    .set({ deleted_at: school.server.now })
    .where("id", "=", id)
    .execute();
  await until(() => line.patches().some(({ gone }) => gone.includes(id)));
  line.connection.closed();
});

test("a reading that fails is not passed off as nothing new", async () => {
  const line = await follower(school.server.token!);
  await line.follow(exam);
  const { db } = school.server;
  await db.schema.alterTable("reset_requests").renameTo("reset_requests_away").execute();
  const { error } = console;
  console.error = () => undefined;
  await until(() => line.frames.at(-1)?.t === "lost");
  console.error = error;
  await db.schema.alterTable("reset_requests_away").renameTo("reset_requests").execute();
  line.connection.closed();
});

test("a teacher sees own exams and the room that names him, and mends things there alone", async () => {
  const { server } = school;
  const token = await school.tokenOf("EVAL");
  const teacher = await server.db
    .selectFrom("users")
    .select(["id", "name"])
    .where("name", "=", "Akun EVAL")
    .executeTakeFirstOrThrow();
  const { seated, people } = await addProctoredExam(school, teacher.name);
  const [inRoom, elsewhere] = people as [(typeof people)[0], (typeof people)[0]];
  const room = `${seated}~R-01`;
  const seen = await server.ok(getBoard, { id: room }, { token });
  assert.equal(
    [seen.rows.map(([id]) => id), seen.head.rooms.map(({ nama }) => nama)],
    [[inRoom.id], ["R-01"]],
  );
  const refused = [seated, exam, `${seated}~R-02`, `${seated}~nowhere`, `${exam}~R-01`];
  for (const id of refused) {
    assert.is((await server.call(getBoard, { id }, { token })).code, "44", id);
    const participant_id = elsewhere.id;
    const story = await server.call(getBoardEvents, { id, participant_id }, { token });
    assert.is(story.code, "44", id);
  }
  const other = { id: room, participant_id: elsewhere.id };
  assert.is((await server.call(getBoardEvents, other, { token })).code, "44");

  const line = await follower(token);
  await line.follow(seated);
  assert.is(line.frames.at(-1)!.code, "44");
  await line.follow(room);
  await school.signIn(elsewhere.no);
  await school.signIn(inRoom.no);
  await until(() => changedIds(line).length > 0);
  assert.equal(changedIds(line), [inRoom.id]);
  line.connection.closed();

  const listed = async (as: string) =>
    (await server.ok(listRunningBoards, {}, { token: as })).items.map(({ id }) => id);
  assert.equal(await listed(token), [room]);
  assert.equal((await listed(server.token!)).sort(), [exam, seated].sort());
  await server.db
    .updateTable("schedules")
    .set({ created_by: teacher.id })
    .where("id", "=", seated)
    .execute();
  assert.equal(await listed(token), [seated], "an own one is seen whole");
  await server.db
    .updateTable("schedules")
    .set({ created_by: null })
    .where("id", "=", seated)
    .execute();

  const ids = people.map(({ id }) => id);
  const { results } = await server.ok(resetLogins, { ids }, { token });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "refused"],
  );
});

test("the list counts states and incidents; the story of one says who let them on, and why", async () => {
  const { server } = school;
  const { id } = await school.begin(exam);
  await server.db
    .updateTable("participants")
    .set({ status: "blocked", block_reason: "Keluar 4 kali" })
    .where("id", "=", id)
    .execute();
  const ofExam = async () =>
    (await server.ok(listRunningBoards, {})).items.find((one) => one.id === exam)!;
  const before = await ofExam();
  assert.is(before.counts.blocked, 1);
  assert.ok(before.incidents > 0);
  await server.ok(unblockLogins, { ids: [id], note: "Salah tekan" });
  assert.is((await ofExam()).counts.blocked, 0);
  const { items } = await server.ok(getBoardEvents, { id: exam, participant_id: id });
  assert.equal(
    items.map(({ kind }) => kind),
    ["unblock", "start", "open"],
  );
  assert.is(items[0]!.reason, "Salah tekan");
  assert.is(items[0]!.by, server.account("EVIL").name);
});

test.run();
