// One row of a file with marks, read as the points that its answer can be given.
import type { GivenMark } from "../../../contract/marking/given-marks.ts";
import { fractionOf, multiply, toNumber } from "../../scoring/fraction.ts";
import { recordOf } from "../../scoring/own-value.ts";
import type { MarkFault } from "../given-mark.ts";
import type { MarkCell, MarkRow } from "./mark-file.ts";
import type { PointField, PointForm } from "../point-form.ts";
import { pointFault, scaleTop, shareText, type PointScale } from "../point-input.ts";
import { shareInCell, type SheetScale } from "./sheet-points.ts";

/**
 * - value: no number from 0 to `most`. - zero: a 0 stands before another digit of it.
 * - missing: other parts of the answer have points, this one has none.
 * - needless: the answer has no such part.
 * - comment: longer than `most` letters. - twice: the row `most` has the same code.
 * - the others: see `MarkFault`.
 */
export type CellFault = {
  why: "value" | "zero" | "missing" | "needless" | "comment" | "twice" | MarkFault;
  column: string;
  read: string;
  most: string;
};

type ReadRow =
  | { is: "empty" }
  | { is: "given"; given: GivenMark }
  | { is: "faulty"; faults: CellFault[] };

const isFilled = ({ text }: MarkCell) => text.trim() !== "";

export function readRow({ cells, given }: MarkRow, form: PointForm, scale: SheetScale): ReadRow {
  if (given !== null) return { is: "given", given };
  const filled = cells.filter(isFilled);
  if (filled.length === 0) return { is: "empty" };
  const wanted = wantedForm(form, cells);
  const known = wanted.fields.map(({ id }) => id);
  const faults = filled
    .filter(({ kind, part }) => kind !== wanted.kind || !known.includes(part))
    .map((cell) => faultOf("needless", cell, ""));
  const own = cells.filter(({ kind }) => kind === wanted.kind);
  const parts: Record<string, string> = recordOf([]);
  for (const field of wanted.fields) {
    const cell = own.find(({ part }) => part === field.id);
    const points = cell && isFilled(cell) ? pointsOf(cell, field, scale) : null;
    if (points !== null) parts[field.id] = points;
    else if (cell && isFilled(cell)) faults.push(unreadable(cell, field, scale));
    else {
      const column = cell?.column ?? field.label;
      faults.push({ why: "missing", column, read: "", most: "" });
    }
  }
  if (faults.length > 0) return { is: "faulty", faults };
  return { is: "given", given: givenOf(wanted.kind, parts) };
}

/** A sheet of the older layout has points of the whole only. */
function wantedForm(form: PointForm, cells: readonly MarkCell[]): PointForm {
  if (form.kind === "cells" || cells.some(({ kind }) => kind === form.kind)) return form;
  return { kind: "whole", fields: [{ id: "", label: "", max: 1 }] };
}

const scaleOf = ({ kind }: MarkCell, scale: SheetScale): PointScale =>
  kind === "criteria" ? "points" : scale;

/** A share, or of a criterion its points. */
function pointsOf(cell: MarkCell, { max }: PointField, scale: SheetScale): string | null {
  const share = shareInCell(cell.text, scaleOf(cell, scale), max);
  if (share === null) return null;
  return shareText(cell.kind === "criteria" ? multiply(share, fractionOf(max)) : share);
}

function unreadable(cell: MarkCell, field: PointField, scale: SheetScale): CellFault {
  const why = pointFault(cell.text, scaleOf(cell, scale), field.max) === "zero" ? "zero" : "value";
  return faultOf(why, cell, topOf(cell, field, scale));
}

const topOf = (cell: MarkCell, { max }: PointField, scale: SheetScale) =>
  String(toNumber(scaleTop(scaleOf(cell, scale), max), 2)).replace(".", ",");

const faultOf = (why: CellFault["why"], { column, text }: MarkCell, most: string): CellFault => ({
  why,
  column,
  read: text,
  most,
});

function givenOf(kind: PointForm["kind"], parts: Record<string, string>): GivenMark {
  if (kind === "whole") return { whole: parts[""]! };
  if (kind === "criteria") return { criteria: parts };
  return kind === "statements" ? { statements: parts } : { cells: parts };
}
