import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  codeIn,
  codeLetters,
  drawnLength,
  isMistyped,
  markingCode,
  paperCode,
  paperCodeIn,
  paperLetter,
} from "./marking-code.ts";

const test = suite("codes of participants for markers");

const letter = fc.nat(codeLetters.length - 1).map((at) => codeLetters[at]!);
const code = fc
  .tuple(letter, letter, letter, letter, letter)
  .map((letters) => markingCode(letters.join("")));

test("a code is read as it was made, however it is typed", () => {
  fc.assert(
    fc.property(code, (made) => {
      assert.is(made.length, drawnLength + 1);
      assert.is(codeIn(` ${made.slice(0, 3).toLowerCase()}-${made.slice(3)} `), made);
    }),
  );
});

test("one wrong character, and two that are exchanged, are found", () => {
  fc.assert(
    fc.property(
      code,
      fc.nat(drawnLength),
      fc.nat(drawnLength),
      letter,
      (made, at, other, wrong) => {
        const letters = [...made];
        if (letters[at] !== wrong) {
          assert.is(
            codeIn(letters.map((one, place) => (place === at ? wrong : one)).join("")),
            null,
          );
        }
        if (letters[at] === letters[other]) return;
        [letters[at], letters[other]] = [letters[other]!, letters[at]!];
        assert.is(codeIn(letters.join("")), null);
      },
    ),
  );
});

test("what is too short, too long or of other characters is no code", () => {
  for (const typed of ["", "ABC", "ABCDEFGH", "0OI1AB"]) assert.is(codeIn(typed), null);
});

test("a code on paper is read with the letter of its question, and wrong ones are told while they are typed", () => {
  fc.assert(
    fc.property(code, fc.uuid(), (made, question) => {
      const printed = paperCode(made, question);
      const meant = { code: made, letter: paperLetter(made, question) };
      assert.equal(paperCodeIn(` ${printed.toLowerCase()} `), meant);
      assert.is(paperCodeIn(made), "short");
      assert.is(paperCodeIn(`${printed}2`), "mistyped");
      for (let length = 0; length <= printed.length; length += 1) {
        assert.not(isMistyped(printed.slice(0, length)));
      }
      assert.ok(isMistyped(`${printed}2`));
      const wrong = made.endsWith("2") ? "3" : "2";
      assert.ok(isMistyped(made.slice(0, -1) + wrong));
    }),
  );
});

test("two questions seldom have the same letter with a code", () => {
  const questions = Array.from({ length: 40 }, (_, at) => `question-${at}`);
  const letters = questions.map((question) => paperLetter("ABCDEF", question));
  const pairs = questions.flatMap((_one, at) =>
    questions.slice(at + 1).map((_o, by) => [at, at + 1 + by]),
  );
  const same = pairs.filter(([one, other]) => letters[one!] === letters[other!]).length;
  assert.ok(same / pairs.length < 0.06, `${same} of ${pairs.length}`);
});

test.run();
