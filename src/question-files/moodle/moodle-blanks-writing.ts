// Type 14 as Moodle says it: lists of choices in the text (gapselect), words to be dragged into it (ddwtos), or embedded
// answers (cloze) for what is typed and for mixtures.
import type { Comparison, ContentOf } from "../../contract/questions/question-content.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import { blanksStem, gapMark } from "./moodle-kinds.ts";
import { typedAnswers } from "./moodle-shares.ts";
import { xml, xmlText } from "./moodle-xml-text.ts";
import { withStem } from "../stem-and-text.ts";
import { CannotWrite, type Losses } from "../written-questions.ts";

type Blanks = ContentOf<14>;
type Blank = Blanks["payload"]["blanks"][number];

/** `text` is the HTML of the question, `body` the XML behind it. */
export type WrittenBlanks = { kind: string; text: string; body: string };

/** Moodle knows as many groups of choices. */
const maxGroups = 8;

/** @throws CannotWrite when a blank has no key */
export function writeBlanks(stem: string, content: Blanks, losses: Losses): WrittenBlanks {
  const { blanks } = content.payload;
  if (blanks.length === 0) throw new CannotWrite("Teksnya tidak mempunyai bagian kosong.");
  const all = (mode: Blank["mode"]) => blanks.every((blank) => blank.mode === mode);
  const written = all("bank")
    ? fromBank(content)
    : all("dropdown") && blanks.length <= maxGroups
      ? fromLists(content)
      : embedded(content, losses);
  return { ...written, text: withStem(stem, written.text, blanksStem) };
}

function replaced({ payload }: Blanks, mark: (blank: Blank) => string): string {
  let text = payload.text;
  for (const blank of payload.blanks) text = text.replaceAll(gapMark(blank.id), () => mark(blank));
  return text;
}

function keyOf({ key }: Blanks, { id }: Blank): string {
  const right = key.words[id];
  if (right === undefined) throw new CannotWrite("Ada bagian kosong tanpa kunci.");
  return right;
}

function fromBank(content: Blanks): WrittenBlanks {
  const { bank } = content.payload;
  const place = (blank: Blank) => bank.findIndex(({ id }) => id === keyOf(content, blank)) + 1;
  const body = bank.map(({ text, reuse }) =>
    xml(
      "dragbox",
      `${xml("text", xmlText(text))}${xml("group", 1)}${reuse ? "<infinite/>\n" : ""}`,
    ),
  );
  return {
    kind: "ddwtos",
    text: replaced(content, (blank) => `[[${place(blank)}]]`),
    body: body.join(""),
  };
}

/** Each list is a group of its own. */
function fromLists(content: Blanks): WrittenBlanks {
  const options = content.payload.blanks.flatMap((blank, at) =>
    blank.options.map((option) => ({ ...option, blank: blank.id, group: at + 1 })),
  );
  const place = (blank: Blank) =>
    options.findIndex(
      ({ id, blank: owner }) => owner === blank.id && id === keyOf(content, blank),
    ) + 1;
  const body = options.map(({ text, group }) =>
    xml("selectoption", `${xml("text", xmlText(text))}${xml("group", group)}`),
  );
  return {
    kind: "gapselect",
    text: replaced(content, (blank) => `[[${place(blank)}]]`),
    body: body.join(""),
  };
}

function embedded(content: Blanks, losses: Losses): WrittenBlanks {
  if (content.payload.blanks.some(({ mode }) => mode === "bank"))
    losses.warn("Bank kata menjadi daftar pilihan di tiap bagian kosong.");
  const text = replaced(content, (blank) => {
    if (blank.mode === "text") return typedBlank(content.key.texts[blank.id], losses);
    const choices = blank.mode === "bank" ? content.payload.bank : blank.options;
    const right = keyOf(content, blank);
    const answers = choices.map(({ id, text }) => `${id === right ? "=" : ""}${clozeText(text)}`);
    return `{1:MULTICHOICE:${answers.join("~")}}`;
  });
  return { kind: "cloze", text, body: "" };
}

function typedBlank(key: Comparison | undefined, losses: Losses): string {
  if (!key) throw new CannotWrite("Ada bagian kosong tanpa kunci.");
  const kind =
    key.mode === "number" ? "NUMERICAL" : key.case_sensitive ? "SHORTANSWER_C" : "SHORTANSWER";
  const answers = typedAnswers(key, losses).map(({ text, percent }) => {
    const share = percent === 100 ? "=" : `%${percent}%`;
    const value = key.mode === "number" ? `${text}:${key.tolerance}` : text;
    return `${share}${clozeText(value)}`;
  });
  return `{1:${kind}:${answers.join("~")}}`;
}

const clozeText = (text: string) => escapeHtml(text.replace(/[~#}"\\/]/gu, String.raw`\$&`));
