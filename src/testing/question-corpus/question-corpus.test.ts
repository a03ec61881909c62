import { suite } from "uvu";
import * as assert from "uvu/assert";
import { corpusTable, judgedCase } from "./judged-corpus.ts";
import { questionCorpus } from "./question-corpus.ts";

const test = suite("questions as schools bring them");

for (const format of new Set(questionCorpus.map((each) => each.format)))
  test(`${format}: none wrong, none lost in silence`, () => {
    const all = questionCorpus.filter((each) => each.format === format).flatMap(judgedCase);
    const wrong = all.filter(({ verdict }) => verdict === "wrong");
    if (wrong.length > 0)
      console.log(
        wrong.map(({ about, why }) => `${about}: ${why}`).join("\n"),
        "\n",
        corpusTable(all),
      );
    assert.is(wrong.length, 0);
  });

test.run();
