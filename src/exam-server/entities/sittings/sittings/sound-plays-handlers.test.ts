import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createReference } from "../../../../contract/questions/references.ts";
import { openSitting } from "../../../../contract/sitting/own-exams.ts";
import { finishSitting, getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { reportPlay, type soundOwners } from "../../../../contract/sitting/sound-plays.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { questionOf, sharedText, wavBytes } from "../../../../testing/questions/open-test-bank.ts";

const test = suite("plays of a sound");
let school: SittingSchool;
let exam = "";
test.before(async () => {
  school = await openSittingSchool();
  exam = await school.addExam("dengar", { bank_ids: [await listeningBank()] });
});
test.after(() => school.close());

/** A question with a sound that may be played twice, below a direction that may be played once. */
async function listeningBank(): Promise<string> {
  const type = 3 as const;
  const plan = [{ type, count: 1, weight: 100, policy: "mutlak" as const, minus: 0 }];
  const { id } = await school.newBank({ plan });
  const { id: audio_id } = await school.upload(wavBytes(), id);
  const { id: reference_id } = await school.server.ok(createReference, {
    ...sharedText,
    id,
    type: "LT_DIRECT",
    audio_id,
    max_play: 1,
  });
  const audio = { media_id: audio_id, max_play: 2, autoplay: false };
  await school.add("Dengar", { ...questionOf(type), audio, reference_id }, id);
  return id;
}

type Owner = (typeof soundOwners)[number];
const play = (token: string, owner: Owner, owner_id: string, play_id: string = randomUUID()) =>
  school.server.call(reportPlay, { id: exam, play_id, owner, owner_id }, { token });
const shown = (token: string) => school.server.ok(getOwnSitting, { id: exam }, { token });

test("each is counted once, however often it is reported, and another device sees the count", async () => {
  const { no, token } = await school.begin(exam);
  const [question] = (await shown(token)).questions;
  const [first, second] = [randomUUID(), randomUUID()];
  for (const [play_id, played] of [
    [first, 1],
    [first, 1],
    [second, 2],
  ] as const) {
    const { data } = await play(token, "question", question!.id, play_id);
    assert.equal([data.played, data.max_play], [played, 2]);
  }
  const past = await play(token, "question", question!.id);
  assert.is(past.data.played, 3, "it was played offline, and counts");
  const direction = await play(token, "reference", question!.reference_id!);
  assert.equal([direction.data.played, direction.data.max_play], [1, 1]);
  const again = await school.signIn(no);
  await school.server.ok(openSitting, { id: exam }, { token: again });
  const { questions, references } = await shown(again);
  assert.is(questions[0]!.audio!.played, 3);
  assert.is(references[0]!.played, 1);
});

test("invented plays of one sound do not stop the count of another", async () => {
  const { token, id } = await school.begin(exam);
  const [question] = (await shown(token)).questions;
  const { id: sitting } = await school.server.db
    .selectFrom("sittings")
    .select("id")
    .where("participant_id", "=", id)
    .executeTakeFirstOrThrow();
  await sql`
    insert into sitting_plays (sitting_id, play_id, owner_id, at)
    select ${sitting}, 'invented ' || n, ${question!.id}, now() from generate_series(1, 1000) n`.execute(
    school.server.db,
  );
  const { data } = await play(token, "reference", question!.reference_id!);
  assert.is(data.played, 1);
  assert.is((await play(token, "question", question!.id)).data.played, 1_000);
});

test("what has no sound in this sitting is not found, and after the end nothing is counted", async () => {
  const { token } = await school.begin(exam);
  const [question] = (await shown(token)).questions;
  for (const [owner, id] of [
    ["question", "other"],
    ["reference", "other"],
    ["question", question!.reference_id!],
    ["reference", question!.id],
  ] as const) {
    assert.is((await play(token, owner, id)).status, 404);
  }
  await school.server.ok(finishSitting, { id: exam }, { token });
  assert.is((await play(token, "question", question!.id)).status, 409);
});

test.run();
