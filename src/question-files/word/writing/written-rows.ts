// What the writers of questions ask of whoever takes their rows down: a Word table, or the cells of a sheet.
import type { ImageRef } from "../../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import type { QuestionUsage } from "../../../contract/questions/question-usage.ts";
import type { SettingName } from "../reading/question-settings.ts";

/** A question with the codes of what it belongs to, as a document can say it. */
export type CodedQuestion = {
  question: QuestionInput;
  referenceCode?: string | null;
  competenceCodes?: readonly string[];
  /** How it was answered. */
  usage?: QuestionUsage | null;
};

export type QuestionRows = {
  html(marker: string, html: string): void;
  /** Each line is a paragraph of plain text. */
  lines(marker: string, ...lines: string[]): void;
  /** A picture and, below it, its words. */
  picture(marker: string, image: ImageRef, words?: string): void;
  /** A table whose first row heads it, of cells that are HTML or one line of text; `head`: so many columns head it too. */
  grid(marker: string, cells: readonly (readonly GridText[])[], head: number): void;
  /** A line of the row `@O`. */
  setting(name: SettingName, value: string | number | boolean): void;
  /** The name under which a sound goes along; null after telling that it cannot. */
  sound(reference: string): string | null;
  warn(reason: string): void;
};
export type GridText = { html: string } | { line: string };
