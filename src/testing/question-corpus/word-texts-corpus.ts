// Word: what stands in texts, formulas and pictures.
import { cell, paragraph, picture, row, run } from "../questions/word-document.ts";
import { casesOf, refused, withReasons, type CorpusCase, type Outcome } from "./corpus-case.ts";
import { asRuns, listed, media, numbering, packed, table } from "./word-pieces.ts";

const ole = (name: string, id: string, style = "width:30pt;height:15pt") =>
  `<w:r><w:object><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="${style}"><v:imagedata r:id="${id}"/></v:shape><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" ProgID="${name}"/></w:object></w:r>`;
const wmf = Uint8Array.from([0xd7, 0xcd, 0xc6, 0x9a, ...Array.from({ length: 40 }, () => 0)]);
const rumus = { media: { ...media, "image1.wmf": wmf, "image2.emf": wmf } };
const marked = casesOf("Word, tables with markers", "soal.docx");
const markedTable = (stem: string, ...rows: [string, string][]) =>
  table(
    row("1", cell(stem)),
    ...rows.map(([mark, inner]) =>
      row(mark, cell(inner.startsWith("<w:p>") ? inner : paragraph(asRuns(inner)))),
    ),
  );
const choose = (stem: string, out: Outcome, about: string, extras = {}) =>
  marked(about, packed(markedTable(stem, ["A", "Ya"], ["B", "Tidak"], [":::", "A"]), extras), out);
export const wordTexts: CorpusCase[] = [
  choose(
    paragraph(run("Nilai ") + ole("Equation.DSMT4", "image1") + run(" ialah")),
    withReasons("1 Nilai [image1.wmf] ialah | *Ya | Tidak", /"image1\.wmf"/u),
    "a formula of MathType",
    rumus,
  ),
  choose(
    paragraph(run("Nilai ") + ole("Equation.3", "image2") + run(" ialah")),
    withReasons("1 Nilai [image2.emf] ialah | *Ya | Tidak", /"image2\.emf"/u),
    "a formula of the older Equation",
    rumus,
  ),
  choose(
    paragraph(run("Nilai ") + ole("Equation.DSMT4", "peta") + run(" ialah")),
    "1 Nilai {peta.png} ialah | *Ya | Tidak",
    "a formula of MathType with a picture that can be shown",
  ),
  choose(
    paragraph(run("Lihat ") + picture("image2")),
    withReasons("1 Lihat [image2.emf] | *Ya | Tidak", /"image2\.emf"/u),
    "a picture as EMF",
    rumus,
  ),
  marked(
    "options that are formulas of MathType",
    packed(
      markedTable(
        paragraph("Nilai?"),
        ["A", ole("Equation.DSMT4", "image1")],
        ["B", "2"],
        [":::", "A"],
      ),
      rumus,
    ),
    withReasons("1 Nilai? | *[image1.wmf] | 2", /"image1\.wmf"/u),
  ),
  choose(
    paragraph("Perhatikan.") + listed("air", 3) + listed("api", 3) + paragraph("Mana?"),
    "1 Perhatikan. ¶ (a# air a# api) ¶ Mana? | *Ya | Tidak",
    "a lettered list",
    { numbering },
  ),
  choose(
    paragraph("Perhatikan.") + listed("air", 4) + listed("api", 4),
    "1 Perhatikan. ¶ (i# air i# api) | *Ya | Tidak",
    "Roman numbers",
    { numbering },
  ),
  choose(
    paragraph("Perhatikan.") + listed("air", 6) + listed("api", 6),
    "1 Perhatikan. ¶ (1) air ¶ (2) api | *Ya | Tidak",
    "numbers in brackets",
    { numbering },
  ),
  choose(
    paragraph(
      run("Nilai ") +
        "<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den/></m:f></m:oMath>",
    ),
    withReasons("1 Nilai $\\frac{1}{}$ | *Ya | Tidak", /\\frac\{1\}\{\}/u),
    "a fraction without its lower part",
  ),
  choose(
    paragraph(run("Nilai ") + "<m:oMath><m:rad><m:deg/><m:e/></m:rad></m:oMath>"),
    withReasons("1 Nilai $\\sqrt{}$ | *Ya | Tidak", /\\sqrt\{\}/u),
    "a root of nothing",
  ),
  choose(paragraph(run("Nilai \\(x^2\\)?")), "1 Nilai $x^2$? | *Ya | Tidak", "TeX that is typed"),
  choose(
    paragraph(run("lama", "<w:strike/>") + run(" baru")),
    withReasons("1 lama baru | *Ya | Tidak", /coret/u),
    "crossed out",
  ),
  choose(
    paragraph(run("Mana?") + run("rahasia", "<w:vanish/>")),
    withReasons("1 Mana? | *Ya | Tidak", /tersembunyi/u),
    "hidden words",
  ),
  choose(
    paragraph(
      "<w:del><w:r><w:delText>lama</w:delText></w:r></w:del><w:ins><w:r><w:t>baru</w:t></w:r></w:ins>",
    ),
    withReasons("1 baru | *Ya | Tidak", /terlacak/u),
    "tracked changes",
  ),
  choose(
    paragraph(run("Mana?", '<w:u w:val="single"/>'), '<w:jc w:val="center"/>'),
    "1 <u>Mana?</u> | *Ya | Tidak",
    "underlined, in the middle",
  ),
  choose(
    paragraph(run("Gambar:") + picture("hilang")),
    withReasons("1 Gambar: | *Ya | Tidak", /gambar/iu),
    "a picture that is only linked",
  ),
  choose(
    paragraph("Peta") +
      paragraph(run("Gambar 1. Peta"), '<w:pStyle w:val="Caption"/>') +
      paragraph("Mana?"),
    "1 Peta ¶ Gambar 1. Peta ¶ Mana? | *Ya | Tidak",
    "a caption",
  ),
  marked(
    "true and false",
    packed(markedTable(paragraph("Nilailah."), ["BENAR", "Bumi bulat"], ["SALAH", "Bumi datar"])),
    "8 Nilailah. | Bumi bulat: Benar | Bumi datar: Salah",
  ),
  marked(
    "one broken among whole ones",
    packed(
      markedTable(paragraph("Satu?"), ["A", "x"], ["B", "y"], [":::", "E"]) +
        paragraph("") +
        markedTable(paragraph("Dua?"), ["A", "x"], ["B", "y"], [":::", "B"]),
    ),
    [refused(/[Kk]unci/u), "1 Dua? | x | *y"],
  ),
  marked(
    "an unknown marker",
    packed(markedTable(paragraph("Satu?"), ["A", "x"], ["B", "y"], ["@Z", "?"], [":::", "B"])),
    refused(/"@Z"/u),
  ),
];
