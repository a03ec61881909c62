// extendedTextInteraction, with uploadInteraction beside it or alone: type 2. What scorers are told becomes the model
// answer.
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { descendantsNamed, textOf, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { candidateRubric, escapeHtml, htmlOf, plainOf } from "../html-reader.ts";
import { declarationFor, stemAround } from "../item-parts.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, classesOf, classValue, everyElement, numberOf } from "../qti-tree.ts";

type Criteria = ContentOf<2>["key"]["rubric"];

/** @param interaction the one to write in; or to upload to, when that is all there is */
export function readExtendedText(
  interaction: XmlElement,
  attachments: boolean,
  item: QtiItem,
): MadeQuestion {
  const whole = (name: string) => Math.max(0, Math.round(numberOf(interaction, name) ?? 0));
  const mask = /\{0,(\d{1,5})\}\$?$/u.exec(attributeOf(interaction, "pattern-mask"))?.[1];
  const payload = {
    format: attributeOf(interaction, "format") === "xhtml" ? ("rich" as const) : ("plain" as const),
    min_words: Number(classValue(interaction, "exo-min-words-")) || 0,
    max_chars: Number(mask ?? 0),
    attachments,
    lines: Math.min(whole("expected-lines"), 1000),
  };
  const key = {
    rujukan: modelAnswer(interaction, item),
    rubric: criteriaOf(item),
    keywords: wordsOf(item),
  };
  return {
    content: { type: 2, payload, key },
    stem: stemAround(interaction, item),
    shuffle: false,
    policy: null,
  };
}

function rubricsFor(item: QtiItem): XmlElement[] {
  return everyElement(item.root).filter(
    (each) => each.local === "rubric-block" && !candidateRubric(each),
  );
}

const ownRubrics = ["exo-criteria", "exo-keywords"];

/** HTML of what only scorers, tutors and authors see. */
export function staffNotes(item: QtiItem): string {
  return rubricsFor(item)
    .filter((each) => !classesOf(each).some((name) => ownRubrics.includes(name)))
    .map((each) => htmlOf(each.children, item))
    .join("");
}

function modelAnswer(interaction: XmlElement, item: QtiItem): string {
  const correct = (declarationFor(interaction, item)?.correct ?? []).map(
    (text) => `<p>${escapeHtml(text)}</p>`,
  );
  return [staffNotes(item), ...correct].join("");
}

/** What a marker looks at: a table of label and most points. */
export function criteriaOf(item: QtiItem): Criteria {
  return rubricsFor(item)
    .filter((each) => classesOf(each).includes("exo-criteria"))
    .flatMap((each) => descendantsNamed(each, "tr"))
    .map((row) => {
      const [label, most] = descendantsNamed(row, "td");
      const max = Number(most ? textOf(most) : 0);
      const isUsable = max >= 0 && max <= 1000;
      return {
        id: item.makeId(),
        label: label ? plainOf(label, item).slice(0, 1000) : "",
        max: isUsable ? max : 0,
      };
    });
}

function wordsOf(item: QtiItem): string[] {
  return rubricsFor(item)
    .filter((each) => classesOf(each).includes("exo-keywords"))
    .flatMap((each) => descendantsNamed(each, "li"))
    .map((each) => plainOf(each, item).slice(0, 1000));
}
