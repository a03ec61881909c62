// The keys of a package against the package itself: whoever answers by the key earns everything.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { paperBank, paperQuestionOf } from "../../testing/questions/paper-bank.ts";
import { plainTextOf } from "../text/html-text.ts";
import type { ParticipantContent } from "../questions/participant-question.ts";
import { scoreQuestion } from "../scoring/score-question.ts";
import { answerFieldOf } from "./answer-fields.ts";
import { keysSideBySide, paperKeys } from "./paper-keys.ts";
import { letterOf } from "../text/letters.ts";
import { blanksInOrder, inputsInOrder } from "./paper-marks.ts";
import { paperPackages } from "./paper-order.ts";
import { numberedQuestions } from "./question-paper.ts";

const test = suite("keys of a paper");

const scored = ([1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16] as const).map((type) =>
  paperQuestionOf(`q${type}`, type),
);
const bank = paperBank(scored);

/** "2–A, C; 3–B" or "1 satu; 2 dua" by number. */
function entries(text: string): [number, string][] {
  return text.split("; ").map((entry) => {
    const [, number, rest] = /^(\d+)[–\s](.*)$/u.exec(entry) ?? [];
    return [Number(number), rest ?? ""];
  });
}

const atLetter = <Item>(items: readonly Item[], letter: string) =>
  items[items.findIndex((_, at) => letterOf(at) === letter.toUpperCase())]!;

const letters = (given: string) => given.split(", ");

type Keyed = Exclude<QuestionType, 2 | 9>;
type Answering<Type extends QuestionType> = (
  text: string,
  content: Extract<ParticipantContent, { type: Type }>,
) => AnswerOf<Type>;

/** What somebody writes who has only the paper and its key. */
const answersBy: { [Type in Keyed]: Answering<Type> } = {
  1: (text, { payload }) => ({ type: 1, id: atLetter(payload.options, text).id }),
  3: (text, { payload }) => ({ type: 3, id: atLetter(payload.options, text).id }),
  4(text, { payload }) {
    return {
      type: 4,
      ids: letters(text).map((each) => atLetter(payload.options, each).id),
    };
  },
  5(text, { payload }) {
    const { left, right } = payload;
    const pairs = entries(text).map(([at, each]) => [left[at - 1]!.id, atLetter(right, each).id]);
    return { type: 5, pairs: Object.fromEntries(pairs) };
  },
  10(text, { payload }) {
    const { left, right } = payload;
    const pairs = entries(text).flatMap(([at, given]) =>
      letters(given).map((each): [string, string] => [left[at - 1]!.id, atLetter(right, each).id]),
    );
    return { type: 10, pairs };
  },
  6: (text) => ({ type: 6, text: firstOf(text) }),
  7(text, { payload }) {
    const ids: string[] = [];
    const places = text.split(" – ").map(Number);
    payload.items.forEach(({ id }, at) => (ids[places[at]! - 1] = id));
    return { type: 7, ids };
  },
  8(text, { payload }) {
    const { labels, statements } = payload;
    const values = entries(text).map(([at, label]) => [
      statements[at - 1]!.id,
      label === labels[0] ? 1 : 0,
    ]);
    return { type: 8, values: Object.fromEntries(values) as Record<string, 0 | 1> };
  },
  11(text, { payload }) {
    const inputs = inputsInOrder(payload.cells);
    const cells = entries(text).map(([at, given]) => [inputs[at - 1]!.id, firstOf(given)]);
    return { type: 11, cells: Object.fromEntries(cells) };
  },
  12(text, { payload }) {
    const { rows, columns } = payload;
    const given = entries(text).map(([at, names]) => [
      rows[at - 1]!.id,
      letters(names).map((name) => columns.find(({ html }) => plainTextOf(html) === name)!.id),
    ]);
    return { type: 12, rows: Object.fromEntries(given) };
  },
  13(text, { payload }) {
    const { categories, items } = payload;
    const given = text.split("; ").flatMap((entry) => {
      const [name = "", inside = ""] = entry.split(": ");
      const { id } = categories.find(({ html }) => plainTextOf(html) === name)!;
      return inside === "–" ? [] : letters(inside).map((each) => [atLetter(items, each).id, id]);
    });
    return { type: 13, items: Object.fromEntries(given) };
  },
  14(text, { payload }) {
    const ordered = blanksInOrder(payload);
    const given = entries(text).map(([at, word]) => {
      const { id, mode, options } = ordered[at - 1]!;
      if (mode === "text") return [id, firstOf(word)];
      const words = mode === "bank" ? payload.bank : options;
      return [id, words.find((each) => each.text === word)!.id];
    });
    return { type: 14, blanks: Object.fromEntries(given) };
  },
  15(text, { payload }) {
    const ids = letters(text).map((each) =>
      payload.mode === "options"
        ? atLetter(payload.options, each).id
        : payload.zones[Number(each) - 1]!.id,
    );
    return { type: 15, ids };
  },
  16(text, { payload }) {
    const { zones, labels, mode } = payload;
    const given = entries(text).map(([at, mark]) => [
      zones[at - 1]!.id,
      mode === "typed" ? firstOf(mark) : atLetter(labels, letters(mark)[0]!).id,
    ]);
    return { type: 16, labels: Object.fromEntries(given) };
  },
};

