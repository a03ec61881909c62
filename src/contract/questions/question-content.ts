// What each of the 16 types of question is made of (domain.md 3.3): what the participant is shown (`payload`, in an order
// that gives nothing away) and what only staff and the server know (`key`). Their shape alone is checked here, loosely
// enough that a half-written question can be kept; whether a question can be used is said by domain/questions/.
import * as v from "valibot";
import { idSchema } from "../calls/fields.ts";
import type { QuestionType } from "./question-types.ts";

export const maxHtml = 200_000;
export const maxPartHtml = 50_000;
/** As many parts as any list of a question may have. */
export const maxParts = 100;
export const maxAnswerText = 1000;

/** Sanitised HTML, or empty. Formulas stand in it as `<span data-formula="…LaTeX…">`. */
export const html = v.pipe(v.string(), v.maxLength(maxHtml));
const partHtml = v.pipe(v.string(), v.maxLength(maxPartHtml));
const text = v.pipe(v.string(), v.maxLength(maxAnswerText));
/** Short and stable: an answer given before an edit still names the same part after it. */
export const partId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/u));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** Of a picture's width or height. */
const placeOnImage = share;

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(maxParts));
const byPart = <Value extends v.GenericSchema>(value: Value) => v.record(partId, value);
const pair = v.tuple([partId, partId]);

export const part = v.object({ id: partId, html: partHtml });
export type Part = v.InferOutput<typeof part>;

export const option = v.object({
  ...part.entries,
  /** Stays where it is when the options are shuffled: "semua benar". */
  fixed: v.boolean(),
});
export type Option = v.InferOutput<typeof option>;

/** How a typed answer is compared (type 6, cells of 11, blanks of 14, labels of 16). */
export const comparison = v.object({
  /** Each with the share of the mark that it earns: 1, or less for an answer that is only near. */
  accepted: list(v.object({ text, share })),
  mode: v.picklist(["text", "number", "regex"]),
  case_sensitive: v.boolean(),
  /** Full stops, commas and quotation marks do not count; only for texts. */
  ignore_punctuation: v.boolean(),
  /** Vowel signs of Arabic do not count; only for texts. */
  ignore_harakat: v.optional(v.boolean(), false),
  /** Numbers: how far the answer may be from an accepted one, either way. */
  tolerance: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000)),
  /** Numbers: 3/4 is read, too. */
  allow_fractions: v.optional(v.boolean(), false),
});
export type Comparison = v.InferOutput<typeof comparison>;

export const imageRef = v.object({
  media_id: v.nullable(idSchema),
  /** In pixels, as uploaded; 0 while there is no picture. */
  width: count,
  height: count,
  alt: text,
});
export type ImageRef = v.InferOutput<typeof imageRef>;

/** `coords`: rect x, y, width, height; circle x, y, radius (of the width); poly x, y, x, y, … */
export const zone = v.object({
  id: partId,
  shape: v.picklist(["rect", "circle", "poly"]),
  coords: v.pipe(v.array(placeOnImage), v.minLength(3), v.maxLength(200)),
  hint: text,
});
export type Zone = v.InferOutput<typeof zone>;

/** One thing that a marker looks at, with the points it can earn. */
export const criterion = v.object({
  id: partId,
  label: text,
  max: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
});

const choice = v.object({ options: list(option) });
/** What choosing each option earns under the policy "bobot_opsi"; one that is missing earns nothing. */
const weights = byPart(v.pipe(v.number(), v.minValue(-100), v.maxValue(100)));
const oneKey = v.object({ id: v.nullable(partId), weights });
const someKeys = v.object({ ids: list(partId), weights });
const twoColumns = { left: list(part), right: list(part) };
const labels = v.tuple([text, text]);
const statements = { labels, statements: list(part) };
const content = <
  const Type extends QuestionType,
  Payload extends v.GenericSchema,
  Key extends v.GenericSchema,
>(
  type: Type,
  payload: Payload,
  key: Key,
) => v.object({ type: v.literal(type), payload, key });

const gridCell = v.variant("kind", [
  v.object({ kind: v.literal("text"), html: partHtml }),
  v.object({ kind: v.literal("input"), id: partId, number: v.boolean(), placeholder: text }),
]);
export type GridCell = v.InferOutput<typeof gridCell>;

