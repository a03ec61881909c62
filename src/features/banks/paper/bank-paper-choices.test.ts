// What an address says of a printed bank, and the parts that are printed by it.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { choiceQuery, readChoices } from "../../../kit/print/choices/choice-fields.ts";
import { href } from "../../../core/navigation.ts";
import { wayBack } from "./bank-paper-model.ts";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import { chosenText } from "./bank-paper-text.ts";
import { choiceFields, printedParts, textFields, type PaperChoices } from "./bank-paper-choices.ts";

const test = suite("choices of a printed bank");

const usual: PaperChoices = {
  packs: [],
  questionSheets: true,
  answerSheets: false,
  keySheets: false,
  allKeysSheet: false,
  planned: false,
  keys: false,
  explanations: false,
  competences: false,
  weights: false,
  letterhead: true,
  columns: 1,
  size: "a4",
  font: "11",
};

test("what is usual needs no query, and everything else comes back from it", () => {
  const noTexts = readChoices(textFields, {});
  assert.equal(readChoices(choiceFields, {}), usual);
  assert.equal(choiceQuery(choiceFields, usual), {});
  assert.equal(choiceQuery(textFields, noTexts), {});
  const choices: PaperChoices = {
    packs: ["A", "C"],
    questionSheets: false,
    answerSheets: true,
    keySheets: true,
    allKeysSheet: true,
    planned: true,
    keys: true,
    explanations: true,
    competences: true,
    weights: true,
    letterhead: false,
    columns: 2,
    size: "f4",
    font: "14",
  };
  const texts = { ...noTexts, title: "Ulangan", instruction: "Satu\nDua" };
  assert.equal(readChoices(choiceFields, choiceQuery(choiceFields, choices)), choices);
  assert.equal(readChoices(textFields, choiceQuery(textFields, texts)), texts);
});

test("links that were sent before print the same", () => {
  assert.equal(
    readChoices(choiceFields, {
      paket: "AB",
      soal: "0",
      lembarkunci: "1",
      kolom: "2",
      kertas: "f4",
      huruf: "12",
      kop: "0",
    }),
    {
      ...usual,
      packs: ["A", "B"],
      questionSheets: false,
      keySheets: true,
      columns: 2,
      size: "f4",
      font: "12",
      letterhead: false,
    },
  );
});

test("an address that was damaged prints as usual", () => {
  const choices = readChoices(choiceFields, {
    paket: "XZ",
    kolom: "9",
    kertas: "b5",
    kop: "ya",
    huruf: "99",
  });
  assert.equal(choices, usual);
});

test("the keys of all packages are printed only where there are several", () => {
  const choices = { ...usual, allKeysSheet: true };
  assert.equal(printedParts({ ...choices, packs: ["A"] }), [{ sheet: "questions", pack: "A" }]);
  assert.equal(printedParts({ ...choices, packs: ["A", "B"] }).at(-1), {
    sheet: "allKeys",
    pack: "",
  });
});

test("folded choices say what is printed", () => {
  const t = bankPaperMessages.get();
  assert.is(chosenText(usual, t), "Lembar soal · A4 · Satu kolom");
  assert.is(
    chosenText({ ...usual, packs: ["A", "C"], keySheets: true, columns: 2, size: "f4" }, t),
    "Lembar soal · Lembar kunci · Paket A, C · F4 · Dua kolom",
  );
});

test("back leads to where the paper was opened, else to the questions of its bank", () => {
  const own = href("banksoal.soal", { id: "b1" });
  const filtered = `${own}?type=4`;
  assert.is(wayBack("b1", filtered), filtered);
  assert.is(
    wayBack("b1", href("banksoal", {}, { q: "fisika" })),
    href("banksoal", {}, { q: "fisika" }),
  );
  const elsewhere = [href("banksoal.soal", { id: "b2" }), href("home"), "https://lain.contoh/", ""];
  for (const from of elsewhere) assert.is(wayBack("b1", from), own, from);
});

test.run();
