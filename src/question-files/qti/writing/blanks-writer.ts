// Types 6, 11 and 14: qti-text-entry-interaction, qti-inline-choice-interaction and qti-gap-match-interaction.
import type { Comparison, ContentOf } from "../../../contract/questions/question-content.ts";
import { typedAnswer } from "./typed-writer.ts";
import {
  asBlock,
  conditionsScored,
  gradesScored,
  declare,
  identifier,
  matchesKey,
  scoredParts,
  template,
  type Condition,
  type WriteContext,
  type WrittenItem,
} from "./written-item.ts";
import { escapeXml, xml } from "./xml-writer.ts";

type Blank = ContentOf<14>["payload"]["blanks"][number];
type Word = ContentOf<14>["payload"]["bank"][number];
type WrittenBlank = { declaration: string; condition: Condition | null; interaction: string };

export function writeShortAnswer(
  { payload, key }: ContentOf<6>,
  context: WriteContext,
): WrittenItem {
  const typed = typedAnswer("RESPONSE", key, context);
  const classes = ["exo-answer", ...(payload.number ? ["exo-number"] : []), ...typed.classes];
  const entry = xml("qti-text-entry-interaction", {
    class: classes.join(" "),
    "response-identifier": "RESPONSE",
    "expected-length": Math.min(payload.max_length, 60) || undefined,
    "pattern-mask": payload.max_length > 0 ? `^.{0,${payload.max_length}}$` : undefined,
  });
  const unit =
    payload.unit === "" ? "" : ` ${xml("span", { class: "exo-unit" }, escapeXml(payload.unit))}`;
  // Each accepted answer earns its share under every policy.
  const whole = listed(typed.condition).map((condition) => ({ condition, share: 1 }));
  const graded = typed.graded.length > 0 ? typed.graded : whole;
  const isMapped = key.mode === "text" || graded.length === 0;
  return {
    declarations: [typed.declaration],
    body: asBlock(context.stem) + xml("p", { class: "exo-answer-line" }, entry + unit),
    processing: isMapped ? template("map_response") : gradesScored(graded),
    most: 1,
    isHuman: false,
    classes: [],
  };
}

const listed = (condition: Condition | null) => (condition === null ? [] : [condition]);

export function writeGrid({ payload, key }: ContentOf<11>, context: WriteContext): WrittenItem {
  const written: WrittenBlank[] = [];
  const hasNames = payload.rows.length > 0;
  const header = payload.cols.length > 0 ? headerXml(payload.cols, hasNames, context) : "";
  const rows = payload.cells.map((row, at) => {
    const name = hasNames ? xml("th", { scope: "row" }, context.xhtml(payload.rows[at] ?? "")) : "";
    const cells = row.map((cell) => {
      if (cell.kind === "text") return xml("td", {}, context.xhtml(cell.html));
      const blank = gridEntry(cell, key.cells[cell.id], context);
      written.push(blank);
      return xml("td", {}, blank.interaction);
    });
    return xml("tr", {}, name + cells.join(""));
  });
  const table = xml("table", {}, header + xml("tbody", {}, rows.join("")));
  const isHuman = Object.values(key.cells).some(({ manual }) => manual);
  return { ...inlineItem(written, table, context), isHuman };
}

function headerXml(cols: readonly string[], hasNames: boolean, context: WriteContext): string {
  const corner = hasNames ? xml("th", {}, "") : "";
  const cells = cols.map((html) => xml("th", { scope: "col" }, context.xhtml(html))).join("");
  return xml("thead", {}, xml("tr", {}, corner + cells));
}

type InputCell = { id: string; number: boolean; placeholder: string };

function gridEntry(
  { id, number, placeholder }: InputCell,
  key: ContentOf<11>["key"]["cells"][string] | undefined,
  context: WriteContext,
): WrittenBlank {
  const name = identifier("B", id);
  const typed = key ? partAnswer(name, key, context) : null;
  const classes = [
    ...(typed?.classes ?? []),
    ...(key?.manual ? ["exo-manual"] : []),
    ...(number ? ["exo-number"] : []),
  ];
  return {
    declaration: typed?.declaration ?? declare(name, "single", "string"),
    condition: key?.manual ? null : (typed?.condition ?? null),
    interaction: xml("qti-text-entry-interaction", {
      class: classes.join(" "),
      "response-identifier": name,
      "placeholder-text": placeholder,
    }),
  };
}

