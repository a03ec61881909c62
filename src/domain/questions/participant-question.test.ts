import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Part, QuestionContent } from "../../contract/questions/question-content.ts";
import { allSamples, questionSamples } from "../../testing/questions/question-samples.ts";
import { participantContent } from "./participant-question.ts";

const test = suite("what a participant is sent");

const seeds = Array.from({ length: 40 }, (_none, at) => `sitting ${at}`);
const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id).join(" ");

for (const { content } of allSamples) {
  test(`type ${content.type}: no key, no weight, the same parts, and the same order for the same seed`, () => {
    for (const seed of seeds) {
      const sent = participantContent(content, seed, true);
      assert.equal(Object.keys(sent).sort(), ["payload", "type"]);
      assert.not.match(JSON.stringify(sent), /"(?:key|weights|weight|accepted|rujukan|rubric)"/u);
      assert.equal(participantContent(content, seed, true), sent);
      assert.equal(sortedIds(sent), sortedIds({ payload: content.payload }));
    }
  });
}

function sortedIds(sent: unknown): string[] {
  return [...(JSON.stringify(sent).match(/"id":"[^"]+"/gu) ?? [])].sort();
}

test("what is to be put in order, or found a partner for, is mixed even where options are not", () => {
  const orders = (list: (content: QuestionContent) => readonly Part[], content: QuestionContent) =>
    new Set(
      seeds.map((seed) => idsOf(list(participantContent(content, seed, false) as QuestionContent))),
    );
  const items = orders(
    (sent) => (sent as (typeof questionSamples)[7]["content"]).payload.items,
    questionSamples[7].content,
  );
  assert.ok(items.size > 10);
  const rights = orders(
    (sent) => (sent as (typeof questionSamples)[5]["content"]).payload.right,
    questionSamples[5].content,
  );
  assert.ok(rights.size > 10);
  const options = new Set(
    seeds.map((seed) =>
      JSON.stringify(participantContent(questionSamples[1].content, seed, false)),
    ),
  );
  assert.is(options.size, 1);
});

test("an option that is fixed keeps its place, and every other comes first now and then", () => {
  const { content } = questionSamples[1];
  const options = content.payload.options.map((each, at) => ({ ...each, fixed: at === 3 }));
  const firsts = new Set<string>();
  for (const seed of seeds) {
    const sent = participantContent({ ...content, payload: { options } }, seed, true);
    assert.ok(sent.type === 1);
    assert.is(sent.payload.options[3]?.id, "m4");
    firsts.add(sent.payload.options[0]?.id ?? "");
  }
  assert.is(firsts.size, 3);
});

test("labels that are to be typed are not sent", () => {
  const { content } = questionSamples[16];
  const typed = { ...content, payload: { ...content.payload, mode: "typed" as const } };
  assert.not.match(JSON.stringify(participantContent(typed, "x", true)), /Sumatra/u);
});

test.run();
