// graphicGapMatchInteraction: labels onto a picture, type 16.
import { comparisonWith } from "../../accepted-answers.ts";
import type { Comparison, ContentOf } from "../../../contract/questions/question-content.ts";
import { childrenNamed, elementsIn, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { keyPairs } from "../declarations.ts";
import { plainOf } from "../html-reader.ts";
import { baseImage, coordsOf, imageRefOf, sizedFor } from "../image-reader.ts";
import { declarationFor, policyOf, stemAround, warnWithoutKey } from "../item-parts.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, classesOf, everyElement, numberOf } from "../qti-tree.ts";
import { zonesOf } from "./areas.ts";

type Label = ContentOf<16>["payload"]["labels"][number];

export function readGraphicGapMatch(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const elements = childrenNamed(interaction, "associable-hotspot");
  const image = sizedFor(baseImage(interaction, item), elements.map(coordsOf), item);
  const zones = zonesOf(elements, image, item);
  const labels = new Map(
    elementsIn(interaction)
      .filter(({ local }) => local === "gap-text" || local === "gap-img")
      .map((each) => [attributeOf(each, "identifier"), labelOf(each, item)]),
  );
  const declaration = declarationFor(interaction, item);
  const key: Record<string, string[]> = {};
  for (const [one, other] of keyPairs(declaration)) {
    const isTurned = !(labels.has(one) && zones.has(other));
    const label = labels.get(isTurned ? other : one);
    const zone = zones.get(isTurned ? one : other);
    if (label && zone) key[zone.id] = [...(key[zone.id] ?? []), label.id];
  }
  warnWithoutKey(Object.keys(key).length === 0, item);
  const classes = classesOf(interaction);
  const mode: "dropdown" | "drag" = classes.includes("exo-mode-dropdown") ? "dropdown" : "drag";
  const picture = { image, zones: [...zones.values()] };
  const payload = { ...picture, labels: [...labels.values()], mode };
  const content: ContentOf<16> = classes.includes("exo-mode-typed")
    ? typedLabels(picture, labels, key)
    : { type: 16, payload, key: { labels: key, texts: {} } };
  return {
    content,
    stem: stemAround(interaction, item),
    shuffle: false,
    policy: policyOf(item, [declaration], false),
  };
}

/** Labels that were to be typed went out as labels to place, each accepted text as one. */
function typedLabels(
  picture: Pick<ContentOf<16>["payload"], "image" | "zones">,
  labels: ReadonlyMap<string, Label>,
  key: Readonly<Record<string, readonly string[]>>,
): ContentOf<16> {
  const texts = new Map([...labels.values()].map(({ id, text }) => [id, text]));
  const typed = Object.entries(key).map(([zone, ids]): [string, Comparison] => [
    zone,
    comparisonWith(ids.map((id) => ({ text: texts.get(id) ?? "", share: 1 }))),
  ]);
  const payload = { ...picture, labels: [], mode: "typed" as const };
  return { type: 16, payload, key: { labels: {}, texts: Object.fromEntries(typed) } };
}

function labelOf(element: XmlElement, item: QtiItem): Label {
  const picture = everyElement(element).find(({ local }) => local === "img" || local === "object");
  const image = picture ? imageRefOf(picture, item) : null;
  const written = picture ? (image?.alt ?? "") : plainOf(element, item);
  const text = (attributeOf(element, "object-label") || written).slice(0, 1000);
  const reuse = (numberOf(element, "match-max") ?? 1) !== 1;
  return { id: item.makeId(), text, image: image?.media_id ? image : null, reuse };
}
