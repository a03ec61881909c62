// textEntryInteraction and inlineChoiceInteraction: one to type is 6, several are 14, several in a table 11.
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { childrenNamed, type XmlElement, type XmlNode } from "../../../files/xml/xml-tree.ts";
import { keysOf } from "../declarations.ts";
import { htmlOf, plainOf } from "../html-reader.ts";
import { declarationFor, policyOf, statedType, warnWithoutKey } from "../item-parts.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, classesOf, classValue, everyElement, numberOf } from "../qti-tree.ts";
import { isNumber, typedKey } from "../typed-key.ts";
import { partialList } from "../../moodle/moodle-kinds.ts";
import { ReadingFault } from "../../question-draft.ts";
import { readGrid } from "./grid.ts";

type Blanks = Pick<ContentOf<14>["payload"], "blanks" | "bank"> & { key: ContentOf<14>["key"] };

/** @param interactions all of them in the item, in order */
export function readInline(interactions: readonly XmlElement[], item: QtiItem): MadeQuestion {
  const declarations = interactions.map((each) => declarationFor(each, item));
  const [only] = interactions;
  const isTyped = interactions.every(({ local }) => local === "text-entry-interaction");
  const stated = statedType(item);
  if (isTyped && only && interactions.length === 1 && stated !== 14 && stated !== 11)
    return { shuffle: false, policy: onePart(item), ...shortAnswer(only, item) };
  const common = { shuffle: false, policy: policyOf(item, declarations, false) };
  const grid = isTyped && stated !== 14 ? readGrid(interactions, item) : null;
  if (grid !== null) return { ...common, ...grid };
  const { key, ...lists } = blanksOf(interactions, item);
  const idOf = new Map(interactions.map((each, at) => [each, lists.blanks[at]?.id ?? ""]));
  const [before, within] = splitBody(item.body.children, idOf);
  const mark = (element: XmlElement) => {
    const id = idOf.get(element);
    if (id !== undefined) return `[[${id}]]`;
    return element.local.endsWith("-interaction") ? "" : undefined;
  };
  const text = htmlOf(unwrapped(within), item, mark);
  const content = { type: 14 as const, payload: { text, ...lists }, key };
  return { ...common, stem: htmlOf(before, item, mark), content };
}

/** Near answers have shares of their own; of one part there is nothing partial. */
function onePart(item: QtiItem): MadeQuestion["policy"] {
  return policyOf(item, [], false) === null ? null : "mutlak";
}

function shortAnswer(entry: XmlElement, item: QtiItem): Pick<MadeQuestion, "content" | "stem"> {
  const declaration = declarationFor(entry, item);
  const isOwn = classesOf(entry).includes("exo-answer");
  const unit = everyElement(item.body).find((each) => classesOf(each).includes("exo-unit"));
  const stem = htmlOf(item.body.children, item, (element) => {
    if (element === entry) return isOwn ? "" : "_____";
    if (classesOf(element).includes("exo-answer-line")) return "";
    return element.local.endsWith("-interaction") ? "" : undefined;
  });
  const number = isOwn ? classesOf(entry).includes("exo-number") : isNumber(declaration);
  const payload = { max_length: ownLength(entry), unit: unit ? plainOf(unit, item) : "", number };
  return { stem, content: { type: 6, payload, key: typedKey(entry, item) } };
}

/** An expected length is a hint, no bound; a pattern mask of this program is one. */
function ownLength(entry: XmlElement): number {
  return Number(/^\^?\.\{0,(\d{1,5})\}\$?$/u.exec(attributeOf(entry, "pattern-mask"))?.[1] ?? 0);
}

/** What comes before the first block with a blank is the stem, the rest the text to fill in. */
function splitBody(
  children: readonly XmlNode[],
  blanks: ReadonlyMap<XmlElement, unknown>,
): [readonly XmlNode[], readonly XmlNode[]] {
  const has = (node: XmlNode) =>
    typeof node !== "string" && everyElement(node).some((each) => blanks.has(each));
  const at = children.findIndex(
    (node) => has(node) || (typeof node !== "string" && classesOf(node).includes("exo-text")),
  );
  return [children.slice(0, at), children.slice(at)];
}

/** This program puts the text into a box of its own, to tell it from the stem. */
function unwrapped(nodes: readonly XmlNode[]): readonly XmlNode[] {
  const [box] = nodes.filter((node) => typeof node !== "string");
  return box && classesOf(box).includes("exo-text") ? box.children : nodes;
}

function blanksOf(interactions: readonly XmlElement[], item: QtiItem): Blanks {
  const made: Blanks = { blanks: [], bank: [], key: { words: {}, texts: {} } };
  const bank = new Map<string, string>();
  for (const interaction of interactions) {
    const id = item.makeId();
    const width = Math.max(0, Math.round(numberOf(interaction, "expected-length") ?? 12));
    if (interaction.local === "text-entry-interaction") {
      made.blanks.push({ id, mode: "text", options: [], width });
      made.key.texts[id] = typedKey(interaction, item);
      continue;
    }
    const isBank = classesOf(interaction).includes("exo-bank");
    const ids = isBank ? bank : new Map<string, string>();
    const options = optionsOf(interaction, ids, item);
    if (isBank)
      for (const word of options)
        if (!made.bank.some(({ id: own }) => own === word.id)) made.bank.push(word);
    made.blanks.push({
      id,
      mode: isBank ? "bank" : "dropdown",
      options: isBank ? [] : options.map(({ id: own, text }) => ({ id: own, text })),
      width: Number(classValue(interaction, "exo-width-")) || 12,
    });
    const declaration = declarationFor(interaction, item);
    const rewarded = declaration?.mapping?.entries.filter(({ value }) => value > 0) ?? [];
    if (rewarded.length > 1) throw new ReadingFault(partialList);
    const chosen = keysOf(declaration).map((each) => ids.get(each));
    warnWithoutKey(chosen[0] === undefined, item);
    if (chosen[0] !== undefined) made.key.words[id] = chosen[0];
  }
  return made;
}

/** @param ids by identifier; those that are new are added */
function optionsOf(
  interaction: XmlElement,
  ids: Map<string, string>,
  item: QtiItem,
): ContentOf<14>["payload"]["bank"] {
  return childrenNamed(interaction, "inline-choice").map((choice) => {
    const name = attributeOf(choice, "identifier");
    const id = ids.get(name) ?? item.makeId();
    ids.set(name, id);
    const reuse = classesOf(choice).includes("exo-reuse");
    return { id, text: plainOf(choice, item).slice(0, 1000), reuse };
  });
}
