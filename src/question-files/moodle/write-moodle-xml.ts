// Writes Moodle XML, the format in which Moodle imports whole question banks (docs.moodle.org, "Moodle XML format").
import type { ContentOf, QuestionContent } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { excerptOf } from "../../domain/text/html-text.ts";
import type { ImportedFile } from "../imported-question.ts";
import { writeBlanks } from "./moodle-blanks-writing.ts";
import { truthStem } from "./moodle-kinds.ts";
import { pictureHtml, writeMarkers } from "./moodle-markers-writing.ts";
import { choicesOf, gradingOf, pairsOf, typedAnswers, type Choices } from "./moodle-shares.ts";
import { fileOf, htmlField, textField, xml, xmlText, type Writing } from "./moodle-xml-text.ts";
import { withStem } from "../stem-and-text.ts";
import {
  CannotWrite,
  cannotWrite,
  isPolicyLost,
  warnOfFields,
  writeEach,
  type WrittenQuestions,
} from "../written-questions.ts";

/** @param files those that the questions name as `import:` and the file's name */
export function writeMoodleXml(
  questions: readonly QuestionInput[],
  files: readonly ImportedFile[],
): WrittenQuestions {
  const { texts, notes } = writeEach(questions, (question, losses) =>
    writeQuestion(question, { files, losses }),
  );
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${xml("quiz", `\n${texts.join("")}`)}`,
    notes,
  };
}

/** `stem` where the kind puts more into the text of the question than ours has in its stem. */
const altLost = "Keterangan gambar untuk pembaca layar tidak ikut.";

type Body = { kind: string; body: string; stem?: string };

function writeQuestion(question: QuestionInput, writing: Writing): string {
  const { kind, body, stem = question.stem } = bodyOf(question, writing);
  warnOfFields(question, writing.losses, ["bobot", "explanation", "shuffle", "audio", "policy"]);
  const parts = [
    textField("name", excerptOf(question.stem)),
    htmlField(writing, "questiontext", `${stem}${audioHtml(question, writing)}`),
    htmlField(writing, "generalfeedback", question.explanation),
    xml("defaultgrade", question.bobot),
    xml("penalty", 0),
    xml("hidden", 0),
    xml("shuffleanswers", question.shuffle ? "true" : "false"),
    // Moodle passes it over; without it the way that Moodle has would become the question's own.
    isPolicyLost(question) ? "" : xml("exo-policy", question.policy ?? "bank"),
    body,
  ];
  return xml("question", `\n${parts.join("")}`, { type: kind });
}

/** Moodle plays what stands in the text. */
function audioHtml({ audio, content }: QuestionInput, writing: Writing): string {
  if (content.type === 3) writing.losses.warn("Listening menjadi Pilihan ganda.");
  if (!audio) return "";
  writing.losses.warn("Audio ditulis di dalam teks soal; batas pemutarannya tidak ikut.");
  if (!fileOf(writing, audio.media_id)) return "";
  return `<p><audio controls="controls" src="${xmlText(audio.media_id)}"></audio></p>`;
}

function bodyOf(question: QuestionInput, writing: Writing): Body {
  const { content, stem } = question;
  switch (content.type) {
    case 1:
    case 3:
    case 4:
      return choice(choicesOf(question, content, writing.losses), writing);
    case 2:
      return essay(content, writing);
    case 6:
      return typed(content, writing);
    case 7:
      return ordering(question, content, writing);
    case 14: {
      const { kind, text, body } = writeBlanks(stem, content, writing.losses);
      return { kind, stem: text, body };
    }
    case 15:
      return pictures(question, content, writing);
    case 16:
      if (content.payload.image.alt !== "") writing.losses.warn(altLost);
      return { kind: "ddmarker", body: writeMarkers(content, writing) };
    default:
      return content.type === 8 && content.payload.statements.length === 1
        ? truth(stem, content, writing)
        : matching(content, writing);
  }
}

function choice({ answers, single }: Choices, writing: Writing): Body {
  const lines = answers.map(({ html, percent }) =>
    htmlField(writing, "answer", html, { attributes: { fraction: percent } }),
  );
  const head = `${xml("single", single ? "true" : "false")}${xml("answernumbering", "ABCD")}`;
  return { kind: "multichoice", body: `${head}${lines.join("")}` };
}

/** Pictures as options are options with a picture in them. */
function pictures(question: QuestionInput, content: ContentOf<15>, writing: Writing): Body {
  const { payload, key } = content;
  if (payload.mode !== "options") throw cannotWrite(content, "Moodle XML");
  writing.losses.warn("Opsi gambar menjadi pilihan biasa yang berisi gambar.");
  const options = payload.options.map((option) => ({
    id: option.id,
    html: pictureHtml(option),
    fixed: option.fixed,
  }));
  const { weights, ids } = key;
  const several: QuestionContent = {
    type: 4,
    payload: { options, min_choices: 0, max_choices: 0 },
    key: { ids, weights },
  };
  const one: QuestionContent = {
    type: 1,
    payload: { options },
    key: { id: ids[0] ?? null, weights },
  };
  return choice(choicesOf(question, payload.multiple ? several : one, writing.losses), writing);
}

function essay({ payload, key }: ContentOf<2>, writing: Writing): Body {
  if (key.rubric.length + key.keywords.length > 0)
    writing.losses.warn("Rubrik dan kata kunci uraian tidak ikut.");
  if (payload.max_chars > 0) writing.losses.warn("Batas karakter tidak ikut.");
  const fields = [
    xml("responseformat", payload.format === "rich" ? "editor" : "plain"),
    xml("responserequired", 1),
    xml("responsefieldlines", payload.lines),
    payload.min_words > 0 ? xml("minwordlimit", payload.min_words) : "",
    xml("attachments", payload.attachments ? -1 : 0),
    htmlField(writing, "graderinfo", key.rujukan),
  ];
  return { kind: "essay", body: fields.join("") };
}

function typed({ payload, key }: ContentOf<6>, { losses }: Writing): Body {
  const isNumber = key.mode === "number";
  if (payload.unit !== "" && !isNumber) losses.warn("Satuan tidak ikut.");
  const lines = typedAnswers(key, losses).map(({ text, percent }) =>
    xml(
      "answer",
      `${xml("text", xmlText(text))}${isNumber ? xml("tolerance", key.tolerance) : ""}`,
      { fraction: percent, format: "moodle_auto_format" },
    ),
  );
  const unit = `${xml("multiplier", 1)}${xml("unit_name", xmlText(payload.unit))}`;
  const units = isNumber && payload.unit !== "" ? xml("units", xml("unit", unit)) : "";
  const head = isNumber ? units : xml("usecase", key.case_sensitive ? 1 : 0);
  return { kind: isNumber ? "numerical" : "shortanswer", body: `${head}${lines.join("")}` };
}

function ordering(
  { policy }: QuestionInput,
  { payload, key }: ContentOf<7>,
  writing: Writing,
): Body {
  const items = new Map(payload.items.map(({ id, html }) => [id, html]));
  const grading = gradingOf(policy, key.measure);
  const fields = [
    xml("layouttype", "VERTICAL"),
    xml("selecttype", "ALL"),
    xml("selectcount", key.ids.length),
    xml("gradingtype", grading),
    xml("showgrading", "SHOW"),
    ...key.ids.map((id, at) =>
      htmlField(writing, "answer", items.get(id) ?? "", { attributes: { fraction: at + 1 } }),
    ),
  ];
  return { kind: "ordering", body: fields.join("") };
}

function truth(stem: string, { payload, key }: ContentOf<8>, { losses }: Writing): Body {
  const [statement] = payload.statements;
  const value = key.values[statement?.id ?? ""];
  if (!statement || (value !== 0 && value !== 1))
    throw new CannotWrite("Pernyataannya belum mempunyai kunci.");
  if (payload.labels.join() !== "Benar,Salah")
    losses.warn("Label pernyataan menjadi Benar dan Salah.");
  const line = (text: string, isRight: boolean) =>
    textField("answer", text, { fraction: isRight ? 100 : 0, format: "moodle_auto_format" });
  return {
    kind: "truefalse",
    stem: withStem(stem, statement.html, truthStem),
    body: `${line("true", value === 1)}${line("false", value === 0)}`,
  };
}

function matching(content: QuestionContent, writing: Writing): Body {
  const pairs = pairsOf(content, writing.losses);
  if (pairs === null) throw cannotWrite(content, "Moodle XML");
  const lines = pairs.map(({ left, right }) =>
    htmlField(writing, "subquestion", left, { more: textField("answer", right) }),
  );
  return { kind: "matching", body: lines.join("") };
}
