// Moving one of a short list that a form holds, by a step or beside another.
import type { Drop } from "../../kit/ordering/row-drag.ts";
import type { Step } from "../../kit/ordering/use-row-order.ts";

export function steppedIn(ids: readonly string[], id: string, step: Step): string[] {
  const at = ids.indexOf(id);
  const to = step === "up" ? at - 1 : at + 1;
  if (at < 0 || to < 0 || to >= ids.length) return [...ids];
  const rest = ids.filter((each) => each !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

export function droppedIn(ids: readonly string[], id: string, { target, side }: Drop): string[] {
  const rest = ids.filter((each) => each !== id);
  const at = rest.indexOf(target);
  if (at < 0) return [...ids];
  const to = side === "before" ? at : at + 1;
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
