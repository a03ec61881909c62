// The text of one paragraph in pieces of one look, so that a marker at its start can be found and taken off whichever way
// Word cut it into runs. Fields show their result, hidden text is left out, tracked changes are taken as accepted.
import {
  childrenNamed,
  descendantsNamed,
  textOf,
  type XmlElement,
} from "../../../files/xml/xml-tree.ts";
import { chemistryLatex } from "../equations/chemistry-latex.ts";
import type { DocumentStyles } from "./document-styles.ts";
import { drawnPictures, type PictureSource } from "./drawn-pictures.ts";
import { equationLatex } from "../equations/equation-latex.ts";
import { isSymbolFont, symbolCharacter } from "./symbol-fonts.ts";
import { latexBlockStyle, latexStyle } from "../word-style-names.ts";
import type { Mark, Piece } from "./word-block.ts";
import { attribute, childNamed, contentOf, toggle, valueOf } from "./word-xml.ts";

type Source = PictureSource & { styles: DocumentStyles };
/** `fields`: for each open field, whether its result has begun. */
type Walk = { source: Source; pieces: Piece[]; fields: boolean[]; linked: boolean };

export function piecesOf(paragraph: XmlElement, source: Source): Piece[] {
  const walk: Walk = { source, pieces: [], fields: [], linked: false };
  if (descendantsNamed(paragraph, "del").some((each) => descendantsNamed(each, "delText").length)) {
    source.addLoss("Ada perubahan terlacak; yang dipakai teks setelah semua perubahan diterima.");
  }
  addContent(paragraph, walk);
  return walk.pieces;
}

function addContent(parent: XmlElement, walk: Walk): void {
  for (const child of contentOf(parent)) {
    if (child.local === "r") addRun(child, walk);
    else if (child.local === "fldSimple") addContent(child, walk);
    else if (child.local === "hyperlink") addContent(child, { ...walk, linked: true });
    else if (child.local === "oMath") addFormula(child, walk);
    else if (child.local === "oMathPara") {
      for (const formula of childrenNamed(child, "oMath")) addFormula(formula, walk, true);
    } else if (child.local === "AlternateContent") addPictures(child, walk);
  }
}

function addFormula(formula: XmlElement, walk: Walk, isBlock = false): void {
  const latex = chemistryLatex(formula) ?? equationLatex(formula, walk.source.addLoss);
  if (latex !== "") walk.pieces.push({ kind: "formula", latex, isBlock, typed: false });
}

/** Word may have cut it into several runs. */
function addTypedLatex(run: XmlElement, isBlock: boolean, { pieces }: Walk): void {
  const last = pieces.at(-1);
  const isOpen = last?.kind === "formula" && last.typed && last.isBlock === isBlock;
  if (isOpen) pieces.pop();
  const latex = (isOpen ? last.latex : "") + childrenNamed(run, "t").map(textOf).join("");
  if (latex.trim() !== "") pieces.push({ kind: "formula", latex, isBlock, typed: true });
}

function addPictures(element: XmlElement, { pieces, source }: Walk): void {
  pieces.push(...drawnPictures(element, source));
}

function addRun(run: XmlElement, walk: Walk): void {
  const properties = childNamed(run, "rPr");
  if (toggle(properties, "vanish")) {
    if (descendantsNamed(run, "t").length > 0)
      walk.source.addLoss("Teks tersembunyi tidak ikut; tampilkan dahulu di Word bila diperlukan.");
    return;
  }
  const style = valueOf(properties, "rStyle") ?? "";
  if (style === latexStyle || style === latexBlockStyle) {
    addTypedLatex(run, style === latexBlockStyle, walk);
    return;
  }
  const format = formatOf(properties, walk);
  for (const child of contentOf(run)) {
    if (child.local === "fldChar") turnField(child, walk);
    else if (child.local === "instrText") reportOldFormula(child, walk);
    else if (!walk.fields.includes(false)) addRunPart(child, format, walk);
  }
}

type RunFormat = { marks: readonly Mark[]; font: string | undefined; capitals: boolean };

