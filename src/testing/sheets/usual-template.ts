// The template of a sheet as the exam server offers it to everybody: with the usual codes, and no groups.
import { usualMajors, usualReligions } from "../../domain/people/usual-codes.ts";
import type { Book } from "../../files/sheet-book.ts";
import type { SheetDefinition } from "../../sheets/sheet-columns.ts";
import { buildTemplate } from "../../sheets/sheet-template.ts";

export function usualTemplate(
  sheet: Pick<SheetDefinition, "columns" | "sheetName" | "steps">,
): Book {
  return buildTemplate(sheet, { majors: usualMajors, religions: usualReligions, groups: [] });
}
