// What a participant is sent of a question: its payload in an order that gives nothing away, and nothing of its key.
// The order follows from what is passed, so that it is the same after a reload and on another computer.
import type { Part, QuestionContent } from "../../contract/questions/question-content.ts";

/** The content without its key. */
export type ParticipantContent = QuestionContent extends infer Content
  ? Content extends { type: infer Type; payload: infer Payload }
    ? { type: Type; payload: Payload }
    : never
  : never;

/** Mixes one list of a question, by the name of the list. */
export type MixList = <Item extends { id: string }>(items: readonly Item[], list: string) => Item[];

/**
 * `order`: how lists are mixed, or a seed: any text, such as sitting and question together, so that no two questions are mixed alike.
 * A seed is for previews and papers; what participants must not predict is mixed by a secret (shown-content-query.ts of the exam server).
 * `shuffle`: the question's own switch and the schedule's. Lists whose order is the answer are always mixed.
 */
export function participantContent(
  { type, payload }: QuestionContent,
  order: string | MixList,
  shuffle: boolean,
): ParticipantContent {
  const mixed: MixList =
    typeof order === "string" ? (items, list) => shuffled(items, `${order} ${list}`) : order;
  const asked = <Item extends { id: string; fixed?: boolean }>(items: readonly Item[]) =>
    shuffle ? withFixed(items, mixed(items, "options")) : [...items];
  const sent = { type, payload } as ParticipantContent;
  switch (sent.type) {
    case 1:
    case 3:
    case 4:
      return {
        ...sent,
        payload: { ...sent.payload, options: asked(sent.payload.options) },
      } as typeof sent;
    case 5:
    case 10: {
      const { left, right } = sent.payload;
      return { ...sent, payload: { left: asked(left), right: mixed<Part>(right, "right") } };
    }
    case 7:
      return { ...sent, payload: { items: mixed(sent.payload.items, "items") } };
    case 13:
      return { ...sent, payload: { ...sent.payload, items: mixed(sent.payload.items, "items") } };
    case 14: {
      const { payload: own } = sent;
      const blanks = own.blanks.map((blank) => ({
        ...blank,
        options: mixed(blank.options, blank.id),
      }));
      return { ...sent, payload: { ...own, blanks, bank: mixed(own.bank, "bank") } };
    }
    case 15: {
      const { payload: own } = sent;
      return own.mode === "options"
        ? { ...sent, payload: { ...own, options: asked(own.options) } }
        : sent;
    }
    case 16: {
      const { payload: own } = sent;
      // Typed labels are the answers themselves.
      const labels = own.mode === "typed" ? [] : mixed(own.labels, "labels");
      return { ...sent, payload: { ...own, labels } };
    }
    default:
      return sent;
  }
}

/** Those that are fixed keep their place; the others take the places that are left, in their mixed order. */
function withFixed<Item extends { id: string; fixed?: boolean }>(
  items: readonly Item[],
  mixed: readonly Item[],
): Item[] {
  const loose = mixed.filter(({ fixed }) => !fixed);
  let next = 0;
  return items.map((item) => (item.fixed ? item : (loose[next++] as Item)));
}

/** The same order for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  return shuffledBy(items, chanceFrom(seed));
}

/** `chance`: a number from 0 to below 1 at each call. */
export function shuffledBy<Item>(items: readonly Item[], chance: () => number): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}

/** 0 to below 1; the same for the same text. FNV-1a starts it, mulberry32 goes on: for mixing, not for secrets. */
function chanceFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
