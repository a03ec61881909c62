import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { allSamples, questionSamples } from "../../testing/questions/question-samples.ts";
import { isProducible } from "./answer-faults.ts";
import { zero } from "./fraction.ts";
import { scoringPolicyOf } from "./question-policy.ts";
import { scoreQuestion } from "./score-question.ts";

const test = suite("answers that no interaction produces");

const verdictOf = (content: QuestionContent, answer: QuestionAnswer) => {
  const { impossible, share, deduction, verdict } = scoreQuestion(
    content,
    answer,
    scoringPolicyOf("mutlak", 0.5),
  );
  if (impossible) assert.equal([share, deduction, verdict], [zero, zero, "salah"]);
  return impossible;
};

function refused<Type extends QuestionType>(
  type: Type,
  answers: readonly Omit<AnswerOf<Type>, "type">[],
  content: QuestionContent = questionSamples[type].content,
): void {
  for (const rest of answers) {
    const answer = { type, ...rest } as unknown as QuestionAnswer;
    assert.not(isProducible(content, answer), JSON.stringify(answer));
    assert.ok(verdictOf(content, answer), JSON.stringify(answer));
  }
}

function taken<Type extends QuestionType>(
  type: Type,
  answers: readonly Omit<AnswerOf<Type>, "type">[],
  content: QuestionContent = questionSamples[type].content,
): void {
  for (const rest of answers) {
    const answer = { type, ...rest } as unknown as QuestionAnswer;
    assert.ok(isProducible(content, answer), JSON.stringify(answer));
    assert.not(verdictOf(content, answer), JSON.stringify(answer));
  }
}

test("domain.md 3.2a: a group of type 13 takes no more items than its bound", () => {
  const { content } = questionSamples[13];
  const [first, second] = content.payload.categories;
  const categories = [
    { ...first!, max: 1 },
    { ...second!, max: 0 },
  ];
  const bounded = { ...content, payload: { ...content.payload, categories } };
  const [a, b] = [first!.id, second!.id];
  refused(13, [{ items: { m1: a, j2: a } }, { items: { m1: a, j2: a, k3: b } }], bounded);
  taken(13, [{ items: { m1: a, j2: b, k3: b } }, { items: { m1: a, j2: null } }], bounded);
  taken(13, [{ items: { m1: a, j2: a, k3: a } }]);
});

test("finding 7: content and answer of two types never meet, and nothing throws", () => {
  for (const { content } of allSamples) {
    for (const { right } of allSamples) {
      const isOwn = content.type === right.type;
      assert.is(isProducible(content, right), isOwn, `${content.type} and ${right.type}`);
      if (!isOwn) assert.ok(verdictOf(content, right));
    }
  }
});

test("parts that the question does not have", () => {
  refused(1, [{ id: "gone" }]);
  refused(3, [{ id: "gone" }]);
  refused(4, [{ ids: ["d1", "gone"] }]);
  refused(5, [{ pairs: { gone: "d1" } }, { pairs: { a1: "gone" } }]);
  refused(7, [{ ids: ["t1", "u2", "k3", "gone"] }]);
  refused(8, [{ values: { s1: 1, gone: 0 } }]);
  refused(9, [{ values: { gone: { value: 1, argument: "" } } }]);
  refused(10, [{ pairs: [["gone", "u1"]] }, { pairs: [["a1", "gone"]] }]);
  refused(11, [{ cells: { gone: "6" } }]);
  refused(12, [{ rows: { gone: ["p1"] } }, { rows: { e1: ["gone"] } }]);
  refused(13, [{ items: { gone: "b1" } }, { items: { m1: "gone" } }]);
  refused(14, [{ blanks: { gone: "w1" } }, { blanks: { n1: "o2" } }, { blanks: { n2: "w1" } }]);
  refused(15, [{ ids: ["gone"] }]);
  refused(16, [{ labels: { gone: "l1" } }, { labels: { z1: "gone" } }]);
});

