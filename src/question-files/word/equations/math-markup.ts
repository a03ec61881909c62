// Elements of Word's equations (OMML, ECMA-376 part 1, chapter 22.1) from the parts that stand in them.
import { escapeWordText, tag, valued } from "../writing/word-markup.ts";

const font = tag("w:rFonts", { "w:ascii": "Cambria Math", "w:hAnsi": "Cambria Math" });

/** `look`: what stands in `m:rPr`; `style`: a character style of Word. */
export function mathRun(text: string, look = "", style = ""): string {
  if (text === "") return "";
  const about = look === "" ? "" : tag("m:rPr", {}, look);
  const named = style === "" ? "" : valued("w:rStyle", style);
  const inner = tag("m:t", { "xml:space": "preserve" }, escapeWordText(text));
  return tag("m:r", {}, `${about}${tag("w:rPr", {}, named + font)}${inner}`);
}

export const upright = valued("m:sty", "p");
const element = (name: string) => (inner: string) => tag(`m:${name}`, {}, inner);
const [e, sub, sup] = [element("e"), element("sub"), element("sup")];
const about = (name: string, inner: string) => tag(`m:${name}Pr`, {}, inner);

export function scripted(base: string, below: string | null, above: string | null): string {
  if (below !== null && above !== null)
    return tag("m:sSubSup", {}, e(base) + sub(below) + sup(above));
  if (below !== null) return tag("m:sSub", {}, e(base) + sub(below));
  return above === null ? base : tag("m:sSup", {}, e(base) + sup(above));
}

export function scriptsBefore(base: string, below: string, above: string): string {
  return tag("m:sPre", {}, sub(below) + sup(above) + e(base));
}

/** Above and below, as limits stand. */
export function stacked(base: string, below: string | null, above: string | null): string {
  const low = below === null ? base : tag("m:limLow", {}, e(base) + tag("m:lim", {}, below));
  return above === null ? low : tag("m:limUpp", {}, e(low) + tag("m:lim", {}, above));
}

export function fraction(above: string, below: string, kind = ""): string {
  const type = kind === "" ? "" : about("f", valued("m:type", kind));
  return tag("m:f", {}, type + tag("m:num", {}, above) + tag("m:den", {}, below));
}

export function root(inner: string, degree: string): string {
  const hidden = degree === "" ? about("rad", valued("m:degHide", 1)) : "";
  return tag("m:rad", {}, hidden + tag("m:deg", {}, degree) + e(inner));
}

export function delimitedBy(
  open: string,
  close: string,
  parts: readonly string[],
  separator = "",
): string {
  const signs =
    valued("m:begChr", open) +
    (parts.length > 1 ? valued("m:sepChr", separator) : "") +
    valued("m:endChr", close);
  return tag("m:d", {}, about("d", signs) + parts.map(e).join(""));
}

export function largeOperator(
  sign: string,
  limits: boolean,
  below: string | null,
  above: string | null,
  inner: string,
): string {
  const properties = [
    valued("m:chr", sign),
    valued("m:limLoc", limits ? "undOvr" : "subSup"),
    below === null ? valued("m:subHide", 1) : "",
    above === null ? valued("m:supHide", 1) : "",
  ].join("");
  return tag(
    "m:nary",
    {},
    about("nary", properties) + sub(below ?? "") + sup(above ?? "") + e(inner),
  );
}

export function applied(name: string, inner: string): string {
  return tag("m:func", {}, tag("m:fName", {}, name) + e(inner));
}

export function accented(sign: string, inner: string): string {
  return tag("m:acc", {}, about("acc", valued("m:chr", sign)) + e(inner));
}

export function barred(place: "top" | "bot", inner: string): string {
  return tag("m:bar", {}, about("bar", valued("m:pos", place)) + e(inner));
}

export function braced(place: "top" | "bot", inner: string): string {
  const properties =
    valued("m:chr", place === "top" ? "⏞" : "⏟") +
    valued("m:pos", place) +
    valued("m:vertJc", place === "top" ? "bot" : "top");
  return tag("m:groupChr", {}, about("groupChr", properties) + e(inner));
}

export function framed(inner: string): string {
  return tag("m:borderBox", {}, e(inner));
}

export function hidden(inner: string): string {
  return tag("m:phant", {}, about("phant", valued("m:show", 0)) + e(inner));
}

export function matrixOf(rows: readonly (readonly string[])[], align: "center" | "left"): string {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const column = about("mc", valued("m:count", count) + valued("m:mcJc", align));
  const properties = about("m", tag("m:mcs", {}, tag("m:mc", {}, column)));
  const lines = rows.map((row) => {
    const cells = Array.from({ length: count }, (_, at) => e(row[at] ?? ""));
    return tag("m:mr", {}, cells.join(""));
  });
  return tag("m:m", {}, properties + lines.join(""));
}

export function alignedLines(lines: readonly string[]): string {
  return tag("m:eqArr", {}, lines.map(e).join(""));
}
