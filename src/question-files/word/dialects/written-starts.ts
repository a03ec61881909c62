// Numbers and letters that authors write, or let Word count, before questions and options.
import { cuttableText, paragraphBetween } from "../document/paragraph-cuts.ts";
import { isBlank, type WordBlock, type WordParagraph } from "../document/word-block.ts";
import { markerText } from "../reading/marker-text.ts";

type Start = { name: string; rest: WordParagraph };

const number = /^\s*\(?([\d٠-٩]{1,4})\s*[.)](?!\d)\s*/u;
const letter = /^\s*\(?([A-J])\s*[.)]\s*/iu;

function startOf(block: WordBlock | undefined, pattern: RegExp): Start | null {
  if (block?.kind !== "paragraph") return null;
  const counted = block.label?.ordered
    ? pattern.exec(`${block.label.text.replace(/[.)]*$/u, "")}.`)
    : null;
  if (counted) return { name: markerText(counted[1] ?? ""), rest: { ...block, label: null } };
  const found = pattern.exec(cuttableText(block));
  if (!found) return null;
  const rest = paragraphBetween(block, found[0].length, Infinity);
  return { name: markerText(found[1] ?? ""), rest };
}

export function numberedStart(block: WordBlock | undefined): Start | null {
  return startOf(block, number);
}

/** The blocks without the blank ones before them. */
export function trimmedBlocks(blocks: readonly WordBlock[]): WordBlock[] {
  const first = blocks.findIndex((block) => !isBlank(block));
  return first < 0 ? [] : blocks.slice(first);
}

/** Options that all begin with their own letter, without it; otherwise as they are. */
export function withoutLetters(
  options: readonly { letter: string; blocks: readonly WordBlock[] }[],
): { letter: string; blocks: readonly WordBlock[] }[] {
  const starts = options.map(({ letter: own, blocks }) => {
    const found = startOf(trimmedBlocks(blocks)[0], letter);
    return found?.name === own ? found.rest : null;
  });
  if (starts.some((rest) => rest === null)) return [...options];
  return options.map(({ letter: own, blocks }, at) => ({
    letter: own,
    blocks: [starts[at] as WordParagraph, ...trimmedBlocks(blocks).slice(1)],
  }));
}
