// QTI: each interaction and rule in the words of 2.1, 2.2 and 3.0, packages as other programs make them, and 1.2.
import { zipParts } from "../../files/zip/zip-parts.ts";
import { pngBytes } from "../questions/word-document.ts";
import { casesOf, encoded, refused, told } from "./corpus-case.ts";
import type { CorpusCase, Outcome } from "./corpus-case.ts";

const parts21 = casesOf("QTI 2.1", "soal.zip");
const parts22 = casesOf("QTI 2.2", "soal.zip");
const parts30 = casesOf("QTI 3.0", "soal.zip");
const bare = casesOf("QTI 2.1", "soal.xml");
const old = casesOf("QTI 1.2", "soal.xml");

const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;
const score = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>';
const declared = (cardinality: string, type: string, inside = "", id = "RESPONSE") =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${inside}</responseDeclaration>`;
const correct = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join("")}</correctResponse>`;
const mapping = (entries: Record<string, number>, more = "") =>
  `<mapping ${more}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join("")}</mapping>`;
const item = (declarations: string, body: string, after = template("match_correct")) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="S1" title="Soal" adaptive="false" timeDependent="false">${declarations}${score}<itemBody>${body}</itemBody>${after}</assessmentItem>`;
const choices = (bounds: string, ...options: string[]) =>
  `<p>Mana?</p><choiceInteraction responseIdentifier="RESPONSE" ${bounds}>${options.map((text, at) => `<simpleChoice identifier="${"ABCD"[at]}">${text}</simpleChoice>`).join("")}</choiceInteraction>`;
const one = (key: string, ...options: string[]) =>
  item(
    declared("single", "identifier", correct(key)),
    choices('maxChoices="1" shuffle="true"', ...options),
  );
const stem = (html: string) => one("A", "Ya", "Tidak").replace("<p>Mana?</p>", html);
const entry = (body = "") =>
  `<p>Berapa? ${body}<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="10"/></p>`;
const matchSet = (first: readonly string[], second: readonly string[], most = "0", own = "1") =>
  `<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0"><prompt>Jodohkan.</prompt><simpleMatchSet>${first.map((text, at) => `<simpleAssociableChoice identifier="L${at}" matchMax="${own}">${text}</simpleAssociableChoice>`).join("")}</simpleMatchSet><simpleMatchSet>${second.map((text, at) => `<simpleAssociableChoice identifier="R${at}" matchMax="${most}">${text}</simpleAssociableChoice>`).join("")}</simpleMatchSet></matchInteraction>`;
const pairs = (...named: string[]) => declared("multiple", "directedPair", correct(...named));
const equal = (attributes: string, value = '<correct identifier="RESPONSE"/>') =>
  `<responseProcessing><responseCondition><responseIf><equal ${attributes}><variable identifier="RESPONSE"/>${value}</equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
const near = (value: string, type: string, attributes: string) =>
  item(declared("single", type, correct(value)), entry(), equal(attributes));

const words21 =
  /<(\/?)(assessmentItem|[a-z]+[A-Z]\w*|value|mapping|prompt|gap|hottext|variable|correct|match|equal|and|or|gte|gt|lt|lte|sum|product)(?=[\s/>])/gu;

/** In the words of version 3; HTML and MathML stay. */
function version3(text: string): string {
  const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return text
    .replace("imsqti_v2p1", "imsqtiasi_v3p0")
    .replace(words21, (_, slash: string, name: string) => `<${slash}qti-${kebab(name)}`)
    .replace(/ ([a-z]+[A-Z][a-zA-Z]*)=/gu, (_, name: string) => ` ${kebab(name)}=`)
    .replaceAll("qti_v2p1/rptemplates/match_correct", "qti_v3p0/rptemplates/match_correct.xml");
}

const sound = encoded(`ID3\u0003${" ".repeat(40)}`);
const files: [string, Uint8Array][] = [
  ["media/g.png", pngBytes(200, 100)],
  ["media/h.png", pngBytes(30, 30)],
  ["media/s.mp3", sound],
];
const used = (text: string) => files.filter(([path]) => text.includes(path));
const manifest = (version: string) =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources><resource identifier="r1" type="imsqti_item_xml${version}" href="soal.xml"><file href="soal.xml"/></resource></resources></manifest>`;
const packed = (text: string, version: string) =>
  zipParts(
    new Map([
      ["imsmanifest.xml", encoded(manifest(version))],
      ["soal.xml", encoded(text)],
      ...used(text),
    ]),
  );