/** One of several: near answers cannot be added up by a condition. */
function partAnswer(name: string, key: Comparison, context: WriteContext) {
  if (key.accepted.some(({ share }) => share !== 1))
    context.note("Jawaban yang bernilai sebagian ditulis tanpa nilai; periksa di aplikasi lain.");
  return typedAnswer(name, key, context);
}

function inlineItem(
  written: readonly WrittenBlank[],
  body: string,
  context: WriteContext,
): WrittenItem {
  const conditions = written.flatMap(({ condition }) => listed(condition));
  return {
    declarations: written.map(({ declaration }) => declaration),
    body: asBlock(context.stem) + body,
    processing: conditionsScored(context, conditions),
    most: 1,
    isHuman: false,
    classes: [],
  };
}

/** A bank alone is a gap match; QTI cannot mix one with lists and typing, so then each blank lists the whole bank. */
export function writeBlanks(content: ContentOf<14>, context: WriteContext): WrittenItem {
  const { payload } = content;
  if (payload.blanks.every(({ mode }) => mode === "bank")) return writeGaps(content, context);
  if (payload.blanks.some(({ mode }) => mode === "bank"))
    context.note(
      "Bank kata ditulis sebagai daftar pilihan di setiap isian, karena QTI tidak mencampurnya.",
    );
  const written = new Map(
    payload.blanks.map((blank) => [blank.id, writeBlank(blank, content, context)]),
  );
  const text = withBlanks(context.xhtml(payload.text), (id) => written.get(id)?.interaction);
  const box = xml("div", { class: "exo-text" }, text);
  return inlineItem([...written.values()], box, context);
}

function withBlanks(text: string, blankXml: (id: string) => string | undefined): string {
  return text.replace(/\[\[([\w-]{1,40})\]\]/gu, (all, id: string) => blankXml(id) ?? all);
}

function writeBlank(
  blank: Blank,
  { payload, key }: ContentOf<14>,
  context: WriteContext,
): WrittenBlank {
  const name = identifier("B", blank.id);
  if (blank.mode === "text") {
    const comparison = key.texts[blank.id];
    const typed = comparison ? partAnswer(name, comparison, context) : null;
    const attributes = { class: typed?.classes.join(" "), "response-identifier": name };
    return {
      declaration: typed?.declaration ?? declare(name, "single", "string"),
      condition: typed?.condition ?? null,
      interaction: xml("qti-text-entry-interaction", {
        ...attributes,
        "expected-length": blank.width,
      }),
    };
  }
  const isBank = blank.mode === "bank";
  const words: Word[] = isBank
    ? payload.bank
    : blank.options.map((each) => ({ ...each, reuse: false }));
  const right = key.words[blank.id];
  const choices = words.map(({ id, text, reuse }) =>
    xml(
      "qti-inline-choice",
      { class: reuse ? "exo-reuse" : undefined, identifier: identifier("W", id) },
      escapeXml(text),
    ),
  );
  const classes = `${isBank ? "exo-bank " : ""}exo-width-${blank.width}`;
  const attributes = { class: classes, "response-identifier": name, shuffle: false };
  const correct = right === undefined ? [] : [identifier("W", right)];
  return {
    declaration: declare(name, "single", "identifier", correct),
    condition: right === undefined ? null : matchesKey(name),
    interaction: xml("qti-inline-choice-interaction", attributes, choices.join("")),
  };
}

function writeGaps({ payload, key }: ContentOf<14>, context: WriteContext): WrittenItem {
  const words = payload.bank.map(({ id, text, reuse }) =>
    xml(
      "qti-gap-text",
      { identifier: identifier("W", id), "match-max": reuse ? 0 : 1 },
      escapeXml(text),
    ),
  );
  const known = new Map(payload.blanks.map((blank) => [blank.id, gapXml(blank)]));
  const text = asBlock(withBlanks(context.xhtml(payload.text), (id) => known.get(id)));
  const keys = Object.entries(key.words).map(
    ([blank, word]) => `${identifier("W", word)} ${identifier("G", blank)}`,
  );
  const { mapping, processing } = scoredParts(context, keys, false);
  const attributes = { "response-identifier": "RESPONSE", shuffle: context.shuffle };
  return {
    declarations: [declare("RESPONSE", "multiple", "directedPair", keys, mapping)],
    body:
      asBlock(context.stem) + xml("qti-gap-match-interaction", attributes, words.join("") + text),
    processing,
    most: 1,
    isHuman: false,
    classes: [],
  };
}

function gapXml({ id, width }: Blank): string {
  return xml("qti-gap", { class: `exo-width-${width}`, identifier: identifier("G", id) });
}