/** A blank is filled from the common bank, from a list of its own, or by typing. */
const blank = v.object({
  id: partId,
  mode: v.picklist(["bank", "dropdown", "text"]),
  /** Only of a dropdown. */
  options: list(v.object({ id: partId, text })),
  /** In characters. */
  width: count,
});
const word = v.object({ id: partId, text, reuse: v.boolean() });
const label = v.object({ id: partId, text, image: v.nullable(imageRef), reuse: v.boolean() });
const pictureOption = v.object({ id: partId, image: imageRef, caption: text, fixed: v.boolean() });

export const questionContent = v.variant("type", [
  content(1, choice, oneKey),
  content(
    2,
    v.object({
      format: v.picklist(["plain", "rich"]),
      /** 0: none. */
      min_words: count,
      /** 0: no bound. */
      max_chars: count,
      attachments: v.boolean(),
      /** Ruled lines on paper. */
      lines: count,
    }),
    v.object({ rujukan: html, rubric: list(criterion), keywords: list(text) }),
  ),
  content(3, choice, oneKey),
  content(
    4,
    v.object({
      ...choice.entries,
      /** 0: no bound. */
      min_choices: count,
      max_choices: count,
    }),
    someKeys,
  ),
  content(5, v.object(twoColumns), v.object({ pairs: byPart(partId) })),
  content(
    6,
    v.object({
      max_length: count,
      /** Shown after the input: "cm". */
      unit: text,
      number: v.boolean(),
    }),
    comparison,
  ),
  content(
    7,
    v.object({ items: list(part) }),
    v.object({
      ids: list(partId),
      /** What partial credit counts: items at their place, or neighbours kept together. */
      measure: v.picklist(["places", "neighbours"]),
    }),
  ),
  content(8, v.object(statements), v.object({ values: byPart(v.nullable(v.picklist([0, 1]))) })),
  content(
    9,
    v.object({
      ...statements,
      argument_required: v.boolean(),
      min_words: count,
      /** Counts for nothing; only summed up. */
      survey: v.boolean(),
    }),
    v.object({ rubric: list(criterion) }),
  ),
  content(10, v.object(twoColumns), v.object({ pairs: list(pair) })),
  content(
    11,
    v.object({
      cols: list(partHtml),
      /** Empty, or one for each row of cells. */
      rows: list(partHtml),
      cells: list(list(gridCell)),
    }),
    v.object({ cells: byPart(v.object({ ...comparison.entries, manual: v.boolean() })) }),
  ),
  content(
    12,
    v.object({
      columns: list(part),
      rows: list(part),
      /** One choice a row, or several. */
      multiple: v.boolean(),
    }),
    v.object({
      rows: byPart(list(partId)),
      /** What is right or wrong: a row as a whole, or each cell. */
      measure: v.picklist(["rows", "cells"]),
    }),
  ),
  content(
    13,
    v.object({
      categories: list(
        v.object({
          ...part.entries,
          /** 0: as many as there are. */
          max: count,
        }),
      ),
      items: list(part),
    }),
    /** Null: belongs nowhere. */
    v.object({ items: byPart(v.nullable(partId)) }),
  ),
  content(
    14,
    v.object({
      /** HTML with `[[id]]` where the blank of that id stands. */
      text: html,
      blanks: list(blank),
      bank: list(word),
    }),
    v.object({
      /** By blank: the word or option that belongs there. */
      words: byPart(partId),
      /** By blank that is typed. */
      texts: byPart(comparison),
    }),
  ),
  content(
    15,
    v.variant("mode", [
      v.object({
        mode: v.literal("options"),
        options: list(pictureOption),
        columns: v.picklist([2, 3, 4]),
        multiple: v.boolean(),
      }),
      v.object({
        mode: v.literal("zones"),
        image: imageRef,
        zones: list(zone),
        /** 1: a single choice. */
        max_choices: count,
      }),
    ]),
    someKeys,
  ),
  content(
    16,
    v.object({
      image: imageRef,
      zones: list(zone),
      labels: list(label),
      mode: v.picklist(["drag", "dropdown", "typed"]),
    }),
    v.object({ labels: byPart(list(partId)), texts: byPart(comparison) }),
  ),
]);
export type QuestionContent = v.InferOutput<typeof questionContent>;
export type ContentOf<Type extends QuestionType> = Extract<QuestionContent, { type: Type }>;
