import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyseItems } from "../../../domain/item-analysis/analyse-items.ts";
import { markTable } from "../../../domain/item-analysis/mark-table.ts";
import { optionCurves } from "../../../domain/item-analysis/pictures/option-curves.ts";
import { chosenTable, markedTable } from "../../../testing/item-analysis/response-builders.ts";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { percentText } from "../papers/item-words-text.ts";
import { itemPicturesMessages } from "./item-pictures-messages.ts";
import { curveRows, curvesDrawing } from "./option-curves-value.ts";

const test = suite("option curves of the analysis");
const t = itemPicturesMessages.get();
const words = itemWordsMessages.get();
const size = { width: 420, height: 200 };

test("a share is the same in the picture, in its table, in the analysis and on paper", () => {
  const choices = fc.array(fc.stringMatching(/^[ABCD ]{3}$/u), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(choices, (rows) => {
      const responses = chosenTable(rows, "ABC");
      const { questions } = analyseItems(responses);
      for (const [at, column] of markTable(responses).columns.entries()) {
        const question = questions[at]!;
        const curves = optionCurves(column)!;
        const table = curveRows(curves, question, t);
        const { lines, box, axes } = curvesDrawing(curves, question, size, t);
        const [zero, next] = axes.upwards;
        const perPercent = (zero!.at - next!.at) / Number(next!.text);
        for (const [place, [name, ...cells]] of table.entries()) {
          const line = lines[place]!;
          assert.is(line.name.text, name);
          assert.is(cells[5], percentText(question.options[place]!.share, words));
          // A point of the picture is the whole percent of the table, to half a percent.
          for (const [group, { y }] of line.dots.entries()) {
            const drawn = (box.top + box.height - y) / perPercent;
            assert.ok(Math.abs(drawn - Number(cells[group])) <= 0.5 + 1e-6);
          }
        }
        const right = lines.filter(({ shape }) => shape === "key");
        assert.equal(
          right.map(({ id }) => id),
          ["ABC"[at]],
        );
      }
    }),
  );
});

test("a question without options has one curve of what was earned, whose figure is p", () => {
  const responses = markedTable([[2], [1], [1], [0], [0]], [2]);
  const [question] = analyseItems(responses).questions;
  const curves = optionCurves(markTable(responses).columns[0]!)!;
  assert.equal(curveRows(curves, question!, t), [
    ["Perolehan", "0", "0", "50", "50", "100", percentText(question!.p, words)],
  ]);
});

test.run();
