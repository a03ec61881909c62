// choiceInteraction and hottextInteraction: types 1, 3, 4, and 15 where every option is a picture.
import type { ImageRef, Option } from "../../../contract/questions/question-content.ts";
import type { PolicyName } from "../../../contract/questions/question-fields.ts";
import { childrenNamed, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { keysOf, type Declaration } from "../declarations.ts";
import { htmlOf, plainOf } from "../html-reader.ts";
import { imageRefOf } from "../image-reader.ts";
import {
  declarationFor,
  policyOf,
  setsTakeBack,
  stemAround,
  statedType,
  warnWithoutKey,
} from "../item-parts.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, classValue, everyElement, isTrue, numberOf, outermost } from "../qti-tree.ts";

type Key = { ids: string[]; weights: Record<string, number>; policy: PolicyName | null };

export function readChoice(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const elements = childrenNamed(interaction, "simple-choice");
  const ids = new Map(elements.map((each) => [attributeOf(each, "identifier"), item.makeId()]));
  const declaration = declarationFor(interaction, item);
  const isSingle = isSingleChoice(interaction, declaration, item);
  const key = weightedKey(declaration, ids, isSingle, item);
  const common = {
    stem: stemAround(interaction, item),
    shuffle: isTrue(interaction, "shuffle"),
    policy: key.policy,
  };
  const pictures = elements.map((each) => onlyImage(each));
  const isPicked = [0, 15].includes(statedType(item));
  if (isPicked && pictures.length > 0 && pictures.every((each) => each !== null))
    return { ...common, content: pictureContent(interaction, elements, pictures, ids, key, item) };
  const options = elements.map((each): Option => ({
    id: ids.get(attributeOf(each, "identifier")) as string,
    html: htmlOf(each.children, item),
    fixed: isTrue(each, "fixed"),
  }));
  return { ...common, content: choiceContent(interaction, options, isSingle, key, item) };
}

/** Words in a text, of which some are to be picked: the text stays whole, the words become the options. */
export function readHottext(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const words = everyElement(interaction).filter(({ local }) => local === "hottext");
  const ids = new Map(words.map((each) => [attributeOf(each, "identifier"), item.makeId()]));
  const declaration = declarationFor(interaction, item);
  const isSingle = isSingleChoice(interaction, declaration, item);
  const key = weightedKey(declaration, ids, isSingle, item);
  const options = words.map((each): Option => ({
    id: ids.get(attributeOf(each, "identifier")) as string,
    html: htmlOf(each.children, item),
    fixed: true,
  }));
  const stem = htmlOf(item.body.children, item, (element) => {
    if (element.local === "hottext") return `<u>${htmlOf(element.children, item)}</u>`;
    const isOther = element !== interaction && element.local.endsWith("-interaction");
    if (element.local === "prompt") return `<p>${htmlOf(element.children, item)}</p>`;
    return isOther ? "" : undefined;
  });
  item.warn(
    "Kata yang dipilih di dalam teks menjadi pilihan di bawah teks itu; periksa tampilannya.",
  );
  const content = choiceContent(interaction, options, isSingle, key, item);
  return { content, stem, shuffle: false, policy: key.policy };
}

function isSingleChoice(
  interaction: XmlElement,
  declaration: Declaration | undefined,
  item: QtiItem,
): boolean {
  if (statedType(item) === 4) return false;
  if (declaration?.cardinality === "multiple")
    return numberOf(interaction, "max-choices") === 1 && declaration.correct.length < 2;
  return declaration !== undefined || (numberOf(interaction, "max-choices") ?? 1) === 1;
}

function choiceContent(
  interaction: XmlElement,
  options: Option[],
  isSingle: boolean,
  { ids, weights }: Key,
  item: QtiItem,
): MadeQuestion["content"] {
  if (isSingle) {
    const stated = statedType(item);
    const isHeard = stated === 3 || (item.audio !== null && stated !== 1);
    const key = { id: ids[0] ?? null, weights };
    return { type: isHeard ? 3 : 1, payload: { options }, key };
  }
  return {
    type: 4,
    payload: {
      options,
      min_choices: bound(interaction, "min"),
      max_choices: bound(interaction, "max"),
    },
    key: { ids, weights },
  };
}

function bound(interaction: XmlElement, side: "min" | "max"): number {
  return Math.max(0, Math.round(numberOf(interaction, `${side}-choices`) ?? 0));
}

/** The only picture of a choice, when beside it there is a caption at most. */
function onlyImage(choice: XmlElement): XmlElement | null {
  const isImage = ({ local }: XmlElement) => local === "img" || local === "object";
  const images = outermost(choice, isImage);
  const isPlain = everyElement(choice).every(({ local }) => local !== "math" && local !== "table");
  return images.length === 1 && isPlain ? (images[0] ?? null) : null;
}

function pictureContent(
  interaction: XmlElement,
  elements: readonly XmlElement[],
  pictures: readonly (XmlElement | null)[],
  ids: ReadonlyMap<string, string>,
  key: Key,
  item: QtiItem,
): MadeQuestion["content"] {
  const options = elements.map((each, at) => {
    const picture = pictures[at] as XmlElement;
    const image: ImageRef = imageRefOf(picture, item);
    const beside = { ...each, children: withoutElement(each, picture) };
    const id = ids.get(attributeOf(each, "identifier")) as string;
    return { id, image, caption: plainOf(beside, item), fixed: isTrue(each, "fixed") };
  });
  const stacking = Number(classValue(interaction, "qti-choices-stacking-"));
  const columns = stacking === 3 || stacking === 4 ? stacking : 2;
  const multiple = numberOf(interaction, "max-choices") !== 1;
  const payload = { mode: "options" as const, options, columns, multiple } as const;
  return { type: 15, payload, key: { ids: key.ids, weights: key.weights } };
}

function withoutElement(from: XmlElement, gone: XmlElement): XmlElement["children"] {
  return from.children
    .filter((child) => child !== gone)
    .map((child) =>
      typeof child === "string" ? child : { ...child, children: withoutElement(child, gone) },
    );
}

/**
 * The key of options, with what each is worth where they are not worth the same. Weights that add up say exactly what a
 * mapping with a lower bound of 0 says; "parsial" is the case of a right one and a wrong one that cancel each other.
 */
export function weightedKey(
  declaration: Declaration | undefined,
  ids: ReadonlyMap<string, string>,
  isSingle: boolean,
  item: QtiItem,
): Key {
  const named = [...new Set(keysOf(declaration))].filter((each) => ids.has(each));
  const keys = isSingle ? named.slice(0, 1) : named;
  warnWithoutKey(keys.length === 0, item);
  const key = keys.map((each) => ids.get(each) as string);
  const policy = policyOf(item, [], true);
  const mapping = declaration?.mapping ?? null;
  if (mapping === null || item.processing.kind === "steps")
    return { ids: key, weights: {}, policy };
  const values = new Map(mapping.entries.map((entry) => [entry.key, entry.value]));
  const valueOf = (each: string) => values.get(each) ?? mapping.other;
  const weights = Object.fromEntries(
    [...ids]
      .filter(([each]) => values.has(each) || mapping.other !== 0)
      .map(([each, id]) => [id, Math.min(100, Math.max(-100, valueOf(each)))]),
  );
  if (item.processing.kind !== "map" && item.processing.kind !== "none")
    return { ids: key, weights, policy };
  const rest = [...ids.keys()].filter((each) => !keys.includes(each)).map(valueOf);
  const equal = new Set(keys.map(valueOf)).size <= 1;
  const worth = keys[0] === undefined ? 0 : valueOf(keys[0]);
  const isPlain = equal && rest.every((value) => (isSingle ? value <= 0 : sameSize(value, worth)));
  const isStated = classValue(item.body, "exo-policy-") === "bobot_opsi";
  if (!isPlain || isStated) return { ids: key, weights, policy: "bobot_opsi" };
  if (!isSingle && item.processing.kind === "map" && rest.includes(0)) item.warn(setsTakeBack);
  if (isSingle && rest.some((value) => value < 0) && mapping.lower === undefined)
    item.warn("Pengurangan nilai untuk jawaban salah tidak ikut; atur minus di banksoal.");
  return { ids: key, weights: {}, policy: isSingle ? "mutlak" : "parsial" };
}

/** A wrong one costs what a right one brings, or nothing: the latter is no exact match, but what "parsial" is for. */
function sameSize(value: number, worth: number): boolean {
  return value === 0 || Math.abs(value + worth) < 0.000_1;
}
