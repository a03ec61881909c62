// Generated questions of all types through all six formats and back: what a format can say comes back equal, what it cannot
// is told on the way out.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { withHtml } from "../../domain/questions/question-html.ts";
import { shuffleMeaning } from "../../features/questions/form/model/question-settings-choices.ts";
import { readQuestions } from "./read-questions.ts";
import type { QuestionFormat } from "../../question-files/worker/question-file-kind.ts";
import { writeQuestionFile } from "../../question-files/worker/write-question-file.ts";
import { generatedFiles, generatedQuestions } from "./generated-questions.ts";
import { shapeOf } from "./question-shape.ts";

const test = suite("generated questions through all formats");

const count = 200;
const questions = generatedQuestions(count, 20);
const names: Readonly<Record<QuestionFormat, string>> = {
  word: "soal.docx",
  sheet: "soal.xlsx",
  qti: "soal.zip",
  moodle: "soal.xml",
  gift: "soal.gift",
  aiken: "soal.txt",
};

/** What makes no difference to anybody: ids, names of files, a lone paragraph, spaces and groups of LaTeX. */
function plainForm(question: QuestionInput): unknown {
  const plain = withHtml(question, (html) =>
    html
      .replace(/^<p>((?:(?!<p[ >]|<(?:ul|ol|table)>)[\s\S])*)<\/p>$/u, "$1")
      .replace(/ width="\d+"| height="\d+"/gu, "")
      .replace(/(<td[^>]*>)<p>((?:(?!<p[ >])[\s\S])*?)<\/p><\/td>/gu, "$1$2</td>")
      .replace(/<(\/?)b>/gu, "<$1strong>")
      .replace(/<(\/?)i>/gu, "<$1em>")
      .replace(/data-formula="[^"]*"/gu, (formula) => formula.replace(/[{}\s]/gu, "")),
  );
  const { stem, explanation, bobot, audio } = plain;
  const shuffle = shuffleMeaning(plain.content) === "none" || plain.shuffle;
  const policy = hasOnePart(plain.content) ? null : plain.policy;
  const all = { stem, explanation, bobot, shuffle, policy, audio: audio?.media_id ?? null };
  // A comma and a full stop before decimals are one.
  const text = JSON.stringify({ ...all, content: shapeOf(plain.content) }).replace(
    /"text":"(\d+)[.,](\d+)"/gu,
    '"text":"$1.$2"',
  );
  return JSON.parse(text.replace(/import:[^"\\]+/gu, "import:")) as unknown;
}

/** All policies but weights of options are one. */
function hasOnePart(content: QuestionInput["content"]): boolean {
  if (content.type === 8) return content.payload.statements.length === 1;
  return [1, 2, 3, 6, 9].includes(content.type);
}

type Outcome = { equal: number; told: number; left: number; silent: string[] };

function through(format: QuestionFormat): Outcome {
  const wanted = questions.map((question) => ({
    question,
    referenceCode: null,
    competenceCodes: [],
    usage: null,
  }));
  const { bytes, notes } = writeQuestionFile({
    format,
    questions: wanted,
    files: generatedFiles,
    title: "Banksoal",
    lines: [],
  });
  const left = new Set(
    notes.filter(({ severity }) => severity === "error").map(({ number }) => number),
  );
  const told = new Set(notes.map(({ number }) => number));
  const written = questions.map((_question, at) => at + 1).filter((number) => !left.has(number));
  const read = readQuestions(new Uint8Array(bytes), {
    fileName: names[format],
    textFormat: format === "gift" || format === "aiken" ? format : null,
    plan: [],
  });
  assert.is(read.questions.length, written.length, `${format}: ${JSON.stringify(read.notes)}`);
  const outcome: Outcome = { equal: 0, told: 0, left: left.size, silent: [] };
  for (const [at, number] of written.entries()) {
    const original = questions[number - 1] as QuestionInput;
    const back = read.questions[at];
    const isEqual =
      back?.question &&
      JSON.stringify(plainForm(back.question)) === JSON.stringify(plainForm(original));
    if (isEqual) outcome.equal += 1;
    else if (told.has(number)) outcome.told += 1;
    else
      outcome.silent.push(
        `${format} ${number} (${original.content.type})\n${JSON.stringify(plainForm(original))}\n${JSON.stringify(back?.question ? plainForm(back.question) : back?.notes)}`,
      );
  }
  return outcome;
}

/** How many come back equal at least: a format that says less than it did fails here. */
const least: Readonly<Record<QuestionFormat, number>> = {
  word: 200,
  qti: 185,
  sheet: 90,
  moodle: 45,
  gift: 5,
  aiken: 0,
};

for (const format of Object.keys(names) as QuestionFormat[])
  test(`${count} questions through ${format}`, () => {
    const { equal, told, left, silent } = through(format);
    assert.is(
      silent.length,
      0,
      `${silent.length} of ${count}:\n${silent.slice(0, 6).join("\n\n")}`,
    );
    assert.is(equal + told + left, count);
    assert.ok(equal >= least[format], `${equal}`);
  });

test.run();
