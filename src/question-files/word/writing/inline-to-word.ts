// What stands in a line of HTML as runs of Word: text with its looks, breaks, pictures, formulas.
import type { XmlElement, XmlNode } from "../../../files/xml/xml-tree.ts";
import { latexBlockStyle, latexStyle } from "../word-style-names.ts";
import { equationOf } from "../equations/latex-to-omml.ts";
import type { BlockPlace } from "./html-to-word.ts";
import { pictureRun } from "./picture-to-word.ts";
import { tag, textRun, valued } from "./word-markup.ts";

type RunFormat = Readonly<Partial<Record<"b" | "i" | "u" | "sub" | "sup", true>>>;
type Inline = { text: string; format: RunFormat } | { xml: string; isBreak: boolean };

const formatByTag: Readonly<Record<string, keyof RunFormat>> = {
  b: "b",
  strong: "b",
  i: "i",
  em: "i",
  u: "u",
  sub: "sub",
  sup: "sup",
};
const spaces = /[\t\n\r\f ]+/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const lineBreak = tag("w:r", {}, tag("w:br"));

export function isBlankInline(nodes: readonly XmlNode[]): boolean {
  return nodes.every((node) =>
    typeof node === "string" ? node.replace(spaces, "") === "" : isBlankElement(node),
  );
}

function isBlankElement({ local, attributes, children }: XmlElement): boolean {
  const isObject = local === "img" || local === "br" || formulaOf(attributes) !== null;
  return !isObject && isBlankInline(children);
}

export function inlineRuns(nodes: readonly XmlNode[], place: BlockPlace): string {
  const pieces: Inline[] = [];
  for (const node of nodes) collect(node, {}, place, pieces);
  return tidied(pieces).map(runOf).join("");
}

function collect(node: XmlNode, format: RunFormat, place: BlockPlace, pieces: Inline[]): void {
  if (typeof node === "string") {
    pieces.push({ text: node.replace(spaces, " "), format });
    return;
  }
  const formula = formulaOf(node.attributes);
  if (formula) pieces.push({ xml: formulaXml(formula), isBreak: false });
  else if (node.local === "br") pieces.push({ xml: lineBreak, isBreak: true });
  else if (node.local === "img")
    pieces.push({ xml: pictureRun(node.attributes, place), isBreak: false });
  else {
    const name = Object.hasOwn(formatByTag, node.local) ? formatByTag[node.local] : undefined;
    const own = name ? { ...format, [name]: true as const } : format;
    for (const child of node.children) collect(child, own, place, pieces);
  }
}

type Formula = { latex: string; block: boolean };

function formulaOf(attributes: Readonly<Record<string, string>>): Formula | null {
  const block = attributes["data-formula-block"];
  const latex = block ?? attributes["data-formula"];
  return latex === undefined ? null : { latex, block: block !== undefined };
}

/** What Word's equations cannot say stays LaTeX, marked so that its reader knows. */
function formulaXml({ latex, block }: Formula): string {
  const equation = equationOf(latex);
  if (equation === null)
    return textRun(latex, valued("w:rStyle", block ? latexBlockStyle : latexStyle));
  const formula = tag("m:oMath", {}, equation);
  return block ? tag("m:oMathPara", {}, formula) : formula;
}

/** One space where HTML shows one: none at the edges of a line, none after another. */
function tidied(pieces: readonly Inline[]): Inline[] {
  const kept: Inline[] = [];
  let isStart = true;
  for (const piece of pieces) {
    if ("xml" in piece) {
      if (piece.isBreak) trimEnd(kept);
      kept.push(piece);
      isStart = piece.isBreak;
      continue;
    }
    const text = isStart ? piece.text.replace(/^ /u, "") : piece.text;
    if (text === "") continue;
    kept.push({ ...piece, text });
    isStart = text.endsWith(" ");
  }
  trimEnd(kept);
  return kept;
}

function trimEnd(pieces: Inline[]): void {
  const last = pieces.at(-1);
  if (!last || "xml" in last || !last.text.endsWith(" ")) return;
  pieces.pop();
  if (last.text !== " ") pieces.push({ ...last, text: last.text.slice(0, -1) });
}

function runOf(piece: Inline): string {
  if ("xml" in piece) return piece.xml;
  return inDirections(piece.text)
    .map((text) => textRun(text, runProperties(piece.format, rightToLeft.test(text))))
    .join("");
}

/** Arabic apart from the rest, for its font and the place of its punctuation. */
function inDirections(text: string): string[] {
  if (!rightToLeft.test(text)) return [text];
  const runs = text.match(
    /(?:[\p{Script=Arabic}\p{Script=Hebrew}\p{M}](?:[^\p{Script=Latin}\d]*[\p{Script=Arabic}\p{Script=Hebrew}\p{M}])*)|[^\p{Script=Arabic}\p{Script=Hebrew}]+/gu,
  );
  return runs ?? [text];
}

/** In the order of the schema. */
function runProperties({ b, i, u, sub, sup }: RunFormat, isRightToLeft: boolean): string {
  const raised = sub ? "subscript" : sup ? "superscript" : null;
  return [
    b ? tag("w:b") + tag("w:bCs") : "",
    i ? tag("w:i") + tag("w:iCs") : "",
    u ? valued("w:u", "single") : "",
    raised ? valued("w:vertAlign", raised) : "",
    isRightToLeft ? tag("w:rtl") : "",
  ].join("");
}
