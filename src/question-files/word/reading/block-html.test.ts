import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  cell,
  paragraph,
  picture,
  pngBytes,
  row,
  run,
  table,
  wordDocument,
} from "../../../testing/questions/word-document.ts";
import { readWordQuestions } from "../read-word.ts";

const test = suite("text of Word as HTML");

/** An essay whose stem is the given blocks. */
function stemOf(blocks: string, extras: Parameters<typeof wordDocument>[1] = {}) {
  const { questions, files } = readWordQuestions(
    wordDocument(`<w:tbl>${row("1", cell(blocks))}</w:tbl>`, {
      media: { "a.png": pngBytes(8, 6) },
      ...extras,
    }),
    () => "p1",
  );
  const [question] = questions;
  return {
    html: question?.question?.stem,
    warnings: question?.notes.map(({ reason }) => reason).join("\n") ?? "",
    files,
  };
}
const html = (blocks: string, extras: Parameters<typeof wordDocument>[1] = {}) => {
  const { html, warnings } = stemOf(blocks, extras);
  assert.is(warnings, "");
  return html;
};

test("looks stay, runs of one look are one, and text is escaped", () => {
  assert.is(
    html(
      paragraph(
        run("a ") +
          run("b", "<w:b/>") +
          run("c", '<w:b w:val="1"/>') +
          run("d", '<w:b w:val="0"/><w:i/>') +
          run("e", '<w:u w:val="single"/>'),
      ),
    ),
    "<p>a <b>bc</b><i>d</i><u>e</u></p>",
  );
  assert.is(
    html(
      paragraph(
        run("H") +
          run("2", '<w:vertAlign w:val="subscript"/>') +
          run("x", '<w:vertAlign w:val="superscript"/>'),
      ),
    ),
    "<p>H<sub>2</sub><sup>x</sup></p>",
  );
  assert.is(
    html(paragraph(run('&lt;script&gt;&amp;"1"'))),
    "<p>&lt;script&gt;&amp;&quot;1&quot;</p>",
  );
});

test("character styles count, with what they are based on", () => {
  const styles =
    '<w:style w:styleId="A"><w:basedOn w:val="B"/><w:rPr><w:i/></w:rPr></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:b/></w:rPr></w:style>';
  assert.is(
    html(paragraph(run("x", '<w:rStyle w:val="A"/>')), { styles }),
    "<p><b><i>x</i></b></p>",
  );
});

test("tabs, breaks, symbols, links and results of fields are kept", () => {
  assert.is(
    html(
      paragraph("<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/></w:r>"),
    ),
    "<p>a\u2003b<br>c\u2011</p>",
  );
  assert.is(
    html(
      paragraph(
        '<w:r><w:t>a</w:t><w:sym w:font="Symbol" w:char="F061"/><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>',
      ),
    ),
    "<p>aα✓</p>",
  );
  assert.is(
    html(paragraph('<w:hyperlink r:id="x"><w:r><w:t>tautan</w:t></w:r></w:hyperlink>')),
    "<p>tautan</p>",
  );
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:t>x</w:t></w:r>';
  assert.is(html(paragraph(field)), "<p>7x</p>");
});

test("paragraphs keep their direction and alignment; Arabic stays as it is", () => {
  assert.is(html(paragraph("سلام", "<w:bidi/>")), '<p dir="rtl">سلام</p>');
  assert.is(html(paragraph("x", '<w:jc w:val="center"/>')), '<p data-align="center">x</p>');
});

