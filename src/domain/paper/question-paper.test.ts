// A bank as paper: groups, numbers, references, and what each package mixes and what it leaves.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { paperBank, paperQuestionOf, readingText } from "../../testing/questions/paper-bank.ts";
import { paperPackages, rangesOf } from "./paper-order.ts";
import { createPaper, type Paper, type PaperBlock, type PaperShows } from "./question-paper.ts";

const test = suite("question paper");

const plain: PaperShows = {
  planned: false,
  keys: false,
  explanations: false,
  competences: false,
  weights: false,
};
const blocksOf = ({ groups }: Paper): PaperBlock[] => groups.flatMap(({ blocks }) => blocks);
const questionsOf = (paper: Paper) =>
  blocksOf(paper).flatMap((block) => (block.is === "question" ? [block.question] : []));
const idsOf = (paper: Paper) => questionsOf(paper).map(({ id }) => id);

test("without a package the bank's order stands, grouped by type and numbered through", () => {
  const bank = paperBank([
    paperQuestionOf("a", 1),
    paperQuestionOf("b", 6),
    paperQuestionOf("c", 1),
    paperQuestionOf("d", 2),
  ]);
  const paper = createPaper(bank, "", plain);
  assert.equal(idsOf(paper), ["a", "c", "b", "d"]);
  assert.equal(
    questionsOf(paper).map(({ number }) => number),
    [1, 2, 3, 4],
  );
  assert.equal(
    paper.groups.map(({ type, first, last }) => [type, first, last]),
    [
      [1, 1, 2],
      [6, 3, 3],
      [2, 4, 4],
    ],
  );
});

test("packages are permutations within each type, different from one another and the same again", () => {
  const questions = Array.from({ length: 30 }, (_, at) =>
    paperQuestionOf(`q${at}`, at < 20 ? 1 : 6),
  );
  const bank = paperBank(questions);
  const papers = paperPackages.map((pack) => createPaper(bank, pack, plain));
  for (const paper of papers) {
    assert.equal([...idsOf(paper)].sort(), questions.map(({ id }) => id).sort());
    assert.equal(
      questionsOf(paper).map(({ content }) => content.type),
      questions.map(({ content }) => content.type),
    );
  }
  assert.is(new Set(papers.map((paper) => idsOf(paper).join())).size, paperPackages.length);
  assert.equal(createPaper(bank, "B", plain), papers[2]);
});

test("options are mixed by package, fixed ones and questions that may not be mixed stay", () => {
  const loose = paperQuestionOf("loose", 1);
  const still = { ...paperQuestionOf("still", 1), shuffle: false };
  const bank = paperBank([loose, still]);
  const optionsOf = (pack: (typeof paperPackages)[number], id: string) => {
    const found = questionsOf(createPaper(bank, pack, plain)).find((each) => each.id === id);
    const content = found?.content;
    return content?.type === 1 ? content.payload.options.map((option) => option.id) : [];
  };
  const written = optionsOf("", "loose");
  const mixed = ["A", "B", "C", "D"].map((pack) => optionsOf(pack as "A", "loose").join());
  assert.ok(new Set(mixed).size > 1);
  for (const pack of paperPackages) {
    assert.equal(optionsOf(pack, "still"), written);
    assert.equal([...optionsOf(pack, "loose")].sort(), [...written].sort());
    assert.is(optionsOf(pack, "loose").at(-1), written.at(-1), "the last one is fixed");
  }
});

test("a text stands before its first question, and its questions stay together in their order", () => {
  const text = readingText("r1");
  const questions = Array.from({ length: 12 }, (_, at) =>
    paperQuestionOf(`q${at}`, 1, { reference_id: at >= 4 && at < 7 ? "r1" : null }),
  );
  const bank = paperBank(questions, [text]);
  for (const pack of paperPackages) {
    const blocks = blocksOf(createPaper(bank, pack, plain));
    const at = blocks.findIndex(({ is }) => is === "reference");
    const next = blocks.slice(at + 1, at + 4);
    assert.equal(
      next.map((block) => block.is === "question" && block.question.id),
      ["q4", "q5", "q6"],
      pack,
    );
    const [first] = next;
    const number = first?.is === "question" ? first.question.number : 0;
    const block = blocks[at];
    assert.is(block?.is === "reference" && block.numbers, `${number}–${number + 2}`);
    assert.is(blocks.filter(({ is }) => is === "reference").length, 1);
  }
});

test("questions of another type say where their text stands instead of printing it twice", () => {
  const bank = paperBank(
    [
      paperQuestionOf("a", 1, { reference_id: "r1" }),
      paperQuestionOf("b", 1),
      paperQuestionOf("c", 6, { reference_id: "r1" }),
    ],
    [readingText("r1")],
  );
  assert.equal(
    blocksOf(createPaper(bank, "", plain)).map((block) =>
      block.is === "question" ? block.question.id : [block.is, block.numbers],
    ),
    [["reference", "1, 3"], "a", "b", ["reminder", "3"], "c"],
  );
});

test("what is heard keeps its turn in every package", () => {
  const questions = Array.from({ length: 8 }, (_, at) => paperQuestionOf(`q${at}`, 3));
  const bank = paperBank(questions);
  for (const pack of paperPackages) {
    assert.equal(
      idsOf(createPaper(bank, pack, plain)),
      questions.map(({ id }) => id),
    );
  }
});

test("only as many of each type as the plan shows, the same in every package", () => {
  const questions = [1, 1, 1, 6, 6, 2].map((type, at) =>
    paperQuestionOf(`q${at}`, type as QuestionType),
  );
  const bank = {
    ...paperBank(questions),
    plan: [
      { type: 1 as const, count: 2, weight: 50, policy: "mutlak" as const, minus: 0 },
      { type: 6 as const, count: 9, weight: 50, policy: "mutlak" as const, minus: 0 },
    ],
  };
  for (const pack of paperPackages) {
    const ids = idsOf(createPaper(bank, pack, { ...plain, planned: true }));
    assert.equal([...ids].sort(), ["q0", "q1", "q3", "q4"]);
  }
});

test("keys, explanations, competences and weights are in the paper only when asked for", () => {
  const types = Array.from({ length: 16 }, (_, at) => (at + 1) as QuestionType);
  const bank = paperBank(types.map((type) => paperQuestionOf(`t${type}`, type)));
  for (const pack of paperPackages) {
    for (const question of questionsOf(createPaper(bank, pack, plain))) {
      assert.is(question.key, null);
      assert.is(question.explanation, "");
      assert.equal([question.competences, question.bobot], [[], null]);
      assert.not("key" in question.content);
    }
  }
  const whole = { ...plain, keys: true, explanations: true, competences: true, weights: true };
  const [first] = questionsOf(createPaper(bank, "A", whole));
  assert.ok(first?.key);
  assert.is(first?.explanation, "<p>Sebab begitu.</p>");
  assert.equal([first?.competences, first?.bobot], [["3.1"], 2]);
});

test("numbers beside one another are a range", () => {
  assert.is(rangesOf([3, 4, 5, 8]), "3–5, 8");
  assert.is(rangesOf([1]), "1");
  assert.is(rangesOf([]), "");
});

test.run();
