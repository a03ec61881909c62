// orderInteraction: type 7.
import type { Part } from "../../../contract/questions/question-content.ts";
import { childrenNamed, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { choicesOf, declarationFor, policyOf, stemAround, warnWithoutKey } from "../item-parts.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { classesOf, isTrue } from "../qti-tree.ts";

export function readOrder(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const choices = choicesOf(childrenNamed(interaction, "simple-choice"), item);
  const declaration = declarationFor(interaction, item);
  const named = [...new Set(declaration?.correct ?? [])].filter((each) => choices.has(each));
  warnWithoutKey(named.length === 0, item);
  const rest = [...choices.keys()].filter((each) => !named.includes(each));
  if (named.length > 0 && rest.length > 0)
    item.warn(
      "Sebagian butir tidak ada dalam urutan kunci dan ditaruh di akhir; periksa urutannya.",
    );
  const ids = [...named, ...rest].map((each) => (choices.get(each) as Part).id);
  const measure = classesOf(item.body).includes("exo-measure-neighbours") ? "neighbours" : "places";
  return {
    content: { type: 7, payload: { items: [...choices.values()] }, key: { ids, measure } },
    stem: stemAround(interaction, item),
    shuffle: isTrue(interaction, "shuffle"),
    policy: policyOf(item, [declaration], false),
  };
}
