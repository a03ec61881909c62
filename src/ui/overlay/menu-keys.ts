// Where the keys of an open menu lead: arrows go round, Home and End jump, letters find.
import type { KeyboardEvent } from "react";

const typingResetMs = 500;

/** Where a key leads; undefined if it leads nowhere. */
export function itemFor(
  event: KeyboardEvent,
  all: readonly HTMLElement[],
  at: number,
  typing: { text: string; at: number },
): HTMLElement | undefined {
  if (event.key === "ArrowDown") return all[(at + 1) % all.length];
  if (event.key === "ArrowUp") return all.at(at <= 0 ? -1 : at - 1);
  if (event.key === "Home") return all[0];
  if (event.key === "End") return all.at(-1);
  const isLetter = event.key.length === 1 && event.key !== " ";
  if (!isLetter || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const now = performance.now();
  const letter = event.key.toLowerCase();
  typing.text = now - typing.at < typingResetMs ? typing.text + letter : letter;
  typing.at = now;
  // One letter asks for the next item that starts with it, several for the item meant from here on.
  const from = typing.text.length === 1 ? at + 1 : Math.max(at, 0);
  const inTurn = [...all.slice(from), ...all.slice(0, from)];
  return inTurn.find((item) => item.textContent?.trim().toLowerCase().startsWith(typing.text));
}