function answerBy(text: string, content: ParticipantContent): QuestionAnswer {
  if (content.type === 2 || content.type === 9) {
    throw new Error(`Type ${content.type} has no key in words`);
  }
  const answering = answersBy[content.type] as Answering<Keyed>;
  return answering(text, content);
}

const firstOf = (given: string) => given.split(" / ")[0]!.split(" ± ")[0]!;

for (const pack of paperPackages) {
  test(`who answers package "${pack}" by its key earns every question of every type`, () => {
    const keys = paperKeys(bank, pack, false);
    for (const { number, question, content } of numberedQuestions(bank, pack, false)) {
      const { key } = keys[number - 1]!;
      assert.is(key.is, "text", question.id);
      const answer = answerBy(key.is === "text" ? key.text : "", content);
      const policy = { name: "mutlak", minus: 0 } as const;
      const { verdict } = scoreQuestion(question.content, answer, policy);
      assert.is(verdict, "benar", `${question.id}: ${JSON.stringify(key)}`);
    }
  });
}

test("letters follow the options of the package, not of the bank", () => {
  const many = paperBank(Array.from({ length: 12 }, (_, at) => paperQuestionOf(`m${at}`, 1)));
  const written = new Set(
    paperPackages.map((pack) =>
      paperKeys(many, pack, false)
        .map(({ key }) => (key.is === "text" ? key.text : ""))
        .join(""),
    ),
  );
  assert.is(written.size, paperPackages.length);
});

test("what a person marks says so, a model answer stands as it was written", () => {
  const essay = paperQuestionOf("essay", 2);
  const opinion = paperQuestionOf("opinion", 9);
  const rows = paperKeys(paperBank([essay, opinion]), "", false);
  assert.equal(
    rows.map(({ key }) => key),
    [{ is: "html", html: "<p>Karena musim hujan.</p>" }, { is: "manual" }],
  );
});

test("a key that was never set is told, not left empty", () => {
  const question = paperQuestionOf("open", 1);
  if (question.content.type === 1) question.content.key.id = null;
  assert.equal(paperKeys(paperBank([question]), "A", false)[0]?.key, { is: "missing" });
});

test("the keys of all packages stand beside one another by number", () => {
  const rows = keysSideBySide(bank, ["A", "B"], false);
  assert.is(rows.length, scored.length);
  assert.equal(
    rows.map(({ keys }) => keys[1]),
    paperKeys(bank, "B", false).map(({ key }) => key),
  );
});

test("an answer sheet has a place for the answer of every type", () => {
  const kinds = Array.from({ length: 16 }, (_, at) => {
    const { content } = paperQuestionOf("x", (at + 1) as QuestionType);
    return answerFieldOf(content).is;
  });
  assert.equal(
    kinds,
    "rings lines rings rings blanks lines blanks rows rows blanks blanks rows blanks blanks rings blanks".split(
      " ",
    ),
  );
  const choice = answerFieldOf(paperQuestionOf("x", 1).content);
  assert.equal(choice, { is: "rings", marks: ["A", "B", "C", "D"] });
});

test.run();
