// Links between left and right parts as they are made: by pressing one part and then another, or by choosing in a list.
import type { Part } from "../../../contract/questions/question-content.ts";
import { letterOf } from "../../../domain/text/letters.ts";

export type Link = readonly [left: string, right: string];
export type Side = "left" | "right";
export type Tile = { side: Side; id: string };
export type Sides = { left: readonly Part[]; right: readonly Part[] };

/** "1." on the left, "A." on the right, in the order in which they are shown. */
export function markOf(side: Side, at: number): string {
  return side === "left" ? `${at + 1}.` : `${letterOf(at)}.`;
}

export const isSameLink = ([left, right]: Link, other: Link) =>
  left === other[0] && right === other[1];

/** Only between parts that there are, each once, by the order of the parts. */
export function tidyLinks(links: readonly Link[], { left, right }: Sides): Link[] {
  return left.flatMap(({ id: from }) =>
    right.flatMap(({ id: to }): Link[] =>
      links.some((link) => isSameLink(link, [from, to])) ? [[from, to]] : [],
    ),
  );
}

/** `single`: each part has one partner at most, so that a new link ends the older ones of both. */
export function withLink(links: readonly Link[], [left, right]: Link, single: boolean): Link[] {
  const kept = single
    ? links.filter((link) => link[0] !== left && link[1] !== right)
    : links.filter((link) => !isSameLink(link, [left, right]));
  return [...kept, [left, right]];
}

export function withoutLink(links: readonly Link[], link: Link): Link[] {
  return links.filter((each) => !isSameLink(each, link));
}

/** What a press did: nothing but pick a part (or put it down), or join or part two of them. */
export type Pressed = {
  picked: Tile | null;
  change: { is: "joined" | "parted"; link: Link; links: Link[] } | null;
};

/** A part of the other side than the picked one is joined with it, or parted if it was its partner. */
export function pressTile(
  picked: Tile | null,
  tile: Tile,
  links: readonly Link[],
  single: boolean,
): Pressed {
  if (picked === null || picked.side === tile.side) {
    const isPutDown = picked?.id === tile.id;
    return { picked: isPutDown ? null : tile, change: null };
  }
  const link = linkBetween(picked, tile);
  const isLinked = links.some((each) => isSameLink(each, link));
  const next = isLinked ? withoutLink(links, link) : withLink(links, link, single);
  return {
    // With many partners the next one is pressed at once.
    picked: single ? null : picked,
    change: { is: isLinked ? "parted" : "joined", link, links: next },
  };
}

export function linkBetween(one: Tile, other: Tile): Link {
  return one.side === "left" ? [one.id, other.id] : [other.id, one.id];
}
