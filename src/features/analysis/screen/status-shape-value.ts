// The shape that stands for the status of a question, in every picture and beside every word.
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import type { MarkShape } from "../../../ui/charts/chart-mark.tsx";

const shapes = { diterima: "dot", direvisi: "diamond", dibuang: "cross" } as const;

/** Null: there is neither a decision nor a proposal. */
export const statusShape = (status: ItemStatus | null): MarkShape =>
  status === null ? "ring" : shapes[status];
