import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type QuestionType,
  questionTypeCodes,
} from "../../../../contract/questions/question-types.ts";
import { typeBeside, typeMeant } from "./question-types-choices.ts";

const test = suite("gallery of types");

test("arrows lead to every type, row by row", () => {
  const seen: QuestionType[] = [1];
  for (let at: QuestionType | null = 1; at; at = typeBeside(at, "ArrowRight")) seen.push(at);
  assert.equal(
    [...new Set(seen)].sort((a, b) => a - b),
    questionTypeCodes,
  );
  assert.is(typeBeside(3, "ArrowDown"), 12, "to the end of a shorter row");
  assert.is(typeBeside(4, "ArrowUp"), null);
  assert.is(typeBeside(9, "ArrowUp"), 4);
  assert.is(typeBeside(9, "x"), null);
});

test("a code or the beginning of a label finds a type", () => {
  assert.is(typeMeant("7"), 7);
  assert.is(typeMeant("16"), 16);
  assert.is(typeMeant("mengu"), 7);
  assert.is(typeMeant("Put"), 14);
  assert.is(typeMeant("tidak ada"), null);
});

test.run();
