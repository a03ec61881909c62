// associateInteraction: pairs within one list. The first of each pair goes left and the second right: type 5 where
// nothing is paired twice, 10 otherwise.
import type { Part } from "../../../contract/questions/question-content.ts";
import { childrenNamed, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { keyPairs } from "../declarations.ts";
import { choicesOf, declarationFor, policyOf, stemAround } from "../item-parts.ts";
import { ReadingFault } from "../../question-draft.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { isTrue } from "../qti-tree.ts";
import { hasSeveral } from "./match.ts";

export function readAssociate(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const choices = choicesOf(childrenNamed(interaction, "simple-associable-choice"), item);
  const declaration = declarationFor(interaction, item);
  const named = keyPairs(declaration).filter((pair) => pair.every((each) => choices.has(each)));
  if (named.length === 0)
    throw new ReadingFault(
      "Pasangan yang benar tidak ada, sehingga kolom kiri dan kanan tidak dapat ditentukan; lengkapi kuncinya.",
    );
  const pairs = named.map((pair) => pair as [string, string]);
  // A choice that stands on both sides becomes two, since a list has each id once.
  const left = copies(
    pairs.map(([one]) => one),
    choices,
    item,
  );
  const paired = new Set(pairs.flat());
  const rest = [...choices.keys()].filter((each) => !paired.has(each));
  const wanted = new Set([...pairs.map(([, other]) => other), ...rest]);
  // In the order of the file, so that the right column does not give the pairs away.
  const right = copies(
    [...choices.keys()].filter((each) => wanted.has(each)),
    choices,
    item,
  );
  const idsOf = ([one, other]: [string, string]): [string, string] => [
    (left.get(one) as Part).id,
    (right.get(other) as Part).id,
  ];
  const payload = { left: [...left.values()], right: [...right.values()] };
  const key = pairs.map(idsOf);
  const isMany = hasSeveral(named.flat());
  item.warn("Pasangan dari satu daftar dibagi menjadi kolom kiri dan kanan; periksa pembagiannya.");
  return {
    content: isMany
      ? { type: 10, payload, key: { pairs: key } }
      : { type: 5, payload, key: { pairs: Object.fromEntries(key) } },
    stem: stemAround(interaction, item),
    shuffle: isTrue(interaction, "shuffle"),
    policy: policyOf(item, [declaration], isMany),
  };
}

function copies(
  names: readonly string[],
  choices: ReadonlyMap<string, Part>,
  item: QtiItem,
): Map<string, Part> {
  return new Map(
    [...new Set(names)].map((name) => [
      name,
      { ...(choices.get(name) as Part), id: item.makeId() },
    ]),
  );
}