/** In all three versions, which must come to the same. */
const all = (about: string, text: string, out: Outcome | readonly Outcome[]): CorpusCase[] => [
  parts21(about, packed(text, "v2p1"), out),
  parts22(about, packed(text.replace("imsqti_v2p1", "imsqti_v2p2"), "v2p2"), out),
  parts30(about, packed(version3(text), "v3p0"), out),
];
const shown = (about: string, html: string, said: string, ...reasons: RegExp[]) => {
  const whole = `1 ${said} ¶ Mana? | *Ya | Tidak | @mutlak`.replace(" ¶ Mana?", "");
  return all(about, stem(html), reasons.length > 0 ? told(whole, ...reasons) : whole);
};
const graphic =
  '<object data="media/g.png" type="image/png" width="200" height="100">peta</object>';
const hotspots =
  '<hotspotChoice identifier="A" shape="rect" coords="20,10,60,40"/><hotspotChoice identifier="B" shape="circle" coords="150,50,20"/>';

const interactions: CorpusCase[][] = [
  all("choice", one("B", "Bandung", "Jakarta"), "1 Mana? | Bandung | *Jakarta | @mutlak"),
  all(
    "choice of several",
    item(
      declared("multiple", "identifier", correct("A", "B")),
      choices('maxChoices="0"', "2", "3", "4"),
    ),
    "4 Mana? | *2 | *3 | 4 | @mutlak",
  ),
  all(
    "choice of several, mapped",
    item(
      declared(
        "multiple",
        "identifier",
        correct("A", "B") + mapping({ A: 1, B: 1, C: -1 }, 'lowerBound="0" defaultValue="0"'),
      ),
      choices('maxChoices="0"', "2", "3", "4"),
      template("map_response"),
    ),
    "4 Mana? | *2 | *3 | 4 | @parsial",
  ),
  all(
    "choice of several, mapped unevenly",
    item(
      declared(
        "multiple",
        "identifier",
        correct("A", "B") + mapping({ A: 3, B: 1 }, 'lowerBound="0" defaultValue="0"'),
      ),
      choices('maxChoices="0"', "2", "3", "4"),
      template("map_response"),
    ),
    "4 Mana? | *2 (3) | *3 (1) | 4 | @bobot_opsi",
  ),
  all(
    "choice whose wrong picks cost nothing",
    item(
      declared(
        "multiple",
        "identifier",
        correct("A", "B") + mapping({ A: 1, B: 1 }, 'defaultValue="0"'),
      ),
      choices('maxChoices="0"', "2", "3", "4"),
      template("map_response"),
    ),
    told("4 Mana? | *2 | *3 | 4 | @parsial", /tidak mengurangi nilai/u),
  ),
  all(
    "choice without a key",
    item(declared("single", "identifier"), choices('maxChoices="1"', "2", "3")),
    refused(/[Kk]unci/u),
  ),
  all(
    "choice with pictures",
    one("A", '<img src="media/g.png" alt="peta"/>', '<img src="media/h.png" alt="globe"/>'),
    "15 Mana? | *{g.png} | {h.png} | @mutlak",
  ),
  all(
    "choice with rules that say the same",
    item(
      declared("single", "identifier", correct("A")),
      choices('maxChoices="1"', "2", "3"),
      '<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>',
    ),
    "1 Mana? | *2 | 3 | @mutlak",
  ),
  all(
    "a place to type",
    item(declared("single", "string", correct("Jakarta")), entry()),
    "6 Berapa? _____ | = Jakarta @huruf | @mutlak",
  ),
  all(
    "a place to type, mapped",
    item(
      declared(
        "single",
        "string",
        `<correctResponse><value>Soekarno</value></correctResponse>${'<mapping defaultValue="0"><mapEntry mapKey="Soekarno" mappedValue="1" caseSensitive="false"/><mapEntry mapKey="Sukarno" mappedValue="0.5" caseSensitive="false"/></mapping>'}`,
      ),
      entry(),
      template("map_response"),
    ),
    "6 Berapa? _____ | = Soekarno, Sukarno 50% | @mutlak",
  ),
  all(
    "a number",
    item(declared("single", "float", correct("3.14")), entry()),
    "6 Berapa? _____ | ≈ 3.14 | @mutlak",
  ),
  all(
    "a number, absolute tolerance",
    near("3.14", "float", 'toleranceMode="absolute" tolerance="0.01 0.01"'),
    "6 Berapa? _____ | ≈ 3.14 ±0.01 | @mutlak",
  ),
  all(
    "a number, relative tolerance",
    near("200", "float", 'toleranceMode="relative" tolerance="5 5"'),
    "6 Berapa? _____ | ≈ 200 ±10 | @mutlak",
  ),
  all(
    "a number, one tolerance for both sides",
    near("200", "float", 'toleranceMode="absolute" tolerance="5"'),
    "6 Berapa? _____ | ≈ 200 ±5 | @mutlak",
  ),
  all(
    "a number, more above than below",
    near("10", "float", 'toleranceMode="absolute" tolerance="1 3"'),
    "6 Berapa? _____ | ≈ 11 ±2 | @mutlak",
  ),
  all(
    "a negative number, relative",
    near("-200", "float", 'toleranceMode="relative" tolerance="5 10"'),
    "6 Berapa? _____ | ≈ -205 ±15 | @mutlak",
  ),
  all(
    "tolerance without its lower bound",
    near("10", "float", 'toleranceMode="absolute" tolerance="1 1" includeLowerBound="false"'),
    refused(/batas/u),
  ),
  all(
    "tolerance without its upper bound",
    near("10", "float", 'toleranceMode="relative" tolerance="10 10" includeUpperBound="false"'),
    refused(/batas/u),
  ),
  all(
    "whole numbers without their bounds",
    near(
      "10",
      "integer",
      'toleranceMode="absolute" tolerance="2 2" includeLowerBound="false" includeUpperBound="false"',
    ),
    "6 Berapa? _____ | ≈ 10 ±1 | @mutlak",
  ),
  all(
    "whole numbers without the upper bound",
    near("10", "integer", 'toleranceMode="absolute" tolerance="2 2" includeUpperBound="false"'),
    "6 Berapa? _____ | ≈ 9.5 ±1.5 | @mutlak",
  ),
  all(
    "whole numbers without bounds, relative",
    near(
      "100",
      "integer",
      'toleranceMode="relative" tolerance="2.5 2.5" includeLowerBound="false" includeUpperBound="false"',
    ),
    "6 Berapa? _____ | ≈ 100 ±2 | @mutlak",
  ),
  all(
    "bounds that are said to belong",
    near(
      "10",
      "float",
      'toleranceMode="absolute" tolerance="1 1" includeLowerBound="true" includeUpperBound="true"',
    ),
    "6 Berapa? _____ | ≈ 10 ±1 | @mutlak",
  ),
  all(
    "rounded to digits",
    item(
      declared("single", "float", correct("3.14")),
      entry(),
      '<responseProcessing><responseCondition><responseIf><equalRounded roundingMode="decimalPlaces" figures="2"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equalRounded><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    told("6 Berapa? _____ | ≈ 3.14", /[Aa]turan penilaian/u),
  ),
  all(
    "a pattern",
    item(
      declared("single", "string", correct("aa")),
      entry(),
      '<responseProcessing><responseCondition><responseIf><patternMatch pattern="a+"><variable identifier="RESPONSE"/></patternMatch><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    "6 Berapa? _____ | ~ a+ @huruf | @mutlak",
  ),
  all(
    "a list in the text",
    item(
      declared("single", "identifier", correct("B")),
      '<p>Italia <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="A">Milan</inlineChoice><inlineChoice identifier="B">Roma</inlineChoice></inlineChoiceInteraction>.</p>',
    ),
    "14 | Italia [Milan/*Roma]. | @mutlak",
  ),
  all(
    "a list in the text with half marks",
    item(
      declared("single", "identifier", correct("B") + mapping({ A: 0.5, B: 1 })),
      '<p>Italia <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="A">Milan</inlineChoice><inlineChoice identifier="B">Roma</inlineChoice></inlineChoiceInteraction>.</p>',
      template("map_response"),
    ),
    refused(/hanya satu yang benar/u),
  ),
  all(
    "two places to type",
    item(
      declared("single", "string", correct("Roma")) +
        declared("single", "string", correct("Paris"), "R2"),
      '<p>Italia <textEntryInteraction responseIdentifier="RESPONSE"/>, Prancis <textEntryInteraction responseIdentifier="R2"/>.</p>',
      '<responseProcessing><responseCondition><responseIf><and><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><match><variable identifier="R2"/><correct identifier="R2"/></match></and><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    "14 | Italia [= Roma @huruf], Prancis [= Paris @huruf]. | @mutlak",
  ),
  all(
    "answers in any order, each once",
    item(
      declared("single", "string", correct("a")) + declared("single", "string", correct("b"), "R2"),
      '<p>Dua: <textEntryInteraction responseIdentifier="RESPONSE"/> <textEntryInteraction responseIdentifier="R2"/></p>',
      '<responseProcessing><responseCondition><responseIf><match><multiple><variable identifier="RESPONSE"/><variable identifier="R2"/></multiple><multiple><baseValue baseType="string">a</baseValue><baseValue baseType="string">b</baseValue></multiple></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>',
    ),
    refused(/urutan bebas/u),
  ),
  all(
    "matching",
    item(pairs("L0 R1", "L1 R0"), matchSet(["Jepang", "Cina"], ["Beijing", "Tokyo"], "1")),
    "5 Jodohkan. | Jepang → Tokyo | Cina → Beijing | @mutlak",
  ),
  all(
    "true and false",
    item(pairs("L0 R0", "L1 R1"), matchSet(["Bumi bulat", "Bumi datar"], ["Benar", "Salah"])),
    "8 Jodohkan. | Bumi bulat: Benar | Bumi datar: Salah | @mutlak",
  ),
  all(
    "groups",
    item(
      pairs("L0 R0", "L1 R1", "L2 R0"),
      matchSet(["paus", "hiu", "kucing"], ["mamalia", "ikan"]).replace(
        'maxAssociations="0"',
        'maxAssociations="3"',
      ),
    ),
    "8 Jodohkan. | paus: mamalia | hiu: ikan | kucing: mamalia | @mutlak",
  ),
  all(
    "groups of three",
    item(
      pairs("L0 R0", "L1 R1", "L2 R0", "L3 R2"),
      matchSet(["paus", "hiu", "kucing", "katak"], ["mamalia", "ikan", "amfibi"]),
    ),
    "13 Jodohkan. | mamalia: paus, kucing | ikan: hiu | amfibi: katak | @mutlak",
  ),
  all(
    "many to many",
    item(pairs("L0 R0", "L0 R1", "L1 R1"), matchSet(["air", "besi"], ["cair", "benda"], "0", "0")),
    "10 Jodohkan. | air ⇉ cair, benda | besi ⇉ benda | @mutlak",
  ),
  all(
    "order",
    item(
      declared("ordered", "identifier", correct("B", "A", "C")),
      '<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Urutkan.</prompt><simpleChoice identifier="A">dua</simpleChoice><simpleChoice identifier="B">satu</simpleChoice><simpleChoice identifier="C">tiga</simpleChoice></orderInteraction>',
    ),
    "7 Urutkan. | satu > dua > tiga | @mutlak",
  ),
  all(
    "gaps",
    item(
      pairs("W0 G1"),
      '<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><gapText identifier="W0" matchMax="1">makan</gapText><gapText identifier="W1" matchMax="1">minum</gapText><p>Kucing <gap identifier="G1"/> ikan.</p></gapMatchInteraction>',
    ),
    "14 | Kucing [makan] ikan. | –: minum | @mutlak",
  ),
  all(
    "gaps with pictures",
    item(
      pairs("W0 G1"),
      '<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><gapImg identifier="W0" matchMax="1" objectLabel="peta"><object data="media/g.png" type="image/png" width="20" height="10"/></gapImg><gapText identifier="W1" matchMax="1">minum</gapText><p>Ini <gap identifier="G1"/>.</p></gapMatchInteraction>',
    ),
    told("14 | Ini [peta]. | –: minum | @mutlak", /[Gg]ambar/u),
  ),
  all(
    "essay",
    item(
      declared("single", "string"),
      '<extendedTextInteraction responseIdentifier="RESPONSE" expectedLines="5"><prompt>Jelaskan.</prompt></extendedTextInteraction>',
      "",
    ),
    "2 Jelaskan.",
  ),
  all(
    "upload",
    item(
      declared("single", "file"),
      '<uploadInteraction responseIdentifier="RESPONSE"><prompt>Unggah.</prompt></uploadInteraction>',
      "",
    ),
    "2 Unggah.",
  ),
  all(
    "areas",
    item(
      declared("single", "identifier", correct("A")),
      `<p>Tunjuk.</p><hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">${graphic}${hotspots}</hotspotInteraction>`,
    ),
    "15 Tunjuk. | {g.png} | *rect 0.1,0.1,0.2,0.3 | circle 0.75,0.5,0.1 | @mutlak",
  ),
  all(
    "an area past the edge",
    item(
      declared("single", "identifier", correct("A")),
      `<p>Tunjuk.</p><hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">${graphic}<hotspotChoice identifier="A" shape="rect" coords="180,10,240,40"/><hotspotChoice identifier="B" shape="rect" coords="20,10,60,40"/></hotspotInteraction>`,
    ),
    told(
      "15 Tunjuk. | {g.png} | *rect 0.9,0.1,0.1,0.3 | rect 0.1,0.1,0.2,0.3 | @mutlak",
      /gambar/u,
    ),
  ),
  all(
    "labels on a picture",
    item(
      pairs("W0 H0"),
      `<graphicGapMatchInteraction responseIdentifier="RESPONSE">${graphic}<gapText identifier="W0" matchMax="1">Jawa</gapText><gapText identifier="W1" matchMax="1">Bali</gapText><associableHotspot identifier="H0" shape="rect" coords="20,10,60,40" matchMax="1"/></graphicGapMatchInteraction>`.replace(
        /^/u,
        "<p>Pasang.</p>",
      ),
    ),
    "16 Pasang. | {g.png} | rect 0.1,0.1,0.2,0.3: Jawa | –: Bali | @mutlak",
  ),
  all(
    "words to pick",
    item(
      declared("single", "identifier", correct("A")),
      '<hottextInteraction responseIdentifier="RESPONSE" maxChoices="1"><p>Adik <hottext identifier="A">makan</hottext> <hottext identifier="B">nasi</hottext>.</p></hottextInteraction>',
    ),
    told("1 Adik <u>makan</u> <u>nasi</u>. | *makan | nasi | @mutlak", /Kata yang dipilih/u),
  ),
  all(
    "pairs of one list",
    item(
      declared("multiple", "pair", correct("A B", "C D")),
      '<associateInteraction responseIdentifier="RESPONSE" maxAssociations="2"><prompt>Pasangkan.</prompt><simpleAssociableChoice identifier="C" matchMax="1">siang</simpleAssociableChoice><simpleAssociableChoice identifier="D" matchMax="1">malam</simpleAssociableChoice><simpleAssociableChoice identifier="A" matchMax="1">panas</simpleAssociableChoice><simpleAssociableChoice identifier="B" matchMax="1">dingin</simpleAssociableChoice></associateInteraction>',
    ),
    told("5 Pasangkan. | panas → dingin | siang → malam | @mutlak", /kolom kiri dan kanan/u),
  ),
  ...(
    [
      "slider",
      "drawing",
      "positionObject",
      "graphicOrder",
      "graphicAssociate",
      "custom",
      "portableCustom",
    ] as const
  ).map((name) =>
    all(
      `kind ${name}`,
      item(
        declared("single", "integer", correct("3")),
        `<p>Geser.</p><${name}Interaction responseIdentifier="RESPONSE">${graphic}</${name}Interaction>`,
      ),
      refused(/tidak ada padanannya|tidak dapat/u),
    ),
  ),
  all(
    "values drawn by chance",
    item(declared("single", "float", correct("3")), entry()).replace(
      "<itemBody>",
      '<templateDeclaration identifier="A" cardinality="single" baseType="integer"/><templateProcessing><setTemplateValue identifier="A"><randomInteger min="1" max="9"/></setTemplateValue></templateProcessing><itemBody>',
    ),
    refused(/acak/u),
  ),
  all("nothing to answer", item("", "<p>Bacalah.</p>", ""), refused(/tempat menjawab/u)),
  all(
    "two interactions",
    item(
      declared("single", "identifier", correct("A")) +
        declared("single", "identifier", correct("A"), "R2"),
      choices('maxChoices="1"', "a", "b") +
        choices('maxChoices="1"', "c", "d").replace("RESPONSE", "R2").replace("<p>Mana?</p>", ""),
    ),
    [
      told("1 Mana? | *a | b | @mutlak | @bobot 0.5", /2 tempat menjawab/u),
      told("1 Mana? | *c | d | @mutlak | @bobot 0.5", /2 tempat menjawab/u),
    ],
  ),
];

const texts: CorpusCase[][] = [
  shown("blocks", "<div><p>Satu.</p><p>Mana?</p></div>", "Satu. ¶ Mana?"),
  shown(
    "a table",
    "<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table><p>Mana?</p>",
    "[a; b / 1; 2] ¶ Mana?",
  ),
  shown("code", "<pre>x:\n  y</pre><p>Mana?</p>", "x: ↵ ··y ¶ Mana?"),
  shown(
    "MathML",
    '<p>Nilai <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>?</p>',
    "Nilai $\\frac{1}{2}$?",
  ),
  shown(
    "MathML with an empty part",
    '<p>Nilai <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><mrow/></mfrac></math>?</p>',
    "Nilai $\\frac{1}{}$?",
    /\\frac\{1\}\{\}/u,
  ),
  shown(
    "MathML without anything",
    '<p>Nilai <math xmlns="http://www.w3.org/1998/Math/MathML"/> berapa?</p>',
    "Nilai berapa?",
    /[Rr]umus/u,
  ),
  shown("picture", '<p><img src="media/g.png" alt="peta"/> Mana?</p>', "{g.png} Mana?"),
  shown(
    "picture as an object",
    '<p><object data="media/g.png" type="image/png">peta</object> Mana?</p>',
    "{g.png} Mana?",
  ),
  shown(
    "picture that is not there",
    '<p><img src="media/x.png" alt="peta"/> Mana?</p>',
    "peta Mana?",
    /media\/x\.png/u,
  ),
  shown(
    "a lettered list",
    '<ol type="a"><li>satu</li><li>dua</li></ol><p>Mana?</p>',
    "(a# satu a# dua) ¶ Mana?",
  ),
  shown(
    "Roman numbers by style",
    '<ol style="list-style-type: upper-roman"><li>satu</li></ol><p>Mana?</p>',
    "(I# satu) ¶ Mana?",
  ),
  shown("Arabic", '<p dir="rtl">كتاب</p>', "←كتاب"),
  shown("bold by style", '<p><span style="font-weight: bold">Mana</span>?</p>', "<b>Mana</b>?"),
  all(
    "sound",
    stem(
      '<p>Dengarkan.</p><audio controls="controls"><source src="media/s.mp3" type="audio/mpeg"/></audio>',
    ),
    "3 Dengarkan. | *Ya | Tidak | @mutlak | @suara s.mp3",
  ),
  all(
    "sound as an object",
    stem('<p>Dengarkan.</p><object data="media/s.mp3" type="audio/mpeg"/>'),
    "3 Dengarkan. | *Ya | Tidak | @mutlak | @suara s.mp3",
  ),
  all(
    "video",
    stem('<p>Lihat.</p><video src="v.mp4"></video>'),
    told("1 Lihat. | *Ya | Tidak | @mutlak", /video/u),
  ),
  all(
    "feedback",
    one(
      "A",
      'Ya<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Bagus</feedbackInline>',
      "Tidak",
    ),
    told("1 Mana? | *Ya | Tidak | @mutlak | @bahas Bagus", /[Uu]mpan balik/u),
  ),
];

const plain = one("B", "Bandung", "Jakarta");
const plainSaid = "1 Mana? | Bandung | *Jakarta | @mutlak";
const zip = (parts: Record<string, string | Uint8Array>) =>
  zipParts(
    new Map(
      Object.entries(parts).map(([path, part]) => [
        path,
        typeof part === "string" ? encoded(part) : part,
      ]),
    ),
  );

const packages: CorpusCase[] = [
  bare("an item alone", plain, plainSaid),
  bare(
    "an item after a comment",
    plain.replace("<assessmentItem", "<!-- TAO --><assessmentItem"),
    plainSaid,
  ),
  bare(
    "an item with a prefix",
    plain
      .replace(/<(\/?)([a-z])/giu, "<$1q:$2")
      .replace("xmlns=", "xmlns:q=")
      .replace("<?q:xml", "<?xml"),
    plainSaid,
  ),
  parts21(
    "items without a manifest",
    zip({ "a.xml": plain, "b.xml": plain.replace("Mana?", "Dua?") }),
    [plainSaid, plainSaid.replace("Mana?", "Dua?")],
  ),
  parts21(
    "items beside a page",
    zip({ "a.xml": plain, "index.html": "<html><body>Paket</body></html>" }),
    plainSaid,
  ),
  parts21(
    "a package in a folder",
    zip({ "paket/imsmanifest.xml": manifest("v2p1"), "paket/soal.xml": plain }),
    plainSaid,
  ),
  parts21(
    "one broken item",
    zip({
      "imsmanifest.xml": manifest("v2p1"),
      "soal.xml": plain,
      "z.xml": "<assessmentItem><itemBody>",
    }),
    [plainSaid, refused(/rusak/u)],
    { told: [/tidak tercantum/u] },
  ),
  parts21(
    "a broken manifest",
    zip({ "imsmanifest.xml": "<manifest><resources>", "soal.xml": plain }),
    plainSaid,
    { told: [/imsmanifest/u] },
  ),
  parts21(
    "a test with weights",
    zip({
      "test.xml":
        '<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><testPart><assessmentSection><assessmentItemRef identifier="i" href="soal.xml"><weight identifier="W" value="3"/></assessmentItemRef></assessmentSection></testPart></assessmentTest>',
      "soal.xml": plain,
      "imsmanifest.xml": manifest("v2p1"),
    }),
    `${plainSaid} | @bobot 3`,
  ),
  parts21(
    "a text of its own",
    zip({
      "imsmanifest.xml": manifest("v2p1"),
      "soal.xml": plain.replace(
        "<p>Mana?</p>",
        '<object data="bacaan.html" type="text/html"/><p>Mana?</p>',
      ),
      "bacaan.html": "<html><body><p>Bacaan</p></body></html>",
    }),
    "1 Bacaan ¶ Mana? | Bandung | *Jakarta | @mutlak",
  ),
  parts21("an empty package", zip({ "imsmanifest.xml": manifest("v2p1") }), [], {
    told: [/Tidak ada butir/u],
  }),
  old(
    "1.2 as a file",
    '<?xml version="1.0"?><questestinterop><item ident="1"><presentation><material><mattext>Mana?</mattext></material></presentation></item></questestinterop>',
    [],
    { told: [/QTI 1\.2/u] },
  ),
  old(
    "1.2 after a comment",
    '<?xml version="1.0"?><!-- Canvas --><questestinterop><assessment/></questestinterop>',
    [],
    { told: [/QTI 1\.2/u] },
  ),
  casesOf("QTI 1.2", "soal.zip")(
    "1.2 as a package",
    zip({
      "imsmanifest.xml":
        '<manifest><resources><resource identifier="r" type="imsqti_xmlv1p2" href="a/a.xml"/></resources></manifest>',
      "a/a.xml": "<questestinterop><assessment/></questestinterop>",
    }),
    [],
    { told: [/QTI 1\.2/u] },
  ),
  casesOf("QTI 1.2", "soal.zip")(
    "1.2 without a manifest",
    zip({ "a.xml": "<questestinterop><assessment/></questestinterop>" }),
    [],
    { told: [/QTI 1\.2/u] },
  ),
];

export const qtiCorpus: readonly CorpusCase[] = [
  ...interactions.flat(),
  ...texts.flat(),
  ...packages,
];
