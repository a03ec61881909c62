// What an address says of a printed bank, and the rules of the pages that follow from it.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { letterheadOf } from "../../../core/institution/letterhead.ts";
import { paperQuery, printedParts, readPaperQuery, usualChoices } from "./bank-paper-choices.ts";
import type { PaperChoices } from "./bank-paper-choices.ts";
import { pageRules } from "./bank-paper-pages.ts";

const test = suite("choices of a printed bank");

const noTexts = { title: "", grade: "", date: "", time: "", instruction: "" };

test("what is usual needs no query, and everything else comes back from it", () => {
  assert.equal(paperQuery(usualChoices, noTexts), {});
  const choices: PaperChoices = {
    packs: ["A", "C"],
    sheets: { questions: false, answers: true, keys: true, allKeys: true },
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
  assert.equal(readPaperQuery(paperQuery(choices, texts)), { choices, texts });
});

test("an address that was damaged prints as usual", () => {
  const { choices } = readPaperQuery({
    paket: "XZ",
    kolom: "9",
    kertas: "b5",
    kop: "ya",
    huruf: "99",
  });
  assert.equal(choices, usualChoices);
});

test("the keys of all packages are printed only where there are several", () => {
  const sheets = { ...usualChoices.sheets, allKeys: true };
  assert.equal(printedParts({ ...usualChoices, sheets, packs: ["A"] }), [
    { sheet: "questions", pack: "A" },
  ]);
  assert.equal(printedParts({ ...usualChoices, sheets, packs: ["A", "B"] }).at(-1), {
    sheet: "allKeys",
    pack: "",
  });
});

test("pages of one part say how many there are; quotes in a code end no rule", () => {
  const alone = pageRules("f4", [{ name: "questions-A", label: String.raw`B"1\ ` }]);
  assert.match(alone, /size: 215mm 330mm/u);
  assert.match(alone, /counter\(pages\)/u);
  assert.ok(alone.includes(String.raw`"B\"1\\ "`));
  const several = pageRules("a4", [
    { name: "questions-A", label: "" },
    { name: "keys-A", label: "" },
  ]);
  assert.not.match(several, /counter\(pages\)/u);
});

test("a letterhead is a picture, two lines or more, or else the institution's name", () => {
  const school = { logo: "/logo.png", name: "SMA <Satu>", city: "Bandung" };
  assert.is(letterheadOf("data:image/png;base64,AA", school).is, "image");
  assert.equal(letterheadOf('["Dinas","SMA"]', school), {
    is: "lines",
    logo: "/logo.png",
    lines: ["Dinas", "SMA"],
  });
  const usual = {
    is: "lines",
    logo: "/logo.png",
    lines: ["<strong>SMA &lt;Satu&gt;</strong>", "Bandung"],
  };
  assert.equal(letterheadOf("", school), usual);
  assert.equal(letterheadOf('["satu"]', school), usual);
});

test.run();