function formatOf(properties: XmlElement | undefined, { source, linked }: Walk): RunFormat {
  const styles = linked ? [] : source.styles.ofRun(valueOf(properties, "rStyle"));
  const all = [...(properties ? [properties] : []), ...styles];
  const on = (name: string) =>
    all.map((each) => toggle(each, name)).find((said) => said !== undefined) ?? false;
  const raised = all.map((each) => valueOf(each, "vertAlign")).find((said) => said !== undefined);
  if (on("strike") || on("dstrike")) source.addLoss("Garis coret pada teks tidak ikut.");
  const marks: Mark[] = [];
  if (on("b")) marks.push("b");
  if (on("i")) marks.push("i");
  if (on("u")) marks.push("u");
  if (raised === "superscript") marks.push("sup");
  if (raised === "subscript") marks.push("sub");
  const fonts = childNamed(properties, "rFonts");
  const font = attribute(fonts, "ascii") ?? attribute(fonts, "hAnsi");
  return { marks, font, capitals: on("caps") };
}

function turnField(mark: XmlElement, walk: Walk): void {
  const turn = attribute(mark, "fldCharType");
  if (turn === "begin") walk.fields.push(false);
  else if (turn === "separate" && walk.fields.length > 0)
    walk.fields[walk.fields.length - 1] = true;
  else if (turn === "end") walk.fields.pop();
}

function reportOldFormula(code: XmlElement, { source }: Walk): void {
  if (/^\s*EQ\b/iu.test(textOf(code)))
    source.addLoss("Rumus lama (bidang EQ) tidak ikut; tulis ulang dengan Equation di Word.");
}

const drawn = new Set(["drawing", "pict", "object", "AlternateContent"]);
const lost: Readonly<Record<string, string>> = {
  footnoteReference: "Catatan kaki tidak ikut; pindahkan isinya ke teks bila diperlukan.",
  endnoteReference: "Catatan akhir tidak ikut; pindahkan isinya ke teks bila diperlukan.",
  commentReference: "Komentar Word tidak ikut.",
};

function addRunPart(part: XmlElement, format: RunFormat, walk: Walk): void {
  if (part.local === "t") addText(inFont(textOf(part), format, walk.source), format, walk);
  else if (part.local === "tab" || part.local === "ptab") addText("\u2003", format, walk);
  else if (part.local === "noBreakHyphen") addText("\u2011", format, walk);
  else if (part.local === "sym") addText(symbolText(part, walk.source), format, walk);
  else if (part.local === "cr") walk.pieces.push({ kind: "break" });
  else if (part.local === "br") {
    if (["page", "column"].includes(attribute(part, "type") ?? "")) return;
    walk.pieces.push({ kind: "break" });
  } else if (drawn.has(part.local)) addPictures(part, walk);
  else if (part.local === "ruby") addRuby(part, walk);
  else if (lost[part.local] !== undefined) walk.source.addLoss(lost[part.local] ?? "");
}

function addRuby(ruby: XmlElement, walk: Walk): void {
  const base = childNamed(ruby, "rubyBase");
  walk.source.addLoss("Cara baca di atas huruf (ruby) tidak ikut.");
  if (base) addContent(base, walk);
}

function addText(text: string, { marks, capitals }: RunFormat, walk: Walk): void {
  if (text === "") return;
  const shown = capitals ? text.toUpperCase() : text;
  const last = walk.pieces.at(-1);
  if (last?.kind === "text" && last.marks.join() === marks.join()) {
    walk.pieces[walk.pieces.length - 1] = { ...last, text: last.text + shown };
  } else walk.pieces.push({ kind: "text", text: shown, marks });
}

function inFont(text: string, { font }: RunFormat, source: Source): string {
  if (!isSymbolFont(font)) return text;
  return [...text].map((sign) => symbolOr(font, sign.codePointAt(0) ?? 0, source, sign)).join("");
}

function symbolText(symbol: XmlElement, source: Source): string {
  const code = Number.parseInt(attribute(symbol, "char") ?? "", 16);
  return symbolOr(attribute(symbol, "font"), code, source, "□");
}

function symbolOr(
  font: string | undefined,
  code: number,
  source: Source,
  otherwise: string,
): string {
  const known = symbolCharacter(font, code);
  if (known === null)
    source.addLoss(`Sebuah simbol dari huruf ${font ?? "khusus"} tidak dikenal; periksa teksnya.`);
  return known ?? otherwise;
}
