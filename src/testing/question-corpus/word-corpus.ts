// Word: the same questions in each form that schools bring, with what people do to them.
import { zipParts } from "../../files/zip/zip-parts.ts";
import {
  cell,
  paragraph,
  picture,
  pngBytes,
  row,
  run,
  wordDocument,
} from "../questions/word-document.ts";
import { casesOf, refused, told } from "./corpus-case.ts";
import type { CorpusCase, Outcome } from "./corpus-case.ts";

type Asked = {
  stem: string;
  /** Blocks below it. */
  below?: string;
  options: readonly string[];
  key: string;
  out: Outcome;
};

const formula =
  "<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>";
const half = "$\\frac{1}{2}$";
const arabic = run("مَا مَعْنَى كِتَابٌ؟", "<w:rtl/>");
const media = {
  "peta.png": pngBytes(40, 30),
  "satu.png": pngBytes(41, 30),
  "dua.png": pngBytes(42, 30),
};
const asRuns = (text: string) => (text.startsWith("<") ? text : run(text));

const asked: readonly Asked[] = [
  {
    stem: "Ibu kota Indonesia?",
    options: ["Bandung", "Jakarta", "Medan"],
    key: "B",
    out: "1 Ibu kota Indonesia? | Bandung | *Jakarta | Medan",
  },
  {
    stem: run("Gambar apa ini? ") + picture("peta"),
    options: ["Peta", "Globe"],
    key: "A",
    out: "1 Gambar apa ini? {peta.png} | *Peta | Globe",
  },
  {
    stem: "Manakah lambangnya?",
    options: [picture("satu"), picture("dua")],
    key: "B",
    out: "1 Manakah lambangnya? | {satu.png} | *{dua.png}",
  },
  {
    stem: run("Nilai ") + formula + run(" ialah"),
    options: [formula, "2"],
    key: "A",
    out: `1 Nilai ${half} ialah | *${half} | 2`,
  },
  {
    stem: "Bacalah.",
    below: paragraph(arabic, "<w:bidi/>"),
    options: ["Buku", "Pena"],
    key: "A",
    out: "1 Bacalah. ¶ ←مَا مَعْنَى كِتَابٌ؟ | *Buku | Pena",
  },
  {
    stem: "Bilangan prima?",
    options: ["2", "3", "4", "9"],
    key: "A dan B",
    out: "4 Bilangan prima? | *2 | *3 | 4 | 9",
  },
  {
    stem:
      run("H") + run("2", '<w:vertAlign w:val="subscript"/>') + run("O ") + run("bukan", "<w:b/>"),
    options: ["a &lt; b", "A. Yani"],
    key: "b",
    out: "1 H<sub>2</sub>O <b>bukan</b> | a < b | *A. Yani",
  },
  {
    stem: "Harga 1.500 rupiah?",
    options: ["1.500", "0,5", "50%"],
    key: "C",
    out: "1 Harga 1.500 rupiah? | 1.500 | 0,5 | *50%",
  },
];
const letter = (at: number) => "ABCDEFGH"[at] ?? "";
const stemOf = ({ stem, below = "" }: Asked) => paragraph(asRuns(stem)) + below;
const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;
const packed = (body: string, extras: Parameters<typeof wordDocument>[1] = {}) =>
  zipParts(wordDocument(body, { media, ...extras }));