test("names with nothing beside them are as good as missing", () => {
  taken(5, [{ pairs: { gone: null } }]);
  taken(8, [{ values: { gone: null } }]);
  taken(9, [{ values: { gone: { value: null, argument: " " } } }]);
  taken(11, [{ cells: { gone: "" } }]);
  taken(12, [{ rows: { gone: [] } }]);
  taken(13, [{ items: { gone: null } }]);
  taken(14, [{ blanks: { gone: "" } }]);
  taken(16, [{ labels: { gone: "" } }]);
});

test("finding 4: more than may be chosen", () => {
  const four = questionSamples[4].content;
  const two: ContentOf<4> = { ...four, payload: { ...four.payload, max_choices: 2 } };
  refused(4, [{ ids: ["d1", "t2", "l4"] }], two);
  taken(4, [{ ids: ["d1", "t2"] }, { ids: [] }], two);
  refused(4, [{ ids: ["d1", "d1"] }]);
  const zones = questionSamples[15].content as ContentOf<15>;
  const single = { ...zones, payload: { ...zones.payload, max_choices: 1 } } as ContentOf<15>;
  refused(15, [{ ids: ["z1", "z3"] }], single);
  const pictures = (multiple: boolean): ContentOf<15> => ({
    type: 15,
    payload: {
      mode: "options",
      options: ["p1", "p2"].map((id) => ({
        id,
        image: { media_id: "m", width: 1, height: 1, alt: "" },
        caption: "",
        fixed: false,
      })),
      columns: 2,
      multiple,
    },
    key: { ids: ["p1"], weights: {} },
  });
  refused(15, [{ ids: ["p1", "p2"] }], pictures(false));
  taken(15, [{ ids: ["p1", "p2"] }], pictures(true));
  refused(12, [{ rows: { e1: ["p1", "c2"] } }]);
  const table = questionSamples[12].content;
  const several = { ...table, payload: { ...table.payload, multiple: true } };
  taken(12, [{ rows: { e1: ["p1", "c2"] } }], several);
  refused(12, [{ rows: { e1: ["p1", "p1"] } }], several);
});

test("two lefts to one right, and the same link twice", () => {
  refused(5, [{ pairs: { a1: "d1", b2: "d1" } }]);
  taken(5, [{ pairs: { a1: "d1", b2: null } }]);
  const twice: [string, string][] = [
    ["a1", "u1"],
    ["a1", "u1"],
  ];
  refused(10, [{ pairs: twice }]);
  taken(10, [
    {
      pairs: [
        ["a1", "u1"],
        ["s2", "u1"],
      ],
    },
  ]);
});

test("finding 7: an order that is no permutation, while [] is untouched", () => {
  refused(7, [
    { ids: ["t1", "u2", "k3", "d4", "t1"] },
    { ids: ["t1", "u2", "k3"] },
    { ids: ["t1", "t1", "k3", "d4"] },
  ]);
  taken(7, [{ ids: null }, { ids: [] }, { ids: ["d4", "k3", "u2", "t1"] }]);
  const { verdict } = scoreQuestion(
    questionSamples[7].content,
    { type: 7, ids: [] },
    scoringPolicyOf("parsial"),
  );
  assert.is(verdict, "kosong");
});

test("a word or label used again that may be used but once", () => {
  const { content } = questionSamples[14];
  const blanks = content.payload.blanks.map((blank) => ({ ...blank, mode: "bank" as const }));
  const bank = (reuse: boolean): ContentOf<14> => ({
    ...content,
    payload: { ...content.payload, blanks, bank: [{ id: "w1", text: "Indonesia", reuse }] },
  });
  refused(14, [{ blanks: { n1: "w1", n2: "w1" } }], bank(false));
  taken(14, [{ blanks: { n1: "w1", n2: "w1" } }], bank(true));
  refused(16, [{ labels: { z1: "l1", z2: "l1" } }]);
  const picture = questionSamples[16].content;
  const typed = { ...picture, payload: { ...picture.payload, mode: "typed" as const } };
  taken(16, [{ labels: { z1: "Jawa", z2: "Jawa" } }], typed);
});

test("files with an essay that takes none", () => {
  const { content } = questionSamples[2];
  refused(2, [{ html: "", attachments: ["f1"] }]);
  const open = { ...content, payload: { ...content.payload, attachments: true } };
  taken(2, [{ html: "", attachments: ["f1"] }], open);
});

test.run();
