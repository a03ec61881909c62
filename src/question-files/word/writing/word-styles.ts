// The styles of the documents that are written here. Fonts are those that every school's Word has.
import { chemistryStyle, headCellStyle, latexBlockStyle, latexStyle } from "../word-style-names.ts";
import { tag, valued } from "./word-markup.ts";

const font = (name: string, arabic = "Times New Roman") =>
  tag("w:rFonts", { "w:ascii": name, "w:hAnsi": name, "w:eastAsia": name, "w:cs": arabic });
/** In half points; Arabic needs to be larger to be as readable. */
const size = (points: number) => valued("w:sz", points * 2) + valued("w:szCs", points * 2 + 4);
const spacing = (before: number, after: number) =>
  tag("w:spacing", { "w:before": before, "w:after": after });
const bold = tag("w:b") + tag("w:bCs");

type Style = { id: string; name: string; paragraph?: string; run?: string; basedOn?: string };

function style(
  type: "paragraph" | "character",
  { id, name, paragraph, run, basedOn }: Style,
): string {
  return tag(
    "w:style",
    {
      "w:type": type,
      "w:styleId": id,
      "w:customStyle": id === "Normal" ? undefined : 1,
      "w:default": id === "Normal" ? 1 : undefined,
    },
    valued("w:name", name) +
      (basedOn ? valued("w:basedOn", basedOn) : "") +
      (id === "Normal" ? tag("w:qFormat") : "") +
      (paragraph ? tag("w:pPr", {}, paragraph) : "") +
      (run ? tag("w:rPr", {}, run) : ""),
  );
}

const border = (side: string) =>
  tag(`w:${side}`, { "w:val": "single", "w:sz": 4, "w:space": 0, "w:color": "808080" });
const tableStyle = tag(
  "w:style",
  { "w:type": "table", "w:styleId": "TabelSoal", "w:customStyle": 1 },
  valued("w:name", "Tabel Soal") +
    tag(
      "w:tblPr",
      {},
      tag(
        "w:tblBorders",
        {},
        ["top", "left", "bottom", "right", "insideH", "insideV"].map(border).join(""),
      ) +
        tag(
          "w:tblCellMar",
          {},
          tag("w:top", { "w:w": 28, "w:type": "dxa" }) +
            tag("w:left", { "w:w": 85, "w:type": "dxa" }) +
            tag("w:bottom", { "w:w": 28, "w:type": "dxa" }) +
            tag("w:right", { "w:w": 85, "w:type": "dxa" }),
        ),
    ),
);

const defaults = tag(
  "w:docDefaults",
  {},
  tag(
    "w:rPrDefault",
    {},
    tag(
      "w:rPr",
      {},
      font("Calibri") + size(11) + tag("w:lang", { "w:val": "id-ID", "w:bidi": "ar-SA" }),
    ),
  ) + tag("w:pPrDefault", {}, tag("w:pPr", {}, spacing(0, 40))),
);

const basedOn = "Normal";
const math = font("Cambria Math");
const named = [
  style("paragraph", { id: "Normal", name: "Normal" }),
  style("paragraph", {
    id: "JudulSoal",
    name: "Judul Soal",
    basedOn,
    paragraph: tag("w:keepNext") + spacing(0, 60) + valued("w:jc", "center"),
    run: bold + size(15),
  }),
  style("paragraph", {
    id: "Petunjuk",
    name: "Petunjuk",
    basedOn,
    paragraph: spacing(0, 0),
    run: size(9.5),
  }),
  style("paragraph", {
    id: "PetunjukJudul",
    name: "Petunjuk Judul",
    basedOn,
    paragraph: tag("w:keepNext") + spacing(120, 40),
    run: bold + size(12),
  }),
  style("paragraph", {
    id: "Pertanyaan",
    name: "Pertanyaan",
    basedOn,
    paragraph: tag("w:keepNext"),
  }),
  style("paragraph", { id: headCellStyle, name: "Kepala Tabel", basedOn, run: bold }),
  style("paragraph", {
    id: "Penanda",
    name: "Penanda",
    basedOn,
    paragraph: valued("w:jc", "center"),
    run: font("Consolas", "Courier New") + bold + valued("w:color", "1F4E79"),
  }),
  style("character", { id: latexStyle, name: "Rumus LaTeX", run: math }),
  style("character", { id: latexBlockStyle, name: "Rumus LaTeX Blok", run: math }),
  style("character", { id: chemistryStyle, name: "Rumus Kimia", run: math }),
];

export function wordStyles(): string {
  return [defaults, ...named, tableStyle].join("");
}