type Form = { name: string; body: (all: readonly Asked[]) => string };
const forms: readonly Form[] = [
  {
    name: "Word, tables with markers",
    body: (all) =>
      all
        .map((each, at) =>
          table(
            row(String(at + 1), cell(stemOf(each))),
            ...each.options.map((text, place) => row(letter(place), cell(paragraph(asRuns(text))))),
            row(":::", each.key.replace(" dan ", ",")),
          ),
        )
        .join(paragraph("")),
  },
  {
    name: "Word, S:1) and A:)",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`S:${at + 1}) `) + asRuns(each.stem)) +
            (each.below ?? "") +
            each.options
              .map((text, place) => paragraph(run(`${letter(place)}:) `) + asRuns(text)))
              .join("") +
            paragraph(`JAWABAN: ${each.key.replace(" dan ", ",")}`),
        )
        .join(""),
  },
  {
    name: "Word, column JENIS",
    body: (all) =>
      table(
        row("NO", "SOAL", "JENIS", "OPSI", "JAWABAN", "KUNCI"),
        ...all.flatMap((each, at) =>
          each.options.map((text, place) =>
            row(
              place === 0 ? String(at + 1) : "",
              place === 0 ? cell(stemOf(each)) : "",
              place === 0 ? (each.key.includes("dan") ? "2" : "1") : "",
              letter(place),
              cell(paragraph(asRuns(text))),
              each.key.toUpperCase().replace("DAN", "").includes(letter(place)) ? "v" : "",
            ),
          ),
        ),
      ),
  },
  {
    name: "Word, long table Q:1)",
    body: (all) =>
      table(
        ...all.flatMap((each, at) => [
          row(`Q:${at + 1})`, cell(stemOf(each))),
          ...each.options.map((text, place) =>
            row(`${letter(place)}:)`, cell(paragraph(asRuns(text)))),
          ),
          row("Kunci", each.key),
        ]),
      ),
  },
  {
    name: "Word, a column for each option",
    body: (all) =>
      table(
        row("NO", "SOAL", "JAWABAN A", "JAWABAN B", "JAWABAN C", "JAWABAN D", "JAWABAN BENAR"),
        ...all.map((each, at) =>
          row(
            String(at + 1),
            cell(stemOf(each)),
            ...[0, 1, 2, 3].map((place) => cell(paragraph(asRuns(each.options[place] ?? "")))),
            each.key,
          ),
        ),
      ),
  },
  {
    name: "Word, rows of question and options",
    body: (all) =>
      table(
        row("No", "Soal dan pilihan", "Kunci"),
        ...all.flatMap((each, at) => [
          row(`${at + 1}.`, cell(stemOf(each)), each.key),
          ...each.options.map((text, place) =>
            row(`${letter(place)}.`, cell(paragraph(asRuns(text))), ""),
          ),
        ]),
      ),
  },
  {
    name: "Word, older template ##B##",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`${at + 1}. `) + asRuns(each.stem)) +
            (each.below ?? "") +
            paragraph(`##${each.key}##`) +
            each.options.map((text) => paragraph(asRuns(text))).join(paragraph("##")) +
            paragraph("***"),
        )
        .join(""),
  },
  {
    name: "Word, older template ##A##",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`${at + 1}. `) + asRuns(each.stem)) +
            (each.below ?? "") +
            each.options
              .map((text, place) =>
                paragraph(
                  run(`##${letter(place)}## `) +
                    asRuns(text) +
                    (each.key.toUpperCase().replace("DAN", "").includes(letter(place))
                      ? run(" ***")
                      : ""),
                ),
              )
              .join(""),
        )
        .join(""),
  },
  {
    name: "Word, numbered paragraphs",
    body: (all) =>
      all
        .map(
          (each, at) =>
            paragraph(run(`${at + 1}. `) + asRuns(each.stem)) +
            (each.below ?? "") +
            each.options
              .map((text, place) => paragraph(run(`${letter(place)}. `) + asRuns(text)))
              .join("") +
            paragraph(`Kunci: ${each.key}`),
        )
        .join(""),
  },
];

const plain = forms.map(({ name, body }) =>
  casesOf(name, "soal.docx")(
    "the usual questions",
    packed(body(asked)),
    asked.map(({ out }) => out),
  ),
);

