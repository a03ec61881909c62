// Finding 9: what the check of a question says of keys that could never be given, or are not read as they were meant.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import { toDecimal } from "../scoring/fraction.ts";
import { scoringPolicyOf } from "../scoring/question-policy.ts";
import { scoreQuestion } from "../scoring/score-question.ts";
import { checkQuestion } from "./check-question.ts";
import { questionWith } from "./question-with.ts";

const test = suite("checks of keys");

const asked = (content: QuestionContent, policy: PolicyName | null = null) =>
  questionWith("<p>Apa?</p>", content, {
    policy,
    audio: { media_id: "m", max_play: 2, autoplay: false },
  });
const faultsOf = (content: QuestionContent, policy: PolicyName | null = null) =>
  checkQuestion(asked(content, policy)).map(({ path, severity }) => `${severity} ${path}`);

/** Each sample with one key more, for a part that it does not have. */
const strays: { [Type in QuestionType]?: ContentOf<Type>["key"] } = {
  5: { pairs: { ...questionSamples[5].content.key.pairs, gone: "k4" } },
  8: { values: { ...questionSamples[8].content.key.values, gone: 1 } },
  10: { pairs: [...questionSamples[10].content.key.pairs, ["gone", "u1"]] },
  11: {
    cells: { ...questionSamples[11].content.key.cells, gone: { ...accepting("1"), manual: false } },
  },
  12: {
    ...questionSamples[12].content.key,
    rows: { ...questionSamples[12].content.key.rows, gone: ["p1"] },
  },
  13: { items: { ...questionSamples[13].content.key.items, gone: "b1" } },
  14: {
    ...questionSamples[14].content.key,
    texts: { ...questionSamples[14].content.key.texts, gone: accepting("x") },
  },
  16: {
    ...questionSamples[16].content.key,
    labels: { ...questionSamples[16].content.key.labels, gone: ["l4"] },
  },
};

for (const { content, right } of allSamples) {
  const key = strays[content.type];
  if (!key) continue;
  test(`finding 9, type ${content.type}: a key for a part that is gone is a fault and costs nobody anything`, () => {
    const stray = { ...content, key } as QuestionContent;
    assert.equal(faultsOf(stray), ["error key"]);
    for (const name of ["mutlak", "parsial", "parsial_penalti", "bertingkat"] as const) {
      const { least, verdict } = scoreQuestion(stray, right, scoringPolicyOf(name));
      assert.equal([toDecimal(least, 4), verdict], ["1.0000", "benar"], name);
    }
  });
}

test("finding 9: a key that names what is gone is no key, in the choices of every kind", () => {
  const { content: four } = questionSamples[4];
  const choice = { ...four, key: { ...four.key, ids: [...four.key.ids, "gone"] } };
  assert.equal(faultsOf(choice), ["error key"]);
  const { content: links } = questionSamples[10];
  const link = {
    ...links,
    key: { pairs: [...links.key.pairs, ["a1", "gone"] as [string, string]] },
  };
  assert.equal(faultsOf(link), ["error key"]);
  const { content: picture } = questionSamples[16];
  const labels = { ...picture.key.labels, z1: ["l1", "gone"] };
  assert.equal(faultsOf({ ...picture, key: { ...picture.key, labels } }), ["error key"]);
  for (const [question, right] of [
    [choice, questionSamples[4].right],
    [link, questionSamples[10].right],
  ] as const) {
    assert.is(scoreQuestion(question, right, scoringPolicyOf("mutlak")).verdict, "benar");
  }
});

test("a distractor that is gone, or a row without keys, is no key at all", () => {
  const { content } = questionSamples[13];
  const items = { ...content.key.items, gone: null };
  assert.equal(faultsOf({ ...content, key: { items } }), []);
  const table = questionSamples[12].content;
  const rows = { ...table.key.rows, gone: [] };
  assert.equal(faultsOf({ ...table, key: { ...table.key, rows } }), []);
});

