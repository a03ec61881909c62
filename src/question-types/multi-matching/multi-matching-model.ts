// What an edit of two columns of parts does to the links of the key: those of parts that are gone go too.
import type { ContentOf, Part } from "../../contract/questions/question-content.ts";
import { type Link, tidyLinks, withLink, withoutLink } from "../parts/links/link-model.ts";

export function withSide(
  content: ContentOf<10>,
  side: "left" | "right",
  parts: Part[],
): ContentOf<10> {
  const payload = { ...content.payload, [side]: parts };
  return withPairs({ ...content, payload }, content.key.pairs);
}

export function withPair(content: ContentOf<10>, link: Link, isLinked: boolean): ContentOf<10> {
  const { pairs } = content.key;
  return withPairs(content, isLinked ? withLink(pairs, link, false) : withoutLink(pairs, link));
}

function withPairs(content: ContentOf<10>, links: readonly Link[]): ContentOf<10> {
  const pairs = tidyLinks(links, content.payload);
  return { ...content, key: { pairs: pairs.map(([left, right]) => [left, right]) } };
}
