import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codeIn, codeLetters, drawnLength, markingCode } from "./marking-code.ts";

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

test.run();
