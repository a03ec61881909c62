// gapMatchInteraction: words from one bank into a text, type 14.
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { elementsIn, type XmlElement } from "../../../files/xml/xml-tree.ts";
import { keyPairs } from "../declarations.ts";
import { htmlOf, plainOf } from "../html-reader.ts";
import { pictureWords } from "../../moodle/moodle-kinds.ts";
import { declarationFor, policyOf, stemAround, warnWithoutKey } from "../item-parts.ts";
import type { MadeQuestion, QtiItem } from "../qti-item.ts";
import { attributeOf, classValue, everyElement, isTrue, numberOf } from "../qti-tree.ts";

const isWord = ({ local }: XmlElement) => local === "gap-text" || local === "gap-img";

export function readGapMatch(interaction: XmlElement, item: QtiItem): MadeQuestion {
  const declaration = declarationFor(interaction, item);
  const words = new Map(
    elementsIn(interaction)
      .filter(isWord)
      .map((each) => [attributeOf(each, "identifier"), wordOf(each, item)]),
  );
  const gaps = everyElement(interaction).filter(({ local }) => local === "gap");
  const blanks = new Map(
    gaps.map((gap): [string, ContentOf<14>["payload"]["blanks"][number]] => [
      attributeOf(gap, "identifier"),
      {
        id: item.makeId(),
        mode: "bank",
        options: [],
        width: Number(classValue(gap, "exo-width-")) || 12,
      },
    ]),
  );
  const key = wordsByBlank(keyPairs(declaration), words, blanks, item);
  warnWithoutKey(Object.keys(key).length < blanks.size, item);
  const text = htmlOf(
    interaction.children.filter((node) => typeof node === "string" || !isSetUp(node)),
    item,
    (element) =>
      element.local === "gap"
        ? `[[${blanks.get(attributeOf(element, "identifier"))?.id}]]`
        : undefined,
  );
  return {
    content: {
      type: 14,
      payload: { text, blanks: [...blanks.values()], bank: [...words.values()] },
      key: { words: key, texts: {} },
    },
    stem: stemAround(interaction, item),
    shuffle: isTrue(interaction, "shuffle"),
    policy: policyOf(item, [declaration], false),
  };
}

const isSetUp = (element: XmlElement) => isWord(element) || element.local === "prompt";

function wordOf(element: XmlElement, item: QtiItem): ContentOf<14>["payload"]["bank"][number] {
  const text = attributeOf(element, "object-label") || plainOf(element, item);
  const isPictured = everyElement(element).some(({ local }) => /^(?:gap-img|img)$/u.test(local));
  if (isPictured) item.warn(pictureWords);
  const reuse = (numberOf(element, "match-max") ?? 1) !== 1;
  return { id: item.makeId(), text: text.slice(0, 1000), reuse };
}

/** The pair names the word first; some tools turn it round. A blank keeps the first word that fits. */
function wordsByBlank(
  pairs: readonly [string, string][],
  words: ReadonlyMap<string, { id: string }>,
  blanks: ReadonlyMap<string, { id: string }>,
  item: QtiItem,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [one, other] of pairs) {
    const isTurned = !(words.has(one) && blanks.has(other));
    const word = words.get(isTurned ? other : one)?.id;
    const blank = blanks.get(isTurned ? one : other)?.id;
    if (word === undefined || blank === undefined) continue;
    if (Object.hasOwn(chosen, blank) && chosen[blank] !== word)
      item.warn("Satu isian punya beberapa kata yang benar; hanya kata pertama yang dipakai.");
    else chosen[blank] = word;
  }
  return chosen;
}