const level = (format: string, text: string, at = 0) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = [
  level("decimal", "%1.") + level("upperLetter", "%2.", 1),
  level("upperLetter", "%1."),
  level("lowerLetter", "%1)"),
  level("lowerRoman", "%1."),
  level("upperRoman", "%1."),
  level("decimal", "(%1)"),
  level("bullet", "•"),
  level("decimal", "%1."),
]
  .map((levels, at) => `<w:abstractNum w:abstractNumId="${at}">${levels}</w:abstractNum>`)
  .concat(
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`,
    ),
  )
  .join("");
const listed = (text: string, list: number, depth = 0) =>
  paragraph(
    asRuns(text),
    `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`,
  );
const lines = (...texts: string[]) => texts.map((text) => paragraph(asRuns(text))).join("");
const numbered = casesOf("Word, numbered paragraphs", "soal.docx");
const jakarta = "1 Ibu kota? | Bandung | *Jakarta";

const variants: CorpusCase[] = [
  numbered(
    "numbers that Word counts",
    packed(
      listed("Ibu kota?", 1) +
        listed("Bandung", 1, 1) +
        listed("Jakarta", 1, 1) +
        lines("Kunci: B") +
        listed("Satu?", 1) +
        listed("a", 1, 1) +
        listed("b", 1, 1) +
        lines("Kunci: A"),
      { numbering },
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  numbered(
    "brackets and small letters",
    packed(lines("1) Ibu kota?", "a) Bandung", "b) Jakarta", "Jawaban: b")),
    jakarta,
  ),
  numbered(
    "key with its word and a full stop",
    packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "Kunci Jawaban : B.")),
    jakarta,
  ),
  numbered(
    "key with a number sign and its text",
    packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "JAWABAN: B. Jakarta")),
    jakarta,
  ),
  numbered("ANS", packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "ANSWER: B")), jakarta),
  numbered(
    "title above, empty lines between",
    packed(
      lines(
        "ULANGAN HARIAN",
        "",
        "1. Ibu kota?",
        "",
        "A. Bandung",
        "",
        "B. Jakarta",
        "",
        "Kunci: B",
      ),
    ),
    jakarta,
  ),
  numbered(
    "options beside each other with tabs",
    packed(
      lines(
        "1. Ibu kota?",
        "<w:r><w:t>A. Bandung</w:t><w:tab/><w:t>B. Jakarta</w:t></w:r>",
        "Kunci: B",
      ),
    ),
    jakarta,
  ),
  numbered(
    "options beside each other with spaces",
    packed(lines("1. Ibu kota?", "A. Bandung      B. Jakarta", "Kunci: B")),
    jakarta,
  ),
  numbered(
    "options in one paragraph with breaks",
    packed(
      lines(
        "1. Ibu kota?",
        "<w:r><w:t>A. Bandung</w:t><w:br/><w:t>B. Jakarta</w:t></w:r>",
        "Kunci: B",
      ),
    ),
    jakarta,
  ),
  numbered(
    "all in one paragraph with breaks",
    packed(
      lines(
        "<w:r><w:t>1. Ibu kota?</w:t><w:br/><w:t>A. Bandung</w:t><w:br/><w:t>B. Jakarta</w:t><w:br/><w:t>Kunci: B</w:t></w:r>",
      ),
    ),
    jakarta,
  ),
  numbered(
    "keys all at the end",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "2. Satu?",
        "A. a",
        "B. b",
        "KUNCI JAWABAN",
        "1. B",
        "2. A",
      ),
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  numbered(
    "keys all at the end in one line",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "2. Satu?",
        "A. a",
        "B. b",
        "Kunci Jawaban: 1. B 2. A",
      ),
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  numbered(
    "options in two columns, A and C above B and D",
    packed(
      lines("1. Ibu kota?", "A. Bandung      C. Medan", "B. Jakarta      D. Palu", "Kunci: B"),
    ),
    `${jakarta} | Medan | Palu`,
  ),
  numbered(
    "stem and options in one line",
    packed(lines("1. Ibu kota?   A. Bandung   B. Jakarta", "Kunci: B")),
    jakarta,
  ),
  numbered(
    "spaces before a name",
    packed(lines("1. Bapak   A. Yani lahir di?", "A. Solo", "B. Purworejo", "Kunci: B")),
    "1 Bapak A. Yani lahir di? | Solo | *Purworejo",
  ),
  numbered(
    "bullets in the stem",
    packed(
      lines("1. Perhatikan!") +
        listed("air", 7) +
        listed("api", 7) +
        lines("A. x", "B. y", "Kunci: A"),
      { numbering },
    ),
    "1 Perhatikan! ¶ (• air • api) | *x | y",
  ),
  numbered(
    "numbers that Word counts in the stem",
    packed(
      lines("1. Perhatikan!") +
        listed("air", 8) +
        listed("api", 8) +
        lines("Mana?", "A. x", "B. y", "Kunci: A"),
      { numbering },
    ),
    "1 Perhatikan! ¶ (# air # api) ¶ Mana? | *x | y",
  ),
  numbered(
    "an explanation",
    packed(lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "Kunci: B", "Pembahasan: sejak 1945")),
    `${jakarta} | @bahas sejak 1945`,
  ),
  numbered(
    "no key",
    packed(
      lines("1. Ibu kota?", "A. Bandung", "B. Jakarta", "2. Satu?", "A. a", "B. b", "Kunci: A"),
    ),
    [refused(/[Kk]unci/u), "1 Satu? | *a | b"],
  ),
  numbered(
    "essays after choices",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "Kunci: B",
        "2. Jelaskan hujan.",
        "3. Jelaskan angin.",
      ),
    ),
    [jakarta, "2 Jelaskan hujan.", "2 Jelaskan angin."],
  ),
  numbered(
    "statements with numbers in the stem",
    packed(
      lines("1. Perhatikan!", "(1) air", "(2) api", "Yang cair?", "A. (1)", "B. (2)", "Kunci: A"),
    ),
    "1 Perhatikan! ¶ (1) air ¶ (2) api ¶ Yang cair? | *(1) | (2)",
  ),
  numbered(
    "statements with Roman numbers that Word counts",
    packed(
      lines("1. Perhatikan!") +
        listed("air", 5) +
        listed("api", 5) +
        lines("Yang cair?", "A. I", "B. II", "Kunci: A"),
      { numbering },
    ),
    "1 Perhatikan! ¶ (I# air I# api) ¶ Yang cair? | *I | II",
  ),
  numbered(
    "a table in the stem",
    packed(
      lines("1. Perhatikan tabel.") +
        table(row("a", "b"), row("1", "2")) +
        lines("A. x", "B. y", "Kunci: A"),
    ),
    "1 Perhatikan tabel. ¶ [a; b / 1; 2] | *x | y",
  ),
  numbered(
    "a key that no option has",
    packed(
      lines(
        "1. Ibu kota?",
        "A. Bandung",
        "B. Jakarta",
        "Kunci: E",
        "2. Satu?",
        "A. a",
        "B. b",
        "Kunci: A",
      ),
    ),
    [refused(/[Kk]unci/u), "1 Satu? | *a | b"],
  ),
  numbered("nothing but a text", packed(lines("Selamat pagi.", "Hari ini hujan.")), [], {
    told: [/[Tt]idak ada soal yang dikenali/u],
  }),
  numbered("an empty document", packed(""), [], { told: [/[Tt]idak ada soal yang dikenali/u] }),
];

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

const texts: CorpusCase[] = [
  choose(
    paragraph(run("Nilai ") + ole("Equation.DSMT4", "image1") + run(" ialah")),
    told("1 Nilai [image1.wmf] ialah | *Ya | Tidak", /"image1\.wmf"/u),
    "a formula of MathType",
    rumus,
  ),
  choose(
    paragraph(run("Nilai ") + ole("Equation.3", "image2") + run(" ialah")),
    told("1 Nilai [image2.emf] ialah | *Ya | Tidak", /"image2\.emf"/u),
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
    told("1 Lihat [image2.emf] | *Ya | Tidak", /"image2\.emf"/u),
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
    told("1 Nilai? | *[image1.wmf] | 2", /"image1\.wmf"/u),
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
    told("1 Nilai $\\frac{1}{}$ | *Ya | Tidak", /\\frac\{1\}\{\}/u),
    "a fraction without its lower part",
  ),
  choose(
    paragraph(run("Nilai ") + "<m:oMath><m:rad><m:deg/><m:e/></m:rad></m:oMath>"),
    told("1 Nilai $\\sqrt{}$ | *Ya | Tidak", /\\sqrt\{\}/u),
    "a root of nothing",
  ),
  choose(paragraph(run("Nilai \\(x^2\\)?")), "1 Nilai $x^2$? | *Ya | Tidak", "TeX that is typed"),
  choose(
    paragraph(run("lama", "<w:strike/>") + run(" baru")),
    told("1 lama baru | *Ya | Tidak", /coret/u),
    "crossed out",
  ),
  choose(
    paragraph(run("Mana?") + run("rahasia", "<w:vanish/>")),
    told("1 Mana? | *Ya | Tidak", /tersembunyi/u),
    "hidden words",
  ),
  choose(
    paragraph(
      "<w:del><w:r><w:delText>lama</w:delText></w:r></w:del><w:ins><w:r><w:t>baru</w:t></w:r></w:ins>",
    ),
    told("1 baru | *Ya | Tidak", /terlacak/u),
    "tracked changes",
  ),
  choose(
    paragraph(run("Mana?", '<w:u w:val="single"/>'), '<w:jc w:val="center"/>'),
    "1 <u>Mana?</u> | *Ya | Tidak",
    "underlined, in the middle",
  ),
  choose(
    paragraph(run("Gambar:") + picture("hilang")),
    told("1 Gambar: | *Ya | Tidak", /gambar/iu),
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

const starred = casesOf("Word, older template ##B##", "soal.docx");
const older: CorpusCase[] = [
  starred(
    "essays between stars",
    packed(lines("Jelaskan hujan.", "***", "Jelaskan angin.", "***")),
    ["2 Jelaskan hujan.", "2 Jelaskan angin."],
  ),
  starred(
    "essays with pictures and tables",
    packed(
      lines(run("Jelaskan. ") + picture("peta")) +
        table(row("a", "b")) +
        lines("***", "Jelaskan angin.", "***"),
    ),
    ["2 Jelaskan. {peta.png} ¶ [a; b]", "2 Jelaskan angin."],
  ),
  starred(
    "all in one line",
    packed(lines("1. Ibu kota?##B##Bandung##Jakarta***", "2. Satu?##A##a##b***")),
    [jakarta, "1 Satu? | *a | b"],
  ),
  starred(
    "small letters and spaces",
    packed(lines("1. Ibu kota?", "## b ##", "Bandung", "##", "Jakarta", "***")),
    jakarta,
  ),
  starred(
    "no key",
    packed(
      lines(
        "1. Ibu kota?",
        "##  ##",
        "Bandung",
        "##",
        "Jakarta",
        "***",
        "2. Satu?",
        "##A##",
        "a",
        "##",
        "b",
        "***",
      ),
    ),
    [refused(/[Kk]unci/u), "1 Satu? | *a | b"],
  ),
  starred(
    "no numbers",
    packed(
      lines(
        "Ibu kota?",
        "##B##",
        "Bandung",
        "##",
        "Jakarta",
        "***",
        "Satu?",
        "##A##",
        "a",
        "##",
        "b",
        "***",
      ),
    ),
    [jakarta, "1 Satu? | *a | b"],
  ),
  starred(
    "stars that are missing at the end",
    packed(lines("1. Ibu kota?", "##B##", "Bandung", "##", "Jakarta")),
    jakarta,
  ),
];

const wide = casesOf("Word, a column for each option", "soal.docx");
const headers: CorpusCase[] = (
  [
    ["No", "Pertanyaan", "A", "B", "Kunci"],
    ["Nomor", "Soal", "Opsi A", "Opsi B", "Kunci Jawaban"],
    ["No.", "SOAL", "Pilihan A", "Pilihan B", "Jawaban"],
    ["NO", "Butir Soal", "Option A", "Option B", "Answer"],
  ] as const
).map((names) =>
  wide(
    `headers ${names.join(", ")}`,
    packed(table(row(...names), row("1", "Ibu kota?", "Bandung", "Jakarta", "B"))),
    jakarta,
  ),
);

const others: CorpusCase[] = [
  wide(
    "a column that nothing is known of",
    packed(
      table(
        row("No", "Soal", "A", "B", "Kunci", "Tingkat"),
        row("1", "Ibu kota?", "Bandung", "Jakarta", "B", "HOTS"),
      ),
    ),
    jakarta,
    { told: [/Kolom "Tingkat"/u] },
  ),
  casesOf("Word, long table Q:1)", "soal.docx")(
    "marker and text in one cell",
    packed(table(row("Q:1) Ibu kota?"), row("A:) Bandung"), row("B:) Jakarta"), row("Kunci: B"))),
    jakarta,
  ),
  casesOf("Word, long table Q:1)", "soal.docx")(
    "an essay without options",
    packed(
      table(
        row("Q:1)", "Jelaskan."),
        row("Q:2)", "Ibu kota?"),
        row("A:)", "Bandung"),
        row("B:)", "Jakarta"),
        row("Kunci", "B"),
      ),
    ),
    ["2 Jelaskan.", jakarta],
  ),
  casesOf("Word, long table Q:1)", "soal.docx")(
    "no key",
    packed(table(row("Q:1)", "Ibu kota?"), row("A:)", "Bandung"), row("B:)", "Jakarta"))),
    refused(/[Kk]unci/u),
  ),
  casesOf("Word, rows of question and options", "soal.docx")(
    "letter and text in one cell",
    packed(
      table(
        row("1.", "Ibu kota?"),
        row("", "A. Bandung"),
        row("", "B. Jakarta"),
        row("", "Kunci: B"),
      ),
    ),
    jakarta,
  ),
  casesOf("Word, rows of question and options", "soal.docx")(
    "options beside each other in cells",
    packed(
      table(
        row("1.", "Ibu kota?", "", ""),
        row("A.", "Bandung", "C.", "Medan"),
        row("B.", "Jakarta", "D.", "Palu"),
        row("Kunci", "B", "", ""),
      ),
    ),
    `${jakarta} | Medan | Palu`,
  ),
  casesOf("Word, rows of question and options", "soal.docx")(
    "marks beside options",
    packed(
      table(
        row("No", "Soal", "Kunci"),
        row("1", "Ibu kota?", ""),
        row("A", "Bandung", ""),
        row("B", "Jakarta", "v"),
      ),
    ),
    jakarta,
  ),
  casesOf("Word, S:1) and A:)", "soal.docx")(
    "a key with two letters",
    packed(lines("S:1) Prima?", "A:) 2", "B:) 3", "C:) 4", "JAWABAN: A dan B")),
    "4 Prima? | *2 | *3 | 4",
  ),
  casesOf("Word, S:1) and A:)", "soal.docx")(
    "no key",
    packed(lines("S:1) Prima?", "A:) 2", "B:) 4")),
    told("6 Prima? | ≈ 2, 4", /JAWABAN/u),
  ),
];

export const wordCorpus: readonly CorpusCase[] = [
  ...plain,
  ...variants,
  ...texts,
  ...older,
  ...headers,
  ...others,
];