test("finding 9: more keys than may be chosen", () => {
  const { content } = questionSamples[4];
  const bounded = (most: number) =>
    faultsOf({ ...content, payload: { ...content.payload, max_choices: most } });
  assert.equal([bounded(2), bounded(3), bounded(0)], [["error key"], [], []]);
  const zones = questionSamples[15].content;
  const three = { ...zones, key: { ids: ["z1", "z2", "z3"], weights: {} } };
  const twoOf = { ...three, payload: { ...zones.payload, max_choices: 2 } } as ContentOf<15>;
  assert.equal(faultsOf(twoOf), ["error key"]);
  const oneOf = { ...three, payload: { ...zones.payload, max_choices: 1 } } as ContentOf<15>;
  assert.equal(faultsOf(oneOf), ["error key"]);
});

test("finding 9: weights of options where none is above 0", () => {
  for (const type of [1, 3, 4, 15] as const) {
    const { content } = questionSamples[type];
    const weighing = (weights: Record<string, number>) =>
      ({ ...content, key: { ...content.key, weights } }) as QuestionContent;
    const options = content.type === 15 ? ["z1"] : content.payload.options.map(({ id }) => id);
    const keys = [("ids" in content.key ? content.key.ids : [content.key.id]) as string[]].flat();
    const option = keys[0];
    const equal = Object.fromEntries(keys.map((id) => [id, 1]));
    const other = options.find((id) => !keys.includes(id)) ?? "z2";
    assert.equal(faultsOf(weighing({}), "bobot_opsi"), ["error key"], `type ${type}`);
    assert.equal(faultsOf(weighing({ [option!]: -1, gone: 4 }), "bobot_opsi"), ["error key"]);
    assert.equal(faultsOf(weighing(equal), "bobot_opsi"), []);
    if (options.includes(other)) {
      const heavier = weighing({ ...equal, [other]: 2 });
      assert.equal(faultsOf(heavier, "bobot_opsi"), ["warning key"], `type ${type}`);
      assert.equal(faultsOf(heavier, "mutlak"), [], "the weights do not count");
    }
    assert.equal(faultsOf(weighing({}), "parsial"), []);
    assert.equal(faultsOf(weighing({})), [], "the bank's policy is not known");
    const byBank = checkQuestion(asked(weighing({})), "bobot_opsi");
    assert.is(byBank.length, 1, "the bank's policy counts where there is none of its own");
    assert.is(checkQuestion(asked(weighing({}), "mutlak"), "bobot_opsi").length, 0);
  }
  assert.equal(faultsOf(questionSamples[8].content, "bobot_opsi"), [], "other types have none");
});

test("finding 8: a number with two readings is told with the one that was taken", () => {
  const { content } = questionSamples[6];
  const keyed = (text: string, unit = "") =>
    checkQuestion(
      asked({
        ...content,
        payload: { ...content.payload, unit },
        key: { ...accepting(text), mode: "number" },
      }),
    );
  assert.equal(keyed("1.000"), [
    {
      path: "key",
      severity: "warning",
      reason: '"1.000" dibaca 1. Tulis 1000 jika itu maksudnya.',
    },
  ]);
  assert.match(keyed("2,500 cm", "cm")[0]!.reason, "dibaca 2,5. Tulis 2500");
  for (const text of ["1000", "0,125", "1.000,5", "1.000.000", "3,14"])
    assert.equal(keyed(text), []);
  assert.is(keyed("12 cm")[0]?.severity, "error");
  assert.equal(keyed("12 cm", "cm"), []);
  assert.is(keyed("1/2")[0]?.severity, "error");
  const half = { ...accepting("1/2"), mode: "number" as const, allow_fractions: true };
  assert.equal(faultsOf({ ...content, key: half }), []);
  const cells = { ...questionSamples[11].content.key.cells };
  cells["c1"] = { ...cells["c1"]!, accepted: [{ text: "1.000", share: 1 }] };
  assert.equal(faultsOf({ ...questionSamples[11].content, key: { cells } }), ["warning cells.c1"]);
});

test("a label that may lie but once cannot be the only key of two areas", () => {
  const { content } = questionSamples[16];
  const keyed = (z2: string[], reuse = false) => {
    const labels = content.payload.labels.map((label) => ({ ...label, reuse }));
    const key = { ...content.key, labels: { ...content.key.labels, z2 } };
    return faultsOf({ ...content, payload: { ...content.payload, labels }, key });
  };
  assert.equal(keyed(["l1"]), ["error labels.l1"]);
  assert.equal(keyed(["l1"], true), []);
  assert.equal(keyed(["l1", "l2"]), []);
});

test.run();