test("lists are nested as in Word, with the letters that options refer to", () => {
  const level = (at: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, "decimal", "%1.")}${level(1, "bullet", "•")}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, "lowerLetter", "%1)")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;
  const item = (text: string, id: number, at = 0) =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr>`);
  assert.is(
    html(
      paragraph("Lihat:") +
        item("x", 1) +
        item("y", 1, 1) +
        item("z", 1) +
        paragraph("lalu") +
        item("w", 1) +
        item("p", 2) +
        item("q", 2),
      { numbering },
    ),
    '<p>Lihat:</p><ol><li>x<ul><li>y</li></ul></li><li>z</li></ol><p>lalu</p><ol start="3"><li>w</li></ol><ol type="a"><li>p</li><li>q</li></ol>',
  );
});

test("a list that only names a style of lists has that style's numbers", () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Daftar"/></w:abstractNum>' +
    '<w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Daftar"/><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';
  const item = paragraph("x", '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
  assert.is(html(item, { numbering }), '<ol start="3"><li>x</li></ol>');
});

test("tables inside keep their merged cells", () => {
  const inner = `<w:tbl>${row(cell("a", '<w:gridSpan w:val="2"/>'), cell("b", '<w:vMerge w:val="restart"/>'))}${row("c", "d", cell("", "<w:vMerge/>"))}</w:tbl>`;
  assert.is(
    html(inner + paragraph("")),
    '<table><tbody><tr><td colspan="2"><p>a</p></td><td rowspan="2"><p>b</p></td></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></tbody></table>',
  );
});

test("pictures of either kind come along once, with their words and size", () => {
  const { html, files } = stemOf(paragraph(picture("a", "Peta &lt;1&gt;") + picture("a")));
  assert.is(
    html,
    '<p><img src="import:a.png" alt="Peta &lt;1&gt;" width="100" height="50"><img src="import:a.png" alt="" width="100" height="50"></p>',
  );
  assert.equal(
    files.map(({ name }) => name),
    ["a.png"],
  );
  const old = stemOf(
    paragraph(
      '<w:r><w:pict xmlns:v="v"><v:shape alt="Peta" style="width:75pt;height:37.5pt"><v:imagedata r:id="a"/></v:shape></w:pict></w:r>',
    ),
  );
  assert.is(old.html, '<p><img src="import:a.png" alt="Peta" width="100" height="50"></p>');
});

test("tracked changes are taken as accepted, and that is told", () => {
  const { html, warnings } = stemOf(
    paragraph(
      `${run("a")}<w:del><w:r><w:delText>b</w:delText></w:r></w:del><w:ins>${run("c")}</w:ins>`,
    ),
  );
  assert.is(html, "<p>ac</p>");
  assert.match(warnings, /perubahan terlacak/u);
});

test("what is lost is told: text boxes, notes, comments, hidden text, old pictures and old formulas", () => {
  const lost: [string, RegExp][] = [
    [
      "<w:r><w:pict><w:txbxContent><w:p><w:r><w:t>rahasia</w:t></w:r></w:p></w:txbxContent></w:pict></w:r>",
      /"rahasia"/u,
    ],
    ["<w:r><w:footnoteReference/></w:r>", /Catatan kaki/u],
    ["<w:r><w:commentReference/></w:r>", /Komentar/u],
    [run("x", "<w:vanish/>"), /tersembunyi/u],
    [picture("none"), /hanya ditautkan/u],
    [picture("b"), /WMF/u],
    ["<w:r><w:instrText>EQ \\f(1,2)</w:instrText></w:r>", /bidang EQ/u],
    [run("x", "<w:strike/>"), /coret/u],
    ["<w:r><w:drawing/></w:r>", /buatan Word/u],
  ];
  for (const [content, reason] of lost) {
    const { warnings } = stemOf(paragraph(run("isi") + content), {
      media: { "b.wmf": new Uint8Array(9) },
    });
    assert.match(warnings, reason);
  }
});

test("a picture that stands twice in the markup, once for old programs, comes once", () => {
  const both = `<w:r><mc:AlternateContent xmlns:mc="m"><mc:Choice>${picture("a").slice(5, -6)}</mc:Choice><mc:Fallback><w:pict><v:imagedata xmlns:v="v" r:id="a"/></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  assert.is((html(paragraph(both)) ?? "").match(/<img/gu)?.length, 1);
});

test("a table outside questions is told of", () => {
  const { notes } = readWordQuestions(
    wordDocument(table(["Nama", "Kelas"]) + table(["Kisi", "x"]) + table(["1", "Soal"])),
    () => "p",
  );
  assert.match(notes.map(({ reason }) => reason).join(), /"Tabel 2"/u);
});

test.run();
