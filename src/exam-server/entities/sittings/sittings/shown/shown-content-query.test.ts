// The order of a question's parts: nobody can compute it from what is sent, and it is the same wherever it is shown.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionContent } from "../../../../../contract/questions/question-content.ts";
import { getResultDetail } from "../../../../../contract/results/result-detail.ts";
import { finishSitting, getOwnSitting } from "../../../../../contract/sitting/own-sitting.ts";
import { participantContent } from "../../../../../domain/questions/participant-question.ts";
import {
  openSittingSchool,
  type SittingSchool,
} from "../../../../../testing/exams/sitting-school.ts";
import { questionSamples } from "../../../../../testing/questions/question-samples.ts";
import { shownContent } from "./shown-content-query.ts";

const test = suite("the order in which a sitting shows a question");
let school: SittingSchool;
test.before.each(async () => {
  school = await openSittingSchool();
});
test.after.each(() => school.close());

const { content } = questionSamples[7];
const asked = (id: string) => ({ id, content, shuffle: true });
const orderOf = (key: string | null, id = "q", sitting = "s") => {
  const shown = shownContent(asked(id), { id: sitting, mixes_options: true, order_key: key });
  assert.ok(shown.type === 7);
  return shown.payload.items.map((item) => item.id).join(" ");
};

test("it follows from the key, the question and the list, and from nothing that the device knows", () => {
  const keys = Array.from({ length: 60 }, (_none, at) => `key ${at}`);
  assert.ok(new Set(keys.map((key) => orderOf(key))).size > 10, "each key has its own");
  assert.ok(new Set(keys.map((id) => orderOf("key", id))).size > 10, "and each question");
  assert.is(
    new Set(keys.map((id) => orderOf("key", "q", id))).size,
    1,
    "whatever the sitting's id",
  );
  const firsts = keys.map((key) => orderOf(key).split(" ")[0]);
  for (const { id } of content.payload.items) {
    assert.ok(firsts.filter((first) => first === id).length > 3, `${id} comes first now and then`);
  }
});

async function shownTo(exam: string, token: string) {
  const sitting = await school.server.ok(getOwnSitting, { id: exam }, { token });
  return {
    text: JSON.stringify(sitting),
    lists: sitting.questions.map(({ id, type, payload }) => ({ id, type, payload })),
  };
}
const storedOf = (participant: string) =>
  school.server.db
    .selectFrom("sittings")
    .select(["id", "order_key"])
    .where("participant_id", "=", participant)
    .executeTakeFirstOrThrow();

test("device and results show the same order, by a key that is never sent", async () => {
  const exam = await school.addExam("urutan", { acak_opsi: true });
  const { id, token } = await school.begin(exam);
  const { order_key: key, id: sitting } = await storedOf(id);
  assert.ok((key ?? "").length >= 64);
  const shown = await shownTo(exam, token);
  assert.equal((await shownTo(exam, token)).lists, shown.lists);
  assert.not(shown.text.includes(key!));
  await school.server.ok(finishSitting, { id: exam }, { token });
  const detail = await school.server.ok(getResultDetail, { id: sitting });
  assert.not(JSON.stringify(detail).includes(key!));
  for (const { id: question, type, payload } of shown.lists) {
    const seen = detail.questions.find((one) => one.question_id === question)!;
    assert.equal(seen.payload, payload, `type ${type}`);
  }
});

test("a sitting that began before there were keys keeps the order that it was shown", async () => {
  const exam = await school.addExam("lama", { acak_opsi: true });
  const { id, token } = await school.begin(exam);
  await school.server.db
    .updateTable("sittings")
    .set({ order_key: null })
    .where("participant_id", "=", id)
    .execute();
  const { id: sitting } = await storedOf(id);
  assert.is(
    orderOf(null, "q", sitting),
    (participantContent(content, `${sitting} q`, true) as typeof content).payload.items
      .map((item) => item.id)
      .join(" "),
  );
  const { lists } = await shownTo(exam, token);
  const kept = await school.server.db
    .selectFrom("questions")
    .select(["id", "type", "payload"])
    .where("type", "in", [5, 7, 13])
    .execute();
  const own = kept.filter((question) => lists.some((one) => one.id === question.id));
  assert.is(own.length, 3);
  for (const { id: question, type, payload } of own) {
    const stored = { type, payload, key: {} } as QuestionContent;
    const before = participantContent(stored, `${sitting} ${question}`, true);
    assert.equal(lists.find((one) => one.id === question)!.payload, before.payload);
  }
});

test.run();
