// Matrices, cases and aligned lines of LaTeX as Word's equations.
import { alignedNames, matrixFrames } from "./latex-commands.ts";
import { LatexFault, type InnerReading, type LatexSource } from "./latex-source.ts";
import * as omml from "./math-markup.ts";

/** After `\begin`. */
export function readEnvironment(source: LatexSource, inner: InnerReading): string {
  const name = source.takeRaw("{", "}") ?? "";
  const frame = Object.hasOwn(matrixFrames, name) ? matrixFrames[name] : undefined;
  if (!frame && !alignedNames.has(name)) throw new LatexFault(`{${name}} is not known`);
  if (name === "array" && !/^[lcr ]*$/u.test(source.takeRaw("{", "}") ?? "|"))
    throw new LatexFault("Columns with lines");
  const rows = readRows(source, inner);
  if (source.takeRaw("{", "}") !== name) throw new LatexFault(`{${name}} is never closed`);
  if (!frame) return omml.alignedLines(rows.map((cells) => cells.join(omml.mathRun("&"))));
  const [open, close] = frame;
  const matrix = omml.matrixOf(rows, open === "{" && close === "" ? "left" : "center");
  return open === "" ? matrix : omml.delimitedBy(open, close, [matrix]);
}

/** Up to and with `\end`. */
function readRows(source: LatexSource, inner: InnerReading): string[][] {
  const rows: string[][] = [[]];
  for (;;) {
    rows.at(-1)?.push(inner.row(source));
    if (source.take("&")) continue;
    const name = source.peek() === "\\" ? source.nextCommand() : "";
    if (name === "\\" || name === "cr") {
      source.takeRaw("[", "]");
      rows.push([]);
    } else if (name === "end") break;
    else throw new LatexFault("A row ends nowhere");
  }
  const last = rows.at(-1);
  if (rows.length > 1 && last?.every((cell) => cell === "")) rows.pop();
  return rows;
}
