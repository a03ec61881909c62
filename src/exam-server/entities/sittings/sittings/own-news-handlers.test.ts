import { suite } from "uvu";
import * as assert from "uvu/assert";
import { awaitNews, type OwnNews } from "../../../../contract/sitting/own-news.ts";
import { updateTimeoutMs } from "../../../live/participant-updates.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { sittingRows } from "./sitting-rows-query.ts";

const test = suite("news for a participant at work");
let school: SittingSchool;
let exam: string;
test.before(async () => {
  school = await openSittingSchool();
  exam = await school.addExam("Fisika");
});
test.after(() => school.server.close());

const ask = (token: string, mark: string): Promise<OwnNews> =>
  school.server.ok(awaitNews, { id: exam, mark }, { token });
const addTime = (id: string) =>
  school.server.db
    .updateTable("sittings")
    .set({ extra_seconds: 300 })
    .where("participant_id", "=", id)
    .execute();

test("a device that knows nothing, or something else, is answered at once", async () => {
  const { token } = await school.begin(exam);
  const { mark, status } = await ask(token, "");
  assert.is(status, 3);
  assert.is((await ask(token, "old")).mark, mark);
});

test("one that knows it all waits until somebody changes something", async () => {
  const { id, token } = await school.begin(exam);
  const { mark } = await ask(token, "");
  let isAnswered = false;
  const waiting = ask(token, mark).finally(() => (isAnswered = true));
  await school.server.ok(
    awaitNews,
    { id: exam, mark: "" },
    { token: (await school.begin(exam)).token },
  );
  assert.not(isAnswered);
  await addTime(id);
  school.server.exam.sitterNews.wake([id]);
  const news = await waiting;
  assert.is(news.extra_seconds, 300);
  assert.is.not(news.mark, mark);
});

test("another call of the same participant ends the one that waits", async () => {
  const { token } = await school.begin(exam);
  const { mark } = await ask(token, "");
  const first = ask(token, mark);
  // While another comes in the first has begun to wait.
  await school.begin(exam);
  const asked = performance.now();
  await ask(token, "");
  assert.is((await first).mark, mark);
  assert.ok(
    performance.now() - asked < updateTimeoutMs / 2,
    "it was ended, and did not end by itself",
  );
});

test("waiting counts as being there, and staff see it", async () => {
  const { id, token } = await school.begin(exam);
  const rowNow = async () =>
    (await sittingRows({ schedule: exam, at: school.server.now, ids: [id] }, school.server.db))[0]!;
  const before = (await rowNow()).last_seen_at;
  school.server.wait(11_000);
  await ask(token, "");
  const row = await rowNow();
  assert.ok(row.last_seen_at! > before!);
  assert.is(row.status, 3);
  assert.ok(row.is_signed_in);
  assert.is(row.asked, 16);
});

test.run();
