// What the scoring found of one part, as the views name it.
import type { MarkedPart } from "../../../domain/scoring/marked-parts.ts";
import { compare, one } from "../../../domain/scoring/fraction.ts";

/** Null: not answered. */
export function markedVerdict(part: MarkedPart | undefined): "right" | "wrong" | null {
  if (!part?.answered) return null;
  return compare(part.share, one) === 0 ? "right" : "wrong";
}
