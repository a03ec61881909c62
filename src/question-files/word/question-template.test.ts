import { suite } from "uvu";
import * as assert from "uvu/assert";
import { questionTypes } from "../../contract/questions/question-types.ts";
import { countingIds, shapeOf } from "../../testing/questions/question-shape.ts";
import { templatePictures } from "../../testing/sheets/template-pictures.ts";
import { checkQuestion } from "../../domain/questions/check-question.ts";
import { questionTemplateParts } from "./question-template.ts";
import { readWordQuestions } from "./read-word.ts";
import { templateFileNames, templateQuestions } from "./template-examples.ts";

const englishTypes = Object.keys(questionTypes).map((code) => `Type ${code}`);

const test = suite("the question input document");

test("imported as it is, it brings one good question of each type and nothing to complain of", () => {
  const files = templatePictures();
  const {
    questions,
    notes,
    files: shown,
  } = readWordQuestions(questionTemplateParts(files, englishTypes), countingIds());
  assert.equal(notes, []);
  assert.equal(
    questions.map((each) => [each.question?.content.type, each.notes]),
    Array.from({ length: 16 }, (_, at) => [at + 1, []]),
  );
  for (const [at, { question }] of questions.entries()) {
    const wanted = templateQuestions()[at]?.question;
    assert.ok(question && wanted);
    assert.equal(checkQuestion(question), []);
    // The size of a picture is known once it is read.
    const sizeless = (content: unknown) =>
      JSON.stringify(shapeOf(content as typeof wanted.content))
        .replace(/"(?:width|height)":\d+/gu, "")
        .replace(/"id":"[ik]\d+"/gu, "");
    assert.is(sizeless(question.content), sizeless(wanted.content));
    assert.equal(
      [question.stem.replace(/<th/gu, "<td"), question.explanation, question.bobot],
      [wanted.stem.replace(/<th/gu, "<td"), wanted.explanation, wanted.bobot],
    );
  }
  assert.equal(shown.map(({ name }) => name).sort(), [...templateFileNames].sort());
});

test.run();
