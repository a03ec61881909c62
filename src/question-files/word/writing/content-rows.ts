// The rows of a question's content by its type; its number and stem come before them, the @ rows after.
import type { QuestionContent } from "../../../contract/questions/question-content.ts";
import { choiceRows, shortRows } from "./choice-rows.ts";
import { blankRows, checkGridRows, inputGridRows } from "./grid-rows.ts";
import {
  essayRows,
  groupRows,
  linkRows,
  opinionRows,
  orderRows,
  pairRows,
  statementRows,
} from "./part-rows.ts";
import { labelRows, pictureChoiceRows } from "./picture-rows.ts";
import type { QuestionRows } from "./written-rows.ts";

export function contentRows(rows: QuestionRows, content: QuestionContent): void {
  switch (content.type) {
    case 1:
    case 3:
    case 4:
      return choiceRows(rows, content);
    case 2:
      return essayRows(rows, content);
    case 5:
      return pairRows(rows, content);
    case 6:
      return shortRows(rows, content);
    case 7:
      return orderRows(rows, content);
    case 8:
      return statementRows(rows, content);
    case 9:
      return opinionRows(rows, content);
    case 10:
      return linkRows(rows, content);
    case 11:
      return inputGridRows(rows, content);
    case 12:
      return checkGridRows(rows, content);
    case 13:
      return groupRows(rows, content);
    case 14:
      return blankRows(rows, content);
    case 15:
      return pictureChoiceRows(rows, content);
    case 16:
      return labelRows(rows, content);
  }
}
